/* std::exception and the classes derived from it in <new>, <typeinfo>, <exception>, <stdexcept>, <regex>: objects that are
 * thrown (cxx_throw.c), and that programs make, derive from and ask for what(). */
#include "cxx_errors.h"

/* ---- std::exception and those without a text: what() is their name ---- */

#define NAMED(name, says)                                                          \
  const char *_ZNK##name##4whatEv(const struct plain *e) { return (void)e, says; } \
  void _ZN##name##D2Ev(struct plain *e) { (void)e; }                               \
  CLASS(_ZN##name, name, _ZNK##name##4whatEv)

TYPE(St9exception);
NAMED(St9exception, "std::exception");
DERIVED_TYPE(St9bad_alloc, St9exception);
NAMED(St9bad_alloc, "std::bad_alloc");
DERIVED_TYPE(St20bad_array_new_length, St9bad_alloc);
NAMED(St20bad_array_new_length, "std::bad_array_new_length");
DERIVED_TYPE(St16bad_array_length, St9bad_alloc);
NAMED(St16bad_array_length, "std::bad_array_length");
DERIVED_TYPE(St8bad_cast, St9exception);
NAMED(St8bad_cast, "std::bad_cast");
DERIVED_TYPE(St10bad_typeid, St9exception);
NAMED(St10bad_typeid, "std::bad_typeid");
DERIVED_TYPE(St13bad_exception, St9exception);
NAMED(St13bad_exception, "std::bad_exception");
DERIVED_TYPE(St17bad_function_call, St9exception);
NAMED(St17bad_function_call, "bad_function_call");
DERIVED_TYPE(St12bad_weak_ptr, St9exception);
NAMED(St12bad_weak_ptr, "bad_weak_ptr");

/* ---- texts: copying an exception must not fail, so copies share one ---- */

struct shared {
  size_t references;
  char text[];
};
#define SHARED(at) ((struct shared *)((at)-offsetof(struct shared, text)))
char *__sv_text_new(size_t length) {
  struct shared *s = _Znwm(sizeof *s + length + 1);
  s->references = 1;
  s->text[length] = 0;
  return s->text;
}
char *__sv_text_share(char *text) { return SHARED(text)->references++, text; }
void __sv_text_drop(char *text) {
  if (--SHARED(text)->references == 0) _ZdlPv(SHARED(text));
}

/* ---- those with a text ---- */

static void make(struct error *e, const void *const *vtable, const char *text) {
  if (!text) THROW_LOGIC("basic_string::_S_construct null not valid");
  size_t length = strlen(text);
  e->vtable = vtable;
  e->text = __sv_text_new(length);
  memcpy(e->text, text, length);
}
static void copy(struct error *e, const void *const *vtable, const struct error *other) {
  e->vtable = vtable;
  e->text = __sv_text_share(other->text);
}
static struct error *assign(struct error *e, const struct error *other) {
  char *old = e->text;
  e->text = __sv_text_share(other->text);
  __sv_text_drop(old);
  return e;
}

/* Constructors of (char const *), (std::string const &); of the two at the root what() and copying, too. */
#define OF_TEXT(name) _ZN##name##C2EPKc
#define OF_STRING(name) _ZN##name##C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
#define ERROR(name, base, what)                                                                           \
  DERIVED_TYPE(name, base);                                                                               \
  void _ZN##name##D2Ev(struct error *e) { __sv_text_drop(e->text); }                                      \
  CLASS(_ZN##name, name, what);                                                                           \
  void OF_TEXT(name)(struct error *e, const char *text) { make(e, _ZTV##name.function, text); }           \
  void OF_STRING(name)(struct error *e, const_string text) { make(e, _ZTV##name.function, text->at); }    \
  ALSO(_ZN##name##C1EPKc, OF_TEXT(name));                                                                 \
  ALSO(_ZN##name##C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, OF_STRING(name))
#define ROOT(name)                                                                                                          \
  const char *_ZNK##name##4whatEv(const struct error *e) { return e->text; }                                                \
  ERROR(name, St9exception, _ZNK##name##4whatEv);                                                                           \
  void _ZN##name##C2ERKS_(struct error *e, const struct error *other) { copy(e, _ZTV##name.function, other); }              \
  void _ZN##name##C2EOS_(struct error *e, struct error *other) { copy(e, _ZTV##name.function, other); }                     \
  ALSO(_ZN##name##C1ERKS_, _ZN##name##C2ERKS_);                                                                             \
  ALSO(_ZN##name##C1EOS_, _ZN##name##C2EOS_);                                                                               \
  struct error *_ZN##name##aSERKS_(struct error *e, const struct error *other) { return assign(e, other); }                 \
  struct error *_ZN##name##aSEOS_(struct error *e, struct error *other) { return assign(e, other); }

ROOT(St11logic_error)
ERROR(St12domain_error, St11logic_error, _ZNKSt11logic_error4whatEv);
ERROR(St16invalid_argument, St11logic_error, _ZNKSt11logic_error4whatEv);
ERROR(St12length_error, St11logic_error, _ZNKSt11logic_error4whatEv);
ERROR(St12out_of_range, St11logic_error, _ZNKSt11logic_error4whatEv);
ROOT(St13runtime_error)
ERROR(St11range_error, St13runtime_error, _ZNKSt13runtime_error4whatEv);
ERROR(St14overflow_error, St13runtime_error, _ZNKSt13runtime_error4whatEv);
ERROR(St15underflow_error, St13runtime_error, _ZNKSt13runtime_error4whatEv);

/* ---- std::regex_error: of a number ---- */

DERIVED_TYPE(St11regex_error, St13runtime_error);
void _ZNSt11regex_errorD2Ev(struct error *e) { __sv_text_drop(e->text); }
CLASS(_ZNSt11regex_error, St11regex_error, _ZNKSt13runtime_error4whatEv);
void _ZNSt11regex_errorC2ENSt15regex_constants10error_typeE(struct coded_error *e, int number) {
#define IN_REGEX " in regular expression"
  static const char *const says[] = {"Invalid collating element" IN_REGEX, "Invalid character class" IN_REGEX, "Invalid escape" IN_REGEX, "Invalid back reference" IN_REGEX,
    "Mismatched '[' and ']'" IN_REGEX, "Mismatched '(' and ')'" IN_REGEX, "Mismatched '{' and '}'" IN_REGEX, "Invalid range in '{}'" IN_REGEX,
    "Invalid character range" IN_REGEX, "Insufficient memory to compile regular expression", "Invalid '?', '*', or '+'" IN_REGEX,
    "Complexity of regex match exceeded implementation limits", "Insufficient memory to determine regex match", "Unexpected null character" IN_REGEX,
    "Conflicting regex grammar options"};
  make(&e->error, _ZTVSt11regex_error.function, (unsigned)number < sizeof says / sizeof *says ? says[number] : "regex error");
  e->code.value = number;
}
ALSO(_ZNSt11regex_errorC1ENSt15regex_constants10error_typeE, _ZNSt11regex_errorC2ENSt15regex_constants10error_typeE);
