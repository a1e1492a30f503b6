/* Errors with a number and a category that tells what it means: std::error_category and the library's four, std::system_error,
 * std::ios_base::failure, std::future_error; and the functions by which headers throw those. */
#include "cxx_errors.h"

/* ---- std::error_category: what categories inherit ---- */

#define CATEGORY(name) _ZNSt3_V214error_category##name
#define CONST_CATEGORY(name) _ZNKSt3_V214error_category##name
TYPE(NSt3_V214error_categoryE);
void CATEGORY(D2Ev)(struct category *c) { (void)c; }
ALSO(CATEGORY(D1Ev), CATEGORY(D2Ev));
void CATEGORY(D0Ev)(struct category *c) { _ZdlPv(c); }
/* The message as a string of the old ABI; not called from the new one. */
void CONST_CATEGORY(10_M_messageB5cxx11Ei)(char **result, const struct category *c, int number) {
  struct string text;
  c->call->message(&text, c, number);
  *result = __sv_text_new(text.length);
  memcpy(*result, text.at, text.length);
  __sv_string_drop(&text);
}
struct code CONST_CATEGORY(23default_error_conditionEi)(const struct category *c, int number) { return (struct code){number, c}; }
static int is_same(const struct code *a, const struct code *b) { return a->value == b->value && a->category == b->category; }
_Bool CONST_CATEGORY(10equivalentEiRKSt15error_condition)(const struct category *c, int number, const struct code *condition) {
  struct code own = c->call->condition(c, number);
  return is_same(&own, condition);
}
_Bool CONST_CATEGORY(10equivalentERKSt10error_codei)(const struct category *c, const struct code *code, int number) {
  return code->value == number && code->category == c;
}
/* error_condition std::error_code::default_error_condition() const */
struct code _ZNKSt10error_code23default_error_conditionEv(const struct code *code) { return code->category->call->condition(code->category, code->value); }
#define PURE (void *)__cxa_pure_virtual
_Noreturn void __cxa_pure_virtual(void);
#define CATEGORY_TABLE(type, name, message, condition)                                                            \
  {0, &type, {CATEGORY(D1Ev), CATEGORY(D0Ev), name, CONST_CATEGORY(10_M_messageB5cxx11Ei), message, condition,   \
    CONST_CATEGORY(10equivalentEiRKSt15error_condition), CONST_CATEGORY(10equivalentERKSt10error_codei)}}
const struct category_table _ZTVNSt3_V214error_categoryE = CATEGORY_TABLE(_ZTINSt3_V214error_categoryE, PURE, PURE, CONST_CATEGORY(23default_error_conditionEi));

/* ---- the library's categories ---- */

