/* POSIX threads: their life. They take turns: one runs until it waits for what only another can do (a lock, a condition, the end of
 * a thread, the time), gives way, or ends; then the next one that can goes on, in the order of their numbers. That is one schedule of
 * many, the same on each run; the ledger says that there are others. When nobody can go on and nobody waits for a time, that is a
 * deadlock. A thread's stack is the machine's business. */
#include "threads.h"

int __symvm_begin_thread(u64 thread, void (*function)(void *), void *argument, void *own);
void __symvm_switch_thread(u64 thread, int ends);
u64 __symvm_thread_locals_size(void);
void *memalign(size_t, size_t);
long __symvm_next_landing(long depth);
_Noreturn void __symvm_long_jump(void *buffer, int value);
_Noreturn void exit(int);
void __sv_end_of_thread(void);

static struct __sv_thread first = {.name = "program"};
struct __sv_thread *__sv_me = &first;
#define me __sv_me
static struct __sv_thread *all[MOST_THREADS] = {&first};
static unsigned long count = 1; /* numbers that were ever given */
static u64 waits;               /* that were ever begun */
static u64 looks;               /* how often threads have given way since one waited or was woken */

struct __sv_thread *__sv_thread_of(pthread_t id) { return id >= FIRST_ID && id - FIRST_ID < count ? all[id - FIRST_ID] : 0; }

/* ---- turns ---- */

static void go_on_with(struct __sv_thread *next) {
  struct __sv_thread *own = me;
  if (next == own) return;
  own->error = errno;
  me = next;
  __symvm_switch_thread(next->number, 0);
  /* Its turn again. */
  errno = own->error;
}

static void time_is_up(struct __sv_thread *t) { t->state = READY, t->timed_out = 1; }

/* Who goes on after this thread, which may be itself; if nobody can, the time may pass until somebody can, or until the timer
 * rings, which this thread hears. 0: never. */
enum time_passes { NOT, FOR_SLEEPERS, FOR_ALL };
static int rings;
static struct __sv_thread *next_ready(enum time_passes time_may_pass) {
  struct __sv_thread *sleeper = 0;
  for (unsigned long i = 0; i < count; i++)
    if (all[i] && all[i]->state == WAITS && all[i]->until && all[i]->until <= __sv_clock()) time_is_up(all[i]);
  for (unsigned long i = 1; i <= count; i++) {
    struct __sv_thread *t = all[(me->number + i) % count];
    if (!t) continue;
    if (t->state == READY) return t;
    if (t->state == WAITS && t->until && (!sleeper || t->until < sleeper->until)) sleeper = t;
  }
  if (time_may_pass == FOR_ALL && __sv_alarm && (!sleeper || __sv_alarm <= sleeper->until)) return rings = 1, me;
  if (!sleeper || !time_may_pass) return 0;
  __sv_set_clock(sleeper->until);
  time_is_up(sleeper);
  return sleeper;
}

/* What a thread may be cancelled in, a signal interrupts. */
static int wait(const void *what, u64 until, int may_be_cancelled) {
  for (;;) {
    me->waits_for = what, me->until = until, me->since = ++waits, me->timed_out = 0, me->state = WAITS;
    me->may_be_cancelled = may_be_cancelled;
    looks = 0;
    struct __sv_thread *next = next_ready(FOR_ALL);
    if (!next) return me->state = READY, DEADLOCK;
    if (!rings) {
      go_on_with(next);
      return me->timed_out ? TIMED_OUT : WOKEN;
    }
    u64 before = __sv_handled;
    rings = 0, me->state = READY;
    __sv_clock_to(__sv_alarm);
    if (may_be_cancelled) return __sv_handled != before ? INTERRUPTED : WOKEN;
  }
}
static int wake(const void *what, int most) {
  int woken = 0;
  for (; woken < most; woken++) {
    struct __sv_thread *oldest = 0;
    for (unsigned long i = 0; i < count; i++) {
      struct __sv_thread *t = all[i];
      if (t && t->state == WAITS && t->waits_for == what && (!oldest || t->since < oldest->since)) oldest = t;
    }
    if (!oldest) break;
    oldest->state = READY;
  }
  if (woken) looks = 0;
  return woken;
}
/* Nobody knows whether who gives way does something, or waits by looking again and again. The time passes slowly for the former,
 * and ever faster for the latter. */
static void give_way(void) {
  const u64 step = 1000000, patience = 64, most = 22 /* over an hour */;
  u64 times = ++looks > patience ? looks - patience : 0;
  __sv_clock_to(__sv_clock() + (step << (times < most ? times : most)));
  me->state = ASIDE;
  struct __sv_thread *next = next_ready(NOT);
  me->state = READY;
  if (next) go_on_with(next);
}
static u64 own_number(void) { return me->number; }
static void cancellation_point(void);
static const struct __sv_scheduler scheduler = {wait, wake, give_way, cancellation_point, own_number, __sv_give_way};

/* ---- beginning and end ---- */

pthread_t pthread_self(void) { return ID_OF(me); }
int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
int sched_yield(void) { return __sv_give_way(), 0; }
_Noreturn void pthread_exit(void *);
enum { SIG_SETMASK = 2 };
int pthread_sigmask(int how, const void *set, void *before);

static void body(void *own) {
  struct __sv_thread *t = own;
  errno = 0;
  pthread_sigmask(SIG_SETMASK, t->signals, 0);
  pthread_exit(t->start(t->argument));
}

