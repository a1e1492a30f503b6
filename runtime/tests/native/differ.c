/* Our C library (every name prefixed with sv_) against the host's, byte for byte, on random inputs. Prints what differs;
 * exits with 1 if anything does. The arguments are the number of rounds and, for other cases, a seed. */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

#include "differ.h"
OURS(snprintf); OURS(vsnprintf); OURS(sscanf); OURS(strtol); OURS(strtoul); OURS(strtod); OURS(strtof); OURS(strtold);
OURS(qsort); OURS(bsearch); OURS(rand); OURS(srand); OURS(random); OURS(getopt); OURS(getopt_long); OURS(getopt_long_only);
OURS(strftime); OURS(gmtime_r); OURS(timegm); OURS(asctime_r); OURS(asctime);
OURS(memchr); OURS(memrchr); OURS(memcmp); OURS(memmem); OURS(memccpy); OURS(strlen); OURS(strnlen); OURS(strcmp); OURS(strncmp);
OURS(strcasecmp); OURS(strncasecmp); OURS(strchr); OURS(strrchr); OURS(strstr); OURS(strcasestr); OURS(strspn); OURS(strcspn);
OURS(strpbrk); OURS(strtok_r); OURS(strsep); OURS(strncpy); OURS(strncat); OURS(stpncpy); OURS(strverscmp); OURS(strerror); OURS(strsignal);
OURS(tolower); OURS(toupper); OURS(isalpha); OURS(isdigit); OURS(isalnum); OURS(isspace); OURS(isupper); OURS(islower); OURS(ispunct);
OURS(isprint); OURS(isgraph); OURS(iscntrl); OURS(isxdigit); OURS(isblank); OURS(__ctype_b_loc); OURS(__ctype_tolower_loc);
OURS(__ctype_toupper_loc); OURS(drand48); OURS(srand48); OURS(lrand48); OURS(rand_r); OURS(asprintf);
OURS(rintl); OURS(floorl); OURS(ceill); OURS(roundl); OURS(truncl); OURS(fmodl); OURS(frexpl); OURS(ldexpl); OURS(modfl); OURS(ilogbl); OURS(logbl); OURS(fdiml);
#define COMPLEX(suffix, real) \
  extern _Complex real __mul##suffix(real, real, real, real), __div##suffix(real, real, real, real); \
  extern _Complex real sv___mul##suffix(real, real, real, real), sv___div##suffix(real, real, real, real);
COMPLEX(sc3, float) COMPLEX(dc3, double) COMPLEX(xc3, long double)
extern typeof(optarg) sv_optarg;
extern typeof(optind) sv_optind;
extern typeof(opterr) sv_opterr;
extern typeof(optopt) sv_optopt;
OURS(fopen); OURS(fclose); OURS(fread); OURS(fwrite); OURS(fseek); OURS(ftell); OURS(fgets); OURS(fgetc); OURS(fputs); OURS(ungetc);
OURS(feof); OURS(ferror); OURS(fflush); OURS(fprintf); OURS(fscanf); OURS(rewind); OURS(clearerr); OURS(remove); OURS(getline); OURS(setvbuf);

static uint64_t state = 88172645463325252u;
uint64_t rnd(void) { return state ^= state << 13, state ^= state >> 7, state ^= state << 17; }
unsigned pick(unsigned n) { return (unsigned)((rnd() >> 11) % n); }

static int failures;
void differ(const char *what, const char *format, ...) {
  va_list args;
  if (++failures > 40) return;
  printf("%s: ", what);
  va_start(args, format);
  vprintf(format, args);
  va_end(args);
  putchar('\n');
}

void random_text(char *to, unsigned max, const char *alphabet) {
  unsigned n = pick(max + 1), k = (unsigned)strlen(alphabet);
  for (unsigned i = 0; i < n; i++) to[i] = alphabet[pick(k)];
  to[n] = 0;
}

