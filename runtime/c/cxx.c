/* What C++ programs ask of every C++ library, by the names of the Itanium ABI: operator new and delete, the guards of local
 * static variables, and what ends a program. Exceptions are not modelled: where one is thrown the path ends. */
#include "libc.h"

void *memalign(size_t, size_t);

/* ---- operator new and delete. A program may have its own of any; of those that it has not, all come to the ones for a single
 * object, plain or aligned, as the standard says ([new.delete]). ---- */

#define OPERATOR __attribute__((weak))
typedef const void *nothrow;

OPERATOR const char _ZSt7nothrow[1]; /* std::nothrow */
static int may_fail;                 /* who asked takes a null pointer */

static void *or_throw(void *p) {
  if (!p && !may_fail) __symvm_throw("std::bad_alloc");
  return p;
}

OPERATOR void *_Znwm(size_t size) { return or_throw(malloc(size)); }
OPERATOR void *_ZnwmSt11align_val_t(size_t size, size_t align) { return or_throw(memalign(align, size)); }
OPERATOR void *_Znam(size_t size) { return _Znwm(size); }
OPERATOR void *_ZnamSt11align_val_t(size_t size, size_t align) { return _ZnwmSt11align_val_t(size, align); }

OPERATOR void *_ZnwmRKSt9nothrow_t(size_t size, nothrow tag) {
  may_fail++;
  void *p = _Znwm(size);
  may_fail--;
  return (void)tag, p;
}
OPERATOR void *_ZnwmSt11align_val_tRKSt9nothrow_t(size_t size, size_t align, nothrow tag) {
  may_fail++;
  void *p = _ZnwmSt11align_val_t(size, align);
  may_fail--;
  return (void)tag, p;
}
OPERATOR void *_ZnamRKSt9nothrow_t(size_t size, nothrow tag) { return _ZnwmRKSt9nothrow_t(size, tag); }
OPERATOR void *_ZnamSt11align_val_tRKSt9nothrow_t(size_t size, size_t align, nothrow tag) {
  return _ZnwmSt11align_val_tRKSt9nothrow_t(size, align, tag);
}

OPERATOR void _ZdlPv(void *p) { free(p); }
OPERATOR void _ZdlPvSt11align_val_t(void *p, size_t align) { (void)align, free(p); }
OPERATOR void _ZdaPv(void *p) { _ZdlPv(p); }
OPERATOR void _ZdaPvSt11align_val_t(void *p, size_t align) { _ZdlPvSt11align_val_t(p, align); }
OPERATOR void _ZdlPvm(void *p, size_t size) { (void)size, _ZdlPv(p); }
OPERATOR void _ZdaPvm(void *p, size_t size) { (void)size, _ZdaPv(p); }
OPERATOR void _ZdlPvmSt11align_val_t(void *p, size_t size, size_t align) { (void)size, _ZdlPvSt11align_val_t(p, align); }
OPERATOR void _ZdaPvmSt11align_val_t(void *p, size_t size, size_t align) { (void)size, _ZdaPvSt11align_val_t(p, align); }
OPERATOR void _ZdlPvRKSt9nothrow_t(void *p, nothrow tag) { (void)tag, _ZdlPv(p); }
OPERATOR void _ZdaPvRKSt9nothrow_t(void *p, nothrow tag) { (void)tag, _ZdaPv(p); }
OPERATOR void _ZdlPvSt11align_val_tRKSt9nothrow_t(void *p, size_t align, nothrow tag) { (void)tag, _ZdlPvSt11align_val_t(p, align); }
OPERATOR void _ZdaPvSt11align_val_tRKSt9nothrow_t(void *p, size_t align, nothrow tag) { (void)tag, _ZdaPvSt11align_val_t(p, align); }

/* ---- the end ---- */

static _Noreturn void end(const char *says) {
  fputs(says, stderr);
  fputs("terminate called without an active exception\n", stderr);
  abort();
}
_Noreturn void _ZSt9terminatev(void) { end(""); } /* std::terminate */
_Noreturn void __cxa_pure_virtual(void) { end("pure virtual method called\n"); }
_Noreturn void __cxa_deleted_virtual(void) { end("deleted virtual method called\n"); }

/* ---- guards: the first byte says that the variable is ready ---- */

int __cxa_guard_acquire(u64 *guard) { return *(volatile byte *)guard == 0; }
void __cxa_guard_release(u64 *guard) { *(volatile byte *)guard = 1; }
void __cxa_guard_abort(u64 *guard) { (void)guard; }

/* ---- exceptions: what throws, and what modules name but do not come to, since nothing is thrown ---- */

_Noreturn void __cxa_throw_bad_array_new_length(void) { __symvm_throw("std::bad_array_new_length"); }
int __gxx_personality_v0(void) { abort(); }
void *__cxa_begin_catch(void *exception) { return exception; }
void __cxa_end_catch(void) {}
_Noreturn void _Unwind_Resume(void *exception) { (void)exception, abort(); }
