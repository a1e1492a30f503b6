// EXHAUSTIVE: 8
// Threads that wait for each other: for locks, conditions, semaphores, barriers, and each other's ends. What they come to
// does not depend on who runs when.
#include "symbolic.h"
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER, emptied = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static pthread_rwlock_t shared = PTHREAD_RWLOCK_INITIALIZER;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static sem_t posted;
static int queue[2], queued, sum, destroyed, made, cleaned, met, added;
static _Thread_local int own = 3;
static volatile int flag;

struct job {
  unsigned char *values; // on the stack of the thread that began it
  int count;
};

static void *consume(void *given) {
  struct job *job = given;
  int seen = 0;
  errno = EDOM;
  for (int i = 0; i < job->count; i++) {
    pthread_mutex_lock(&lock);
    while (queued == 0) pthread_cond_wait(&filled, &lock);
    int value = queue[--queued];
    sum += value;
    pthread_cond_signal(&emptied);
    pthread_mutex_unlock(&lock);
    if (value > 100) seen++;
    own += value & 1;
  }
  job->values[2] = job->values[seen & 1] ^ 1;
  return (void *)(long)(own * 10 + (errno == EDOM));
}

static void produce(int value) {
  pthread_mutex_lock(&lock);
  while (queued == 2) pthread_cond_wait(&emptied, &lock);
  queue[queued++] = value;
  pthread_cond_signal(&filled);
  pthread_mutex_unlock(&lock);
}

static void destroy(void *value) { pthread_mutex_lock(&lock), destroyed += *(int *)value, pthread_mutex_unlock(&lock); }
static void make(void) { made++, sched_yield(); }
static void *meet(void *given) {
  static int mine[3] = {1, 2, 4}, *owns[3];
  long n = (long)given;
  pthread_once(&once, make);
  pthread_setspecific(key, &mine[n]);
  own = mine[n];
  owns[n] = &own;
  int is_chosen = pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD;
  pthread_rwlock_wrlock(&shared);
  met += is_chosen ? 11 : 1;
  for (int i = 0; i < 3; i++) added += *owns[i];
  pthread_rwlock_unlock(&shared);
  pthread_barrier_wait(&barrier); // until then all have a variable to be looked at
  while (!flag) sched_yield();
  return 0;
}

static void clean(void *by) { cleaned += *(int *)by; }
static void *wait_for_ever(void *given) {
  int two = 2;
  pthread_cleanup_push(clean, given);
  pthread_cleanup_push(clean, &two);
  sem_post(&posted);
  for (;;) sleep(1);
  pthread_cleanup_pop(0);
  pthread_cleanup_pop(0);
  return 0;
}

static void *leave(void *given) {
  if (given) pthread_exit((char *)given + 1);
  return 0;
}

int main(void) {
  unsigned char x, values[4] = {7, 9, 0, 0};
  klee_make_symbolic(&x, sizeof x, "x");
  pthread_t first, second, three[3];
  void *result;
  struct job job = {values, 4};
  errno = ERANGE;
  pthread_create(&first, 0, consume, &job);
  for (int i = 0; i < 4; i++) produce(x >> i);
  pthread_join(first, &result);
  if (own != 3 || errno != ERANGE || ((long)result - 1) / 10 != 3 + (x & 1) + (x >> 1 & 1) + (x >> 2 & 1) + (x >> 3 & 1)) return 1;
  if (sum != x + (x >> 1) + (x >> 2) + (x >> 3)) return 2;
  if (values[2] != (x > 100 && x < 202 ? 8 : 6)) return 3;

  pthread_key_create(&key, destroy);
  pthread_barrier_init(&barrier, 0, 3);
  for (long i = 0; i < 3; i++) pthread_create(&three[i], 0, meet, (void *)i);
  flag = 1;
  for (int i = 0; i < 3; i++) pthread_join(three[i], 0);
  if (destroyed != 7 || made != 1 || met != 13 || added != 21) return 4;

  int four = 4;
  sem_init(&posted, 0, 0);
  pthread_create(&second, 0, wait_for_ever, &four);
  sem_wait(&posted);
  pthread_cancel(second);
  pthread_join(second, &result);
  if (result != PTHREAD_CANCELED || cleaned != 6) return 5;

  pthread_create(&first, 0, leave, (void *)(long)(x & 1));
  pthread_join(first, &result);
  if (result != (x & 1 ? (void *)2 : 0)) return 6;
  if (pthread_join(pthread_self(), 0) != EDEADLK || pthread_detach(pthread_self()) != 0) return 7;
  pthread_attr_t settings;
  pthread_attr_init(&settings);
  pthread_attr_setdetachstate(&settings, PTHREAD_CREATE_DETACHED);
  if (pthread_create(&second, &settings, leave, 0) != 0) return 8;
  return 0;
}
