/* What of a thread is its own: data by key (pthread_setspecific), its name, and settings without effect. */
#include "threads.h"

static struct { int used; void (*destructor)(void *); } keys[DATA_KEYS];
static unsigned ever; /* keys that were ever given */
int pthread_key_create(unsigned *key, void (*destructor)(void *)) {
  for (unsigned i = 0; i < DATA_KEYS; i++)
    if (!keys[i].used) {
      keys[i].used = 1, keys[i].destructor = destructor;
      if (i >= ever) ever = i + 1;
      return *key = i, 0;
    }
  return EAGAIN;
}
int __pthread_key_create(unsigned *key, void (*destructor)(void *)) { return pthread_key_create(key, destructor); }
int pthread_key_delete(unsigned key) {
  if (key >= DATA_KEYS || !keys[key].used) return EINVAL;
  /* Who has the number next finds nothing. */
  for (u64 id = FIRST_ID; id < FIRST_ID + MOST_THREADS; id++) {
    struct __sv_thread *t = __sv_thread_of(id);
    if (t && t->data) t->data[key] = 0;
  }
  return keys[key].used = 0, 0;
}
void *pthread_getspecific(unsigned key) { return key < DATA_KEYS && keys[key].used && __sv_me->data ? __sv_me->data[key] : 0; }
int pthread_setspecific(unsigned key, const void *value) {
  if (key >= DATA_KEYS || !keys[key].used) return EINVAL;
  if (!__sv_me->data) __sv_me->data = calloc(DATA_KEYS, sizeof(void *));
  if (!__sv_me->data) return ENOMEM;
  return __sv_me->data[key] = (void *)value, 0;
}
void __sv_destroy_data(void) {
  void **data = __sv_me->data;
  for (int round = 0, again = data != 0; round < 4 && again; round++) {
    again = 0;
    for (unsigned i = 0; i < ever; i++) {
      void *value = data[i];
      if (!keys[i].used || !value || !keys[i].destructor) continue;
      data[i] = 0, again = 1;
      keys[i].destructor(value);
    }
  }
  free(data);
  __sv_me->data = 0;
}

int pthread_getattr_np(pthread_t thread, void *attributes) { return (void)thread, (void)attributes, ENOENT; } /* as glibc without /proc */
int pthread_setaffinity_np(pthread_t thread, size_t size, const u64 *set) { return (void)size, (void)set, __sv_thread_of(thread) ? 0 : ESRCH; }
int pthread_getaffinity_np(pthread_t thread, size_t size, u64 *set) {
  if (!__sv_thread_of(thread)) return ESRCH;
  if (size < 8) return EINVAL;
  memset(set, 0, size);
  return *set = 1, 0;
}
/* All are of the ordinary kind and priority; others need a privilege. */
int pthread_getschedparam(pthread_t thread, int *policy, int *priority) { return __sv_thread_of(thread) ? *policy = *priority = 0 : ESRCH; }
int pthread_setschedparam(pthread_t thread, int policy, const int *priority) {
  if (!__sv_thread_of(thread)) return ESRCH;
  int is_ordinary = policy == 0 || policy == 3 || policy == 5; /* SCHED_OTHER, SCHED_BATCH, SCHED_IDLE */
  if (is_ordinary ? *priority != 0 : (policy != 1 && policy != 2) || *priority < 1 || *priority > 99) return EINVAL;
  return is_ordinary ? 0 : EPERM;
}
int pthread_setschedprio(pthread_t thread, int priority) { return pthread_setschedparam(thread, 0, &priority); }
int pthread_getcpuclockid(pthread_t thread, int *clock) { return __sv_thread_of(thread) ? *clock = 3 /* CLOCK_THREAD_CPUTIME_ID */, 0 : ESRCH; }
int pthread_setname_np(pthread_t thread, const char *name) {
  struct __sv_thread *t = __sv_thread_of(thread);
  if (!t) return ESRCH;
  if (strlen(name) >= sizeof t->name) return ERANGE;
  return strcpy(t->name, name), 0;
}
int pthread_getname_np(pthread_t thread, char *to, size_t room) {
  struct __sv_thread *t = __sv_thread_of(thread);
  if (!t) return ESRCH;
  if (room < sizeof t->name) return ERANGE;
  return strcpy(to, t->name), 0;
}
/* The handler runs at once, whoever it is for. */
int raise(int);
int pthread_kill(pthread_t id, int number) {
  struct __sv_thread *t = __sv_thread_of(id);
  if (!t) return ESRCH;
  if (t != __sv_me && number) __symvm_note("pthread_kill: the handler runs in the thread that sends the signal");
  return number == 0 ? 0 : raise(number) ? errno : 0;
}
