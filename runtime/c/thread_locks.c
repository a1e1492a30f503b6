/* What POSIX threads wait for: mutexes, condition variables, locks of readers and writers, barriers, semaphores, things done once;
 * and Linux's futexes, from which others make their own. Types are glibc's for x86-64, whose static initialisers are part of the
 * programs. */
#include "waiting.h"

typedef struct { int lock; unsigned count; int owner; unsigned users; int kind; int rest[5]; } pthread_mutex_t;
typedef struct { int kind; } pthread_mutexattr_t;
typedef struct { u64 rest[6]; } pthread_cond_t;
typedef struct { unsigned readers; int writer, owner; int rest[11]; } pthread_rwlock_t;
enum { NORMAL, RECURSIVE, ERROR_CHECKING, KIND = 3 };

static int own_id(void) { return 4242 + (int)__sv_thread(); }

/* ---- mutexes ---- */

int pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *a) {
  memset(m, 0, sizeof *m);
  if (a) m->kind = a->kind & KIND;
  return 0;
}
int pthread_mutex_destroy(pthread_mutex_t *m) { return m->lock ? EBUSY : 0; }
int pthread_mutex_trylock(pthread_mutex_t *m) {
  if (m->lock && ((m->kind & KIND) != RECURSIVE || m->owner != own_id())) return EBUSY;
  m->lock = 1, m->owner = own_id(), m->count++;
  return 0;
}
static int lock_until(pthread_mutex_t *m, u64 until) {
  while (pthread_mutex_trylock(m)) {
    int is_own = m->owner == own_id();
    if (is_own && (m->kind & KIND) == ERROR_CHECKING) return DEADLOCK;
    switch (__sv_wait(m, until)) {
    case TIMED_OUT: return pthread_mutex_trylock(m) ? TIMED_OUT : 0;
    case DEADLOCK:
      if (is_own) __symvm_finding("deadlock", "a mutex is locked again by the thread that has it"); /* whoever else might come */
      __sv_stuck("a thread waits for a mutex, and no thread can go on");
    }
  }
  return 0;
}
int pthread_mutex_lock(pthread_mutex_t *m) { return lock_until(m, 0); }
int pthread_mutex_timedlock(pthread_mutex_t *m, const struct timespec *until) {
  int is_free = !pthread_mutex_trylock(m); /* the time is not looked at */
  return is_free ? 0 : __sv_is_time(until) ? lock_until(m, __sv_time_of(until)) : EINVAL;
}
int pthread_mutex_clocklock(pthread_mutex_t *m, int clock, const struct timespec *until) { return (void)clock, pthread_mutex_timedlock(m, until); }
int pthread_mutex_unlock(pthread_mutex_t *m) {
  int knows_owner = (m->kind & KIND) == RECURSIVE || (m->kind & KIND) == ERROR_CHECKING;
  if (knows_owner && (!m->lock || m->owner != own_id())) return EPERM;
  if (!m->lock) return 0;
  if (--m->count == 0) m->lock = m->owner = 0, __sv_wake(m, 1);
  return 0;
}

/* ---- condition variables ---- */

int pthread_cond_init(pthread_cond_t *c, const void *a) { return (void)a, memset(c, 0, sizeof *c), 0; }
int pthread_cond_destroy(pthread_cond_t *c) { return (void)c, 0; }
int pthread_cond_signal(pthread_cond_t *c) { return __sv_wake(c, 1), 0; }
int pthread_cond_broadcast(pthread_cond_t *c) { return __sv_wake(c, ALL), 0; }
/* The mutex is had again before the thread may be cancelled. */
static int wait_until(pthread_cond_t *c, pthread_mutex_t *m, u64 until) {
  __sv_cancellation_point();
  unsigned count = m->count;
  m->count = 1;
  int error = pthread_mutex_unlock(m);
  if (error) return m->count = count, error;
  error = __sv_wait_or_cancelled(c, until);
  if (error == DEADLOCK) __sv_stuck("a thread waits for a condition variable, and no thread can go on");
  lock_until(m, 0);
  m->count = count;
  __sv_cancellation_point();
  return error == INTERRUPTED ? WOKEN : error;
}
int pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) { return wait_until(c, m, 0); }
int pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const struct timespec *until) { return __sv_is_time(until) ? wait_until(c, m, __sv_time_of(until)) : EINVAL; }
int pthread_cond_clockwait(pthread_cond_t *c, pthread_mutex_t *m, int clock, const struct timespec *until) { return (void)clock, pthread_cond_timedwait(c, m, until); }

