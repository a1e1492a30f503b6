/* Further names of functions that are compared elsewhere, and small families: what is printed on the standard streams,
 * the environment, input from the standard input, the fortified forms where there is room enough. */
#define _GNU_SOURCE
#include "differ.h"
#include <complex.h>
#include <ctype.h>
#include <err.h>
#include <errno.h>
#include <error.h>
#include <fenv.h>
#include <obstack.h>
#include <regex.h>
#include <search.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

/* ---- what goes to the standard output and error ---- */
OURS(open_memstream); OURS(fclose); OURS(printf); OURS(vprintf); OURS(puts); OURS(putchar); OURS(putchar_unlocked); OURS(perror); OURS(warn); OURS(warnx); OURS(vwarn); OURS(vwarnx); OURS(error); OURS(error_at_line); OURS(psignal); OURS(fmemopen);
OURS(getchar); OURS(getchar_unlocked); OURS(scanf); OURS(sprintf); OURS(strerror_r);
extern FILE *sv_stdin, *sv_stdout, *sv_stderr;
extern char *sv_program_invocation_name, *sv_program_invocation_short_name;
extern int __printf_chk(int, const char *, ...), sv___printf_chk(int, const char *, ...), sv___vprintf_chk(int, const char *, va_list), __vprintf_chk(int, const char *, va_list);
extern int __fprintf_chk(FILE *, int, const char *, ...), sv___fprintf_chk(FILE *, int, const char *, ...), __sprintf_chk(char *, int, size_t, const char *, ...), sv___sprintf_chk(char *, int, size_t, const char *, ...);
extern int __snprintf_chk(char *, size_t, int, size_t, const char *, ...), sv___snprintf_chk(char *, size_t, int, size_t, const char *, ...), __asprintf_chk(char **, int, const char *, ...), sv___asprintf_chk(char **, int, const char *, ...);

static void speak(int ours, int what, int n, const char *word, ...) {
#define SAY(f, ...) (ours ? sv_##f(__VA_ARGS__) : f(__VA_ARGS__))
  va_list args;
  va_start(args, word);
  if (ours) sv_errno = n % 40;
  errno = ours ? errno : n % 40;
  switch (what) {
  case 0: SAY(printf, "%d-%s\n", n, word); break;
  case 1: SAY(vprintf, "%d", args); break;
  case 2: SAY(puts, word); break;
  case 3: SAY(putchar, n), SAY(putchar_unlocked, n + 1); break;
  case 4: SAY(perror, n % 3 ? word : n % 2 ? "" : NULL); break;
  case 5: SAY(warn, n % 3 ? "%s" : NULL, word); break;
  case 6: SAY(warnx, n % 3 ? "%s" : NULL, word); break;
  case 7: SAY(vwarn, "%d", args); break;
  case 8: SAY(vwarnx, "%d", args); break;
  case 9: SAY(error, 0, n % 5 ? n % 40 : 0, "%s", word); break;
  case 10: SAY(error_at_line, 0, n % 2 ? n % 40 : 0, n % 3 ? word : NULL, (unsigned)n, "%s", word); break;
  case 11: SAY(psignal, n % 70, n % 3 ? word : n % 2 ? "" : NULL); break;
  case 12: SAY(__printf_chk, 1, "%d %s", n, word); break;
  case 13: SAY(__vprintf_chk, 1, "%d", args); break;
  case 14: ours ? sv___fprintf_chk(sv_stderr, 1, "%x", n) : __fprintf_chk(stderr, 1, "%x", n); break;
  }
  va_end(args);
}