static void forget(struct __sv_thread *t) {
  all[t->number] = 0;
  if (t != &first) free(t->block);
}

int pthread_attr_getdetachstate(const void *attributes, int *state);
int pthread_create(pthread_t *id, const void *attributes, void *(*start)(void *), void *argument) {
  unsigned long number = 1;
  while (number < MOST_THREADS && all[number]) number++;
  /* What it has of thread_local variables, and behind that what is known of it. */
  size_t own = __symvm_thread_locals_size();
  char *block = number < MOST_THREADS ? memalign(64, own + sizeof(struct __sv_thread)) : (__symvm_note("pthread_create: too many threads"), (char *)0);
  if (!block) return EAGAIN;
  struct __sv_thread *t = (struct __sv_thread *)(block + own);
  *t = (struct __sv_thread){.number = number, .start = start, .argument = argument, .block = block};
  if (!__symvm_begin_thread(number, body, t, block)) return free(block), EAGAIN;
  pthread_sigmask(SIG_SETMASK, 0, t->signals);
  if (attributes) pthread_attr_getdetachstate(attributes, &t->detached);
  strcpy(t->name, me->name);
  all[number] = t;
  if (number >= count) count = number + 1;
  if (!__sv_scheduler) __symvm_note("threads take turns in one order of many (pthread_create)");
  __sv_scheduler = &scheduler;
  return *id = ID_OF(t), 0;
}

_Noreturn void pthread_exit(void *result) {
  if (__symvm_next_landing(0) >= 0) __symvm_note("pthread_exit: no destructor or handler of C++ on the way runs");
  me->result = result;
  me->cancelled = 0, me->cancel_state = 1; /* handlers are not cut off */
  if (me->cleanups) {
    struct __sv_cleanup *handler = me->cleanups;
    me->cleanups = handler->outer;
    __symvm_long_jump(handler->buffer, 1); /* which comes back by __pthread_unwind_next */
  }
  __sv_end_of_thread();
  __sv_destroy_data();
  int others = 0;
  for (unsigned long i = 0; i < count; i++) others += all[i] && all[i] != me && all[i]->state != ENDED;
  if (!others) exit(0); /* the last thread's end is the process's */
  __sv_wake(me, ALL);
  me->state = ENDED;
  struct __sv_thread *next = next_ready(FOR_SLEEPERS);
  if (!next) __sv_stuck("a thread ends, and none of the others can go on");
  if (me->detached) forget(me);
  me = next;
  __symvm_switch_thread(next->number, 1);
  __builtin_unreachable();
}

static int join(pthread_t id, void **result, u64 until) {
  struct __sv_thread *t = __sv_thread_of(id);
  if (!t) return ESRCH;
  if (t == me) return DEADLOCK;
  if (t->detached) return EINVAL;
  for (__sv_cancellation_point(); t->state != ENDED;) {
    int error = __sv_wait_or_cancelled(t, until);
    __sv_cancellation_point();
    if (error == DEADLOCK) __sv_stuck("a thread waits for the end of another, and no thread can go on");
    if (error && error != INTERRUPTED && t->state != ENDED) return error;
  }
  if (result) *result = t->result;
  return forget(t), 0;
}
int pthread_join(pthread_t id, void **result) { return join(id, result, 0); }
int pthread_tryjoin_np(pthread_t id, void **result) {
  struct __sv_thread *t = __sv_thread_of(id);
  return t && t != me && t->state != ENDED ? EBUSY : join(id, result, 1);
}
int pthread_timedjoin_np(pthread_t id, void **result, const struct timespec *until) { return join(id, result, __sv_time_of(until)); }
int pthread_clockjoin_np(pthread_t id, void **result, int clock, const struct timespec *until) { return (void)clock, pthread_timedjoin_np(id, result, until); }
int pthread_detach(pthread_t id) {
  struct __sv_thread *t = __sv_thread_of(id);
  if (!t) return ESRCH;
  if (t->detached) return EINVAL;
  t->detached = 1;
  if (t->state == ENDED) forget(t);
  return 0;
}

/* ---- cancelling, which waits for a point where the thread may be cancelled ---- */

#define CANCELED ((void *)-1)
static void cancellation_point(void) {
  if (me->cancelled && !me->cancel_state) pthread_exit(CANCELED);
}
void pthread_testcancel(void) { cancellation_point(); }
int pthread_cancel(pthread_t id) {
  struct __sv_thread *t = __sv_thread_of(id);
  if (!t) return ESRCH;
  t->cancelled = 1;
  if (t == me) cancellation_point();
  else if (t->state == WAITS && t->may_be_cancelled && !t->cancel_state) t->state = READY;
  return 0;
}
static int set(int *what, int value, int *before) {
  if (value != 0 && value != 1) return EINVAL;
  if (before) *before = *what;
  return *what = value, 0;
}
int pthread_setcancelstate(int state, int *before) { return set(&me->cancel_state, state, before); }
int pthread_setcanceltype(int type, int *before) { return set(&me->cancel_type, type, before); }
void __pthread_register_cancel(struct __sv_cleanup *handler) {
  handler->outer = me->cleanups;
  me->cleanups = handler;
}
void __pthread_unregister_cancel(struct __sv_cleanup *handler) { me->cleanups = handler->outer; }
_Noreturn void __pthread_unwind_next(struct __sv_cleanup *handler) { (void)handler, pthread_exit(me->result); }
