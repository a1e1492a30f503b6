/* What C++ programs ask of every C++ library, by the names of the Itanium ABI: operator new and delete, the guards of local
 * static variables, and what is called when what a class leaves open is called. */
#include "cxx_unwind.h"
#include "waiting.h"

void *memalign(size_t, size_t);

/* ---- operator new and delete. A program may have its own of any; of those that it has not, all come to the ones for a single
 * object, plain or aligned, as the standard says ([new.delete]). ---- */

#define OPERATOR __attribute__((weak))
typedef const void *nothrow;

OPERATOR const char _ZSt7nothrow[1]; /* std::nothrow */

/* std::set_new_handler, std::get_new_handler: what finds memory, throws, or ends the program */
static void (*new_handler)(void);
void (*_ZSt15set_new_handlerPFvvE(void (*new)(void)))(void) {
  void (*old)(void) = new_handler;
  new_handler = new;
  return old;
}
void (*_ZSt15get_new_handlerv(void))(void) { return new_handler; }
static void find_memory(void) {
  if (!new_handler) _ZSt17__throw_bad_allocv();
  new_handler();
}

/* Who gave a block, and so who may take it back: told of blocks of the library's own operators. */
enum { SINGLE = 1, ARRAY = 2 };
void __symvm_made(void *, int), __symvm_taken(void *, int);
static void *made(void *p, int by) {
  if (p) __symvm_made(p, by);
  return p;
}
static void take(void *p, int by) {
  if (p) __symvm_taken(p, by);
  free(p);
}

/* The library's own are compared with those of the program; reports name them. */
#define NEW _ZN5symvmnwEm
#define NEW_ALIGNED _ZN5symvmnwEmSt11align_val_t
void *NEW(size_t size) {
  void *p;
  while (!(p = malloc(size))) find_memory();
  return made(p, SINGLE);
}
void *NEW_ALIGNED(size_t size, size_t align) {
  void *p;
  while (!(p = memalign(align, size))) find_memory();
  return made(p, SINGLE);
}
OPERATOR ALSO(_Znwm, NEW);
OPERATOR ALSO(_ZnwmSt11align_val_t, NEW_ALIGNED);
static void *array(void *p) { return _Znwm == NEW ? made(p, ARRAY) : p; }
static void *array_aligned(void *p) { return _ZnwmSt11align_val_t == NEW_ALIGNED ? made(p, ARRAY) : p; }
OPERATOR void *_Znam(size_t size) { return array(_Znwm(size)); }
OPERATOR void *_ZnamSt11align_val_t(size_t size, size_t align) { return array_aligned(_ZnwmSt11align_val_t(size, align)); }

/* Null where there is no memory. What the program has put in may throw. */
#define NOTHROW(own, simply, call)           \
  struct attempt a;                          \
  void *p = 0;                               \
  (void)tag;                                 \
  if ((own) && !new_handler) return simply;  \
  if (TRY(&a)) {                             \
    p = call;                                \
    TRIED(&a);                               \
    return p;                                \
  }                                          \
  CAUGHT(&a);                                \
  __cxa_end_catch();                         \
  return 0
OPERATOR void *_ZnwmRKSt9nothrow_t(size_t size, nothrow tag) { NOTHROW(_Znwm == NEW, made(malloc(size), SINGLE), _Znwm(size)); }
OPERATOR void *_ZnwmSt11align_val_tRKSt9nothrow_t(size_t size, size_t align, nothrow tag) {
  NOTHROW(_ZnwmSt11align_val_t == NEW_ALIGNED, made(memalign(align, size), SINGLE), _ZnwmSt11align_val_t(size, align));
}
OPERATOR void *_ZnamRKSt9nothrow_t(size_t size, nothrow tag) { return array(_ZnwmRKSt9nothrow_t(size, tag)); }
OPERATOR void *_ZnamSt11align_val_tRKSt9nothrow_t(size_t size, size_t align, nothrow tag) {
  return array_aligned(_ZnwmSt11align_val_tRKSt9nothrow_t(size, align, tag));
}

