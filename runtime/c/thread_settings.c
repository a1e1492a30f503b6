/* What can be set for threads, mutexes, condition variables, locks and barriers before they are made: remembered, and
 * without effect but for the kind of a mutex. */
#include "libc.h"

enum { LEAST_STACK = 16384, USUAL_STACK = 8 << 20, GUARD = 4096, CPU_BYTES = 128 };
typedef struct {
  int priority, policy;
  u32 detached : 1, explicit : 1, has_guard : 1;
  size_t guard;
  char *stack_end;
  size_t stack_size;
  u64 cpus; /* 0: all */
} pthread_attr_t;
_Static_assert(sizeof(pthread_attr_t) <= 56, "glibc's pthread_attr_t");
#define SETTER(condition, effect) \
  if (!(condition)) return EINVAL; \
  effect;                          \
  return 0

int pthread_attr_init(pthread_attr_t *a) { return memset(a, 0, 56), 0; }
int pthread_attr_destroy(pthread_attr_t *a) { return (void)a, 0; }
int pthread_attr_setdetachstate(pthread_attr_t *a, int state) { SETTER(state == 0 || state == 1, a->detached = state == 1); }
int pthread_attr_getdetachstate(const pthread_attr_t *a, int *state) { return *state = a->detached, 0; }
int pthread_attr_setinheritsched(pthread_attr_t *a, int how) { SETTER(how == 0 || how == 1, a->explicit = how == 1); }
int pthread_attr_getinheritsched(const pthread_attr_t *a, int *how) { return *how = a->explicit, 0; }
int pthread_attr_setscope(pthread_attr_t *a, int scope) { return (void)a, scope == 0 ? 0 : scope == 1 ? ENOTSUP : EINVAL; }
int pthread_attr_getscope(const pthread_attr_t *a, int *scope) { return (void)a, *scope = 0; }
int pthread_attr_setguardsize(pthread_attr_t *a, size_t size) { return a->guard = size, a->has_guard = 1, 0; }
int pthread_attr_getguardsize(const pthread_attr_t *a, size_t *size) { return *size = a->has_guard ? a->guard : GUARD, 0; }
int pthread_attr_setstacksize(pthread_attr_t *a, size_t size) { SETTER(size >= LEAST_STACK, a->stack_size = size); }
int pthread_attr_getstacksize(const pthread_attr_t *a, size_t *size) { return *size = a->stack_size ? a->stack_size : USUAL_STACK, 0; }
int pthread_attr_setstackaddr(pthread_attr_t *a, void *end) { return a->stack_end = end, 0; }
int pthread_attr_getstackaddr(const pthread_attr_t *a, void **end) { return *end = a->stack_end, 0; }
int pthread_attr_setstack(pthread_attr_t *a, void *start, size_t size) { SETTER(size >= LEAST_STACK, (a->stack_end = (char *)start + size, a->stack_size = size)); }
int pthread_attr_getstack(const pthread_attr_t *a, void **start, size_t *size) { return *start = (char *)((u64)a->stack_end - a->stack_size), *size = a->stack_size, 0; }

/* Priorities are 1 to 99 in real time, else 0. */
int pthread_attr_setschedpolicy(pthread_attr_t *a, int policy) { SETTER(policy >= 0 && policy <= 2, a->policy = policy); }
int pthread_attr_getschedpolicy(const pthread_attr_t *a, int *policy) { return *policy = a->policy, 0; }
static int in_range(int policy, int priority) { return policy ? priority >= 1 && priority <= 99 : priority == 0; }
int pthread_attr_setschedparam(pthread_attr_t *a, const int *priority) { SETTER(in_range(a->policy, *priority), a->priority = *priority); }
int pthread_attr_getschedparam(const pthread_attr_t *a, int *priority) { return *priority = a->priority, 0; }
int pthread_attr_setaffinity_np(pthread_attr_t *a, size_t size, const u64 *set) { return a->cpus = set && size >= 8 ? *set : 0, 0; }
int pthread_attr_getaffinity_np(const pthread_attr_t *a, size_t size, u64 *set) {
  if (!a->cpus) return memset(set, -1, size), 0;
  if (size < 8) return EINVAL;
  memset(set, 0, size);
  return *set = a->cpus, 0;
}

