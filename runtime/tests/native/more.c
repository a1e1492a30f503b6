/* Small families against the host's: what tells floats apart, threads' objects in one thread, signals sent to oneself, walks
 * over search trees, addresses as text, waiting on pipes, further names of what is compared elsewhere. */
#define _GNU_SOURCE
#include "differ.h"
#include <argz.h>
#include <arpa/inet.h>
#include <complex.h>
#include <errno.h>
#include <fcntl.h>
#include <libintl.h>
#include <math.h>
#include <obstack.h>
#include <poll.h>
#include <pthread.h>
#include <search.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <syslog.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/* ---- floats ---- */
OURS(copysignl); OURS(fabsl); OURS(fmaxl); OURS(fminl); OURS(nan); OURS(nanf); OURS(finite); OURS(scalblnl);
#define KINDS(suffix, type)                                                                                              \
  extern int __finite##suffix(type), sv___finite##suffix(type), __isinf##suffix(type), sv___isinf##suffix(type);         \
  extern int __isnan##suffix(type), sv___isnan##suffix(type), __signbit##suffix(type), sv___signbit##suffix(type);       \
  extern int __fpclassify##suffix(type), sv___fpclassify##suffix(type);                                                  \
  static void tell##suffix(type x) {                                                                                    \
    if (!__finite##suffix(x) != !sv___finite##suffix(x) || __isinf##suffix(x) != sv___isinf##suffix(x) ||                \
        !__isnan##suffix(x) != !sv___isnan##suffix(x) || !__signbit##suffix(x) != !sv___signbit##suffix(x) ||            \
        __fpclassify##suffix(x) != sv___fpclassify##suffix(x))                                                           \
      differ("kinds of " #type, "%La", (long double)x);                                                                  \
  }
KINDS(, double) KINDS(f, float) KINDS(l, long double)
extern int sv_isinf(double), sv_isinff(float), sv_isnan(double), sv_isnanf(float), isinff(float), isnanf(float);
#undef isinf
#undef isnan
static int same(long double x, long double y) { return x == y ? signbit(x) == signbit(y) : x != x && y != y; }

static void kinds(void) {
  static const long double values[] = {0, -0.0L, 1, -1, INFINITY, -INFINITY, NAN, 1e-310L, -1e-40L, 1e300L, 1e-4940L, 1e4000L, 2.5L};
  long double x = pick(2) ? values[pick(13)] : ((long double)rnd() - (long double)rnd()) / (1 + pick(1000)), y = values[pick(13)];
  double d = (double)x;
  tell(d), tellf((float)x), telll(x);
  if (isinff((float)x) != sv_isinff((float)x) || !isnanf((float)x) != !sv_isnanf((float)x)) differ("isinff", "%La", x);
  if (!isinf(d) != !sv_isinf(d) || !isnan(d) != !sv_isnan(d) || !finite(d) != !sv_finite(d)) differ("isinf", "%a", d);
  if (!same(copysignl(x, y), sv_copysignl(x, y)) || !same(fabsl(x), sv_fabsl(x))) differ("copysignl", "%La %La", x, y);
  if (fmaxl(x, y) != sv_fmaxl(x, y) && (x == x || y == y)) differ("fmaxl", "%La %La", x, y);
  if (fminl(x, y) != sv_fminl(x, y) && (x == x || y == y)) differ("fminl", "%La %La", x, y);
  if (!isnan(sv_nan("1")) || !isnan(sv_nanf(""))) differ("nan", "");
}

/* ---- threads' objects, in one thread ---- */
OURS(pthread_mutex_init); OURS(pthread_mutex_destroy); OURS(pthread_mutex_lock); OURS(pthread_mutex_trylock); OURS(pthread_mutex_unlock); OURS(pthread_mutexattr_init); OURS(pthread_mutexattr_destroy); OURS(pthread_mutexattr_settype); OURS(pthread_mutexattr_gettype);
OURS(pthread_once); OURS(pthread_key_create); OURS(pthread_key_delete); OURS(pthread_getspecific); OURS(pthread_setspecific); OURS(pthread_equal); OURS(pthread_self);
OURS(pthread_rwlock_init); OURS(pthread_rwlock_destroy); OURS(pthread_rwlock_rdlock); OURS(pthread_rwlock_tryrdlock); OURS(pthread_rwlock_wrlock); OURS(pthread_rwlock_trywrlock); OURS(pthread_rwlock_unlock);
OURS(pthread_cond_init); OURS(pthread_cond_signal); OURS(pthread_cond_broadcast); OURS(pthread_cond_destroy); OURS(pthread_attr_init); OURS(pthread_attr_destroy); OURS(pthread_attr_setdetachstate); OURS(pthread_sigmask);
static int times;
static void once(void) { times++; }

static void threads(void) {
  static const int kinds[] = {PTHREAD_MUTEX_RECURSIVE, PTHREAD_MUTEX_ERRORCHECK, PTHREAD_MUTEX_NORMAL};
  int kind = kinds[pick(3)], depth = 0, got = 0;
  pthread_mutexattr_t a, b;
  pthread_mutex_t m, n;
  pthread_mutexattr_init(&a), sv_pthread_mutexattr_init(&b);
  if (pthread_mutexattr_settype(&a, kind) != sv_pthread_mutexattr_settype(&b, kind)) differ("pthread_mutexattr_settype", "%d", kind);
  if (sv_pthread_mutexattr_gettype(&b, &got) || got != kind) differ("pthread_mutexattr_gettype", "%d", kind);
  pthread_mutex_init(&m, &a), sv_pthread_mutex_init(&n, &b);
  for (int step = 0; step < 12; step++) {
    int op = (int)pick(3), x, y;
    if (kind == PTHREAD_MUTEX_NORMAL && op == 0 && depth) op = 1; /* would wait for ever */
    if (kind == PTHREAD_MUTEX_NORMAL && op == 2 && !depth) op = 1; /* undefined */
    x = op == 0 ? pthread_mutex_lock(&m) : op == 1 ? pthread_mutex_trylock(&m) : pthread_mutex_unlock(&m);
    y = op == 0 ? sv_pthread_mutex_lock(&n) : op == 1 ? sv_pthread_mutex_trylock(&n) : sv_pthread_mutex_unlock(&n);
    if (x != y) differ("pthread_mutex", "kind %d operation %d at depth %d: %d %d", kind, op, depth, x, y);
    if (!x) depth += op == 2 ? -1 : 1;
  }
  while (depth-- > 0) pthread_mutex_unlock(&m), sv_pthread_mutex_unlock(&n);
  if (pthread_mutex_destroy(&m) != sv_pthread_mutex_destroy(&n)) differ("pthread_mutex_destroy", "");
  pthread_mutexattr_destroy(&a), sv_pthread_mutexattr_destroy(&b);
  pthread_rwlock_t r, s;
  int readers = 0, writer = 0;
  pthread_rwlock_init(&r, 0), sv_pthread_rwlock_init(&s, 0);
  for (int step = 0; step < 10; step++) {
    int op = (int)pick(3), x, y;
    if (op == 2 && !readers && !writer) op = 0;
    x = op == 0 ? pthread_rwlock_tryrdlock(&r) : op == 1 ? pthread_rwlock_trywrlock(&r) : pthread_rwlock_unlock(&r);
    y = op == 0 ? sv_pthread_rwlock_tryrdlock(&s) : op == 1 ? sv_pthread_rwlock_trywrlock(&s) : sv_pthread_rwlock_unlock(&s);
    if (x != y) differ("pthread_rwlock", "operation %d, %d readers, %d writers: %d %d", op, readers, writer, x, y);
    if (!x) op == 0 ? readers++ : op == 1 ? writer++ : writer ? writer-- : readers--;
  }
  pthread_once_t o = PTHREAD_ONCE_INIT, q = PTHREAD_ONCE_INIT;
  times = 0;
  for (int i = 0; i < 2; i++) pthread_once(&o, once), sv_pthread_once(&q, once);
  if (times != 2) differ("pthread_once", "%d", times);
  pthread_key_t k, l;
  if (pthread_key_create(&k, 0) || sv_pthread_key_create(&l, 0)) differ("pthread_key_create", "");
  if (pthread_getspecific(k) || sv_pthread_getspecific(l)) differ("pthread_getspecific", "not null at first");
  pthread_setspecific(k, &k), sv_pthread_setspecific(l, &l);
  if (pthread_getspecific(k) != &k || sv_pthread_getspecific(l) != &l) differ("pthread_getspecific", "");
  if (pthread_key_delete(k) != sv_pthread_key_delete(l) || pthread_setspecific(k, 0) != sv_pthread_setspecific(l, 0)) differ("pthread_key_delete", "");
  if (!sv_pthread_equal(sv_pthread_self(), sv_pthread_self())) differ("pthread_equal", "");
  pthread_cond_t c, d;
  if (pthread_cond_init(&c, 0) != sv_pthread_cond_init(&d, 0) || pthread_cond_signal(&c) != sv_pthread_cond_signal(&d) || pthread_cond_broadcast(&c) != sv_pthread_cond_broadcast(&d) || pthread_cond_destroy(&c) != sv_pthread_cond_destroy(&d)) differ("pthread_cond", "");
}

/* ---- signals to oneself: handlers, masks, what is pending ---- */
OURS(signal); OURS(sigaction); OURS(sigprocmask); OURS(sigpending); OURS(raise); OURS(sigemptyset); OURS(sigaddset); OURS(sigismember); OURS(sigset);
static int heard[2][3];
static const int used[] = {SIGUSR1, SIGUSR2, SIGWINCH};
static int index_of(int number) { return number == SIGUSR1 ? 0 : number == SIGUSR2 ? 1 : 2; }
static void hear(int number) { heard[0][index_of(number)]++; }
static void hear_too(int number) { heard[1][index_of(number)]++; }

static void signals(void) {
  memset(heard, 0, sizeof heard);
  for (int i = 0; i < 3; i++) signal(used[i], hear), sv_signal(used[i], hear_too);
  for (int step = 0; step < 14; step++) {
    int number = used[pick(3)], op = (int)pick(6), x = 0, y = 0, how = (int)pick(3);
    sigset_t a, b;
    sigemptyset(&a), sv_sigemptyset(&b);
    switch (op) {
    case 0: case 1: x = raise(number), y = sv_raise(number); break;
    case 2: case 3:
      sigaddset(&a, number), sv_sigaddset(&b, number);
      x = sigprocmask(how, &a, NULL), y = sv_sigprocmask(how, &b, NULL);
      break;
    case 4:
      sigpending(&a), sv_sigpending(&b);
      for (int i = 0; i < 3; i++) x |= sigismember(&a, used[i]) << i, y |= sv_sigismember(&b, used[i]) << i;
      break;
    case 5: {
      struct sigaction s, t;
      memset(&s, 0, sizeof s), memset(&t, 0, sizeof t);
      s.sa_handler = hear, t.sa_handler = hear_too;
      s.sa_flags = t.sa_flags = pick(2) ? SA_NODEFER : SA_RESTART;
      x = sigaction(number, &s, NULL), y = sv_sigaction(number, &t, NULL);
      break;
    }
    }
    if (x != y || memcmp(heard[0], heard[1], sizeof heard[0])) {
      differ("signals", "operation %d, signal %d: %d %d, heard %d %d %d / %d %d %d", op, number, x, y, heard[0][0], heard[0][1], heard[0][2], heard[1][0], heard[1][1], heard[1][2]);
      break;
    }
  }
  sigset_t none, ours;
  sigemptyset(&none), sv_sigemptyset(&ours);
  sigprocmask(SIG_SETMASK, &none, NULL), sv_sigprocmask(SIG_SETMASK, &ours, NULL);
  for (int i = 0; i < 3; i++) signal(used[i], SIG_DFL), sv_signal(used[i], SIG_DFL);
}

/* ---- addresses, texts, small things ---- */
OURS(inet_addr); OURS(inet_ntoa); OURS(argz_extract); OURS(setlogmask); OURS(cfsetspeed); OURS(cfgetospeed); OURS(cfgetispeed);
OURS(textdomain); OURS(dgettext); OURS(dcgettext); OURS(dngettext); OURS(dcngettext); OURS(vsprintf); OURS(obstack_vprintf); OURS(tdestroy); OURS(tsearch); OURS(twalk_r);
extern char *sv___strsep(char **, const char *);
static int print(char *to, int ours, const char *format, ...) {
  va_list args;
  va_start(args, format);
  int n = ours ? sv_vsprintf(to, format, args) : vsprintf(to, format, args);
  va_end(args);
  return n;
}
static int by_text(const void *a, const void *b) { return strcmp(a, b); }
static int freed;
static void free_one(void *p) { (void)p, freed++; }
static void seen(const void *node, VISIT which, void *to) {
  if (which == postorder || which == leaf) strcat(strcat(to, *(char *const *)node), ",");
}

static void small_things(void) {
  char text[40], other[40], x[400], y[400], *p = text, *q = other, *u[20], *v[20];
  random_text(text, 18, pick(2) ? "0123456789." : "0129.xa ");
  if (inet_addr(text) != sv_inet_addr(text)) differ("inet_addr", "'%s': %x %x", text, inet_addr(text), sv_inet_addr(text));
  struct in_addr address = {(in_addr_t)rnd()};
  if (strcmp(inet_ntoa(address), sv_inet_ntoa(address))) differ("inet_ntoa", "%s %s", inet_ntoa(address), sv_inet_ntoa(address));
  random_text(text, 18, "ab,;"), strcpy(other, text);
  for (char *a = text, *b = other; a && b;) {
    a = strsep(&p, ",;"), b = sv___strsep(&q, ",;");
    if (!a != !b || (a && (strcmp(a, b) || a - text != b - other))) differ("__strsep", "");
  }
  random_text(text, 15, "ab\n");
  size_t size = strlen(text) + 1;
  for (size_t i = 0; i < size; i++) text[i] = text[i] == '\n' ? 0 : text[i];
  memset(u, 0, sizeof u), memset(v, 0, sizeof v);
  argz_extract(text, size, u), sv_argz_extract(text, size, v);
  if (memcmp(u, v, sizeof u)) differ("argz_extract", "");
  int mask = 1 + (int)pick(200);
  if (setlogmask(mask) != sv_setlogmask(mask)) differ("setlogmask", "%d", mask);
  struct termios s, t;
  memset(&s, 0, sizeof s), memset(&t, 0, sizeof t);
  speed_t speed = pick(2) ? B9600 : B115200;
  if (cfsetspeed(&s, speed) != sv_cfsetspeed(&t, speed) || cfgetospeed(&s) != sv_cfgetospeed(&t) || cfgetispeed(&s) != sv_cfgetispeed(&t)) differ("cfsetspeed", "");
  const char *domain = pick(2) ? "domain" : NULL;
  if (strcmp(dgettext(domain, "one"), sv_dgettext(domain, "one")) || strcmp(dcgettext(domain, "one", 5), sv_dcgettext(domain, "one", 5))) differ("dgettext", "");
  unsigned long count = pick(3);
  if (strcmp(dngettext(domain, "one", "many", count), sv_dngettext(domain, "one", "many", count)) || strcmp(dcngettext(domain, "one", "many", count, 5), sv_dcngettext(domain, "one", "many", count, 5))) differ("dngettext", "%lu", count);
  const char *d = pick(2) ? NULL : pick(2) ? "program" : "other", *e = textdomain(d), *f = sv_textdomain(d);
  if (strcmp(e, f)) differ("textdomain", "%s: %s %s", d ? d : "-", e, f);
  int number = (int)rnd(), n, m;
  n = print(x, 0, "%d|%s|%5.2f|%c", number, "text", 2.5, 'x'), m = print(y, 1, "%d|%s|%5.2f|%c", number, "text", 2.5, 'x');
  if (n != m || strcmp(x, y)) differ("vsprintf", "%s %s", x, y);
  void *a = NULL, *b = NULL;
  static const char *const words[] = {"a", "b", "c", "d", "e", "f", "g", "h"};
  for (int i = (int)pick(9); i > 0; i--) {
    const char *w = words[pick(8)];
    tsearch(w, &a, by_text), sv_tsearch(w, &b, by_text);
  }
  *x = *y = 0;
  twalk_r(a, seen, x), sv_twalk_r(b, seen, y);
  if (strcmp(x, y)) differ("twalk_r", "%s %s", x, y);
  freed = 0, tdestroy(a, free_one), n = freed, freed = 0, sv_tdestroy(b, free_one);
  if (n != freed) differ("tdestroy", "%d %d", n, freed);
}

/* ---- waiting on pipes that need no wait ---- */
OURS(pipe); OURS(write); OURS(read); OURS(close); OURS(select); OURS(pselect); OURS(ppoll);
static void waits(void) {
  int a[2], b[2];
  if (pipe(a) || sv_pipe(b)) return;
  for (int step = 0; step < 6; step++) {
    char c;
    int op = (int)pick(5), x = 0, y = 0;
    struct pollfd p[2] = {{a[0], POLLIN, 0}, {a[1], POLLOUT, 0}}, q[2] = {{b[0], POLLIN, 0}, {b[1], POLLOUT, 0}};
    struct timespec none = {0, 0};
    struct timeval zero = {0, 0};
    fd_set r, w, s, t;
    memset(&r, 0, sizeof r), memset(&w, 0, sizeof w), memset(&s, 0, sizeof s), memset(&t, 0, sizeof t);
    FD_SET(a[0], &r), FD_SET(a[1], &w), FD_SET(b[0], &s), FD_SET(b[1], &t);
    switch (op) {
    case 0: x = (int)write(a[1], "x", 1), y = (int)sv_write(b[1], "x", 1); break;
    case 1:
      x = ppoll(p, 1, &none, NULL), y = sv_ppoll(q, 1, &none, NULL);
      if (x == 1) x = (int)read(a[0], &c, 1), y = y == 1 ? (int)sv_read(b[0], &c, 1) : y;
      break;
    case 2:
      x = ppoll(p, 2, &none, NULL), y = sv_ppoll(q, 2, &none, NULL);
      x = x * 10000 + p[0].revents * 100 + p[1].revents, y = y * 10000 + q[0].revents * 100 + q[1].revents;
      break;
    case 3: x = select(a[1] + 1 + (a[0] > a[1]), &r, &w, NULL, &zero), y = sv_select(20, &s, &t, NULL, &zero); goto sets;
    case 4:
      x = pselect(a[1] + 1, &r, &w, NULL, &none, NULL), y = sv_pselect(20, &s, &t, NULL, &none, NULL);
    sets:
      x = x * 4 + !!FD_ISSET(a[0], &r) * 2 + !!FD_ISSET(a[1], &w), y = y * 4 + !!FD_ISSET(b[0], &s) * 2 + !!FD_ISSET(b[1], &t);
    }
    if (x != y) differ("waits", "operation %d: %d %d", op, x, y);
  }
  close(a[0]), close(a[1]), sv_close(b[0]), sv_close(b[1]);
}

/* ---- what each library rounds in its own way: near is enough ---- */
OURS(cacos); OURS(cacosf); OURS(cacosl); OURS(cacosh); OURS(cacoshf); OURS(cacoshl); OURS(casin); OURS(casinf); OURS(casinl); OURS(casinh); OURS(casinhf); OURS(casinhl); OURS(catan); OURS(catanf); OURS(catanl); OURS(catanh); OURS(catanhf); OURS(catanhl); OURS(ccos); OURS(ccosf); OURS(ccosl); OURS(ccosh); OURS(ccoshf); OURS(ccoshl); OURS(cexp); OURS(cexpf); OURS(cexpl); OURS(clog); OURS(clogf); OURS(clogl); OURS(csin); OURS(csinf); OURS(csinl); OURS(csinh); OURS(csinhf); OURS(csinhl); OURS(csqrt); OURS(csqrtf); OURS(csqrtl); OURS(ctan); OURS(ctanf); OURS(ctanl); OURS(ctanh); OURS(ctanhf); OURS(ctanhl); OURS(cproj); OURS(cprojf); OURS(cprojl); OURS(cabs); OURS(cabsf); OURS(cabsl); OURS(carg); OURS(cargf); OURS(cargl); OURS(cpow); OURS(cpowf); OURS(cpowl);
OURS(sinl); OURS(cosl); OURS(tanl); OURS(asinl); OURS(acosl); OURS(atanl); OURS(sinhl); OURS(coshl); OURS(tanhl); OURS(asinhl); OURS(acoshl); OURS(atanhl); OURS(expl); OURS(exp2l); OURS(expm1l); OURS(logl); OURS(log2l); OURS(log10l); OURS(log1pl); OURS(cbrtl); OURS(erfl); OURS(erfcl); OURS(sqrtl); OURS(tgammal); OURS(lgammal); OURS(atan2l); OURS(hypotl); OURS(powl);
static int near(long double x, long double y, long double tolerance) {
  return same(x, y) || (isnan(x) && isnan(y)) || fabsl(x - y) <= tolerance * (1 + fabsl(x));
}
static int near_too(complex long double x, complex long double y, long double tolerance) { return near(creall(x), creall(y), tolerance) && near(cimagl(x), cimagl(y), tolerance); }
#define NEAR(n)                                                                                                            \
  if (!near_too(c##n(z), sv_c##n(z), 1e-9L)) differ("c" #n, "%g %g", creal(z), cimag(z));                                  \
  if (!near_too(c##n##f(z), sv_c##n##f(z), 1e-3L)) differ("c" #n "f", "%g %g", creal(z), cimag(z));                        \
  if (!near_too(c##n##l(z), sv_c##n##l(z), 1e-9L)) differ("c" #n "l", "%g %g", creal(z), cimag(z));
#define NEAR_REAL(n) \
  if (!near(n##l(x), sv_##n##l(x), 1e-12L)) differ(#n "l", "%Lg: %Lg %Lg", x, n##l(x), sv_##n##l(x));
static void nears(void) {
  double a = ((double)pick(4001) - 2000) / 700, b = ((double)pick(4001) - 2000) / 700;
  complex double z = a + b * I, w = b / 3 + 0.4 * I;
  long double x = a, y = b;
  NEAR(acos) NEAR(acosh) NEAR(asin) NEAR(asinh) NEAR(atan) NEAR(atanh) NEAR(cos) NEAR(cosh) NEAR(exp) NEAR(log) NEAR(sin) NEAR(sinh) NEAR(sqrt) NEAR(tan) NEAR(tanh) NEAR(proj)
  if (!near(cabs(z), sv_cabs(z), 1e-12L) || !near(cabsf(z), sv_cabsf(z), 1e-5L) || !near(cabsl(z), sv_cabsl(z), 1e-12L)) differ("cabs", "%g %g", a, b);
  if (!near(carg(z), sv_carg(z), 1e-12L) || !near(cargf(z), sv_cargf(z), 1e-5L) || !near(cargl(z), sv_cargl(z), 1e-12L)) differ("carg", "%g %g", a, b);
  if ((a || b) && (!near_too(cpow(z, w), sv_cpow(z, w), 1e-9L) || !near_too(cpowf(z, w), sv_cpowf(z, w), 1e-3L) || !near_too(cpowl(z, w), sv_cpowl(z, w), 1e-9L))) differ("cpow", "%g %g", a, b);
  NEAR_REAL(sin) NEAR_REAL(cos) NEAR_REAL(tan) NEAR_REAL(asin) NEAR_REAL(acos) NEAR_REAL(atan) NEAR_REAL(sinh) NEAR_REAL(cosh) NEAR_REAL(tanh) NEAR_REAL(asinh) NEAR_REAL(acosh) NEAR_REAL(atanh) NEAR_REAL(exp) NEAR_REAL(exp2) NEAR_REAL(expm1) NEAR_REAL(log) NEAR_REAL(log2) NEAR_REAL(log10) NEAR_REAL(log1p) NEAR_REAL(cbrt) NEAR_REAL(erf) NEAR_REAL(erfc) NEAR_REAL(sqrt) NEAR_REAL(tgamma) NEAR_REAL(lgamma)
  if (!near(atan2l(x, y), sv_atan2l(x, y), 1e-12L) || !near(hypotl(x, y), sv_hypotl(x, y), 1e-12L) || !near(powl(x, y), sv_powl(x, y), 1e-12L)) differ("powl", "%Lg %Lg", x, y);
}

/* ---- further names: streams, wide formats, descriptors ---- */
OURS(tmpfile64); OURS(freopen64); OURS(fgetpos64); OURS(fsetpos64); OURS(fwrite_unlocked); OURS(fputs); OURS(fgets); OURS(rewind); OURS(fclose); OURS(fopen); OURS(ftell); OURS(vswscanf); OURS(openat64); OURS(hcreate_r); OURS(hdestroy_r); OURS(hsearch_r);
extern int __isoc99_vsscanf(const char *, const char *, va_list), sv___isoc99_vsscanf(const char *, const char *, va_list), __isoc99_vswscanf(const wchar_t *, const wchar_t *, va_list), sv___isoc99_vswscanf(const wchar_t *, const wchar_t *, va_list);
extern int __swprintf_chk(wchar_t *, size_t, int, size_t, const wchar_t *, ...), sv___swprintf_chk(wchar_t *, size_t, int, size_t, const wchar_t *, ...), __vswprintf_chk(wchar_t *, size_t, int, size_t, const wchar_t *, va_list), sv___vswprintf_chk(wchar_t *, size_t, int, size_t, const wchar_t *, va_list);
extern int __openat_2(int, const char *, int), sv___openat_2(int, const char *, int), __openat64_2(int, const char *, int), sv___openat64_2(int, const char *, int);
static int scan(int ours, const char *text, ...) {
  wchar_t wide[40];
  size_t i = 0;
  va_list args, again;
  va_start(args, text), va_copy(again, args);
  do wide[i] = (unsigned char)text[i];
  while (text[i++]);
  int n = ours ? sv___isoc99_vsscanf(text, "%d %7s", args) : __isoc99_vsscanf(text, "%d %7s", args);
  n = n * 10 + (ours ? sv___isoc99_vswscanf(wide, L"%d %7s", again) : __isoc99_vswscanf(wide, L"%d %7s", again));
  va_end(args), va_end(again);
  va_start(args, text);
  n = n * 10 + (ours ? sv_vswscanf(wide, L"%d", args) : vswscanf(wide, L"%d", args));
  va_end(args);
  return n;
}
static int print_wide(wchar_t *to, int ours, size_t room, const wchar_t *format, ...) {
  va_list args;
  va_start(args, format);
  int n = ours ? sv___vswprintf_chk(to, room, 0, 60, format, args) : __vswprintf_chk(to, room, 0, 60, format, args);
  va_end(args);
  return n;
}
static void further_names(void) {
  char text[40], x[100] = "", y[100] = "";
  int a = 0, b = 0;
  random_text(text, 14, "0123456789 -ab");
  int n = scan(0, text, &a, x), m = scan(1, text, &b, y);
  if (n != m || a != b || strcmp(x, y)) differ("vsscanf", "'%s': %d %d, %d %d, %s %s", text, n, m, a, b, x, y);
  wchar_t u[60] = L"", v[60] = L"";
  size_t room = 1 + pick(30);
  n = __swprintf_chk(u, room, 0, 60, L"%d-%s", a, text), m = sv___swprintf_chk(v, room, 0, 60, L"%d-%s", a, text);
  if (n != m || (n >= 0 && wcscmp(u, v))) differ("__swprintf_chk", "%zu: %d %d", room, n, m);
  n = print_wide(u, 0, room, L"%d-%s", a, text), m = print_wide(v, 1, room, L"%d-%s", a, text);
  if (n != m || (n >= 0 && wcscmp(u, v))) differ("__vswprintf_chk", "%zu: %d %d", room, n, m);
  FILE *f = tmpfile64(), *g = sv_tmpfile64();
  if (!f || !g) return;
  fpos64_t p;
  char q[64];
  fwrite_unlocked(text, 1, strlen(text), f), sv_fwrite_unlocked(text, 1, strlen(text), g);
  if (fgetpos64(f, &p) != sv_fgetpos64(g, (void *)q)) differ("fgetpos64", "");
  fputs("more\n", f), sv_fputs("more\n", g);
  if (fsetpos64(f, &p) != sv_fsetpos64(g, (void *)q)) differ("fsetpos64", "");
  *x = *y = 0;
  fgets(x, 50, f), sv_fgets(y, 50, g);
  if (strcmp(x, y)) differ("tmpfile64", "%s %s", x, y);
  fclose(f), sv_fclose(g);
  static const char *const modes[] = {"w", "r", "a", "r+", "w+"};
  f = fopen("again.tmp", "w"), g = sv_fopen("again.tmp", "w");
  fputs(text, f), sv_fputs(text, g);
  const char *mode = modes[pick(5)];
  f = freopen64("again.tmp", mode, f), g = sv_freopen64("again.tmp", mode, g);
  if (!f != !g) differ("freopen64", "%s", mode);
  if (f && g) {
    *x = *y = 0;
    char *s = *mode == 'r' ? fgets(x, 50, f) : x, *t = *mode == 'r' ? sv_fgets(y, 50, g) : y;
    if (!s != !t || strcmp(x, y)) differ("freopen64", "%s: %s %s", mode, x, y);
    fclose(f), sv_fclose(g);
  }
  static const int ways[] = {O_RDONLY, O_WRONLY | O_APPEND, O_RDWR, O_RDONLY | O_DIRECTORY, O_WRONLY | O_TRUNC};
  static const char *const names[] = {"again.tmp", "nothing.tmp", "./again.tmp", ".", ""};
  int way = ways[pick(5)];
  const char *name = names[pick(5)];
  for (int which = 0; which < 3; which++) {
    errno = sv_errno = 0;
    n = which == 0 ? openat64(AT_FDCWD, name, way) : which == 1 ? __openat_2(AT_FDCWD, name, way) : __openat64_2(AT_FDCWD, name, way);
    m = which == 0 ? sv_openat64(AT_FDCWD, name, way) : which == 1 ? sv___openat_2(AT_FDCWD, name, way) : sv___openat64_2(AT_FDCWD, name, way);
    if ((n < 0) != (m < 0) || errno != sv_errno) differ("openat64", "%d: '%s' %x: %d %d, errno %d %d", which, name, way, n, m, errno, sv_errno);
    if (n >= 0) close(n);
    if (m >= 0) sv_close(m);
  }
  struct hsearch_data h, i;
  memset(&h, 0, sizeof h), memset(&i, 0, sizeof i);
  if (hcreate_r(10, &h) && sv_hcreate_r(10, (void *)&i)) {
    ENTRY e = {text, x}, *c, *d;
    n = hsearch_r(e, ENTER, &c, &h), m = sv_hsearch_r(e, ENTER, &d, (void *)&i);
    if (n != m || strcmp(c->key, d->key)) differ("hsearch_r", "");
    hdestroy_r(&h), sv_hdestroy_r((void *)&i);
  }
}

void more(void) { kinds(), threads(), signals(), small_things(), waits(), nears(), further_names(); }