static void messages(void) {
  char word[12], *x = NULL, *y = NULL;
  size_t n, m;
  int number = (int)pick(300), steps = 1 + (int)pick(3), what[3] = {(int)pick(15), (int)pick(15), (int)pick(15)};
  random_text(word, 10, "abc %");
  sv_program_invocation_name = program_invocation_name, sv_program_invocation_short_name = program_invocation_short_name;
  FILE *out = stdout, *err = stderr, *to = open_memstream(&x, &n);
  stdout = stderr = to;
  for (int i = 0; i < steps; i++) speak(0, what[i], number + i, word, number);
  stdout = out, stderr = err;
  fclose(to);
  FILE *our_out = sv_stdout, *our_err = sv_stderr;
  sv_stdout = sv_stderr = to = sv_open_memstream(&y, &m);
  for (int i = 0; i < steps; i++) speak(1, what[i], number + i, word, number);
  sv_stdout = our_out, sv_stderr = our_err;
  sv_fclose(to);
  if (n != m || memcmp(x, y, n)) differ("messages", "%d %d %d, %d '%s': '%s' '%s'", what[0], steps > 1 ? what[1] : -1, steps > 2 ? what[2] : -1, number, word, x, y);
  free(x), free(y);
  char u[60] = "", v[60] = "", *p, *q;
  if (__sprintf_chk(u, 1, 60, "%s:%d", word, number) != sv___sprintf_chk(v, 1, 60, "%s:%d", word, number) || strcmp(u, v)) differ("__sprintf_chk", "%s %s", u, v);
  if (__snprintf_chk(u, 9, 1, 60, "%s:%d", word, number) != sv___snprintf_chk(v, 9, 1, 60, "%s:%d", word, number) || strcmp(u, v)) differ("__snprintf_chk", "%s %s", u, v);
  if (__asprintf_chk(&p, 1, "%s:%d", word, number) != sv___asprintf_chk(&q, 1, "%s:%d", word, number) || strcmp(p, q)) differ("__asprintf_chk", "%s %s", p, q);
  free(p), free(q);
  if (sprintf(u, "%5d", number) != sv_sprintf(v, "%5d", number) || strcmp(u, v)) differ("sprintf", "%s %s", u, v);
  int e = number % 150 - 5;
  size_t room = pick(40);
  memset(u, 0, 60), memset(v, 0, 60);
  const char *t = strerror_r(e, u, 60), *w = sv_strerror_r(e, v, 60);
  if (strcmp(t, w)) differ("strerror_r", "%d: %s %s", e, t, w);
  memset(u, 0, 60), memset(v, 0, 60);
  extern int __xpg_strerror_r(int, char *, size_t), sv___xpg_strerror_r(int, char *, size_t);
  if (__xpg_strerror_r(e, u, room) != sv___xpg_strerror_r(e, v, room) || strcmp(u, v)) differ("__xpg_strerror_r", "%d in %zu: %s %s", e, room, u, v);
}

/* ---- what comes from the standard input ---- */
extern int __isoc99_scanf(const char *, ...), sv___isoc99_scanf(const char *, ...), __isoc99_fscanf(FILE *, const char *, ...), sv___isoc99_fscanf(FILE *, const char *, ...), sv___isoc23_scanf(const char *, ...), sv___isoc23_fscanf(FILE *, const char *, ...), sv___isoc23_sscanf(const char *, const char *, ...);
extern int __isoc99_swscanf(const wchar_t *, const wchar_t *, ...), sv___isoc99_swscanf(const wchar_t *, const wchar_t *, ...);
OURS(vsscanf);

static int scan_list(int ours, const char *text, ...) {
  va_list args;
  va_start(args, text);
  int n = ours ? sv_vsscanf(text, "%d %5s", args) : vsscanf(text, "%d %5s", args);
  va_end(args);
  return n;
}

static void input(void) {
  char text[40], x[4][8], y[4][8];
  int a[4] = {0}, b[4] = {0}, r[6] = {0}, s[6] = {0};
  random_text(text, 30, "12 -ab\n");
  extern int __isoc99_sscanf(const char *, const char *, ...), sv___isoc99_sscanf(const char *, const char *, ...);
  strcat(text, " 7");
  memset(x, 0, sizeof x), memset(y, 0, sizeof y);
  FILE *in = stdin, *our_in = sv_stdin;
  stdin = fmemopen(text, strlen(text), "r"), sv_stdin = sv_fmemopen(text, strlen(text), "r");
  r[0] = scanf("%d %3s", &a[0], x[0]), s[0] = sv_scanf("%d %3s", &b[0], y[0]);
  r[1] = getchar(), s[1] = sv_getchar();
  r[2] = __isoc99_scanf("%4s", x[1]), s[2] = pick(2) ? sv___isoc99_scanf("%4s", y[1]) : sv___isoc23_scanf("%4s", y[1]);
  r[3] = getchar_unlocked(), s[3] = sv_getchar_unlocked();
  r[4] = __isoc99_fscanf(stdin, "%i", &a[1]), s[4] = pick(2) ? sv___isoc99_fscanf(sv_stdin, "%i", &b[1]) : sv___isoc23_fscanf(sv_stdin, "%i", &b[1]);
  fclose(stdin), sv_fclose(sv_stdin);
  stdin = in, sv_stdin = our_in;
  if (memcmp(a, b, sizeof a) || memcmp(r, s, sizeof r) || memcmp(x, y, sizeof x)) differ("scanf", "'%s': %d %d %d, %d %d %d", text, r[0], r[2], r[4], s[0], s[2], s[4]);
  r[0] = __isoc99_sscanf(text, "%d%4s", &a[0], x[2]), s[0] = sv___isoc99_sscanf(text, "%d%4s", &b[0], y[2]);
  r[1] = scan_list(0, text, &a[1], x[3]), s[1] = scan_list(1, text, &b[1], y[3]);
  if (memcmp(a, b, sizeof a) || memcmp(r, s, 2 * sizeof *r) || memcmp(x, y, sizeof x)) differ("sscanf", "'%s'", text);
  wchar_t wide[44], u[8] = L"", v[8] = L"";
  for (size_t i = 0; i <= strlen(text); i++) wide[i] = text[i];
  if (__isoc99_swscanf(wide, L"%d %5ls", &a[2], u) != sv___isoc99_swscanf(wide, L"%d %5ls", &b[2], v) || a[2] != b[2] || wcscmp(u, v)) differ("swscanf", "'%s'", text);
}