/* ---- locks of readers and writers ---- */

int pthread_rwlock_init(pthread_rwlock_t *l, const void *a) { return (void)a, memset(l, 0, sizeof *l), 0; }
int pthread_rwlock_destroy(pthread_rwlock_t *l) { return l->readers || l->writer ? EBUSY : 0; }
int pthread_rwlock_tryrdlock(pthread_rwlock_t *l) { return l->writer ? EBUSY : (l->readers++, 0); }
int pthread_rwlock_trywrlock(pthread_rwlock_t *l) { return l->writer || l->readers ? EBUSY : (l->writer = 1, l->owner = own_id(), 0); }
static int share_until(pthread_rwlock_t *l, int (*try)(pthread_rwlock_t *), u64 until) {
  while (try(l)) {
    if (l->writer && l->owner == own_id()) return DEADLOCK;
    switch (__sv_wait(l, until)) {
    case TIMED_OUT: return try(l) ? TIMED_OUT : 0;
    case DEADLOCK: __sv_stuck("a thread waits for a lock of readers and writers, and no thread can go on");
    }
  }
  return 0;
}
int pthread_rwlock_rdlock(pthread_rwlock_t *l) { return share_until(l, pthread_rwlock_tryrdlock, 0); }
int pthread_rwlock_wrlock(pthread_rwlock_t *l) { return share_until(l, pthread_rwlock_trywrlock, 0); }
int pthread_rwlock_timedrdlock(pthread_rwlock_t *l, const struct timespec *until) { return __sv_is_time(until) ? share_until(l, pthread_rwlock_tryrdlock, __sv_time_of(until)) : EINVAL; }
int pthread_rwlock_timedwrlock(pthread_rwlock_t *l, const struct timespec *until) { return __sv_is_time(until) ? share_until(l, pthread_rwlock_trywrlock, __sv_time_of(until)) : EINVAL; }
int pthread_rwlock_clockrdlock(pthread_rwlock_t *l, int clock, const struct timespec *until) { return (void)clock, pthread_rwlock_timedrdlock(l, until); }
int pthread_rwlock_clockwrlock(pthread_rwlock_t *l, int clock, const struct timespec *until) { return (void)clock, pthread_rwlock_timedwrlock(l, until); }
int pthread_rwlock_unlock(pthread_rwlock_t *l) {
  if (l->writer) l->writer = l->owner = 0;
  else if (l->readers) l->readers--;
  return __sv_wake(l, ALL), 0;
}

/* ---- done once: 0 before, 2 behind, and in between who does it. What an exception left is started again. ---- */

int pthread_once(int *done, void (*start)(void)) {
  int own = 4 * own_id();
  while (*done != 2) {
    if (*done && *done != own && __sv_wait(done, 0) != DEADLOCK) continue;
    *done = own;
    start();
    *done = 2;
    __sv_wake(done, ALL);
  }
  return 0;
}

/* ---- semaphores and barriers ---- */

