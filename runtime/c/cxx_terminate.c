/* What ends a program with exceptions: std::terminate and std::unexpected, their handlers, and what is told of an exception that
 * nobody catches. */
#include "cxx_unwind.h"

/* ---- what is told (by fputs, since printf is much to read for every program with exceptions) ---- */

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

/* __gnu_cxx::__verbose_terminate_handler() */
void __sv_signal_abort(void);
_Noreturn void _ZN9__gnu_cxx27__verbose_terminate_handlerEv(void) {
  extern const struct type _ZTISt9exception;
  static int is_terminating;
  struct exception *e = __sv_exceptions.handled;
  if (is_terminating++) {
    fputs("terminate called recursively\n", stderr);
    abort();
  }
  if (!e) {
    fputs("terminate called without an active exception\n", stderr);
    abort();
  }
  const char *mangled = e->type->name + (*e->type->name == '*'); /* the star marks names that no other module has */
  const char *name = readable(mangled);
  fputs("terminate called after throwing an instance of '", stderr);
  fputs(name, stderr);
  fputs("'\n", stderr);
  void *object = OBJECT_OF(e);
  if (__sv_to_base(e->type, &_ZTISt9exception, &object)) {
    const char *(*const *functions)(void *) = *(const char *(*const **)(void *))object;
    const char *what = functions[2](object);
    fputs("  what():  ", stderr);
    fputs(what, stderr);
    fputc('\n', stderr);
  }
  __sv_signal_abort();
  if (name == mangled) { /* reports show what begins like this as in the source */
    char *whole = calloc(1, strlen(name) + 3);
    name = strcat(strcpy(whole, "_Z"), mangled);
  }
  __symvm_uncaught(name);
}

/* ---- handlers ---- */

void (*__sv_on_terminate)(void) = _ZN9__gnu_cxx27__verbose_terminate_handlerEv;
void (*__sv_on_unexpected)(void) = _ZSt9terminatev;
typedef void (*handler)(void);
static handler exchange(handler *at, handler new) {
  handler old = *at;
  *at = new;
  return old;
}
/* std::set_terminate, std::get_terminate, std::set_unexpected, std::get_unexpected */
handler _ZSt13set_terminatePFvvE(handler new) { return exchange(&__sv_on_terminate, new ? new : _ZN9__gnu_cxx27__verbose_terminate_handlerEv); }
handler _ZSt13get_terminatev(void) { return __sv_on_terminate; }
handler _ZSt14set_unexpectedPFvvE(handler new) { return exchange(&__sv_on_unexpected, new ? new : _ZSt9terminatev); }
handler _ZSt14get_unexpectedv(void) { return __sv_on_unexpected; }

/* A handler must not come back. */
_Noreturn void __sv_terminate(handler terminate) {
  struct attempt a;
  if (terminate == _ZN9__gnu_cxx27__verbose_terminate_handlerEv) terminate();
  else if (TRY(&a)) terminate();
  abort();
}
_Noreturn void _ZSt9terminatev(void) { __sv_terminate(__sv_on_terminate); }
_Noreturn void __cxa_call_terminate(void *header) {
  if (header) __cxa_begin_catch(header);
  __sv_terminate(header && !IS_FOREIGN(header) ? EXCEPTION_AT(header)->terminate : __sv_on_terminate);
}
_Noreturn void _ZSt10unexpectedv(void) {
  __sv_on_unexpected();
  _ZSt9terminatev();
}

/* A function's specification does not allow what comes out of it. What the handler throws instead is thrown on if that is
 * allowed, or made a std::bad_exception. */
_Noreturn void __cxa_call_unexpected(void *header) {
  extern const struct type _ZTISt13bad_exception;
  extern const VTABLE(3) _ZTVSt13bad_exception;
  struct exception *e = EXCEPTION_AT(header);
  struct attempt a;
  __cxa_begin_catch(header);
  if (IS_FOREIGN(header)) _ZSt9terminatev();
  if (TRY(&a)) {
    e->unexpected();
    _ZSt9terminatev();
  }
  CAUGHT(&a);
  if (__sv_is_allowed(e->allowed, a.thrown)) __sv_rethrow(2);
  const void *const **object = __cxa_allocate_exception(sizeof *object);
  *object = _ZTVSt13bad_exception.function;
  struct exception *bad = __cxa_init_primary_exception(object, &_ZTISt13bad_exception, 0);
  bad->references = 1;
  if (__sv_is_allowed(e->allowed, bad)) __sv_throw(bad, 2);
  __sv_terminate(e->terminate);
}