/* ---- the environment ---- */
OURS(setenv); OURS(unsetenv); OURS(putenv); OURS(getenv); OURS(clearenv); OURS(secure_getenv);
static void environment(void) {
  static char kept[64][12], ours[64][12];
  static unsigned used;
  static const char *const names[] = {"AA", "BB", "A", "", "C=D", "BBB"};
  char trace[300] = "";
  for (int i = 0; i < 12; i++) {
    int op = (int)pick(12), n = 0, m = 0;
    const char *name = names[pick(6)];
    sprintf(trace + strlen(trace), "%d(%s) ", op, name);
    errno = sv_errno = 0;
    if (op < 5) n = setenv(name, "one", op & 1), m = sv_setenv(name, "one", op & 1);
    else if (op < 7) n = unsetenv(name), m = sv_unsetenv(name);
    else if (op < 9 && *name && !strchr(name, '=')) {
      unsigned k = used++ % 64;
      unsetenv(name), sv_unsetenv(name); /* the old one may stand in the same place */
      snprintf(kept[k], 12, pick(4) ? "%s=two" : "%s", name), strcpy(ours[k], kept[k]);
      n = putenv(kept[k]), m = sv_putenv(ours[k]);
    } else if (op == 11 && pick(4) == 0) n = clearenv(), m = sv_clearenv(), setenv("TZ", "", 1);
    if (n != m || errno != sv_errno) differ("environment", "%s: %d %d, errno %d %d", trace, n, m, errno, sv_errno);
    for (int k = 0; k < 6; k++) {
      const char *x = getenv(names[k]), *y = sv_getenv(names[k]), *z = sv_secure_getenv(names[k]);
      if (!x != !y || (x && strcmp(x, y)) || z != y) differ("getenv", "%s: %s: %s %s", trace, names[k], x ? x : "-", y ? y : "-");
    }
  }
  for (int k = 0; k < 6; k++) unsetenv(names[k]), sv_unsetenv(names[k]);
}

/* ---- other names ---- */
#define INTEGERS(type, f) extern type f(const char *, char **, int), sv_##f(const char *, char **, int)
extern long __strtol_internal(const char *, char **, int, int), sv___strtol_internal(const char *, char **, int, int), sv___isoc23_strtol(const char *, char **, int);
extern unsigned long __strtoul_internal(const char *, char **, int, int), sv___strtoul_internal(const char *, char **, int, int), sv___isoc23_strtoul(const char *, char **, int);
extern long long sv___isoc23_strtoll(const char *, char **, int);
extern unsigned long long sv___isoc23_strtoull(const char *, char **, int);
extern double __strtod_internal(const char *, char **, int), sv___strtod_internal(const char *, char **, int);
extern void *__rawmemchr(const void *, int), *__mempcpy(void *, const void *, size_t);
extern char *__strdup(const char *);
OURS(atof); OURS(wcstof); OURS(wcstold); OURS(_tolower); OURS(_toupper); OURS(__strdup); OURS(strtok); OURS(__mempcpy); OURS(__rawmemchr);
OURS(iswalnum); OURS(iswalpha); OURS(iswblank); OURS(iswcntrl); OURS(iswdigit); OURS(iswgraph); OURS(iswlower); OURS(iswprint); OURS(iswpunct); OURS(iswupper); OURS(iswxdigit); OURS(wctrans); OURS(towctrans);

