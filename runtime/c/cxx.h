/* What the parts of C++'s library share: layouts and names as GNU's library and the Itanium ABI have them, which compiled
 * programs know. Functions bear their mangled names; the macros here say the long parts of those in words. */
#ifndef SYMVM_CXX_H
#define SYMVM_CXX_H

#include "libc.h"

/* `name` is `other` by a further name (the two kinds of constructors and destructors are the same where there are no
 * virtual bases). */
#define ALSO(name, other) extern __typeof__(other) name __attribute__((alias(NAME_OF(other))))
#define NAME_OF(name) NAME_OF_(name)
#define NAME_OF_(name) #name

/* How the library throws, as headers do: std::logic_error, std::length_error, std::out_of_range (with a format), std::bad_alloc. */
#define THROW_LOGIC _ZSt19__throw_logic_errorPKc
#define THROW_LENGTH _ZSt20__throw_length_errorPKc
#define THROW_RANGE _ZSt24__throw_out_of_range_fmtPKcz
_Noreturn void THROW_LOGIC(const char *), THROW_LENGTH(const char *), THROW_RANGE(const char *, ...), _ZSt17__throw_bad_allocv(void);

/* operator new and delete; a program may have its own. */
void *_Znwm(size_t);
void _ZdlPv(void *);

/* ---- std::string: text, its length, and room for 15 characters or how much room there is elsewhere ---- */

struct string {
  char *at;
  size_t length;
  union {
    char local[16];
    size_t capacity;
  };
};
_Static_assert(sizeof(struct string) == 32, "std::__cxx11::string");
typedef const struct string *const_string;
typedef const void *allocator; /* std::allocator<char> const &: it has nothing in it */
struct view {                  /* std::string_view */
  size_t length;
  const char *at;
};
/* Members of std::string, and those that leave it as it is. */
#define STRING(name) _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE##name
#define CONST_STRING(name) _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE##name

enum { LOCAL_ROOM = 15 };
#define MAX_SIZE ((size_t)PTRDIFF_MAX / 2)
#define NPOS ((size_t)-1)

static inline size_t string_room(const_string s) { return s->at == s->local ? LOCAL_ROOM : s->capacity; }
static inline void string_end(struct string *s, size_t length) {
  s->length = length;
  s->at[length] = 0;
}
static inline void string_empty(struct string *s) {
  s->at = s->local;
  string_end(s, 0);
}
/* A new string's content. */
void __sv_string_make(struct string *, const char *text, size_t length);
void __sv_string_drop(struct string *);
/* In place of `old` characters at `at`: `length` of `text`, which may be a part of the string. */
struct string *__sv_string_replace(struct string *, size_t at, size_t old, const char *text, size_t length);
/* The same with one character, many times. */
struct string *__sv_string_fill(struct string *, size_t at, size_t old, size_t count, char c);
/* The same at the end (of which it speaks when the string is too long). */
struct string *__sv_string_append(struct string *, const char *text, size_t length);
/* How many characters are behind `at`, at most `most`; that `at` is in the string, of which `who` speaks otherwise. */
size_t __sv_string_rest(const_string, size_t at, size_t most, const char *who);

#endif
