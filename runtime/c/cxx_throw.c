/* What throws: throw expressions, and the functions by which headers throw. Exceptions are not modelled, so that a path ends
 * where one is thrown, and it is told of which type it is. */
#include "cxx.h"

/* The name of a type in the source, where it is a plain one ("St13runtime_error", "N3app5ErrorE", "i"); else as it is. */
static const char *readable(const char *name) {
  static const char *const plain[][2] = {{"i", "int"}, {"j", "unsigned int"}, {"l", "long"}, {"m", "unsigned long"}, {"c", "char"}, {"b", "bool"}, {"d", "double"},
    {"PKc", "char const*"}, {"Pc", "char*"}, {"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", "std::string"}};
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
    if (!strcmp(name, plain[i][0])) return plain[i][1];
  const char *p = name;
  char *text = calloc(1, 2 * strlen(name) + 8), *to = text;
  int nested = *p == 'N';
  p += nested;
  if (*p == 'S' && p[1] == 't') to = stpcpy(to, "std::"), p += 2;
  do {
    char *end;
    size_t length = isdigit(*p) ? strtoul(p, &end, 10) : 0;
    if (!length || length > strlen(end)) return name;
    memcpy(to, end, length);
    to += length;
    p = end + length;
    if (nested && *p != 'E') to = stpcpy(to, "::");
  } while (nested && *p && *p != 'E');
  return p[nested] ? name : text;
}

/* ---- throw expressions ---- */

struct type {
  const void *vtable;
  const char *name;
};

void *__cxa_allocate_exception(size_t size) { return calloc(1, size); }
void __cxa_free_exception(void *exception) { free(exception); }
_Noreturn void __cxa_throw(void *exception, const struct type *type, void (*destroy)(void *)) {
  (void)exception, (void)destroy;
  const char *name = type->name;
  __symvm_throw(readable(name + (*name == '*'))); /* the star marks names that no other module has */
}
_Noreturn void __cxa_rethrow(void) { __symvm_throw("the exception that is handled"); }
_Noreturn void __cxa_bad_cast(void) { THROW("bad_cast"); }
_Noreturn void __cxa_bad_typeid(void) { THROW("bad_typeid"); }
_Noreturn void __cxa_throw_bad_array_length(void) { THROW("bad_array_length"); }
_Noreturn void __cxa_call_unexpected(void *exception) { (void)exception, __symvm_throw("std::bad_exception"); }
void *__cxa_get_exception_ptr(void *exception) { return exception; }
void *__cxa_current_exception_type(void) { return 0; }
/* bool std::uncaught_exception(), int std::uncaught_exceptions() */
_Bool _ZSt18uncaught_exceptionv(void) { return 0; }
int _ZSt19uncaught_exceptionsv(void) { return 0; }
/* std::set_terminate(void (*)()): none is ever called, but by std::terminate itself */
void *_ZSt13set_terminatePFvvE(void *handler) { return (void)handler, (void *)0; }

/* std::exception_ptr, a pointer: there is no exception that it could point to. */
void _ZSt17current_exceptionv(void **result) { *result = 0; }
_Noreturn void _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(void **exception) { (void)exception, __symvm_throw("the exception of a std::exception_ptr"); }
void _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(void **exception) { (void)exception; }
void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **exception) { (void)exception; }

/* ---- functions of headers: what they are told is for what() ---- */

#define THROWS(name, type) _Noreturn void name(const char *what) { (void)what, THROW(type); }
THROWS(_ZSt19__throw_logic_errorPKc, "logic_error")
THROWS(_ZSt20__throw_domain_errorPKc, "domain_error")
THROWS(_ZSt24__throw_invalid_argumentPKc, "invalid_argument")
THROWS(_ZSt20__throw_length_errorPKc, "length_error")
THROWS(_ZSt20__throw_out_of_rangePKc, "out_of_range")
THROWS(_ZSt21__throw_runtime_errorPKc, "runtime_error")
THROWS(_ZSt19__throw_range_errorPKc, "range_error")
THROWS(_ZSt22__throw_overflow_errorPKc, "overflow_error")
THROWS(_ZSt23__throw_underflow_errorPKc, "underflow_error")
THROWS(_ZSt19__throw_ios_failurePKc, "ios_base::failure")
_Noreturn void _ZSt19__throw_ios_failurePKci(const char *what, int error) { (void)what, (void)error, THROW("ios_base::failure"); }
_Noreturn void _ZSt24__throw_out_of_range_fmtPKcz(const char *what, ...) { (void)what, THROW("out_of_range"); }
_Noreturn void _ZSt20__throw_system_errori(int error) { (void)error, THROW("system_error"); }
_Noreturn void _ZSt20__throw_future_errori(int error) { (void)error, THROW("future_error"); }
_Noreturn void _ZSt19__throw_regex_errorNSt15regex_constants10error_typeE(int error) { (void)error, THROW("regex_error"); }
_Noreturn void _ZSt16__throw_bad_castv(void) { THROW("bad_cast"); }
_Noreturn void _ZSt17__throw_bad_allocv(void) { THROW("bad_alloc"); }
_Noreturn void _ZSt18__throw_bad_typeidv(void) { THROW("bad_typeid"); }
_Noreturn void _ZSt21__throw_bad_exceptionv(void) { THROW("bad_exception"); }
_Noreturn void _ZSt25__throw_bad_function_callv(void) { THROW("bad_function_call"); }
_Noreturn void _ZSt28__throw_bad_array_new_lengthv(void) { THROW("bad_array_new_length"); }

/* std::__glibcxx_assert_fail(char const *file, int line, char const *function, char const *condition), of newer headers */
_Noreturn void _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *condition) {
  _Noreturn void __assert_fail(const char *, const char *, unsigned, const char *);
  __assert_fail(condition ? condition : "unreachable", file, (unsigned)line, function);
}