static void names(void) {
  char s[30], *p, *q;
  wchar_t wide[30], *u, *v;
  random_text(s, 12, pick(2) ? "0123456789.e-" : " -+0x12f");
  int base = pick(2) ? 10 : 16;
  if (__strtol_internal(s, &p, base, 0) != sv___strtol_internal(s, &q, base, 0) || p != q || strtol(s, &p, base) != sv___isoc23_strtol(s, &q, base) || p != q) differ("strtol", "'%s'", s);
  if (__strtoul_internal(s, &p, base, 0) != sv___strtoul_internal(s, &q, base, 0) || p != q || strtoul(s, &p, base) != sv___isoc23_strtoul(s, &q, base) || p != q) differ("strtoul", "'%s'", s);
  if (strtoll(s, &p, base) != sv___isoc23_strtoll(s, &q, base) || p != q || strtoull(s, &p, base) != sv___isoc23_strtoull(s, &q, base) || p != q) differ("strtoll", "'%s'", s);
  if (__strtod_internal(s, &p, 0) != sv___strtod_internal(s, &q, 0) || p != q || atof(s) != sv_atof(s)) differ("atof", "'%s'", s);
  for (size_t i = 0; i <= strlen(s); i++) wide[i] = s[i];
  if (wcstof(wide, &u) != sv_wcstof(wide, &v) || u != v || wcstold(wide, &u) != sv_wcstold(wide, &v) || u != v) differ("wcstof", "'%s'", s);
  int c = 'a' + (int)pick(26);
  if (_toupper(c) != sv__toupper(c) || _tolower(c - 32) != sv__tolower(c - 32)) differ("_toupper", "%d", c);
  char *d = __strdup(s), *e = sv___strdup(s), x[30], y[30];
  if (strcmp(d, e) || __rawmemchr(s, 0) != sv___rawmemchr(s, 0) || (char *)__mempcpy(x, s, 5) - x != (char *)sv___mempcpy(y, s, 5) - y || memcmp(x, y, 5)) differ("__strdup", "'%s'", s);
  strcpy(x, s), strcpy(y, s);
  for (p = strtok(x, "-."), q = sv_strtok(y, "-."); p || q; p = strtok(NULL, "-."), q = sv_strtok(NULL, "-."))
    if (!p || !q || p - x != q - y || strcmp(p, q)) return differ("strtok", "'%s'", s);
  free(d), free(e);
  wint_t w = pick(3) ? pick(300) : pick(0x3000);
#define WIDE(f) if (w < 128 && !f(w) != !sv_##f(w)) differ(#f, "%x", w)
  WIDE(iswalnum); WIDE(iswalpha); WIDE(iswblank); WIDE(iswcntrl); WIDE(iswdigit); WIDE(iswgraph); WIDE(iswlower); WIDE(iswprint); WIDE(iswpunct); WIDE(iswupper); WIDE(iswxdigit);
  const char *to = pick(2) ? "toupper" : pick(2) ? "tolower" : "other";
  if (!wctrans(to) != !sv_wctrans(to) || (w < 128 && wctrans(to) && towctrans(w, wctrans(to)) != sv_towctrans(w, sv_wctrans(to)))) differ("towctrans", "%x %s", w, to);
}