/* ---- ctype ---- */
static void classes(void) {
#define CLASS(f) \
  if (!f(c) != !sv_##f(c)) differ(#f, "%d", c)
  for (int c = -1; c < 256; c++) {
    CLASS(isalpha); CLASS(isdigit); CLASS(isalnum); CLASS(isspace); CLASS(isupper); CLASS(islower);
    CLASS(ispunct); CLASS(isprint); CLASS(isgraph); CLASS(iscntrl); CLASS(isxdigit); CLASS(isblank);
  }
  for (int c = -128; c < 256; c++) {
    if (tolower(c) != sv_tolower(c)) differ("tolower", "%d", c);
    if (toupper(c) != sv_toupper(c)) differ("toupper", "%d", c);
    if ((*__ctype_b_loc())[c] != (*sv___ctype_b_loc())[c]) differ("__ctype_b_loc", "%d: %x %x", c, (*__ctype_b_loc())[c], (*sv___ctype_b_loc())[c]);
    if ((*__ctype_tolower_loc())[c] != (*sv___ctype_tolower_loc())[c]) differ("__ctype_tolower_loc", "%d: %d %d", c, (*__ctype_tolower_loc())[c], (*sv___ctype_tolower_loc())[c]);
    if ((*__ctype_toupper_loc())[c] != (*sv___ctype_toupper_loc())[c]) differ("__ctype_toupper_loc", "%d", c);
  }
  for (int e = -3; e < 140; e++)
    if (strcmp(strerror(e), sv_strerror(e))) differ("strerror", "%d: %s / %s", e, strerror(e), sv_strerror(e));
  for (int e = 0; e < 70; e++)
    if (strcmp(strsignal(e), sv_strsignal(e))) differ("strsignal", "%d: %s / %s", e, strsignal(e), sv_strsignal(e));
}

/* ---- string ---- */
static int sign(int n) { return (n > 0) - (n < 0); }
#define SAME(f, ...) \
  if (f(__VA_ARGS__) != sv_##f(__VA_ARGS__)) differ(#f, "'%s' '%s' %zu", a, b, n)
#define SIGN(f, ...) \
  if (sign(f(__VA_ARGS__)) != sign(sv_##f(__VA_ARGS__))) differ(#f, "'%s' '%s' %zu: %d %d", a, b, n, f(__VA_ARGS__), sv_##f(__VA_ARGS__))
static void strings(void) {
  char a[40], b[40], x[100], y[100];
  const char *alphabet = pick(2) ? "ab\xc3" : "aAbB019.-z";
  memset(a, 0, sizeof a), memset(b, 0, sizeof b);
  random_text(a, 30, alphabet);
  if (pick(3)) random_text(b, 5, alphabet);
  else strcpy(b, a), b[pick(30)] ^= (char)(pick(2) << 5);
  size_t n = pick(32);
  int c = pick(4) ? alphabet[pick((unsigned)strlen(alphabet))] : 0;
  SAME(strlen, a); SAME(strnlen, a, n); SAME(strchr, a, c); SAME(strrchr, a, c); SAME(strstr, a, b); SAME(strcasestr, a, b);
  SAME(strspn, a, b); SAME(strcspn, a, b); SAME(strpbrk, a, b); SAME(memchr, a, c, n); SAME(memrchr, a, c, n);
  SAME(memmem, a, n, b, strlen(b));
  SIGN(strcmp, a, b); SIGN(strncmp, a, b, n); SIGN(strcasecmp, a, b); SIGN(strncasecmp, a, b, n); SIGN(memcmp, a, b, n); SIGN(strverscmp, a, b);
  memset(x, 7, sizeof x), memset(y, 7, sizeof y);
  if (strncpy(x, a, n) - x != sv_strncpy(y, a, n) - y || memcmp(x, y, sizeof x)) differ("strncpy", "'%s' %zu", a, n);
  if (stpncpy(x, a, n) - x != sv_stpncpy(y, a, n) - y || memcmp(x, y, sizeof x)) differ("stpncpy", "'%s' %zu", a, n);
  strcpy(x, b), memcpy(y, x, sizeof x);
  strncat(x, a, n), sv_strncat(y, a, n);
  if (memcmp(x, y, sizeof x)) differ("strncat", "'%s' '%s' %zu", a, b, n);
  char *p = memccpy(x, a, c, n), *q = sv_memccpy(y, a, c, n);
  if ((p ? p - x : -1) != (q ? q - y : -1) || memcmp(x, y, sizeof x)) differ("memccpy", "'%s' %d %zu", a, c, n);
  strcpy(x, a), strcpy(y, a);
  char *rx, *ry, *sx = x, *sy = y;
  for (;;) {
    p = strtok_r(sx, b, &rx), q = sv_strtok_r(sy, b, &ry);
    if ((p ? p - x : -1) != (q ? q - y : -1)) differ("strtok_r", "'%s' '%s'", a, b);
    if (!p || !q) break;
    sx = sy = 0;
  }
  if (memcmp(x, y, 40)) differ("strtok_r", "'%s' '%s' left differently", a, b);
  strcpy(x, a), strcpy(y, a);
  rx = x, ry = y;
  do {
    p = strsep(&rx, b), q = sv_strsep(&ry, b);
    if ((p ? p - x : -1) != (q ? q - y : -1)) differ("strsep", "'%s' '%s'", a, b);
  } while (p && q);
}

/* ---- numbers from text ---- */
static void integers(void) {
  char s[60];
  static const char *const alphabets[] = {" +-0x123456789abcdefzZ", "0123456789", "01", "-0123456789", "0xXfF9", " \t-+019a"};
  random_text(s, pick(3) ? 8 : 40, alphabets[pick(6)]);
  int bases[] = {10, 0, 16, 8, 2, 36, 7, 1, 37}, base = bases[pick(9)];
  char *e = NULL, *f = NULL; /* not told for bases that are none */
  errno = 0, sv_errno = 0;
  long v = strtol(s, &e, base), w = sv_strtol(s, &f, base);
  if (v != w || e != f || errno != sv_errno) differ("strtol", "'%s' %d: %ld %ld, end %ld %ld, errno %d %d", s, base, v, w, e - s, f - s, errno, sv_errno);
  errno = 0, sv_errno = 0;
  unsigned long vu = strtoul(s, &e, base), wu = sv_strtoul(s, &f, base);
  if (vu != wu || e != f || errno != sv_errno) differ("strtoul", "'%s' %d: %lu %lu, end %ld %ld, errno %d %d", s, base, vu, wu, e - s, f - s, errno, sv_errno);
}

static double random_double(void) {
  union { uint64_t bits; double value; } u = {rnd()};
  switch (pick(6)) {
  case 0: return u.value;
  case 1: return (double)(int)pick(2000) - 1000;
  case 2: return (double)(int64_t)u.bits / 65536;
  case 3: return ldexp((double)pick(1 << 20), (int)pick(40) - 30);
  case 4: return (double)((int)pick(20000) - 10000) / (pick(2) ? 100 : 1000);
  default: {
    static const double special[] = {0, -0.0, INFINITY, -INFINITY, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 0.5, 1.5, 2.5, 9.995, 0.1, 1e23, 999999.5, 9.5};
    return special[pick(15)];
  }
  }
}
static long double random_long_double(void) {
  union { long double value; struct { uint64_t m; uint16_t top; } p; } u = {0};
  if (pick(2)) return random_double();
  u.p.m = rnd() | (uint64_t)1 << 63;
  u.p.top = (uint16_t)(pick(3) ? 16383 + pick(128) - 64 + (pick(2) << 15) : 1 + pick(32766));
  return u.value;
}

static int same_ld(long double a, long double b) { return (a != a && b != b) || memcmp(&a, &b, 10) == 0; }
static void floats(void) {
  char s[1500];
  switch (pick(8)) {
  case 0: random_text(s, 12, "0123456789.eE+-"); break;
  case 1: snprintf(s, sizeof s, "%.*e", pick(25), random_double()); break;
  case 2: snprintf(s, sizeof s, "%.*Lf", pick(30), ldexpl((long double)rnd(), (int)pick(120) - 100)); break;
  case 3: snprintf(s, sizeof s, "%a", random_double()); break;
  case 4: snprintf(s, sizeof s, "0x%lx.%lxp%d", rnd() >> pick(64), rnd() >> pick(64), (int)pick(2200) - 1100); break;
  case 5: snprintf(s, sizeof s, "%d.%de%d", pick(1000), pick(1000000), (int)pick(700) - 350); break;
  case 6: { /* halfway between two doubles or floats, perhaps a bit more */
    union { uint64_t bits; double value; } u = {rnd()};
    u.bits &= ~((uint64_t)1 << 62);
    if (!isfinite(u.value)) u.value = 1;
    long double next = pick(2) ? (long double)nextafter(u.value, INFINITY) : (long double)nextafterf((float)u.value, INFINITY);
    long double half = ((long double)u.value + next) / 2;
    if (!isfinite(half)) half = 1;
    snprintf(s, sizeof s, "%.*Le%s", 400 + pick(800), half, "");
    break;
  }
  default: {
    static const char *const words[] = {"inf", "-Infinity", "nan", "nan(12)", "nan(", "infin", "0x", "0x.p", "1e", "1e+", ".", "-.5", "+.e1", "0x.8p1", "1e400", "1e-400", "4.9e-324", "2.4703282292062327e-324", "1e5000", "1e-5000", " 12", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "3.4028235677973366e38", "1.4e-45", "7e-46", "1.18973149535723176502e+4932", "3.6e-4951", "1.8e-4951"};
    strcpy(s, words[pick(sizeof words / sizeof *words)]);
  }
  }
  char *e, *f;
  errno = 0, sv_errno = 0;
  double d = strtod(s, &e), d2 = sv_strtod(s, &f);
  if (!same_ld(d, d2) || e != f || errno != sv_errno) differ("strtod", "'%.100s': %a %a, end %ld %ld, errno %d %d", s, d, d2, e - s, f - s, errno, sv_errno);
  errno = 0, sv_errno = 0;
  float x = strtof(s, &e), x2 = sv_strtof(s, &f);
  if (!same_ld(x, x2) || e != f || errno != sv_errno) differ("strtof", "'%.100s': %a %a, end %ld %ld, errno %d %d", s, x, x2, e - s, f - s, errno, sv_errno);
  errno = 0, sv_errno = 0;
  long double l = strtold(s, &e), l2 = sv_strtold(s, &f);
  if (!same_ld(l, l2) || e != f || errno != sv_errno) differ("strtold", "'%.100s': %La %La, end %ld %ld, errno %d %d", s, l, l2, e - s, f - s, errno, sv_errno);

  long double v = random_long_double(), w = random_long_double(), i1, i2;
  int x1, y1;
#define ROUND(f) \
  if (!same_ld(f(v), sv_##f(v))) differ(#f, "%La: %La %La", v, f(v), sv_##f(v))
  ROUND(rintl); ROUND(floorl); ROUND(ceill); ROUND(roundl); ROUND(truncl);
  if (!same_ld(fmodl(v, w), sv_fmodl(v, w))) differ("fmodl", "%La %La: %La %La", v, w, fmodl(v, w), sv_fmodl(v, w));
  if (isfinite(v) && (!same_ld(frexpl(v, &x1), sv_frexpl(v, &y1)) || x1 != y1)) differ("frexpl", "%La", v);
  if (!same_ld(modfl(v, &i1), sv_modfl(v, &i2)) || !same_ld(i1, i2)) differ("modfl", "%La", v);
  if (ilogbl(v) != sv_ilogbl(v) || !same_ld(logbl(v), sv_logbl(v))) differ("ilogbl", "%La", v);
  if (!same_ld(fdiml(v, w), sv_fdiml(v, w))) differ("fdiml", "%La %La", v, w);
  int n = (int)pick(40000) - 20000;
  if (!same_ld(ldexpl(v, n), sv_ldexpl(v, n)) && fpclassify(ldexpl(v, n)) != FP_SUBNORMAL) differ("ldexpl", "%La %d: %La %La", v, n, ldexpl(v, n), sv_ldexpl(v, n));
}

/* ---- complex numbers ---- */
static long double part(void) {
  static const long double special[] = {0.0L, -0.0L, 1, -1, 1e30L, -1e-30L, 1e300L, 1e-300L};
  switch (pick(8)) {
  case 0: return INFINITY;
  case 1: return -INFINITY;
  case 2: return NAN;
  case 3: return special[pick(8)];
  default: return ((long double)pick(2000) - 1000) / 8;
  }
}
/* Products bit for bit; of quotients, which every library rounds in its own way, a few units in the last place differ. */
static int near(long double x, long double y, long double scale, long double unit) {
  return same_ld(x, y) || (x != x && y != y) || fabsl(x - y) <= 8 * unit * scale;
}
#define COMPLEX_CASE(suffix, real, unit)                                                                          \
  do {                                                                                                            \
    real a = (real)part(), b = (real)part(), c = (real)part(), d = (real)part();                                  \
    _Complex real p = __mul##suffix(a, b, c, d), q = sv___mul##suffix(a, b, c, d);                                \
    if (!near(__real__ p, __real__ q, 0, 0) || !near(__imag__ p, __imag__ q, 0, 0))                               \
      differ("__mul" #suffix, "%La %La %La %La: %La %La, %La %La", (long double)a, (long double)b, (long double)c, \
             (long double)d, (long double)__real__ p, (long double)__imag__ p, (long double)__real__ q,           \
             (long double)__imag__ q);                                                                            \
    /* Without extremes: there the host's scaling loses what ours keeps. */                                       \
    int extreme = 0;                                                                                              \
    real all[4] = {a, b, c, d};                                                                                   \
    for (int i = 0; i < 4; i++) extreme |= isfinite(all[i]) && all[i] != 0 && fabsl(logbl(all[i])) > 20;          \
    if (extreme) break;                                                                                           \
    p = __div##suffix(a, b, c, d), q = sv___div##suffix(a, b, c, d);                                              \
    long double scale = fabsl(__real__ p) + fabsl(__imag__ p);                                                    \
    if (!near(__real__ p, __real__ q, scale, unit) || !near(__imag__ p, __imag__ q, scale, unit))                 \
      differ("__div" #suffix, "%La %La %La %La: %La %La, %La %La", (long double)a, (long double)b, (long double)c, \
             (long double)d, (long double)__real__ p, (long double)__imag__ p, (long double)__real__ q,           \
             (long double)__imag__ q);                                                                            \
  } while (0)
static void complexes(void) {
  COMPLEX_CASE(sc3, float, 0x1p-24L);
  COMPLEX_CASE(dc3, double, 0x1p-53L);
  COMPLEX_CASE(xc3, long double, 0x1p-64L);
}

/* ---- printf ---- */
static void compare_text(const char *what, const char *format, int n, int m, const char *x, const char *y) {
  if (n != m || strcmp(x, y)) differ(what, "\"%s\": %d '%.200s' / %d '%.200s'", format, n, x, m, y);
}
static char left[20000], right[20000];
#define PRINT(...)                                                         \
  do {                                                                     \
    size_t room = pick(8) ? sizeof left : pick(20);                        \
    memset(left, 1, 64), memset(right, 1, 64);                             \
    left[room ? 0 : 63] = right[room ? 0 : 63] = 0;                        \
    int n = snprintf(left, room, format, __VA_ARGS__);                     \
    int m = sv_snprintf(right, room, format, __VA_ARGS__);                 \
    if (room == 0) left[0] = right[0] = 0;                                 \
    compare_text("snprintf", format, n, m, left, right);                   \
  } while (0)

static void prints(void) {
  char format[60], *p = format;
  *p++ = '<', *p++ = '%';
  for (unsigned i = pick(4); i > 0; i--) *p++ = "-+ #0"[pick(5)];
  if (pick(2)) p += sprintf(p, "%u", 1 + pick(30));
  if (pick(2)) p += sprintf(p, pick(8) ? ".%u" : ".", pick(pick(10) ? 20 : 60));
  char conversion = "diouxXcspeEfFgGaA%mn"[pick(20)];
  uint64_t value = pick(4) == 0 ? 0 : rnd() >> pick(64);
  if (pick(2)) value = -value;
  if ((conversion | 32) == 'x' && value & 2) conversion = conversion == 'x' ? 'b' : 'B';
  if (strchr("diouxXbB", conversion)) {
    static const char *const lengths[] = {"", "hh", "h", "l", "ll", "z", "j", "t"};
    unsigned l = pick(8);
    sprintf(p, "%s%c>", lengths[l], conversion);
    if (l < 3) PRINT((int)value);
    else PRINT(value);
  } else if (conversion == 'c') {
    sprintf(p, "c>");
    PRINT((int)(1 + value % 127));
  } else if (conversion == 's') {
    char text[40], *shown = pick(10) ? text : NULL;
    random_text(text, 30, "abc ");
    sprintf(p, "s>");
    PRINT(shown);
  } else if (conversion == 'p') {
    sprintf(p, "p>");
    PRINT((void *)value);
  } else if (conversion == '%') {
    sprintf(format, "100%%|%%%%");
    PRINT(1);
  } else if (conversion == 'm') {
    for (char *q = format; q < p; q++)
      if (*q == '#') *q = '0'; /* %#m is a name in newer C libraries */
    sprintf(p, "m>");
    errno = sv_errno = (int)pick(40);
    PRINT(1);
  } else if (conversion == 'n') {
    int at = -1, at2 = -1;
    snprintf(left, 100, "abc%n", &at), sv_snprintf(right, 100, "abc%n", &at2);
    if (at != at2) differ("%n", "%d %d", at, at2);
    sprintf(format, "%%2$*1$d|%%3$s|%%2$x|%%4$.*1$f");
    int width = (int)pick(12), other = (int)pick(30) - 15, precision = (int)pick(6) - 1;
    double real = random_double();
    PRINT(width, (int)value, "text", real);
    sprintf(format, "%%*d|%%-*d|%%.*s");
    PRINT(width - 6, (int)value, other, 7, precision, "hello");
  } else {
    /* Rounding carries into a further digit: 999.96 is 1000.0. */
    static const double carried[] = {999.9, -99.96, 9.5, 0.99996, 0.00009999, 999999.6, 9999999.5, 99e20, 9.996e-7, 999.5, 99499, 1e6};
    int carries = strchr("gG", conversion) && pick(2);
    double real = carries ? carried[pick(12)] : random_double();
    if (pick(3) == 0) {
      long double longer = carries ? real : random_long_double();
      sprintf(p, "L%c>", conversion);
      PRINT(longer);
    } else {
      sprintf(p, "%c>", conversion);
      PRINT(real);
    }
  }
}

/* ---- scanf ---- */
static void scans(void) {
  static const char *const formats[] = {"%d%n", "%i %x", "%u,%o", "%5d%3d", "%s %s", "%3s%c", "%[a-c]%[^,]", "%*d%d", "%lf", "%f%%", "%le %d", "%c%c", "%ld-%hd", "x%dy", " %d , %d", "%[]x]%s", "%hhd %hhu", "%p", "%10lf%n", "%*s%n", "%2$d %1$d", "%4i", "%'d %I3d", "%*'d%d", "%p %p", "%4p%s"};
  char text[40];
  const char *format = formats[pick(sizeof formats / sizeof *formats)];
  static const char *const alphabets[] = {"0123456789 ", " -+0123456789.eExX", "abc, ]x", "0x1f ,-", "infNaTy1 ", "x12y ,", "01 "};
  static const char *const certain[] = {"(nil)", "(nil) 0x1f", "(Nil)(nIL)", "(nix", "(", "0x (nil)"};
  if (pick(9)) random_text(text, 14, alphabets[pick(7)]);
  else strcpy(text, certain[pick(6)]);
  union { char bytes[64]; int n; double d; } a[4], b[4];
  memset(a, 9, sizeof a), memset(b, 9, sizeof b);
  int n = sscanf(text, format, &a[0], &a[1], &a[2], &a[3]), m = sv_sscanf(text, format, &b[0], &b[1], &b[2], &b[3]);
  if (n != m || memcmp(a, b, sizeof a)) differ("sscanf", "\"%s\" of '%s': %d %d", format, text, n, m);
}

/* ---- sorting, random ---- */
static int by_value(const void *a, const void *b) { return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b); }
static struct { const unsigned char *at; size_t bytes; uint64_t seen; } watched;
/* Which elements are compared in which order, and what the array is meanwhile. */
static int watch(const void *a, const void *b) {
  const unsigned char *x = a, *y = b;
  watched.seen = (watched.seen * 31 + *x) * 31 + *y;
  for (size_t i = 0; i < watched.bytes; i++) watched.seen = watched.seen * 31 + watched.at[i];
  return *x - *y;
}
static uint64_t watching(unsigned char *at, size_t count, size_t size, void (*sort)(void *, size_t, size_t, int (*)(const void *, const void *))) {
  watched.at = at, watched.bytes = count * size, watched.seen = 0;
  sort(at, count, size, watch);
  return watched.seen;
}
static void comparisons(void) {
  static const size_t sizes[] = {1, 2, 4, 8, 12, 32, 33, 40, 100};
  unsigned char a[2000], b[2000], key = (unsigned char)pick(9);
  size_t count = pick(21), size = sizes[pick(sizeof sizes / sizeof *sizes)];
  for (size_t i = 0; i < count * size; i++) a[i] = b[i] = (unsigned char)pick(9);
  if (watching(a, count, size, qsort) != watching(b, count, size, sv_qsort)) differ("qsort", "compares %zu of %zu", count, size);
  watched.at = a, watched.bytes = count * size, watched.seen = 0;
  bsearch(&key, a, count, size, watch);
  uint64_t seen = watched.seen;
  watched.seen = 0, sv_bsearch(&key, a, count, size, watch);
  if (seen != watched.seen) differ("bsearch", "compares %zu of %zu", count, size);
}
static void sorting(void) {
  comparisons();
  int a[64], b[64], n = (int)pick(65), key = (int)pick(50);
  for (int i = 0; i < n; i++) a[i] = b[i] = (int)pick(50);
  qsort(a, (size_t)n, sizeof *a, by_value), sv_qsort(b, (size_t)n, sizeof *b, by_value);
  if (n && memcmp(a, b, (size_t)n * sizeof *a)) differ("qsort", "%d", n);
  int *p = bsearch(&key, a, (size_t)n, sizeof *a, by_value), *q = sv_bsearch(&key, a, (size_t)n, sizeof *a, by_value);
  if (!p != !q || (q && *q != key)) differ("bsearch", "%d", key);
  unsigned seed = (unsigned)rnd(), s1 = seed, s2 = seed;
  if (pick(4) == 0) seed = 0;
  srand(seed), sv_srand(seed), srand48(seed), sv_srand48(seed);
  for (int i = 0; i < 5; i++) {
    if (rand() != sv_rand()) differ("rand", "seed %u", seed);
    if (lrand48() != sv_lrand48() || drand48() != sv_drand48()) differ("rand48", "seed %u", seed);
    if (rand_r(&s1) != sv_rand_r(&s2)) differ("rand_r", "seed %u", seed);
  }
}

/* ---- getopt ---- */
static void options(void) {
  static char *const words[] = {"-a", "-b", "-bval", "-c", "-ab", "-x", "--", "file", "-", "--alpha", "--al", "--beta=1", "--beta", "--gamma", "--gam=2", "--be", "--zeta", "-d", "-dopt", "--b", "-W", "-alpha", "-Wbeta=4"};
  static const char *const shorts[] = {"ab:cd::", "+ab:cd::", "-ab:cd::", ":ab:cd::", "ab:W;"};
  static int flag;
  static const struct option longs[] = {{"alpha", 0, 0, 'A'}, {"beta", 1, 0, 'B'}, {"gamma", 2, 0, 'G'}, {"flag", 0, &flag, 5}, {"beast", 0, 0, 'E'}, {0, 0, 0, 0}};
  char *a[12], *b[12];
  int argc = 1 + (int)pick(9), mode = (int)pick(3);
  const char *s = shorts[pick(5)];
  a[0] = b[0] = "program";
  for (int i = 1; i < argc; i++) a[i] = b[i] = words[pick(23)];
  a[argc] = b[argc] = 0;
  optind = sv_optind = 0;
  opterr = sv_opterr = 0;
  optopt = sv_optopt = 0;
  for (int step = 0; step < 30; step++) {
    int i = -1, j = -1;
    int x = mode == 0 ? getopt(argc, a, s) : mode == 1 ? getopt_long(argc, a, s, longs, &i) : getopt_long_only(argc, a, s, longs, &i);
    int y = mode == 0 ? sv_getopt(argc, b, s) : mode == 1 ? sv_getopt_long(argc, b, s, longs, &j) : sv_getopt_long_only(argc, b, s, longs, &j);
    int order = 0;
    for (int k = 0; k < argc; k++) order |= a[k] != b[k];
    if (x != y || i != j || optind != sv_optind || optarg != sv_optarg || order || (x == '?' && optopt != sv_optopt)) {
      char line[200] = "";
      for (int k = 0; k < argc; k++) strcat(strcat(line, a[k]), " ");
      differ("getopt", "mode %d '%s' [%s] step %d: %d %d, optind %d %d, optarg %s %s, optopt %d %d%s", mode, s, line, step, x, y, optind, sv_optind, optarg ? optarg : "-", sv_optarg ? sv_optarg : "-", optopt, sv_optopt, order ? ", order differs" : "");
      return;
    }
    if (x == -1) break;
  }
}

/* ---- time ---- */
static void times_(void) {
  time_t t = (time_t)(rnd() >> (pick(2) ? 30 : 20));
  if (pick(2)) t = -t;
  struct tm x, y;
  memset(&x, 0, sizeof x), memset(&y, 0, sizeof y);
  struct tm *r = gmtime_r(&t, &x), *q = sv_gmtime_r(&t, &y);
  if (!r != !q) differ("gmtime_r", "%ld: %p %p", (long)t, (void *)r, (void *)q);
  if (!r || !q) return;
  if (memcmp(&x, &y, offsetof(struct tm, tm_gmtoff))) differ("gmtime_r", "%ld", (long)t);
  struct tm u = x, v = x;
  u.tm_mon += (int)pick(60) - 30, u.tm_mday += (int)pick(100) - 50, u.tm_sec -= (int)pick(100000);
  v = u;
  if (timegm(&u) != sv_timegm(&v) || u.tm_yday != v.tm_yday || u.tm_wday != v.tm_wday) differ("timegm", "%ld", (long)t);
  char f[40], *p = f;
  for (int i = 0; i < 3; i++) {
    *p++ = '%';
    if (pick(3) == 0) *p++ = "_-0^#"[pick(5)];
    if (pick(5) == 0) p += sprintf(p, "%u", pick(12));
    *p++ = "aAbBcCdDeFgGhHIjklmMnprRsStTuUVwWxXyYZ%z"[pick(p[-1] == '%' ? 40 : 39)];
    *p++ = '|';
  }
  *p = 0;
  size_t room = pick(10) ? sizeof left : pick(40);
  size_t n = strftime(left, room, f, &x), m = sv_strftime(right, room, f, &x);
  if (n != m || (n && strcmp(left, right))) differ("strftime", "\"%s\" at %ld: %zu '%s' / %zu '%s'", f, (long)t, n, n ? left : "", m, m ? right : "");
  errno = sv_errno = 0;
  char *a = asctime_r(&x, left), *b = sv_asctime_r(&x, right);
  if (!a != !b || errno != sv_errno || (a && strcmp(a, b))) differ("asctime_r", "%s / %s", a ? a : "none", b ? b : "none");
  a = asctime(&x), b = sv_asctime(&x);
  if (!a != !b || (a && strcmp(a, b))) differ("asctime", "%s / %s", a ? a : "none", b ? b : "none");
}

/* ---- streams ---- */
static void streams(void) {
  static const char *const modes[] = {"w+", "w+", "a+", "r+", "w", "r"};
  const char *mode = modes[pick(6)];
  char trace[400] = "", x[64], y[64];
  FILE *a = fopen("stream.tmp", mode), *b = sv_fopen("stream.tmp", mode);
  if (!a != !b) differ("fopen", "%s: %p %p", mode, (void *)a, (void *)b);
  if (!a || !b) return;
  int last = 0; /* 1 read, 2 write: a position call must lie between them; 3 read a byte, 5 pushed one back */
  int back = 0; /* nothing may have been read since but what was pushed back: fseek from there is glibc's wrong, certain_streams */
  for (int step = 0; step < 25; step++) {
    long n = 0, m = 0;
    int op = (int)pick(9), only_write = mode[0] == 'w' && !mode[1];
    if (only_write && op > 6) op = 0; /* glibc lets ungetc and scanf touch a stream that is not for reading */
    size_t size = pick(60);
    if (last == 5 && (op == 0 || op >= 4 && op <= 6)) op = 3; /* where a stream stands before what was pushed back, to write there too, is nobody's business */
    if (strlen(trace) < 350) sprintf(trace + strlen(trace), "%d(%zu) ", op, size);
    memset(x, 3, sizeof x), memset(y, 3, sizeof y);
    if (((op == 0 || op == 6) && (last & 1)) || ((op == 1 || op == 2 || op == 3 || op == 7) && last == 2)) {
      fseek(a, back ? ftell(a) : 0, back ? SEEK_SET : SEEK_CUR), sv_fseek(b, back ? sv_ftell(b) : 0, back ? SEEK_SET : SEEK_CUR);
      back = 0;
    }
    if (op == 3 && last != 5) back = 0;
    switch (op) {
    case 0: random_text(x, 50, "abc\n"), memcpy(y, x, sizeof x), n = fputs(x, a) >= 0, m = sv_fputs(y, b) >= 0, last = 2; break;
    case 1: n = (long)fread(x, 1, size, a), m = (long)sv_fread(y, 1, size, b), last = last == 5 && !size ? 5 : 1; break;
    case 2: n = fgets(x, (int)size, a) != 0, m = sv_fgets(y, (int)size, b) != 0, last = last == 5 && size < 2 ? 5 : 1; break;
    case 3: n = fgetc(a), m = sv_fgetc(b), last = n < 0 ? 1 : 3; break;
    case 4: {
      int whence = (int)pick(3);
      long offset = (long)pick(80) - 20, our_offset = offset;
      if (back && whence == SEEK_CUR) offset += ftell(a), our_offset += sv_ftell(b), whence = SEEK_SET;
      n = fseek(a, offset, whence), m = sv_fseek(b, our_offset, whence), last = 0, back = back && n;
      break;
    }
    case 5: n = ftell(a), m = sv_ftell(b); break;
    case 6: n = fprintf(a, "%d:%s;", (int)size, "q"), m = sv_fprintf(b, "%d:%s;", (int)size, "q"), last = 2; break;
    case 7:
      n = fscanf(a, "%9[a-c]", x), m = sv_fscanf(b, "%9[a-c]", y), last = last == 5 ? 5 : 1; /* may push back again */
      break;
    case 8:
      if (last == 3) n = ungetc('u', a), m = sv_ungetc('u', b), last = 5, back = 1;
      break;
    }
    if (n != m || memcmp(x, y, sizeof x) || !feof(a) != !sv_feof(b) || !ferror(a) != !sv_ferror(b)) {
      differ("stream", "%s: %s: %ld %ld, feof %d %d, ferror %d %d", mode, trace, n, m, feof(a), sv_feof(b), ferror(a), sv_ferror(b));
      break;
    }
  }
  fclose(a), sv_fclose(b);
  a = fopen("stream.tmp", "r"), b = sv_fopen("stream.tmp", "r");
  size_t n = fread(left, 1, sizeof left, a), m = sv_fread(right, 1, sizeof right, b);
  if (n != m || memcmp(left, right, n)) differ("stream", "content after %s: %s: %zu %zu", mode, trace, n, m);
  fclose(a), sv_fclose(b);
  if (n > 5000) remove("stream.tmp"), sv_remove("stream.tmp");
}

/* Where a byte that was pushed back has been read again, the stream stands where it stood before. glibc's ftell knows,
 * but its fseek from there goes by the end of its buffer: ours alone. */
static void certain_streams(void) {
  FILE *b = sv_fopen("certain.tmp", "w+");
  char text[50];
  for (int i = 0; i < 50; i++) text[i] = (char)('A' + i);
  sv_fwrite(text, 1, sizeof text, b), sv_fflush(b);
  for (int at = 0; at < 40; at++) {
    for (int by = -2; by < 3; by++) {
      sv_fseek(b, 30, SEEK_SET), sv_fseek(b, at, SEEK_SET);
      int first = sv_fgetc(b), pushed = sv_ungetc('u', b), again = sv_fgetc(b);
      long now = sv_ftell(b), wanted = at + 1 + by < 0 ? at + 1 : at + 1 + by;
      int result = sv_fseek(b, by, SEEK_CUR);
      long then = sv_ftell(b);
      int c = sv_fgetc(b);
      if (first != 'A' + at || pushed != 'u' || again != 'u' || now != at + 1 || result != (at + 1 + by < 0 ? -1 : 0) || then != wanted || c != 'A' + wanted)
        differ("fseek after what was pushed back", "%d by %d: %ld %ld, '%c'", at, by, now, then, c);
    }
  }
  sv_fclose(b), sv_remove("certain.tmp");
}

/* patterns.c, wide_patterns.c, data.c, calls.c, characters.c, small.c, streams.c, argp.c, others.c, trees.c, more.c, time_zones.c, rare.c */
void certain_patterns(void), certain_shell_patterns(void), certain_dates(void), certain_calls(void), time_zones(int rounds);
void address_infos(void), vectors(void), float_texts(void), small_texts(void), random_states(void), random_buffers(void), given_locales(void), rare_math(void), one_thread(void), thread_settings(void), named_semaphores(void), old_signals(void);
void small(void), more(void), more_streams(void), argps(void), argp_formats(void), others(void), descriptors(void), properties(void), character_classes(void), locale_names(void), multibyte(void), wide_prints(void), wide_scans(void), wide_streams(void);
void patterns(void), searches(void), shell_patterns(void), wide_patterns(void), wide_searches(void), wide_shell_patterns(void), dates(void), trees(void), conversions(void), addresses(void), speeds(void), stacks(void), wide(void), channels(void), mappings(void), tree(void);

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 20000;
  if (argc > 2) {
    state = strtoul(argv[2], NULL, 10) * 0x9e3779b97f4a7c15u + 1;
    for (int i = 0; i < 20; i++) rnd();
  }
  clearenv(); /* ours has none */
  setenv("TZ", "", 1);
  classes(), character_classes(), certain_patterns(), certain_shell_patterns(), certain_dates(), certain_streams();
  void (*const areas[])(void) = {strings, integers, floats, prints, prints, scans, scans, sorting, options, times_, streams,
                                patterns, searches, shell_patterns, wide_patterns, wide_searches, wide_shell_patterns, dates, trees, conversions, addresses, speeds, stacks, wide, channels, mappings, locale_names, multibyte, wide_prints, wide_scans, wide_streams, small, more_streams, argps, others, more, descriptors, properties,
                                address_infos, vectors, float_texts, small_texts, random_states, random_buffers, given_locales, rare_math, one_thread, thread_settings, named_semaphores, old_signals};
  for (int i = 0; i < rounds; i++)
    for (unsigned k = 0; k < sizeof areas / sizeof *areas; k++) areas[k]();
  for (int i = 0; i < rounds; i++) complexes();
  for (int i = 0; i < rounds / 10; i++) argp_formats();
  certain_calls();
  time_zones(rounds / 20 + 1);
  for (int i = 0; i < rounds / 20; i++) tree(); /* each is a process: it cleans its directory */
  printf("%d differences in %d rounds\n", failures, rounds);
  return failures != 0;
}