/* Of a mutex, in glibc's bits. */
typedef struct { u32 bits; } mutexattr;
enum { KIND = 3, CEILING = 12, PROTOCOL = 28, ROBUST = 1 << 30, LEAST_PRIORITY = 1, MOST_PRIORITY = 99 };
#define SHARED (1u << 31)
static u32 put(u32 bits, u32 mask, u32 value) { return (bits & ~mask) | (value & mask); }
int pthread_mutexattr_init(mutexattr *a) { return a->bits = 0, 0; }
int pthread_mutexattr_destroy(mutexattr *a) { return (void)a, 0; }
int pthread_mutexattr_settype(mutexattr *a, int kind) { SETTER(kind >= 0 && kind <= KIND, a->bits = put(a->bits, KIND, (u32)kind)); }
int pthread_mutexattr_gettype(const mutexattr *a, int *kind) { return *kind = a->bits & KIND, 0; }
int pthread_mutexattr_setkind_np(mutexattr *a, int kind) { return pthread_mutexattr_settype(a, kind); }
int pthread_mutexattr_getkind_np(const mutexattr *a, int *kind) { return pthread_mutexattr_gettype(a, kind); }
int pthread_mutexattr_setpshared(mutexattr *a, int shared) { SETTER(shared == 0 || shared == 1, a->bits = put(a->bits, SHARED, shared ? SHARED : 0)); }
int pthread_mutexattr_getpshared(const mutexattr *a, int *shared) { return *shared = (a->bits & SHARED) != 0, 0; }
int pthread_mutexattr_setrobust(mutexattr *a, int robust) { SETTER(robust == 0 || robust == 1, a->bits = put(a->bits, ROBUST, robust ? ROBUST : 0)); }
int pthread_mutexattr_getrobust(const mutexattr *a, int *robust) { return *robust = (a->bits & ROBUST) != 0, 0; }
int pthread_mutexattr_setrobust_np(mutexattr *a, int robust) { return pthread_mutexattr_setrobust(a, robust); }
int pthread_mutexattr_getrobust_np(const mutexattr *a, int *robust) { return pthread_mutexattr_getrobust(a, robust); }
int pthread_mutexattr_setprotocol(mutexattr *a, int protocol) { SETTER(protocol >= 0 && protocol <= 2, a->bits = put(a->bits, 3 << PROTOCOL, (u32)protocol << PROTOCOL)); }
int pthread_mutexattr_getprotocol(const mutexattr *a, int *protocol) { return *protocol = a->bits >> PROTOCOL & 3, 0; }
int pthread_mutexattr_setprioceiling(mutexattr *a, int ceiling) { SETTER(ceiling >= LEAST_PRIORITY && ceiling <= MOST_PRIORITY, a->bits = put(a->bits, 0xfff << CEILING, (u32)ceiling << CEILING)); }
int pthread_mutexattr_getprioceiling(const mutexattr *a, int *ceiling) {
  int set = a->bits >> CEILING & 0xfff;
  return *ceiling = set ? set : LEAST_PRIORITY, 0;
}

/* Of a condition variable: shared in bit 0, the clock in bit 1. */
int pthread_condattr_init(u32 *a) { return *a = 0, 0; }
int pthread_condattr_destroy(u32 *a) { return (void)a, 0; }
int pthread_condattr_setclock(u32 *a, int clock) { SETTER(clock == 0 || clock == 1, *a = put(*a, 2, (u32)clock << 1)); }
int pthread_condattr_getclock(const u32 *a, int *clock) { return *clock = *a >> 1 & 1, 0; }
int pthread_condattr_setpshared(u32 *a, int shared) { SETTER(shared == 0 || shared == 1, *a = put(*a, 1, (u32)shared)); }
int pthread_condattr_getpshared(const u32 *a, int *shared) { return *shared = *a & 1, 0; }

typedef struct { int kind, shared; } rwlockattr;
int pthread_rwlockattr_init(rwlockattr *a) { return *a = (rwlockattr){0}, 0; }
int pthread_rwlockattr_destroy(rwlockattr *a) { return (void)a, 0; }
int pthread_rwlockattr_setkind_np(rwlockattr *a, int kind) { SETTER(kind >= 0 && kind <= 2, a->kind = kind); }
int pthread_rwlockattr_getkind_np(const rwlockattr *a, int *kind) { return *kind = a->kind, 0; }
int pthread_rwlockattr_setpshared(rwlockattr *a, int shared) { SETTER(shared == 0 || shared == 1, a->shared = shared); }
int pthread_rwlockattr_getpshared(const rwlockattr *a, int *shared) { return *shared = a->shared, 0; }

int pthread_barrierattr_init(int *a) { return *a = 0, 0; }
int pthread_barrierattr_destroy(int *a) { return (void)a, 0; }
int pthread_barrierattr_setpshared(int *a, int shared) { SETTER(shared == 0 || shared == 1, *a = shared); }
int pthread_barrierattr_getpshared(const int *a, int *shared) { return *shared = *a, 0; }