/* ---- complex numbers' parts, exceptions ---- */
OURS(cimag); OURS(cimagf); OURS(cimagl); OURS(creal); OURS(crealf); OURS(creall); OURS(conj); OURS(conjf); OURS(conjl);
OURS(feraiseexcept); OURS(feclearexcept); OURS(fetestexcept); OURS(fegetexceptflag); OURS(fesetexceptflag); OURS(feholdexcept); OURS(feupdateenv); OURS(fesetenv); OURS(fegetround);
static void numbers(void) {
  double a = (double)pick(100) / 4, b = -(double)pick(100) / 8;
  double _Complex z = a + b * I;
  if (creal(z) != sv_creal(z) || cimag(z) != sv_cimag(z) || conj(z) != sv_conj(z)) differ("conj", "%g %g", a, b);
  if (crealf(z) != sv_crealf(z) || cimagf(z) != sv_cimagf(z) || conjf(z) != sv_conjf(z)) differ("conjf", "%g %g", a, b);
  if (creall(z) != sv_creall(z) || cimagl(z) != sv_cimagl(z) || conjl(z) != sv_conjl(z)) differ("conjl", "%g %g", a, b);
  fenv_t e, f;
  fexcept_t kept = 0, ours = 0;
  char trace[200] = "";
  feclearexcept(FE_ALL_EXCEPT), sv_feclearexcept(FE_ALL_EXCEPT);
  int held = 0;
  for (int i = 0; i < 10; i++) {
    static const int flags[] = {FE_INVALID, FE_DIVBYZERO, FE_INEXACT, FE_ALL_EXCEPT, FE_INVALID | FE_INEXACT};
    int op = (int)pick(7), which = flags[pick(5)], n = 0, m = 0;
    sprintf(trace + strlen(trace), "%d(%x) ", op, which);
    switch (op) {
    case 0: n = feraiseexcept(which), m = sv_feraiseexcept(which); break;
    case 1: n = feclearexcept(which), m = sv_feclearexcept(which); break;
    case 2: n = fegetexceptflag(&kept, which), m = sv_fegetexceptflag(&ours, which); break;
    case 3: n = fesetexceptflag(&kept, which), m = sv_fesetexceptflag(&ours, which); break;
    case 4: n = feholdexcept(&e), m = sv_feholdexcept(&f), held = 1; break;
    case 5: if (held) n = feupdateenv(&e), m = sv_feupdateenv(&f); break;
    case 6: if (held) n = fesetenv(pick(2) ? FE_DFL_ENV : &e), m = n, n == 0 && fetestexcept(FE_ALL_EXCEPT) == 0 ? sv_fesetenv(FE_DFL_ENV) : sv_fesetenv(&f); break;
    }
    if (n != m || fetestexcept(FE_ALL_EXCEPT) != sv_fetestexcept(FE_ALL_EXCEPT) || fegetround() != sv_fegetround()) return differ("exceptions", "%s: %d %d, %x %x", trace, n, m, fetestexcept(FE_ALL_EXCEPT), sv_fetestexcept(FE_ALL_EXCEPT));
  }
}

/* ---- fortified, with room ---- */
#define BLOCK_CHECKED(f, ...) extern void *__##f##_chk(__VA_ARGS__, size_t), *sv___##f##_chk(__VA_ARGS__, size_t)
#define TEXT_CHECKED(f, ...) extern char *__##f##_chk(__VA_ARGS__, size_t), *sv___##f##_chk(__VA_ARGS__, size_t)
BLOCK_CHECKED(memcpy, void *, const void *, size_t); BLOCK_CHECKED(memmove, void *, const void *, size_t); BLOCK_CHECKED(mempcpy, void *, const void *, size_t); BLOCK_CHECKED(memset, void *, int, size_t);
TEXT_CHECKED(strcpy, char *, const char *); TEXT_CHECKED(stpcpy, char *, const char *); TEXT_CHECKED(strcat, char *, const char *);
TEXT_CHECKED(strncpy, char *, const char *, size_t); TEXT_CHECKED(stpncpy, char *, const char *, size_t); TEXT_CHECKED(strncat, char *, const char *, size_t);
static void checked(void) {
  /* sv___memcpy_chk sv___memmove_chk sv___mempcpy_chk sv___memset_chk sv___strcpy_chk sv___stpcpy_chk sv___strcat_chk sv___strncpy_chk sv___stpncpy_chk sv___strncat_chk */
  char a[80] = "", b[80] = "", text[20];
  size_t n = pick(20);
  random_text(text, 15, "abc");
#define CHECKED(f, ...)                                                                                      \
  do {                                                                                                       \
    char *to = a, *x, *y;                                                                                    \
    x = __##f##_chk(__VA_ARGS__, 80);                                                                        \
    to = b;                                                                                                  \
    y = sv___##f##_chk(__VA_ARGS__, 80);                                                                     \
    if (x - a != y - b || memcmp(a, b, sizeof a)) differ("__" #f "_chk", "'%s' %zu", text, n);                \
  } while (0)
  CHECKED(memset, to, 'x', n); CHECKED(strcpy, to, text); CHECKED(strcat, to, text); CHECKED(strncat, to, text, n); CHECKED(stpcpy, to, text); CHECKED(strncpy, to, text, n); CHECKED(stpncpy, to, text, n);
  CHECKED(memcpy, to, text, n); CHECKED(memmove, to + 1, to, n); CHECKED(mempcpy, to, text, n);
}

void others(void) { messages(), input(), environment(), names(), numbers(), checked(); }
