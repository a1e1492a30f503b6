/* Less used mathematics against the host's; threads' settings, C11's threads and old signals in one thread. */
#define _GNU_SOURCE
#include "differ.h"
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

OURS(remquo); OURS(remquof); OURS(remquol); OURS(remainderl); OURS(dreml); OURS(dremf); OURS(nexttoward); OURS(nexttowardf); OURS(nexttowardl); OURS(nextafterl); OURS(nextup); OURS(nextupf); OURS(nextupl); OURS(nextdown); OURS(nextdownf); OURS(nextdownl);
OURS(logbf); OURS(ilogbf); OURS(llogb); OURS(llogbf); OURS(llogbl); OURS(scalb); OURS(scalbf); OURS(scalbl); OURS(significand); OURS(significandf); OURS(significandl); OURS(lgamma); OURS(lgammaf); OURS(lgamma_r); OURS(lgammaf_r); OURS(lgammal_r); OURS(gamma); OURS(gammaf);
extern int sv_signgam;
/* What the machine has. */
double __sv_lgamma(double x, int *sign) { return lgamma_r(x, sign); }
float __sv_lgammaf(float x, int *sign) { return lgammaf_r(x, sign); }
OURS(gammal);
OURS(modf); OURS(modff); OURS(frexp); OURS(frexpf); OURS(fdim); OURS(fdimf);
OURS(roundeven); OURS(roundevenf); OURS(roundevenl); OURS(nanl); OURS(exp10l); OURS(j0l); OURS(j1l); OURS(y0l); OURS(y1l); OURS(jnl); OURS(ynl); OURS(sincosl); OURS(finitel); OURS(isinfl); OURS(isnanl); OURS(__issignaling); OURS(__issignalingf); OURS(__issignalingl); OURS(__iseqsig); OURS(__iseqsigf); OURS(__iseqsigl);
OURS(fmaximum); OURS(fmaximumf); OURS(fmaximuml); OURS(fminimum); OURS(fminimumf); OURS(fminimuml); OURS(fmaximum_num); OURS(fmaximum_numf); OURS(fmaximum_numl); OURS(fminimum_num); OURS(fminimum_numf); OURS(fminimum_numl);
OURS(fmaximum_mag); OURS(fmaximum_magf); OURS(fmaximum_magl); OURS(fminimum_mag); OURS(fminimum_magf); OURS(fminimum_magl); OURS(fmaxmag); OURS(fmaxmagf); OURS(fmaxmagl); OURS(fminmag); OURS(fminmagf); OURS(fminmagl);

static double some_double(double other) {
  union { uint64_t bits; double x; } u = {rnd()};
  static const double certain[] = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 3, 8, 1e300, 5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, INFINITY, -INFINITY, NAN};
  switch (pick(6)) {
  case 0: return u.x;
  case 1: return certain[pick(18)];
  case 2: return other * (double)((int)pick(40) - 20) / 2;
  case 3: return (double)((int)pick(2000) - 1000) / 16;
  case 4: return (double)(int64_t)rnd() / (double)(1ull << pick(63));
  default: return ldexp((double)(1 + pick(1000)), (int)pick(200) - 100);
  }
}
static float some_float(float other) {
  union { uint32_t bits; float x; } u = {(uint32_t)(rnd() >> 7)};
  return pick(3) ? (float)some_double(other) : u.x;
}
static long double some_long(long double other) {
  union { struct { uint64_t mantissa; uint16_t top; } parts; long double x; } u = {{rnd() | 1ull << 63, (uint16_t)rnd()}};
  switch (pick(5)) {
  case 0: return u.x;
  case 1: u.parts.top &= 0x8000, u.parts.mantissa = rnd() >> (1 + pick(63)); return u.x;
  case 2: { static const long double certain[] = {0x1p-16382L, 0x1p-16445L, 0x0.fffffffffffffffep-16382L, 0x1.fffffffffffffffep16383L, 0x1p63L, 1, -0x1p-16382L}; return certain[pick(7)]; }
  case 3: return other * ((int)pick(40) - 20) / 2;
  default: return some_double((double)other);
  }
}