static void say(struct string *result, const char *text) { __sv_string_make(result, text, strlen(text)); }
#define THE_CATEGORY(getter, type_name, c, says, condition)                                                          \
  static const char *c##_name(const struct category *it) { return (void)it, #c; }                                      \
  static void c##_message(struct string *result, const struct category *it, int number) { (void)it, say(result, says); } \
  static const char c##_type_name[] = type_name;                                                                        \
  static const struct single c##_type = {{SINGLE_CLASS, c##_type_name}, &_ZTINSt3_V214error_categoryE};                 \
  static const struct category_table c##_table = CATEGORY_TABLE(c##_type, c##_name, c##_message, condition);            \
  static struct category c = {&c##_table.functions};                                                                    \
  const struct category *getter(void) { return &c; }

/* The errors that POSIX has, which are the same in every system. */
static int is_generic(int error) {
  static const u64 known[] = {0xf0000dffffff7fff, 0x200ecffebf100c88, 0xc};
  return (unsigned)error < 192 && known[error / 64] >> error % 64 & 1;
}
static struct code generic_condition(const struct category *c, int error);
THE_CATEGORY(_ZNSt3_V216generic_categoryEv, "N12_GLOBAL__N_122generic_error_categoryE", generic, strerror(number), CONST_CATEGORY(23default_error_conditionEi))
THE_CATEGORY(_ZNSt3_V215system_categoryEv, "N12_GLOBAL__N_121system_error_categoryE", system, strerror(number), generic_condition)
static struct code generic_condition(const struct category *c, int error) { return (struct code){error, is_generic(error) ? &generic : c}; }
enum { STREAM = 1 }; /* std::io_errc::stream */
THE_CATEGORY(_ZSt17iostream_categoryv, "N12_GLOBAL__N_117io_error_categoryE", iostream, number == STREAM ? "iostream error" : "Unknown error",
  CONST_CATEGORY(23default_error_conditionEi))
static const char *of_future(int error) {
  static const char *const says[] = {"Future already retrieved", "Promise already satisfied", "No associated state", "Broken promise"};
  return (unsigned)error - 1 < sizeof says / sizeof *says ? says[error - 1] : "Unknown error";
}
THE_CATEGORY(_ZSt15future_categoryv, "N12_GLOBAL__N_121future_error_categoryE", future, of_future(number), CONST_CATEGORY(23default_error_conditionEi))

/* ---- classes ---- */

#define DROPS_TEXT(prefix) \
  void prefix##D2Ev(struct error *e) { __sv_text_drop(e->text); }
extern const struct single _ZTISt11logic_error, _ZTISt13runtime_error;
DERIVED_TYPE(St12system_error, St13runtime_error);
DROPS_TEXT(_ZNSt12system_error)
CLASS(_ZNSt12system_error, St12system_error, _ZNKSt13runtime_error4whatEv);

#define FAILURE(name) _ZNSt8ios_base7failureB5cxx11##name
DERIVED_TYPE(NSt8ios_base7failureB5cxx11E, St12system_error);
DROPS_TEXT(_ZNSt8ios_base7failureB5cxx11)
const char *_ZNKSt8ios_base7failureB5cxx114whatEv(const struct error *e) { return e->text; }
CLASS(_ZNSt8ios_base7failureB5cxx11, NSt8ios_base7failureB5cxx11E, _ZNKSt8ios_base7failureB5cxx114whatEv);
/* What the library itself throws is of a class that is derived from it. */
DERIVED_TYPE(St13__ios_failure, NSt8ios_base7failureB5cxx11E);
DROPS_TEXT(_ZNSt13__ios_failure)
CLASS(_ZNSt13__ios_failure, St13__ios_failure, _ZNKSt8ios_base7failureB5cxx114whatEv);

DERIVED_TYPE(St12future_error, St11logic_error);
DROPS_TEXT(_ZNSt12future_error)
const char *_ZNKSt12future_error4whatEv(const struct error *e) { return e->text; }
CLASS(_ZNSt12future_error, St12future_error, _ZNKSt12future_error4whatEv);

/* ---- objects ---- */

void __sv_coded_make(struct coded_error *e, const void *const *vtable, const char *before, struct code code) {
  struct string says;
  code.category->call->message(&says, code.category, code.value);
  size_t length = strlen(before), colon = length ? 2 : 0;
  e->error.vtable = vtable;
  e->error.text = __sv_text_new(length + colon + says.length);
  memcpy(e->error.text, before, length);
  memcpy(e->error.text + length, ": ", colon);
  memcpy(e->error.text + length + colon, says.at, says.length);
  e->code = code;
  __sv_string_drop(&says);
}
/* failure(char const *, error_code const &), failure(std::string const &, …), failure(std::string const &) */
void FAILURE(C2EPKcRKSt10error_code)(struct coded_error *e, const char *text, const struct code *code) { __sv_coded_make(e, _ZTVNSt8ios_base7failureB5cxx11E.function, text, *code); }
void FAILURE(C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKSt10error_code)(struct coded_error *e, const_string text, const struct code *code) {
  FAILURE(C2EPKcRKSt10error_code)(e, text->at, code);
}
void FAILURE(C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE)(struct coded_error *e, const_string text) {
  FAILURE(C2EPKcRKSt10error_code)(e, text->at, &(struct code){STREAM, &iostream});
}
ALSO(FAILURE(C1EPKcRKSt10error_code), FAILURE(C2EPKcRKSt10error_code));
ALSO(FAILURE(C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKSt10error_code), FAILURE(C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKSt10error_code));
ALSO(FAILURE(C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE), FAILURE(C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE));

/* ---- throwing them ---- */

#define THROW_CODED(name, before, ...)                                                 \
  struct coded_error *e = __cxa_allocate_exception(sizeof *e);                         \
  __sv_coded_make(e, _ZTV##name.function, before, (struct code)__VA_ARGS__);           \
  __cxa_throw(e, (const struct type *)&_ZTI##name, (void (*)(void *))_ZN##name##D1Ev)
_Noreturn void _ZSt20__throw_system_errori(int error) { THROW_CODED(St12system_error, "", {error, &generic}); }
_Noreturn void _ZSt20__throw_future_errori(int error) { THROW_CODED(St12future_error, "std::future_error", {error, &future}); }
/* std::__throw_ios_failure(char const *, int error), and without an error of the system */
_Noreturn void _ZSt19__throw_ios_failurePKci(const char *text, int error) { THROW_CODED(St13__ios_failure, text, {error ? error : STREAM, error ? &system : &iostream}); }
_Noreturn void _ZSt19__throw_ios_failurePKc(const char *text) { _ZSt19__throw_ios_failurePKci(text, 0); }
