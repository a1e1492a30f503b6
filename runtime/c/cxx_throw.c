/* What throws the library's own exceptions: the functions by which headers and this library throw, and those that clang calls
 * where the language throws. */
#include "cxx_errors.h"

/* ---- exceptions without a text ---- */

#define THROWS(thrower, name)                                  \
  DECLARED(name);                                              \
  extern const VTABLE(3) _ZTV##name;                           \
  _Noreturn void thrower(void) {                               \
    struct plain *e = __cxa_allocate_exception(sizeof *e);     \
    e->vtable = _ZTV##name.function;                           \
    __cxa_throw(e, OF_CLASS(name));                            \
  }
THROWS(_ZSt17__throw_bad_allocv, St9bad_alloc)
THROWS(_ZSt28__throw_bad_array_new_lengthv, St20bad_array_new_length)
THROWS(_ZSt16__throw_bad_castv, St8bad_cast)
THROWS(_ZSt18__throw_bad_typeidv, St10bad_typeid)
THROWS(_ZSt21__throw_bad_exceptionv, St13bad_exception)
THROWS(_ZSt25__throw_bad_function_callv, St17bad_function_call)
THROWS(__cxa_throw_bad_array_length, St16bad_array_length)
_Noreturn void __cxa_throw_bad_array_new_length(void) { _ZSt28__throw_bad_array_new_lengthv(); }
_Noreturn void __cxa_bad_cast(void) { _ZSt16__throw_bad_castv(); }
_Noreturn void __cxa_bad_typeid(void) { _ZSt18__throw_bad_typeidv(); }

/* ---- with a text ---- */

#define THROWS_TEXT(thrower, name)                             \
  DECLARED(name);                                              \
  void _ZN##name##C1EPKc(struct error *, const char *);        \
  _Noreturn void thrower(const char *text) {                   \
    struct error *e = __cxa_allocate_exception(sizeof *e);     \
    _ZN##name##C1EPKc(e, text);                                \
    __cxa_throw(e, OF_CLASS(name));                            \
  }
THROWS_TEXT(_ZSt19__throw_logic_errorPKc, St11logic_error)
THROWS_TEXT(_ZSt20__throw_domain_errorPKc, St12domain_error)
THROWS_TEXT(_ZSt24__throw_invalid_argumentPKc, St16invalid_argument)
THROWS_TEXT(_ZSt20__throw_length_errorPKc, St12length_error)
THROWS_TEXT(_ZSt20__throw_out_of_rangePKc, St12out_of_range)
THROWS_TEXT(_ZSt21__throw_runtime_errorPKc, St13runtime_error)
THROWS_TEXT(_ZSt19__throw_range_errorPKc, St11range_error)
THROWS_TEXT(_ZSt22__throw_overflow_errorPKc, St14overflow_error)
THROWS_TEXT(_ZSt23__throw_underflow_errorPKc, St15underflow_error)

/* std::__throw_out_of_range_fmt(char const *, ...) knows %s, %zu and %%. The text is for people: symbolic numbers are written
 * as they are under the current input, since their digits would fork every path that ends so. */
_Noreturn void _ZSt24__throw_out_of_range_fmtPKcz(const char *format, ...) {
  char text[1024], digits[24], *to = text, *end = text + sizeof text - 1;
  va_list args;
  va_start(args, format);
  while (*format && to < end) {
    const char *part = format;
    size_t size = 1;
    if (format[0] == '%' && format[1] == 's') {
      part = va_arg(args, const char *);
      size = strlen(part);
      format += 2;
    } else if (format[0] == '%' && format[1] == 'z' && format[2] == 'u') {
      u64 number = __symvm_observe(va_arg(args, size_t));
      char *digit = digits + sizeof digits;
      do *--digit = (char)('0' + number % 10);
      while (number /= 10);
      part = digit;
      size = (size_t)(digits + sizeof digits - digit);
      format += 3;
    } else {
      format += format[0] == '%' && format[1] == '%' ? 2 : 1;
    }
    if (size > (size_t)(end - to)) size = (size_t)(end - to);
    memcpy(to, part, size);
    to += size;
  }
  va_end(args);
  *to = 0;
  _ZSt20__throw_out_of_rangePKc(text);
}

/* ---- with a number ---- */

DECLARED(St11regex_error);
_Noreturn void _ZSt19__throw_regex_errorNSt15regex_constants10error_typeE(int number) {
  void _ZNSt11regex_errorC1ENSt15regex_constants10error_typeE(struct coded_error *, int);
  struct coded_error *e = __cxa_allocate_exception(sizeof(struct error) + 8);
  _ZNSt11regex_errorC1ENSt15regex_constants10error_typeE(e, number);
  __cxa_throw(e, OF_CLASS(St11regex_error));
}

/* std::__glibcxx_assert_fail(char const *file, int line, char const *function, char const *condition), of newer headers */
_Noreturn void _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *condition) {
  _Noreturn void __assert_fail(const char *, const char *, unsigned, const char *);
  __assert_fail(condition ? condition : "unreachable", file, (unsigned)line, function);
}
