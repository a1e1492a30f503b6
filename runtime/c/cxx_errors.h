/* The classes of the library's exceptions, as objects. */
#ifndef SYMVM_CXX_ERRORS_H
#define SYMVM_CXX_ERRORS_H

#include "cxx_unwind.h"

struct plain { /* std::exception */
  const void *const *vtable;
};
struct error { /* std::logic_error, std::runtime_error and most that are derived from them */
  const void *const *vtable;
  char *text; /* shared by copies */
};
struct category { /* std::error_category */
  const struct category_functions *call;
};
struct code { /* std::error_code and std::error_condition */
  int value;
  const struct category *category;
};
struct category_functions {
  void (*destroy)(struct category *), (*delete)(struct category *);
  const char *(*name)(const struct category *);
  void (*old_message)(char **result, const struct category *, int);
  void (*message)(struct string *result, const struct category *, int);
  struct code (*condition)(const struct category *, int);
  _Bool (*is_condition)(const struct category *, int, const struct code *), (*is_code)(const struct category *, const struct code *, int);
};
struct category_table {
  long to_top;
  const void *type;
  struct category_functions functions;
};
struct coded_error { /* std::system_error, std::future_error, std::regex_error */
  struct error error;
  struct code code;
};
_Static_assert(sizeof(struct coded_error) == 32, "std::system_error");

/* Room for a text of this length, and one reference to it; another one; one less. */
char *__sv_text_new(size_t length);
char *__sv_text_share(char *);
void __sv_text_drop(char *);
/* A std::system_error or what is like it: its text is `before`, a colon and what the category says. */
void __sv_coded_make(struct coded_error *, const void *const *vtable, const char *before, struct code);

/* The type of the class whose name begins, in mangled names of functions, with PREFIX, and its table: destructors (to be
 * defined with D2) and what(). */
#define CLASS(prefix, name, what)                                            \
  void prefix##D0Ev(void *e) { prefix##D2Ev(e), _ZdlPv(e); }                 \
  ALSO(prefix##D1Ev, prefix##D2Ev);                                          \
  const VTABLE(3) _ZTV##name = {0, &_ZTI##name, {prefix##D1Ev, prefix##D0Ev, what}}

/* Of classes that are defined elsewhere: the type and the destructor of a class of namespace std. */
#define DECLARED(name)                 \
  extern const struct single _ZTI##name; \
  void _ZN##name##D1Ev(void *)
/* The last two arguments of __cxa_throw. */
#define OF_CLASS(name) (const struct type *)&_ZTI##name, _ZN##name##D1Ev

const char *_ZNKSt11logic_error4whatEv(const struct error *), *_ZNKSt13runtime_error4whatEv(const struct error *);

#endif