/* Equal with the sign of 0; NaNs are all one. */
static int same(long double x, long double y) { return (x != x && y != y) || (x == y && !signbit(x) == !signbit(y)); }
static int near(long double x, long double y) { return same(x, y) || fabsl(x - y) <= 1e-12L * fabsl(x) + 1e-300L || (fabsl(x) > 1e300L && fabsl(y) > 1e300L); }
#define ONE(f, x)                                                                                  \
  do { long double p_ = f(x), q_ = sv_##f(x); if (!same(p_, q_)) differ(#f, "%.21Lg: %.21Lg %.21Lg", (long double)(x), p_, q_); } while (0)
#define TWO(f, x, y)                                                                                \
  do { long double p_ = f(x, y), q_ = sv_##f(x, y); if (!same(p_, q_)) differ(#f, "%.21Lg %.21Lg: %.21Lg %.21Lg", (long double)(x), (long double)(y), p_, q_); } while (0)
#define NEAR(f, ...)                                                                                \
  do { long double n = f(__VA_ARGS__), m = sv_##f(__VA_ARGS__); if (!near(n, m)) differ(#f, "%s: %.21Lg %.21Lg", #__VA_ARGS__, n, m); } while (0)
#define PARTS(type, suffix, x, y)                                                                   \
  do {                                                                                              \
    type u = x, v = y, i1, i2;                                                                      \
    int n1 = 0, n2 = 0;                                                                             \
    if (!same(modf##suffix(u, &i1), sv_modf##suffix(u, &i2)) || !same(i1, i2)) differ("modf" #suffix, "%.21Lg", (long double)u); \
    if (!same(frexp##suffix(u, &n1), sv_frexp##suffix(u, &n2)) || n1 != n2) differ("frexp" #suffix, "%.21Lg: %d %d", (long double)u, n1, n2); \
    errno = sv_errno = 0;                                                                           \
    TWO(fdim##suffix, u, v);                                                                        \
    if (errno != sv_errno) differ("fdim" #suffix, "%.21Lg %.21Lg: errno %d %d", (long double)u, (long double)v, errno, sv_errno); \
  } while (0)
#define QUOTIENT(type, f, x, y)                                                                     \
  do {                                                                                              \
    int p = 99, q = 99;                                                                             \
    type n = f(x, y, &p), m = sv_##f(x, y, &q);                                                      \
    if (!same(n, m) || (n == n && p != q)) differ(#f, "%.21Lg %.21Lg: %.21Lg %.21Lg, %d %d", (long double)(x), (long double)(y), (long double)n, (long double)m, p, q); \
  } while (0)

void rare_math(void) {
  double y = some_double(1), x = some_double(y);
  float fy = some_float(1), fx = some_float(fy);
  long double ly = some_long(1), lx = some_long(ly);
  if (pick(8) == 0) y = nextafter(x, y), fy = nextafterf(fx, fy), ly = nextafterl(lx, ly);
  PARTS(double, , x, y); PARTS(float, f, fx, fy);
  QUOTIENT(double, remquo, x, y); QUOTIENT(float, remquof, fx, fy); QUOTIENT(long double, remquol, lx, ly);
  TWO(remainderl, lx, ly); TWO(dreml, lx, ly); TWO(dremf, fx, fy);
  TWO(nexttoward, x, ly); TWO(nexttowardf, fx, ly); TWO(nexttowardl, lx, ly); TWO(nextafterl, lx, ly);
  TWO(nexttoward, x, (long double)x); TWO(nexttowardf, fx, (long double)fy);
  ONE(nextup, x); ONE(nextupf, fx); ONE(nextupl, lx); ONE(nextdown, x); ONE(nextdownf, fx); ONE(nextdownl, lx);
  ONE(logbf, fx); ONE(ilogbf, fx); ONE(llogb, x); ONE(llogbf, fx); ONE(llogbl, lx);
  double n = pick(4) ? (double)((int)pick(400) - 200) : y;
  TWO(scalb, x, n); TWO(scalbf, fx, (float)n); TWO(scalbl, lx, (long double)n);
  ONE(significand, x); ONE(significandf, fx); ONE(significandl, lx);
  ONE(roundeven, x); ONE(roundevenf, fx); ONE(roundevenl, lx);
  ONE(finitel, lx); ONE(isinfl, lx);
  if (!isnanl(lx) != !sv_isnanl(lx)) differ("isnanl", "%Lg", lx);
  ONE(__issignalingl, lx);
  ONE(__issignaling, x); ONE(__issignalingf, fx);
  TWO(__iseqsig, x, y); TWO(__iseqsigf, fx, fy); TWO(__iseqsigl, lx, ly);
#define EXTREMES(suffix, x, y)                                                                                        \
  TWO(fmaximum##suffix, x, y); TWO(fminimum##suffix, x, y); TWO(fmaximum_num##suffix, x, y); TWO(fminimum_num##suffix, x, y);        \
  TWO(fmaximum_mag##suffix, x, y); TWO(fminimum_mag##suffix, x, y)
  EXTREMES(, x, y); EXTREMES(f, fx, fy); EXTREMES(l, lx, ly);
  if (x != y) { TWO(fmaxmag, x, y); TWO(fminmag, x, y); } /* of equal ones (0 and -0) it is one or the other */
  if (fx != fy) { TWO(fmaxmagf, fx, fy); TWO(fminmagf, fx, fy); }
  if (lx != ly) { TWO(fmaxmagl, lx, ly); TWO(fminmagl, lx, ly); }
  int s = 9, t = 9;
  if (!same(lgamma_r(x, &s), sv_lgamma_r(x, &t)) || s != t) differ("lgamma_r", "%.17g: %d %d", x, s, t);
  if (!same(lgammaf_r(fx, &s), sv_lgammaf_r(fx, &t)) || s != t) differ("lgammaf_r", "%.17g: %d %d", fx, s, t);
  if (!same(lgamma(x), sv_lgamma(x)) || signgam != sv_signgam) differ("lgamma", "%.17g: %d %d", x, signgam, sv_signgam);
  if (!same(lgammaf(fx), sv_lgammaf(fx)) || signgam != sv_signgam) differ("lgammaf", "%.17g: %d %d", fx, signgam, sv_signgam);
  double some = (double)((int)pick(4000) - 2000) / 64; /* where float and long double are as good as double */
  if (!near(lgammal_r(some, &s), sv_lgammal_r(some, &t)) || s != t) differ("lgammal_r", "%.17g: %d %d", some, s, t);
  ONE(gamma, x); ONE(gammaf, fx); NEAR(gammal, some); NEAR(exp10l, some);
  long double sine, cosine, our_sine, our_cosine;
  sincosl(some, &sine, &cosine), sv_sincosl(some, &our_sine, &our_cosine);
  if (fabsl(sine - our_sine) > 1e-14L || fabsl(cosine - our_cosine) > 1e-14L) differ("sincosl", "%g", some);
#define ABSOLUTE(f, ...) \
  if (!near(f(__VA_ARGS__), sv_##f(__VA_ARGS__)) && fabsl(f(__VA_ARGS__) - sv_##f(__VA_ARGS__)) > 1e-12L) differ(#f, "%g", some)
  int order = (int)pick(6) - 2;
  ABSOLUTE(j0l, some); ABSOLUTE(j1l, some); ABSOLUTE(jnl, order, some);
  if (some > 1) { ABSOLUTE(y0l, some); ABSOLUTE(y1l, some); ABSOLUTE(ynl, order, some); }
  if (sv_nanl("") == sv_nanl("")) differ("nanl", "is a number");
}

/* ---- threads ---- */
OURS(mtx_init); OURS(mtx_lock); OURS(mtx_trylock); OURS(mtx_timedlock); OURS(mtx_unlock); OURS(mtx_destroy); OURS(cnd_init); OURS(cnd_signal); OURS(cnd_broadcast); OURS(cnd_timedwait); OURS(cnd_destroy); OURS(call_once); OURS(tss_create); OURS(tss_set); OURS(tss_get); OURS(tss_delete);
OURS(thrd_current); OURS(thrd_equal); OURS(thrd_yield); OURS(thrd_sleep);
OURS(pthread_spin_init); OURS(pthread_spin_lock); OURS(pthread_spin_trylock); OURS(pthread_spin_unlock); OURS(pthread_spin_destroy);
OURS(pthread_rwlock_init); OURS(pthread_rwlock_rdlock); OURS(pthread_rwlock_wrlock); OURS(pthread_rwlock_unlock); OURS(pthread_rwlock_timedrdlock); OURS(pthread_rwlock_timedwrlock); OURS(pthread_rwlock_clockrdlock); OURS(pthread_rwlock_clockwrlock); OURS(pthread_getconcurrency); OURS(pthread_setconcurrency);

static int calls, our_calls;
static void called(void) { calls++; }
static void called_ours(void) { our_calls++; }
#define EQUAL(f, theirs, ours)                                                         \
  do {                                                                                 \
    long p_ = (long)f theirs, q_ = (long)sv_##f ours;                                   \
    if (p_ != q_) differ(#f, "%ld %ld, line %d", p_, q_, __LINE__);                     \
  } while (0)

void one_thread(void) {
  mtx_t a, b;
  cnd_t c, d;
  static const int types[] = {mtx_plain, mtx_recursive, mtx_timed, mtx_timed | mtx_recursive};
  int type = types[pick(4)], held = 0;
  struct timespec past = {1, 0};
  EQUAL(mtx_init, (&a, type), (&b, type)); EQUAL(cnd_init, (&c), (&d));
  for (int i = 0; i < 10; i++) {
    switch (pick(5)) {
    case 0: EQUAL(mtx_trylock, (&a), (&b)); held = 1; break;
    case 1:
      if (held && !(type & mtx_recursive)) break;
      EQUAL(mtx_lock, (&a), (&b));
      held = 1;
      break;
    case 2:
      if (!held || (type & mtx_recursive)) break;
      EQUAL(mtx_unlock, (&a), (&b));
      held = 0;
      break;
    case 3: EQUAL(mtx_timedlock, (&a, &past), (&b, &past)); held = 1; break;
    case 4: EQUAL(cnd_signal, (&c), (&d)); EQUAL(cnd_broadcast, (&c), (&d)); break;
    }
  }
  if (!held) EQUAL(mtx_lock, (&a), (&b));
  if (!(type & mtx_recursive)) EQUAL(cnd_timedwait, (&c, &a, &past), (&d, &b, &past));
  cnd_destroy(&c), sv_cnd_destroy(&d), mtx_destroy(&a), sv_mtx_destroy(&b);
  static once_flag once = ONCE_FLAG_INIT, our_once = ONCE_FLAG_INIT;
  call_once(&once, called), sv_call_once(&our_once, called_ours);
  if (calls != our_calls) differ("call_once", "%d %d", calls, our_calls);
  tss_t k, l;
  EQUAL(tss_create, (&k, 0), (&l, 0)); EQUAL(tss_get, (k), (l)); EQUAL(tss_set, (k, &c), (l, &c)); EQUAL(tss_get, (k), (l));
  tss_delete(k), sv_tss_delete(l);
  EQUAL(thrd_equal, (thrd_current(), thrd_current()), (sv_thrd_current(), sv_thrd_current()));
  struct timespec none = {0, pick(4) ? 0 : -1};
  EQUAL(thrd_sleep, (&none, 0), (&none, 0));
  sv_thrd_yield();
  pthread_spinlock_t s, t;
  EQUAL(pthread_spin_init, (&s, 0), (&t, 0)); EQUAL(pthread_spin_lock, (&s), (&t)); EQUAL(pthread_spin_trylock, (&s), (&t)); EQUAL(pthread_spin_unlock, (&s), (&t)); EQUAL(pthread_spin_trylock, (&s), (&t)); EQUAL(pthread_spin_destroy, (&s), (&t));
  pthread_rwlock_t r, q;
  pthread_rwlock_init(&r, 0), sv_pthread_rwlock_init(&q, 0);
  if (pick(2)) EQUAL(pthread_rwlock_rdlock, (&r), (&q));
  else EQUAL(pthread_rwlock_wrlock, (&r), (&q));
  EQUAL(pthread_rwlock_timedwrlock, (&r, &past), (&q, &past)); EQUAL(pthread_rwlock_timedrdlock, (&r, &past), (&q, &past)); EQUAL(pthread_rwlock_clockwrlock, (&r, 0, &past), (&q, 0, &past)); EQUAL(pthread_rwlock_clockrdlock, (&r, 0, &past), (&q, 0, &past));
  int level = (int)pick(5) - 1;
  EQUAL(pthread_setconcurrency, (level), (level)); EQUAL(pthread_getconcurrency, (), ());
}

/* ---- what can be set ---- */
OURS(pthread_attr_init); OURS(pthread_mutexattr_init); OURS(pthread_condattr_init); OURS(pthread_rwlockattr_init); OURS(pthread_barrierattr_init); OURS(pthread_attr_destroy); OURS(pthread_mutexattr_destroy); OURS(pthread_condattr_destroy); OURS(pthread_rwlockattr_destroy); OURS(pthread_barrierattr_destroy);
OURS(pthread_attr_setscope); OURS(pthread_attr_getscope); OURS(pthread_attr_setstack); OURS(pthread_attr_getstack); OURS(pthread_attr_setstackaddr); OURS(pthread_attr_getstackaddr); OURS(pthread_attr_setschedparam); OURS(pthread_attr_getschedparam); OURS(pthread_attr_setaffinity_np); OURS(pthread_attr_getaffinity_np);
OURS(pthread_mutexattr_setrobust_np); OURS(pthread_mutexattr_getrobust_np);
OURS(pthread_attr_setdetachstate); OURS(pthread_attr_getdetachstate); OURS(pthread_attr_setinheritsched); OURS(pthread_attr_getinheritsched); OURS(pthread_attr_setschedpolicy); OURS(pthread_attr_getschedpolicy); OURS(pthread_attr_setguardsize); OURS(pthread_attr_getguardsize); OURS(pthread_attr_setstacksize); OURS(pthread_attr_getstacksize);
OURS(pthread_mutexattr_settype); OURS(pthread_mutexattr_gettype); OURS(pthread_mutexattr_setpshared); OURS(pthread_mutexattr_getpshared); OURS(pthread_mutexattr_setrobust); OURS(pthread_mutexattr_getrobust); OURS(pthread_mutexattr_setprotocol); OURS(pthread_mutexattr_getprotocol); OURS(pthread_mutexattr_setprioceiling); OURS(pthread_mutexattr_getprioceiling);
OURS(pthread_condattr_setclock); OURS(pthread_condattr_getclock); OURS(pthread_condattr_setpshared); OURS(pthread_condattr_getpshared); OURS(pthread_rwlockattr_setkind_np); OURS(pthread_rwlockattr_getkind_np); OURS(pthread_rwlockattr_setpshared); OURS(pthread_rwlockattr_getpshared); OURS(pthread_barrierattr_setpshared); OURS(pthread_barrierattr_getpshared);

void thread_settings(void) {
  pthread_attr_t a, b;
  pthread_mutexattr_t m, n;
  pthread_condattr_t c, d;
  pthread_rwlockattr_t r, s;
  pthread_barrierattr_t x, y;
  EQUAL(pthread_attr_init, (&a), (&b)); EQUAL(pthread_mutexattr_init, (&m), (&n)); EQUAL(pthread_condattr_init, (&c), (&d)); EQUAL(pthread_rwlockattr_init, (&r), (&s)); EQUAL(pthread_barrierattr_init, (&x), (&y));
  for (int i = 0; i < 12; i++) {
    int v = (int)pick(5) - 1;
    if (pick(6) == 0) v = (int)pick(120);
#define SET(family, name, their, our)                                                    \
  do {                                                                                   \
    int p = 9, q = 9;                                                                    \
    EQUAL(family##_set##name, (&their, v), (&our, v));                                   \
    EQUAL(family##_get##name, (&their, &p), (&our, &q));                                 \
    if (p != q) differ(#family "_get" #name, "%d: %d %d", v, p, q);                       \
  } while (0)
    SET(pthread_attr, detachstate, a, b); SET(pthread_attr, inheritsched, a, b); SET(pthread_attr, schedpolicy, a, b); SET(pthread_attr, scope, a, b);
    SET(pthread_mutexattr, type, m, n); SET(pthread_mutexattr, pshared, m, n); SET(pthread_mutexattr, robust, m, n); SET(pthread_mutexattr, protocol, m, n); SET(pthread_mutexattr, robust_np, m, n);
    if (v) SET(pthread_mutexattr, prioceiling, m, n); /* 0 is taken by kernels that let it be a priority */
    SET(pthread_condattr, clock, c, d); SET(pthread_condattr, pshared, c, d); SET(pthread_rwlockattr, kind_np, r, s); SET(pthread_rwlockattr, pshared, r, s); SET(pthread_barrierattr, pshared, x, y);
    struct sched_param p = {v}, q;
    EQUAL(pthread_attr_setschedparam, (&a, &p), (&b, &p)); EQUAL(pthread_attr_getschedparam, (&a, &p), (&b, &q));
    if (p.sched_priority != q.sched_priority) differ("pthread_attr_getschedparam", "%d %d", p.sched_priority, q.sched_priority);
    size_t k = 0, l = 0, size = pick(40000);
    void *at = 0, *our = 0;
    if (pick(2)) EQUAL(pthread_attr_setstacksize, (&a, size), (&b, size));
    if (pick(2)) EQUAL(pthread_attr_setguardsize, (&a, size), (&b, size));
    if (pick(4) == 0) EQUAL(pthread_attr_setstack, (&a, &a, size), (&b, &a, size));
    else if (pick(4) == 0) EQUAL(pthread_attr_setstackaddr, (&a, &a), (&b, &a));
    EQUAL(pthread_attr_getguardsize, (&a, &k), (&b, &l));
    if (k != l) differ("pthread_attr_getguardsize", "%zu %zu", k, l);
    EQUAL(pthread_attr_getstacksize, (&a, &k), (&b, &l));
    if (k != l) differ("pthread_attr_getstacksize", "%zu %zu", k, l);
    EQUAL(pthread_attr_getstackaddr, (&a, &at), (&b, &our));
    if (at != our) differ("pthread_attr_getstackaddr", "%p %p", at, our);
    EQUAL(pthread_attr_getstack, (&a, &at, &k), (&b, &our, &l));
    if (at != our || k != l) differ("pthread_attr_getstack", "%p %p, %zu %zu", at, our, k, l);
    cpu_set_t set, other;
    memset(&set, 0, sizeof set), memset(&other, 0, sizeof other);
    EQUAL(pthread_attr_getaffinity_np, (&a, sizeof set, &set), (&b, sizeof set, &other));
    if (memcmp(&set, &other, sizeof set)) differ("pthread_attr_getaffinity_np", "%d", i);
    memset(&set, 0, sizeof set), CPU_SET(pick(3), &set);
    if (pick(2)) EQUAL(pthread_attr_setaffinity_np, (&a, sizeof set, &set), (&b, sizeof set, &set));
  }
  EQUAL(pthread_attr_destroy, (&a), (&b)); EQUAL(pthread_mutexattr_destroy, (&m), (&n)); EQUAL(pthread_condattr_destroy, (&c), (&d)); EQUAL(pthread_rwlockattr_destroy, (&r), (&s)); EQUAL(pthread_barrierattr_destroy, (&x), (&y));
}

/* ---- semaphores by name, and how threads are scheduled ---- */
#include <fcntl.h>
#include <semaphore.h>
OURS(sem_open); OURS(sem_close); OURS(sem_unlink); OURS(pthread_getschedparam); OURS(pthread_setschedparam); OURS(pthread_setschedprio); OURS(pthread_self); OURS(pthread_mutex_getprioceiling);

void named_semaphores(void) {
  static const char *const names[] = {"/symvm-differ-a", "/symvm-differ-b", "symvm-differ-a", "//symvm-differ-b", "/", "", "/a/b"};
  sem_t *x[8], *y[8];
  const char *as[8]; /* glibc maps a semaphore again for another spelling of its name */
  int open = 0;
  sem_t *probe = sem_open("/symvm-differ-c", O_CREAT, 0600, 1);
  if (!probe) return; /* the host has no place for them */
  sem_close(probe), sem_unlink("/symvm-differ-c");
  for (int i = 0; i < 20; i++) {
    const char *name = names[pick(7)];
    errno = sv_errno = 0;
    if (open < 8 && pick(3)) {
      int flags = (pick(3) ? O_CREAT : 0) | (pick(4) ? 0 : O_EXCL);
      unsigned value = pick(9) ? pick(3) : 1u << 31;
      sem_t *s = sem_open(name, flags, 0600, value), *t = sv_sem_open(name, flags, 0600, value);
      int first = -1, ours = -1;
      for (int k = open - 1; k >= 0; k--) if (as[k] == name) first = x[k] == s ? k : first, ours = y[k] == t ? k : ours;
      if (!s != !t || (!s && errno != sv_errno) || (s && first != ours)) differ("sem_open", "'%s' %o %u: %p %p, errno %d %d, as %d %d", name, (unsigned)flags, value, (void *)s, (void *)t, errno, sv_errno, first, ours);
      if (s && t) x[open] = s, as[open] = name, y[open++] = t;
    } else if (open && pick(2)) {
      open--;
      EQUAL(sem_close, (x[open]), (y[open]));
    } else {
      EQUAL(sem_unlink, (name), (name));
      if (errno && errno != sv_errno) differ("sem_unlink", "'%s': errno %d %d", name, errno, sv_errno);
    }
  }
  while (open--) sem_close(x[open]), sv_sem_close(y[open]);
  for (int i = 0; i < 2; i++) sem_unlink(names[i]), sv_sem_unlink(names[i]);
  int p, q, ceiling;
  struct sched_param a = {(int)pick(3)}, b;
  pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
  EQUAL(pthread_setschedprio, (pthread_self(), a.sched_priority), (sv_pthread_self(), a.sched_priority));
  int policy = (int)pick(7);
  if (policy == 0 || policy > 2 || a.sched_priority == 0) EQUAL(pthread_setschedparam, (pthread_self(), policy, &a), (sv_pthread_self(), policy, &a)); /* root may do more */
  a.sched_priority = 0, pthread_setschedparam(pthread_self(), 0, &a);
  EQUAL(pthread_getschedparam, (pthread_self(), &p, &a), (sv_pthread_self(), &q, &b));
  if (p != q || a.sched_priority != b.sched_priority) differ("pthread_getschedparam", "%d %d, %d %d", p, q, a.sched_priority, b.sched_priority);
  EQUAL(pthread_mutex_getprioceiling, (&m, &ceiling), (&m, &ceiling));
}

/* ---- signals ---- */
#undef sigpause
OURS(sighold); OURS(sigrelse); OURS(sigignore); OURS(sigandset); OURS(sigorset); OURS(sigismember); OURS(raise); OURS(ssignal); OURS(gsignal); OURS(signal);
#undef siggetmask
int siggetmask(void);
OURS(siggetmask);
int __xpg_sigpause(int), sv_sigpause(int), sv___xpg_sigpause(int), __sigpause(int, int), sv___sigpause(int, int);
static int heard, we_heard;
static void hear(int number) { heard = heard * 31 + number; }
static void hear_ours(int number) { we_heard = we_heard * 31 + number; }

void old_signals(void) {
  sigset_t x, y, z, w;
  memset(&x, 0, sizeof x), memset(&y, 0, sizeof y), memset(&z, 0, sizeof z), memset(&w, 0, sizeof w);
  x.__val[0] = rnd(), y.__val[0] = rnd();
  EQUAL(sigandset, (&z, &x, &y), (&w, &x, &y));
  if (memcmp(&z, &w, sizeof z)) differ("sigandset", "%lx", x.__val[0]);
  EQUAL(sigorset, (&z, &x, &y), (&w, &x, &y));
  if (memcmp(&z, &w, sizeof z)) differ("sigorset", "%lx", x.__val[0]);
  heard = we_heard = 0;
  ssignal(SIGUSR1, hear), sv_ssignal(SIGUSR1, hear_ours);
  EQUAL(sighold, (SIGUSR1), (SIGUSR1)); EQUAL(gsignal, (SIGUSR1), (SIGUSR1)); EQUAL(siggetmask, (), ());
  if (heard != we_heard) differ("sighold", "%d %d", heard, we_heard);
  switch (pick(4)) {
  case 0: EQUAL(__xpg_sigpause, (SIGUSR1), (SIGUSR1)); break;
  case 1: EQUAL(__sigpause, (0, 0), (0, 0)); break;
  case 2: if (__sigpause(0, 0) != sv_sigpause(0)) differ("sigpause", ""); break; /* by its own name the headers give another */
  default: EQUAL(sigrelse, (SIGUSR1), (SIGUSR1));
  }
  if (heard != we_heard) differ("sigpause", "%d %d", heard, we_heard);
  EQUAL(sigignore, (SIGUSR1), (SIGUSR1)); EQUAL(raise, (SIGUSR1), (SIGUSR1)); EQUAL(sigrelse, (SIGUSR1), (SIGUSR1));
  int wrong = pick(2) ? 0 : 70;
  EQUAL(sighold, (wrong), (wrong)); EQUAL(sigrelse, (wrong), (wrong)); EQUAL(sigignore, (wrong), (wrong));
  if (heard != we_heard) differ("sigignore", "%d %d", heard, we_heard);
  signal(SIGUSR1, SIG_DFL), sv_signal(SIGUSR1, SIG_DFL);
}
