/* C11's threads over POSIX's, and POSIX's spin locks. */
#include "waiting.h"

enum { SUCCESS, IS_BUSY, FAILED, NO_MEMORY, TIME_IS_OUT, RECURSIVE = 1 }; /* thrd_success ..., mtx_recursive */
typedef unsigned long thread;
struct mutex;
int pthread_create(thread *, const void *, void *(*)(void *), void *), pthread_join(thread, void **), pthread_detach(thread);
thread pthread_self(void);
int pthread_mutexattr_init(int *), pthread_mutexattr_settype(int *, int), pthread_mutex_init(struct mutex *, const int *);
int pthread_mutex_lock(struct mutex *), pthread_mutex_trylock(struct mutex *), pthread_mutex_unlock(struct mutex *), pthread_mutex_destroy(struct mutex *);
int pthread_mutex_timedlock(struct mutex *, const void *);
int pthread_cond_init(void *, const void *), pthread_cond_signal(void *), pthread_cond_broadcast(void *), pthread_cond_wait(void *, void *);
int pthread_cond_timedwait(void *, void *, const void *), pthread_cond_destroy(void *);
int pthread_key_create(unsigned *, void (*)(void *)), pthread_key_delete(unsigned), pthread_setspecific(unsigned, const void *);
void *pthread_getspecific(unsigned);
int pthread_once(int *, void (*)(void)), nanosleep(const struct timespec *, struct timespec *);

static int of(int error) { return error == 0 ? SUCCESS : error == EBUSY ? IS_BUSY : error == ENOMEM ? NO_MEMORY : error == TIMED_OUT ? TIME_IS_OUT : FAILED; }

int thrd_create(thread *to, int (*start)(void *), void *argument) { return of(pthread_create(to, 0, (void *(*)(void *))start, argument)); }
int thrd_join(thread t, int *result) {
  void *value;
  int error = of(pthread_join(t, &value));
  if (error == SUCCESS && result) *result = (int)(long)value;
  return error;
}
_Noreturn void pthread_exit(void *);
_Noreturn void thrd_exit(int code) { pthread_exit((void *)(long)code); }
int thrd_detach(thread t) { return of(pthread_detach(t)); }
thread thrd_current(void) { return pthread_self(); }
int thrd_equal(thread a, thread b) { return a == b; }
void thrd_yield(void) { __sv_give_way(); }
int thrd_sleep(const struct timespec *time, struct timespec *rest) { return nanosleep(time, rest) == 0 ? 0 : errno == EINTR ? -1 : -2; }

int mtx_init(struct mutex *m, int type) {
  int kind;
  if (type & ~3) return FAILED;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, type & RECURSIVE);
  return of(pthread_mutex_init(m, &kind));
}
void mtx_destroy(struct mutex *m) { pthread_mutex_destroy(m); }
int mtx_lock(struct mutex *m) { return of(pthread_mutex_lock(m)); }
int mtx_trylock(struct mutex *m) { return of(pthread_mutex_trylock(m)); }
int mtx_timedlock(struct mutex *m, const struct timespec *until) { return of(pthread_mutex_timedlock(m, until)); }
int mtx_unlock(struct mutex *m) { return of(pthread_mutex_unlock(m)); }

int cnd_init(void *c) { return of(pthread_cond_init(c, 0)); }
void cnd_destroy(void *c) { pthread_cond_destroy(c); }
int cnd_signal(void *c) { return of(pthread_cond_signal(c)); }
int cnd_broadcast(void *c) { return of(pthread_cond_broadcast(c)); }
int cnd_wait(void *c, void *m) { return of(pthread_cond_wait(c, m)); }
int cnd_timedwait(void *c, void *m, const struct timespec *until) { return of(pthread_cond_timedwait(c, m, until)); }

void call_once(int *done, void (*start)(void)) { pthread_once(done, start); }
int tss_create(unsigned *key, void (*destructor)(void *)) { return of(pthread_key_create(key, destructor)); }
void tss_delete(unsigned key) { pthread_key_delete(key); }
void *tss_get(unsigned key) { return pthread_getspecific(key); }
int tss_set(unsigned key, void *value) { return of(pthread_setspecific(key, value)); }

int pthread_spin_init(int *lock, int shared) { return (void)shared, *lock = 0; }
int pthread_spin_destroy(int *lock) { return (void)lock, 0; }
int pthread_spin_trylock(int *lock) { return *lock ? EBUSY : (*lock = 1, 0); }
int pthread_spin_unlock(int *lock) { return *lock = 0, __sv_wake(lock, 1), 0; }
int pthread_spin_lock(int *lock) {
  while (*lock)
    if (__sv_wait(lock, 0) == DEADLOCK) __sv_stuck("a thread waits for a spin lock, and no thread can go on");
  return *lock = 1, 0;
}

static int concurrency;
int pthread_getconcurrency(void) { return concurrency; }
int pthread_setconcurrency(int level) { return level < 0 ? EINVAL : (concurrency = level, 0); }
int pthread_yield(void) { return __sv_give_way(), 0; }
