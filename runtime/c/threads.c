/* POSIX threads for programs with one thread: mutexes, condition variables, once, thread-specific data. No second
 * thread can be made (EAGAIN, which programs must expect). Waiting for what only another thread could do never ends
 * natively; here it is a finding.
 *
 * Types are glibc's for x86-64, whose static initialisers are part of the programs. */
#include "libc.h"

typedef unsigned long pthread_t;
typedef struct { int lock; unsigned count; int owner; unsigned users; int kind; int rest[5]; } pthread_mutex_t;
typedef struct { int kind; } pthread_mutexattr_t;
typedef struct { u64 rest[6]; } pthread_cond_t;
typedef struct { unsigned readers; int writer; int rest[12]; } pthread_rwlock_t;
enum { NORMAL, RECURSIVE, ERROR_CHECKING, KIND = 3, DEADLOCK = 35, BUSY = 16, TIMED_OUT = 110, KEYS = 1024, SELF = 4242 };

static _Noreturn void stuck(const char *what) { __symvm_finding("deadlock", what); }

pthread_t pthread_self(void) { return SELF; }
int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
int pthread_create(pthread_t *thread, const void *attributes, void *(*start)(void *), void *argument) {
  (void)thread, (void)attributes, (void)start, (void)argument;
  __symvm_note("pthread_create: no second thread");
  return EAGAIN;
}
int pthread_join(pthread_t thread, void **result) { return (void)result, thread == SELF ? DEADLOCK : ESRCH; }
int pthread_detach(pthread_t thread) { return thread == SELF ? 0 : ESRCH; }
int pthread_getattr_np(pthread_t thread, void *attributes) { return (void)thread, (void)attributes, ENOENT; } /* as glibc without /proc */
int sched_yield(void) { return 0; }

int pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *a) {
  memset(m, 0, sizeof *m);
  if (a) m->kind = a->kind & KIND;
  return 0;
}
int pthread_mutex_destroy(pthread_mutex_t *m) { return m->lock ? BUSY : 0; }
int pthread_mutex_trylock(pthread_mutex_t *m) {
  if (m->lock && (m->kind & KIND) != RECURSIVE) return BUSY;
  m->lock = 1, m->owner = SELF, m->count++;
  return 0;
}
int pthread_mutex_lock(pthread_mutex_t *m) {
  if (pthread_mutex_trylock(m) == 0) return 0;
  if ((m->kind & KIND) == ERROR_CHECKING) return DEADLOCK;
  stuck("a mutex is locked again by the only thread");
}
int pthread_mutex_timedlock(pthread_mutex_t *m, const void *until) {
  (void)until;
  return pthread_mutex_trylock(m) == 0 ? 0 : TIMED_OUT;
}
int pthread_mutex_clocklock(pthread_mutex_t *m, int clock, const void *until) { return (void)clock, pthread_mutex_timedlock(m, until); }
int pthread_mutex_unlock(pthread_mutex_t *m) {
  if (!m->lock) return (m->kind & KIND) ? EPERM : 0;
  if (--m->count == 0) m->lock = m->owner = 0;
  return 0;
}

int pthread_cond_init(pthread_cond_t *c, const void *a) { return (void)a, memset(c, 0, sizeof *c), 0; }
int pthread_cond_destroy(pthread_cond_t *c) { return (void)c, 0; }
int pthread_cond_signal(pthread_cond_t *c) { return (void)c, 0; }
int pthread_cond_broadcast(pthread_cond_t *c) { return (void)c, 0; }
int pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) {
  (void)c, (void)m;
  stuck("the only thread waits for a condition variable");
}
int pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const void *until) {
  return (void)c, (void)m, (void)until, TIMED_OUT;
}
int pthread_cond_clockwait(pthread_cond_t *c, pthread_mutex_t *m, int clock, const void *until) { return (void)clock, pthread_cond_timedwait(c, m, until); }

int pthread_rwlock_init(pthread_rwlock_t *l, const void *a) { return (void)a, memset(l, 0, sizeof *l), 0; }
int pthread_rwlock_destroy(pthread_rwlock_t *l) { return l->readers || l->writer ? BUSY : 0; }
int pthread_rwlock_tryrdlock(pthread_rwlock_t *l) {
  if (l->writer) return BUSY;
  return l->readers++, 0;
}
int pthread_rwlock_trywrlock(pthread_rwlock_t *l) {
  if (l->writer || l->readers) return BUSY;
  return l->writer = 1, 0;
}
int pthread_rwlock_rdlock(pthread_rwlock_t *l) { return pthread_rwlock_tryrdlock(l) ? DEADLOCK : 0; }
int pthread_rwlock_wrlock(pthread_rwlock_t *l) {
  if (pthread_rwlock_trywrlock(l) == 0) return 0;
  if (l->writer) return DEADLOCK;
  stuck("the only thread waits for its own read lock");
}
int pthread_rwlock_unlock(pthread_rwlock_t *l) {
  if (l->writer) l->writer = 0;
  else if (l->readers) l->readers--;
  return 0;
}

/* What an exception left is started again. */
int pthread_once(int *done, void (*start)(void)) {
  if (!*done) start(), *done = 2;
  return 0;
}