#define DELETE _ZN5symvmdlEPv
#define DELETE_ALIGNED _ZN5symvmdlEPvSt11align_val_t
void DELETE(void *p) { take(p, SINGLE); }
void DELETE_ALIGNED(void *p, size_t align) { (void)align, take(p, SINGLE); }
OPERATOR ALSO(_ZdlPv, DELETE);
OPERATOR ALSO(_ZdlPvSt11align_val_t, DELETE_ALIGNED);
OPERATOR void _ZdaPv(void *p) {
  if (_ZdlPv == DELETE) take(p, ARRAY);
  else _ZdlPv(p);
}
OPERATOR void _ZdaPvSt11align_val_t(void *p, size_t align) {
  if (_ZdlPvSt11align_val_t == DELETE_ALIGNED) take(p, ARRAY);
  else _ZdlPvSt11align_val_t(p, align);
}
OPERATOR void _ZdlPvm(void *p, size_t size) { (void)size, _ZdlPv(p); }
OPERATOR void _ZdaPvm(void *p, size_t size) { (void)size, _ZdaPv(p); }
OPERATOR void _ZdlPvmSt11align_val_t(void *p, size_t size, size_t align) { (void)size, _ZdlPvSt11align_val_t(p, align); }
OPERATOR void _ZdaPvmSt11align_val_t(void *p, size_t size, size_t align) { (void)size, _ZdaPvSt11align_val_t(p, align); }
OPERATOR void _ZdlPvRKSt9nothrow_t(void *p, nothrow tag) { (void)tag, _ZdlPv(p); }
OPERATOR void _ZdaPvRKSt9nothrow_t(void *p, nothrow tag) { (void)tag, _ZdaPv(p); }
OPERATOR void _ZdlPvSt11align_val_tRKSt9nothrow_t(void *p, size_t align, nothrow tag) { (void)tag, _ZdlPvSt11align_val_t(p, align); }
OPERATOR void _ZdaPvSt11align_val_tRKSt9nothrow_t(void *p, size_t align, nothrow tag) { (void)tag, _ZdaPvSt11align_val_t(p, align); }

/* ---- functions that have no body ---- */

static _Noreturn void end(const char *says) {
  fputs(says, stderr);
  _ZSt9terminatev();
}
_Noreturn void __cxa_pure_virtual(void) { end("pure virtual method called\n"); }
_Noreturn void __cxa_deleted_virtual(void) { end("deleted virtual method called\n"); }

/* ---- guards: the first byte says that the variable is ready; the upper half, which thread is making it ---- */

int __cxa_guard_acquire(u64 *guard) {
  u32 *maker = (u32 *)guard + 1, own = (u32)__sv_thread() + 1;
  while (*(volatile byte *)guard == 0) {
    if (*maker == 0 || *maker == own) return *maker = own, 1;
    if (__sv_wait(guard, 0) == DEADLOCK) __sv_stuck("a thread waits for a local static variable, and no thread can go on");
  }
  return 0;
}
static void leave(u64 *guard) { ((u32 *)guard)[1] = 0, __sv_wake(guard, ALL); }
void __cxa_guard_release(u64 *guard) { *(volatile byte *)guard = 1, leave(guard); }
void __cxa_guard_abort(u64 *guard) { leave(guard); }

/* ---- std::call_once hands what it calls to pthread_once by these ---- */

_Thread_local void *_ZSt15__once_callable;
_Thread_local void (*_ZSt11__once_call)(void);
void __once_proxy(void) { _ZSt11__once_call(); }

/* ---- std::bind's std::placeholders::_1 and so on, of which only the types matter ---- */

#define PLACEHOLDER(n) _ZNSt12placeholders2_##n##E
const char PLACEHOLDER(1), PLACEHOLDER(2), PLACEHOLDER(3), PLACEHOLDER(4), PLACEHOLDER(5), PLACEHOLDER(6), PLACEHOLDER(7), PLACEHOLDER(8), PLACEHOLDER(9);

/* What the linker has for the destructors of this program, none of whose libraries are ever unloaded. */
void *__dso_handle;

/* What functions with landing pads name; the machine has no need of it. */
int __gxx_personality_v0(void) { abort(); }
