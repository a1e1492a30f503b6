/* What C++ has of threads, on top of C's (threads.c). */
#include "cxx_types.h"
#include "waiting.h"

typedef unsigned long thread; /* std::thread */
int pthread_create(thread *, const void *, void *(*)(void *), void *), pthread_join(thread, void **), pthread_detach(thread);
int pthread_cond_broadcast(void *), pthread_cond_signal(void *), pthread_cond_wait(void *, void *);
_Noreturn void _ZSt20__throw_system_errori(int);

/* ---- std::thread ---- */

#define THREAD(name) _ZNSt6thread##name
struct state { /* std::thread::_State: what is called */
  const struct {
    void (*destroy)(struct state *), (*delete)(struct state *), (*run)(struct state *);
  } *call;
};
void __cxa_pure_virtual(void);
const char _ZTSNSt6thread6_StateE[] = "NSt6thread6_StateE";
const struct type _ZTINSt6thread6_StateE = {PLAIN_CLASS, _ZTSNSt6thread6_StateE};
void THREAD(6_StateD2Ev)(struct state *state) { (void)state; }
ALSO(THREAD(6_StateD1Ev), THREAD(6_StateD2Ev));
void THREAD(6_StateD0Ev)(struct state *state) { _ZdlPv(state); }
const VTABLE(3) _ZTVNSt6thread6_StateE = {0, &_ZTINSt6thread6_StateE, {THREAD(6_StateD1Ev), THREAD(6_StateD0Ev), __cxa_pure_virtual}};
static void *run(void *state) {
  ((struct state *)state)->call->run(state);
  ((struct state *)state)->call->delete(state);
  return 0;
}
/* void _M_start_thread(std::unique_ptr<_State>, void (*)()) */
void THREAD(15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE)(thread *t, struct state **state, void (*depends)(void)) {
  (void)depends;
  int error = pthread_create(t, 0, run, *state);
  if (error) _ZSt20__throw_system_errori(error);
  *state = 0;
}
static void leave(thread *t, int error) {
  if (error) _ZSt20__throw_system_errori(error);
  *t = 0;
}
void THREAD(4joinEv)(thread *t) { leave(t, *t ? pthread_join(*t, 0) : EINVAL); }
void THREAD(6detachEv)(thread *t) { leave(t, *t ? pthread_detach(*t) : EINVAL); }
unsigned THREAD(20hardware_concurrencyEv)(void) { return 1; }

/* ---- std::condition_variable ---- */

#define CONDITION(name) _ZNSt18condition_variable##name
void CONDITION(C2Ev)(u64 *c) { memset(c, 0, 48); }
void CONDITION(D2Ev)(u64 *c) { (void)c; }
ALSO(CONDITION(C1Ev), CONDITION(C2Ev));
ALSO(CONDITION(D1Ev), CONDITION(D2Ev));
void CONDITION(10notify_allEv)(u64 *c) { pthread_cond_broadcast(c); }
void CONDITION(10notify_oneEv)(u64 *c) { pthread_cond_signal(c); }
/* void wait(std::unique_lock<std::mutex> &), which begins with the address of the mutex */
void CONDITION(4waitERSt11unique_lockISt5mutexE)(u64 *c, void *const *lock) { pthread_cond_wait(c, *lock); }

/* ---- std::future: what its results are derived from, and the waiting for them ---- */

struct result { /* std::__future_base::_Result_base */
  const void *const *vtable;
  void *exception;
};
#define RESULT(name) _ZNSt13__future_base12_Result_base##name
void _ZNSt15__exception_ptr13exception_ptrD2Ev(void **);
const char _ZTSNSt13__future_base12_Result_baseE[] = "NSt13__future_base12_Result_baseE";
const struct type _ZTINSt13__future_base12_Result_baseE = {PLAIN_CLASS, _ZTSNSt13__future_base12_Result_baseE};
void RESULT(D2Ev)(struct result *r) { _ZNSt15__exception_ptr13exception_ptrD2Ev(&r->exception); }
ALSO(RESULT(D1Ev), RESULT(D2Ev));
void RESULT(D0Ev)(struct result *r) { RESULT(D2Ev)(r), _ZdlPv(r); }
const VTABLE(3) _ZTVNSt13__future_base12_Result_baseE = {0, &_ZTINSt13__future_base12_Result_baseE, {__cxa_pure_virtual, RESULT(D1Ev), RESULT(D0Ev)}};
void RESULT(C2Ev)(struct result *r) { *r = (struct result){_ZTVNSt13__future_base12_Result_baseE.function, 0}; }
ALSO(RESULT(C1Ev), RESULT(C2Ev));
#define FUTEX(name) _ZNSt28__atomic_futex_unsigned_base##name
void FUTEX(19_M_futex_notify_allEPj)(unsigned *at) { __sv_wake(at, ALL); }
/* False: the time is up. */
int __sv_futex_wait(const unsigned *, unsigned, u64);
#define UNTIL(name) FUTEX(name##EPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE)
_Bool UNTIL(19_M_futex_wait_until)(void *self, unsigned *at, unsigned value, _Bool ends, long seconds, long more) {
  struct timespec end = {seconds, more};
  (void)self;
  return __sv_futex_wait(at, value, ends ? __sv_time_of(&end) : 0) != TIMED_OUT || *at != value;
}
ALSO(UNTIL(26_M_futex_wait_until_steady), UNTIL(19_M_futex_wait_until));
/* void _State_baseV2::_Make_ready::_M_set(): not there yet; what asks for it becomes ready at the end of a thread */
void _ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(void *ready) { (void)ready; }