static struct { int used; void *value; void (*destructor)(void *); } keys[KEYS];
int pthread_key_create(unsigned *key, void (*destructor)(void *)) {
  for (unsigned i = 0; i < KEYS; i++)
    if (!keys[i].used) {
      keys[i].used = 1, keys[i].value = 0, keys[i].destructor = destructor;
      return *key = i, 0;
    }
  return EAGAIN;
}
int pthread_key_delete(unsigned key) {
  if (key >= KEYS || !keys[key].used) return EINVAL;
  return keys[key].used = 0, 0;
}
void *pthread_getspecific(unsigned key) { return key < KEYS && keys[key].used ? keys[key].value : 0; }
int pthread_setspecific(unsigned key, const void *value) {
  if (key >= KEYS || !keys[key].used) return EINVAL;
  return keys[key].value = (void *)value, 0;
}
_Noreturn void exit(int);
/* The last thread's end is the process's; its data is destroyed first. */
_Noreturn void pthread_exit(void *result) {
  (void)result;
  for (int round = 0, again = 1; round < 4 && again; round++) {
    again = 0;
    for (unsigned i = 0; i < KEYS; i++) {
      void *value = keys[i].value;
      if (!keys[i].used || !value || !keys[i].destructor) continue;
      keys[i].value = 0, again = 1;
      keys[i].destructor(value);
    }
  }
  exit(0);
}
int __pthread_key_create(unsigned *key, void (*release)(void *)) { return pthread_key_create(key, release); }
_Noreturn void thrd_exit(int code) { pthread_exit((void *)(long)code); }

/* The thread's own settings, which have no effect. */
int pthread_setaffinity_np(pthread_t thread, size_t size, const u64 *set) { return (void)size, (void)set, thread == SELF ? 0 : ESRCH; }
int pthread_getaffinity_np(pthread_t thread, size_t size, u64 *set) {
  if (thread != SELF) return ESRCH;
  if (size < 8) return EINVAL;
  memset(set, 0, size);
  return *set = 1, 0;
}
static char thread_name[16] = "program";
int pthread_setname_np(pthread_t thread, const char *name) {
  if (thread != SELF) return ESRCH;
  if (strlen(name) >= sizeof thread_name) return ERANGE;
  return strcpy(thread_name, name), 0;
}
int pthread_getname_np(pthread_t thread, char *to, size_t room) {
  if (thread != SELF) return ESRCH;
  if (room < sizeof thread_name) return ERANGE;
  return strcpy(to, thread_name), 0;
}
int raise(int);
int pthread_kill(pthread_t thread, int number) { return thread != SELF ? ESRCH : number == 0 ? 0 : raise(number) ? errno : 0; }
static int cancel_state, cancel_type;
int pthread_setcancelstate(int state, int *before) {
  if (state != 0 && state != 1) return EINVAL;
  if (before) *before = cancel_state;
  return cancel_state = state, 0;
}
int pthread_setcanceltype(int type, int *before) {
  if (type != 0 && type != 1) return EINVAL;
  if (before) *before = cancel_type;
  return cancel_type = type, 0;
}
void pthread_testcancel(void) {}
int pthread_cancel(pthread_t thread) {
  if (thread != SELF) return ESRCH;
  pthread_exit((void *)-1);
}
void __pthread_register_cancel(void *at) { (void)at; }
void __pthread_unregister_cancel(void *at) { (void)at; }
_Noreturn void __pthread_unwind_next(void *at) { (void)at, pthread_exit((void *)-1); }

/* Semaphores: what another thread would have to post is never posted. Barriers: one thread passes alone. */
typedef struct { unsigned value; unsigned rest[7]; } sem_t;
int sem_init(sem_t *s, int shared, unsigned value) { return (void)shared, value > INT_MAX ? (errno = EINVAL, -1) : (s->value = value, 0); }
int sem_destroy(sem_t *s) { return (void)s, 0; }
int sem_post(sem_t *s) { return s->value >= INT_MAX ? (errno = EOVERFLOW, -1) : (s->value++, 0); }
int sem_trywait(sem_t *s) { return s->value ? s->value--, 0 : (errno = EAGAIN, -1); }
int sem_wait(sem_t *s) {
  if (!s->value) stuck("waiting for a semaphore that nobody will post");
  return s->value--, 0;
}
int sem_timedwait(sem_t *s, const struct timespec *until) { return (void)until, s->value ? s->value--, 0 : (errno = TIMED_OUT, -1); }
int sem_clockwait(sem_t *s, int clock, const struct timespec *until) { return (void)clock, sem_timedwait(s, until); }
int sem_getvalue(sem_t *s, int *to) { return *to = (int)s->value, 0; }
typedef struct { unsigned wanted; unsigned rest[7]; } pthread_barrier_t;
int pthread_barrier_init(pthread_barrier_t *b, const void *settings, unsigned count) { return (void)settings, count ? b->wanted = count, 0 : EINVAL; }
int pthread_barrier_destroy(pthread_barrier_t *b) { return (void)b, 0; }
int pthread_barrier_wait(pthread_barrier_t *b) {
  if (b->wanted > 1) stuck("waiting at a barrier for threads that there are not");
  return -1; /* PTHREAD_BARRIER_SERIAL_THREAD */
}