typedef struct { unsigned value; unsigned rest[7]; } sem_t;
int sem_init(sem_t *s, int shared, unsigned value) { return (void)shared, value > INT_MAX ? (errno = EINVAL, -1) : (s->value = value, 0); }
int sem_destroy(sem_t *s) { return (void)s, 0; }
int sem_post(sem_t *s) { return s->value >= INT_MAX ? (errno = EOVERFLOW, -1) : (s->value++, __sv_wake(s, 1), 0); }
int sem_trywait(sem_t *s) { return s->value ? s->value--, 0 : (errno = EAGAIN, -1); }
static int take_until(sem_t *s, u64 until) {
  for (__sv_cancellation_point(); !s->value;) {
    int error = __sv_wait_or_cancelled(s, until);
    __sv_cancellation_point();
    if (error == DEADLOCK) __sv_stuck("a thread waits for a semaphore, and no thread can go on");
    if ((error == TIMED_OUT || __sv_ends_call(error)) && !s->value) return errno = error, -1;
  }
  return s->value--, 0;
}
int sem_wait(sem_t *s) { return take_until(s, 0); }
int sem_timedwait(sem_t *s, const struct timespec *until) { return __sv_is_time(until) ? take_until(s, __sv_time_of(until)) : (errno = EINVAL, -1); }
int sem_clockwait(sem_t *s, int clock, const struct timespec *until) { return (void)clock, sem_timedwait(s, until); }
int sem_getvalue(sem_t *s, int *to) { return *to = (int)s->value, 0; }

typedef struct { unsigned wanted, here, rest[6]; } pthread_barrier_t;
int pthread_barrier_init(pthread_barrier_t *b, const void *settings, unsigned count) { return (void)settings, count ? *b = (pthread_barrier_t){.wanted = count}, 0 : EINVAL; }
int pthread_barrier_destroy(pthread_barrier_t *b) { return (void)b, 0; }
int pthread_barrier_wait(pthread_barrier_t *b) {
  if (++b->here == b->wanted) return b->here = 0, __sv_wake(b, ALL), -1; /* PTHREAD_BARRIER_SERIAL_THREAD */
  /* Who was woken may find the barrier gone. */
  if (__sv_wait(b, 0) == DEADLOCK) __sv_stuck("a thread waits at a barrier, and no thread can go on");
  return 0;
}

/* Ceilings are for protocols that no mutex here has. */
int pthread_mutex_getprioceiling(const pthread_mutex_t *m, int *ceiling) { return (void)m, (void)ceiling, EINVAL; }
int pthread_mutex_setprioceiling(pthread_mutex_t *m, int ceiling, int *before) { return (void)m, (void)ceiling, (void)before, EINVAL; }

/* ---- futexes ---- */

enum { FUTEX_WAIT, FUTEX_WAKE, FUTEX_WAIT_BITSET = 9, FUTEX_WAKE_BITSET, FUTEX_COMMAND = 127 };
/* Waits while the word has this value, until a time or for ever. */
int __sv_futex_wait(const unsigned *at, unsigned value, u64 until) {
  if (*at != value) return EAGAIN;
  int error = __sv_wait(at, until);
  if (error == DEADLOCK) __sv_stuck("a thread waits for a word to change, and no thread can go on");
  return error;
}
/* The system call; -1 and errno, or what it answers. A time is only given to who waits. */
long __sv_futex(va_list args) {
  unsigned *at = va_arg(args, unsigned *);
  int command = va_arg(args, int) & FUTEX_COMMAND, error;
  unsigned value = va_arg(args, unsigned);
  const struct timespec *time = command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET ? va_arg(args, const struct timespec *) : 0;
  switch (command) {
  case FUTEX_WAKE:
  case FUTEX_WAKE_BITSET: return __sv_wake(at, (int)value);
  case FUTEX_WAIT: error = __sv_futex_wait(at, value, time ? __sv_clock() + __sv_time_of(time) : 0); break;
  case FUTEX_WAIT_BITSET: error = __sv_futex_wait(at, value, time ? __sv_time_of(time) : 0); break;
  default: error = (__symvm_note("futex"), ENOSYS);
  }
  return error ? (errno = error, -1) : 0;
}
