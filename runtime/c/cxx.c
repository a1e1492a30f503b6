/* What C++ programs ask of every C++ library beside operator new and delete (rows/cxx.rs), by the names of the Itanium ABI: the
 * guards of local static variables, and what ends a program. Exceptions are not modelled. */
#include "libc.h"

const char _ZSt7nothrow[1]; /* std::nothrow */

static _Noreturn void end(const char *says) {
  fputs(says, stderr);
  fputs("terminate called without an active exception\n", stderr);
  abort();
}
_Noreturn void _ZSt9terminatev(void) { end(""); } /* std::terminate */
_Noreturn void __cxa_pure_virtual(void) { end("pure virtual method called\n"); }
_Noreturn void __cxa_deleted_virtual(void) { end("deleted virtual method called\n"); }

/* A guard's first byte says that its variable is ready. */
int __cxa_guard_acquire(u64 *guard) { return *(volatile byte *)guard == 0; }
void __cxa_guard_release(u64 *guard) { *(volatile byte *)guard = 1; }
void __cxa_guard_abort(u64 *guard) { (void)guard; }

/* Of exceptions, what modules name but do not come to, since nothing is thrown. */
int __gxx_personality_v0(void) { abort(); }
void *__cxa_begin_catch(void *exception) { return exception; }
void __cxa_end_catch(void) {}
