/* std::exception and the classes derived from it in <new>, <typeinfo>, <exception>, <stdexcept>: objects that programs make,
 * derive from and ask for what() (though none is ever thrown). */
#include "cxx_types.h"

struct exception {
  const void *const *vtable;
};
struct error { /* std::logic_error and std::runtime_error */
  const void *const *vtable;
  char *text; /* its own */
};

/* ---- std::exception and those without a text: what() is their name ---- */

void _ZNSt9exceptionD2Ev(struct exception *e) { (void)e; }
/* The class NAME: destructors, what(), virtual functions. */
#define CLASS(name, drop, what)                              \
  void _ZN##name##D0Ev(void *e) { drop(e), _ZdlPv(e); }      \
  ALSO(_ZN##name##D1Ev, drop);                               \
  const VTABLE(3) _ZTV##name = {0, &_ZTI##name, {_ZN##name##D1Ev, _ZN##name##D0Ev, what}}
#define NAMED(name, base, says)                                                      \
  const char *_ZNK##name##4whatEv(const struct exception *e) { return (void)e, says; } \
  void _ZN##name##D2Ev(struct exception *e) { (void)e; }                             \
  DERIVED_TYPE(name, base);                                                          \
  CLASS(name, _ZN##name##D2Ev, _ZNK##name##4whatEv)

const char *_ZNKSt9exception4whatEv(const struct exception *e) { return (void)e, "std::exception"; }
TYPE(St9exception);
CLASS(St9exception, _ZNSt9exceptionD2Ev, _ZNKSt9exception4whatEv);
NAMED(St9bad_alloc, St9exception, "std::bad_alloc");
NAMED(St20bad_array_new_length, St9bad_alloc, "std::bad_array_new_length");
NAMED(St8bad_cast, St9exception, "std::bad_cast");
NAMED(St10bad_typeid, St9exception, "std::bad_typeid");
NAMED(St13bad_exception, St9exception, "std::bad_exception");
NAMED(St17bad_function_call, St9exception, "bad_function_call");
NAMED(St12bad_weak_ptr, St9exception, "bad_weak_ptr");

/* ---- those with a text ---- */

static void make(struct error *e, const void *const *vtable, const char *text, size_t length) {
  e->vtable = vtable;
  e->text = _Znwm(length + 1);
  memcpy(e->text, text, length);
  e->text[length] = 0;
}
static void drop(struct error *e) { _ZdlPv(e->text); }
static const char *text_of(const struct error *e) { return e->text; }
static struct error *assign(struct error *e, const struct error *other) {
  char *old = e->text;
  make(e, e->vtable, other->text, strlen(other->text));
  _ZdlPv(old);
  return e;
}

/* Constructors of (char const *), (std::string const &); of the two at the root what() and copying, too. */
#define OF_TEXT(name) _ZN##name##C2EPKc
#define OF_STRING(name) _ZN##name##C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
#define ERROR(name, base, what)                                                                                            \
  DERIVED_TYPE(name, base);                                                                                                \
  void _ZN##name##D2Ev(struct error *e) { drop(e); }                                                                       \
  CLASS(name, _ZN##name##D2Ev, what);                                                                                      \
  void OF_TEXT(name)(struct error *e, const char *text) { make(e, _ZTV##name.function, text, strlen(text)); }              \
  void OF_STRING(name)(struct error *e, const_string text) { make(e, _ZTV##name.function, text->at, strlen(text->at)); }   \
  ALSO(_ZN##name##C1EPKc, OF_TEXT(name));                                                                                  \
  ALSO(_ZN##name##C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, OF_STRING(name))
#define ROOT(name)                                                                                                                    \
  const char *_ZNK##name##4whatEv(const struct error *e) { return text_of(e); }                                                       \
  ERROR(name, St9exception, _ZNK##name##4whatEv);                                                                                     \
  void _ZN##name##C2ERKS_(struct error *e, const struct error *other) { make(e, _ZTV##name.function, other->text, strlen(other->text)); } \
  void _ZN##name##C2EOS_(struct error *e, struct error *other) { _ZN##name##C2ERKS_(e, other); }                                      \
  ALSO(_ZN##name##C1ERKS_, _ZN##name##C2ERKS_);                                                                                       \
  ALSO(_ZN##name##C1EOS_, _ZN##name##C2EOS_);                                                                                         \
  struct error *_ZN##name##aSERKS_(struct error *e, const struct error *other) { return assign(e, other); }                           \
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
