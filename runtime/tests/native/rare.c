/* Less used functions against the host's: vectors of strings, floats as text, states of random generators, what takes a locale,
 * names of errors, options within options. */
#define _GNU_SOURCE
#include "differ.h"
#include <argz.h>
#include <ctype.h>
#include <envz.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wchar.h>
#include <wctype.h>
#undef argz_next
#undef argz_count
#undef argz_stringify

OURS(argz_add); OURS(argz_add_sep); OURS(argz_append); OURS(argz_create); OURS(argz_create_sep); OURS(argz_delete); OURS(argz_extract); OURS(argz_insert); OURS(argz_replace); OURS(argz_count); OURS(argz_next); OURS(argz_stringify);
OURS(envz_add); OURS(envz_entry); OURS(envz_get); OURS(envz_merge); OURS(envz_remove); OURS(envz_strip);
OURS(ecvt); OURS(fcvt); OURS(gcvt); OURS(ecvt_r); OURS(fcvt_r); OURS(qecvt); OURS(qfcvt); OURS(qgcvt); OURS(qecvt_r); OURS(qfcvt_r); OURS(strfromd); OURS(strfromf); OURS(strfroml);
OURS(getsubopt); OURS(strerrorname_np); OURS(strerrordesc_np); OURS(strfry);
OURS(random); OURS(srandom); OURS(initstate); OURS(setstate); OURS(random_r); OURS(srandom_r); OURS(initstate_r); OURS(setstate_r); OURS(lcong48); OURS(drand48); OURS(lrand48); OURS(srand48);
OURS(drand48_r); OURS(erand48_r); OURS(lrand48_r); OURS(nrand48_r); OURS(mrand48_r); OURS(jrand48_r); OURS(srand48_r); OURS(seed48_r); OURS(lcong48_r);

/* ---- argz and envz: the same operations on two lists ---- */
struct list { char *text; size_t size; };

void vectors(void) {
  struct list a = {0}, b = {0};
  char trace[600] = "", one[12], two[12], three[30];
  for (int step = 0; step < 14; step++) {
    int op = (int)pick(14), n = 0, m = 0, flag = (int)pick(2);
    unsigned many = 0, our_many = 0;
    random_text(one, 8, "ab="), random_text(two, 4, "ab"), random_text(three, 20, "ab:=");
    size_t at = a.size ? pick((unsigned)a.size) : 0;
    char *arguments[] = {one, two, 0}, *x = a.text ? a.text + at : 0, *y = b.text ? b.text + at : 0;
    snprintf(trace + strlen(trace), 40, "%d(%s,%s,%s,%zu) ", op, one, two, three, at);
    switch (op) {
    case 0: n = argz_add(&a.text, &a.size, one), m = sv_argz_add(&b.text, &b.size, one); break;
    case 1: n = argz_add_sep(&a.text, &a.size, three, ':'), m = sv_argz_add_sep(&b.text, &b.size, three, ':'); break;
    case 2: n = argz_append(&a.text, &a.size, one, strlen(one) + 1), m = sv_argz_append(&b.text, &b.size, one, strlen(one) + 1); break;
    case 3: n = argz_insert(&a.text, &a.size, x, one), m = sv_argz_insert(&b.text, &b.size, y, one); break;
    case 4: {
      char *entry = 0;
      for (size_t k = pick(4); k > 0 && (entry = argz_next(a.text, a.size, entry)); k--) {}
      char *same = entry ? b.text + (entry - a.text) : 0;
      argz_delete(&a.text, &a.size, entry), sv_argz_delete(&b.text, &b.size, same);
      break;
    }
    case 5: n = argz_replace(&a.text, &a.size, two, one, flag ? &many : 0), m = sv_argz_replace(&b.text, &b.size, two, one, flag ? &our_many : 0); break;
    case 6:
      free(a.text), free(b.text);
      n = argz_create(arguments, &a.text, &a.size), m = sv_argz_create(arguments, &b.text, &b.size);
      break;
    case 7:
      free(a.text), free(b.text);
      n = argz_create_sep(three, ':', &a.text, &a.size), m = sv_argz_create_sep(three, ':', &b.text, &b.size);
      break;
    case 8: n = envz_add(&a.text, &a.size, two, flag ? one : 0), m = sv_envz_add(&b.text, &b.size, two, flag ? one : 0); break;
    case 9: envz_remove(&a.text, &a.size, two), sv_envz_remove(&b.text, &b.size, two); break;
    case 10: {
      char *more = 0;
      size_t size = 0;
      argz_create_sep(three, ':', &more, &size);
      n = envz_merge(&a.text, &a.size, more, size, flag), m = sv_envz_merge(&b.text, &b.size, more, size, flag);
      free(more);
      break;
    }
    case 11: envz_strip(&a.text, &a.size), sv_envz_strip(&b.text, &b.size); break;
    case 12:
      x = envz_get(a.text, a.size, one), y = sv_envz_get(b.text, b.size, one);
      n = x ? (int)(x - a.text) : -1, m = y ? (int)(y - b.text) : -1;
      x = envz_entry(a.text, a.size, one), y = sv_envz_entry(b.text, b.size, one);
      if ((x ? x - a.text : -1) != (y ? y - b.text : -1)) differ("envz_entry", "%s", trace);
      break;
    case 13:
      n = (int)argz_count(a.text, a.size), m = (int)sv_argz_count(b.text, b.size);
      if (n < 50) {
        char *parts[51], *ours[51];
        argz_extract(a.text, a.size, parts), sv_argz_extract(b.text, b.size, ours);
        for (int i = 0; i < n; i++)
          if (parts[i] - a.text != ours[i] - b.text) differ("argz_extract", "%s", trace);
      }
      if (pick(3) == 0) argz_stringify(a.text, a.size, 'b'), sv_argz_stringify(b.text, b.size, 'b');
      break;
    }
    if (n != m || many != our_many || a.size != b.size || !a.text != !b.text || (a.size && memcmp(a.text, b.text, a.size))) {
      differ("argz", "%s: %d %d, %u %u, size %zu %zu", trace, n, m, many, our_many, a.size, b.size);
      break;
    }
    if (!a.size) free(a.text), free(b.text), a.text = b.text = 0; /* else it may be freed and stand there */
  }
  free(a.text), free(b.text);
}

/* ---- floats as text ---- */
static double some_double(void) {
  union { uint64_t bits; double x; } u = {rnd()};
  char text[40];
  switch (pick(5)) {
  case 0: return u.x;
  case 1: return (double)(int64_t)rnd() / (double)(1u << pick(31));
  case 2: snprintf(text, sizeof text, "%s%u.%ue%d", pick(2) ? "-" : "", pick(100), pick(1000), (int)pick(40) - 20); return strtod(text, 0);
  case 3: { static const double certain[] = {0, -0.0, 1, 10, 0.1, 9.5, 0.5, 99.99, 1e22, 1e23, 1e-307, 4e-320, INFINITY, -INFINITY, NAN}; return certain[pick(15)]; }
  default: return (double)(int)pick(2000) / 100 - 10;
  }
}
#define CONVERT(f, room)                                                                                        \
  do {                                                                                                           \
    char x[700], y[700];                                                                                         \
    int p = 9, q = 9, s = 9, t = 9, n, m;                                                                        \
    memset(x, 7, sizeof x), memset(y, 7, sizeof y);                                                              \
    n = f(v, digits, &p, &s, x, room), m = sv_##f(v, digits, &q, &t, y, room);                                    \
    if (n != m || s != t || (n == 0 && (p != q || strcmp(x, y)))) differ(#f, "%.20Lg, %d in %zu: %d %d '%s' '%s' point %d %d", (long double)v, digits, (size_t)(room), n, m, n ? "" : x, m ? "" : y, p, q); \
  } while (0)
#define CONVERT_OWN(f)                                                                                           \
  do {                                                                                                           \
    int p = 9, q = 9, s = 9, t = 9;                                                                              \
    char *x = f(v, digits, &p, &s), *y = sv_##f(v, digits, &q, &t);                                               \
    if (p != q || s != t || strcmp(x, y)) differ(#f, "%.20Lg, %d: '%s' '%s' point %d %d", (long double)v, digits, x, y, p, q); \
  } while (0)

void float_texts(void) {
  int digits = pick(8) ? (int)pick(22) - 3 : (int)pick(60) - 20;
  size_t room = pick(3) ? 600 : 1 + pick(30);
  char x[800], y[800], format[20];
  {
    double v = some_double();
    CONVERT(ecvt_r, room); CONVERT(fcvt_r, room); CONVERT_OWN(ecvt); CONVERT_OWN(fcvt);
    int some = digits < 0 ? 0 : digits;
    if (strcmp(gcvt(v, some, x), sv_gcvt(v, some, y))) differ("gcvt", "%.17g, %d: '%s' '%s'", v, some, x, y);
    snprintf(format, sizeof format, pick(3) ? "%%.%d%c" : "%%%.0d%c", some > 30 ? 30 : some, "aAeEfFgG"[pick(8)]);
    if (format[1] == '0') strcpy(format, "%g");
    if (format[1] != '.') memmove(format + 1, format + strlen(format) - 1, 2);
    size_t n = pick(40) + 1;
    if (n == 1) n = 0; /* the host's writes more than the one byte */
    int p = strfromd(x, n, format, v), q = sv_strfromd(y, n, format, v);
    if (p != q || (n && strcmp(x, y))) differ("strfromd", "%.17g by %s: %d %d '%s' '%s'", v, format, p, q, x, y);
    p = strfromf(x, n, format, (float)v), q = sv_strfromf(y, n, format, (float)v);
    if (p != q || (n && strcmp(x, y))) differ("strfromf", "%.17g by %s: %d %d '%s' '%s'", v, format, p, q, x, y);
    long double w = (long double)v / 3;
    p = strfroml(x, n, format, w), q = sv_strfroml(y, n, format, w);
    if (p != q || (n && strcmp(x, y))) differ("strfroml", "%.20Lg by %s: %d %d '%s' '%s'", w, format, p, q, x, y);
  }
  {
    long double v = some_double() / (pick(2) ? 3.0L : 1.0L);
    CONVERT(qecvt_r, room); CONVERT(qfcvt_r, room); CONVERT_OWN(qecvt); CONVERT_OWN(qfcvt);
    int some = digits < 0 ? 0 : digits;
    if (strcmp(qgcvt(v, some, x), sv_qgcvt(v, some, y))) differ("qgcvt", "%.20Lg, %d: '%s' '%s'", v, some, x, y);
  }
}

/* ---- small texts ---- */
void small_texts(void) {
  char text[40], copy[40], *p = text, *q = copy;
  static char *const names[] = {"a", "ab", "ro", "", 0};
  memset(text, 0, sizeof text);
  random_text(text, 20, "abro,==");
  memcpy(copy, text, sizeof text);
  for (int i = 0; i < 12; i++) {
    char *x = 0, *y = 0;
    int n = getsubopt(&p, names, &x), m = sv_getsubopt(&q, names, &y);
    if (n != m || p - text != q - copy || !x != !y || (x && x - text != y - copy) || memcmp(text, copy, sizeof text)) {
      differ("getsubopt", "'%s': %d %d", text, n, m);
      break;
    }
  }
  int error = (int)pick(150) - 5;
  const char *x = strerrorname_np(error), *y = sv_strerrorname_np(error);
  if (!x != !y || (x && strcmp(x, y))) differ("strerrorname_np", "%d: %s %s", error, x, y);
  x = strerrordesc_np(error), y = sv_strerrordesc_np(error);
  if (!x != !y || (x && strcmp(x, y))) differ("strerrordesc_np", "%d: %s %s", error, x, y);
  random_text(text, 20, "abcd");
  strcpy(copy, text), sv_strfry(copy);
  for (int c = 'a'; c <= 'd'; c++) {
    int count = 0;
    for (int i = 0; text[i]; i++) count += (text[i] == c) - (copy[i] == c);
    if (count || strlen(text) != strlen(copy)) differ("strfry", "'%s' '%s'", text, copy);
  }
}

/* ---- random generators ---- */
void random_states(void) {
  enum { STATES = 3, ROOM = 300 };
  static char theirs[STATES][ROOM] __attribute__((aligned(8))), ours[STATES][ROOM] __attribute__((aligned(8)));
  struct random_data a, b;
  static char *first, *our_first; /* the program's own states stay with their library */
  int made[STATES] = {0}, ready = 0;
  static int global = 0;
  memset(&a, 0, sizeof a), memset(&b, 0, sizeof b);
  for (int step = 0; step < 20; step++) {
    int which = (int)pick(STATES), n = 0, m = 0, x = 0, y = 0;
    size_t size = pick(4) ? 1 + pick(ROOM) : pick(16);
    unsigned seed = pick(3) ? (unsigned)rnd() : pick(3);
    switch (pick(5)) {
    case 0:
      n = initstate_r(seed, theirs[which], size, &a), m = sv_initstate_r(seed, ours[which], size, &b);
      if (n == 0) made[which] = ready = 1;
      break;
    case 1:
      if (ready && made[which]) n = setstate_r(theirs[which], &a), m = sv_setstate_r(ours[which], &b);
      break;
    case 2:
      if (ready) n = srandom_r(seed, &a), m = sv_srandom_r(seed, &b);
      break;
    default:
      if (ready) n = random_r(&a, &x), m = sv_random_r(&b, &y);
    }
    if (n != m || x != y || a.rand_type != b.rand_type || memcmp(theirs, ours, sizeof ours)) return differ("random_r", "%d %d, %d %d, type %d %d", n, m, x, y, a.rand_type, b.rand_type);
  }
  static char own[ROOM] __attribute__((aligned(8))), our_own[ROOM] __attribute__((aligned(8)));
  size_t size = 8 + pick(ROOM - 8);
  unsigned seed = (unsigned)rnd();
  char *x, *y;
  if (!global) srandom(7), sv_srandom(7), global = 1;
  x = initstate(seed, own, size), y = sv_initstate(seed, our_own, size);
  if (!first) first = x, our_first = y;
  for (int i = 0; i < 5; i++)
    if (random() != sv_random()) differ("initstate", "%zu", size);
  x = setstate(first), y = sv_setstate(our_first);
  if (x != own || y != our_own || memcmp(first, our_first, 128) || random() != sv_random()) differ("setstate", "%p %p", x, y);
  setstate(own), sv_setstate(our_own);
  if (random() != sv_random()) differ("setstate", "back");
  setstate(first), sv_setstate(our_first);
}

void random_buffers(void) {
  struct drand48_data a, b;
  unsigned short x[3] = {(unsigned short)rnd(), (unsigned short)rnd(), (unsigned short)rnd()}, y[3], seven[7];
  memset(&a, 0, sizeof a), memset(&b, 0, sizeof b), memcpy(y, x, sizeof x);
  for (int i = 0; i < 7; i++) seven[i] = (unsigned short)rnd();
  for (int i = 0; i < 12; i++) {
    double d = 0, e = 0;
    long l = 0, m = 0, seed = (long)rnd();
    switch (pick(9)) {
    case 0: srand48_r(seed, &a), sv_srand48_r(seed, &b); break;
    case 1: seed48_r(seven, &a), sv_seed48_r(seven, &b); break;
    case 2: lcong48_r(seven, &a), sv_lcong48_r(seven, &b); break;
    case 3: drand48_r(&a, &d), sv_drand48_r(&b, &e); break;
    case 4: erand48_r(x, &a, &d), sv_erand48_r(y, &b, &e); break;
    case 5: lrand48_r(&a, &l), sv_lrand48_r(&b, &m); break;
    case 6: nrand48_r(x, &a, &l), sv_nrand48_r(y, &b, &m); break;
    case 7: mrand48_r(&a, &l), sv_mrand48_r(&b, &m); break;
    case 8: jrand48_r(x, &a, &l), sv_jrand48_r(y, &b, &m); break;
    }
    if (d != e || l != m || memcmp(x, y, sizeof x) || memcmp(&a, &b, sizeof a)) return differ("drand48_r", "%g %g %ld %ld", d, e, l, m);
  }
  lcong48(seven), sv_lcong48(seven);
  if (drand48() != sv_drand48() || lrand48() != sv_lrand48()) differ("lcong48", "%d", seven[0]);
  srand48(5), sv_srand48(5);
}

/* ---- with a locale as an argument ---- */
#undef isalnum_l
#undef isalpha_l
#undef isblank_l
#undef iscntrl_l
#undef isdigit_l
#undef isgraph_l
#undef islower_l
#undef isprint_l
#undef ispunct_l
#undef isspace_l
#undef isupper_l
#undef isxdigit_l
#undef tolower_l
#undef toupper_l
OURS(isalnum_l); OURS(isalpha_l); OURS(isblank_l); OURS(iscntrl_l); OURS(isdigit_l); OURS(isgraph_l); OURS(islower_l); OURS(isprint_l); OURS(ispunct_l); OURS(isspace_l); OURS(isupper_l); OURS(isxdigit_l); OURS(tolower_l); OURS(toupper_l);
OURS(iswalnum_l); OURS(iswalpha_l); OURS(iswblank_l); OURS(iswcntrl_l); OURS(iswdigit_l); OURS(iswgraph_l); OURS(iswlower_l); OURS(iswprint_l); OURS(iswpunct_l); OURS(iswspace_l); OURS(iswupper_l); OURS(iswxdigit_l); OURS(towlower_l); OURS(towupper_l);
OURS(wctype_l); OURS(iswctype_l); OURS(wctrans_l); OURS(towctrans_l); OURS(newlocale);
OURS(strtol_l); OURS(strtoul_l); OURS(strtoll_l); OURS(strtoull_l); OURS(strtod_l); OURS(strtof_l); OURS(strtold_l);
OURS(wcstol_l); OURS(wcstoul_l); OURS(wcstoll_l); OURS(wcstoull_l); OURS(wcstod_l); OURS(wcstof_l); OURS(wcstold_l); OURS(wcstoq); OURS(wcstouq);
OURS(strcoll_l); OURS(strxfrm_l); OURS(wcscoll_l); OURS(wcsxfrm_l); OURS(wcscasecmp_l); OURS(wcsncasecmp_l); OURS(wcsftime_l); OURS(strptime_l); OURS(strftime_l); OURS(nl_langinfo_l); OURS(strerror_l);

void given_locales(void) {
  static locale_t objects[2], our_objects[2];
  for (int i = 0; i < 2 && !objects[i]; i++) objects[i] = newlocale(LC_ALL_MASK, i ? "C.UTF-8" : "C", 0), our_objects[i] = sv_newlocale(LC_ALL_MASK, i ? "C.UTF-8" : "C", 0);
  int i = (int)pick(2), c = (int)pick(257) - 1;
  locale_t l = objects[i], k = our_objects[i];
  unsigned w = pick(2) ? pick(0x3000) : pick(0x20000);
  if (w > 0x250) w = pick(3) ? w % 0x250 : 0x4e00 + w % 0x100; /* for what lies elsewhere see characters.c */
#define CLASS(f) \
  if (!f(c, l) != !sv_##f(c, k)) differ(#f, "%d in %d", c, i)
#define WIDE_CLASS(f) \
  if (!f(w, l) != !sv_##f(w, k)) differ(#f, "%x in %d", w, i)
#define EQUAL(f, x, ...) \
  if (f(x, __VA_ARGS__, l) != sv_##f(x, __VA_ARGS__, k)) differ(#f, "%d", i)
  CLASS(isalnum_l); CLASS(isalpha_l); CLASS(isblank_l); CLASS(iscntrl_l); CLASS(isdigit_l); CLASS(isgraph_l); CLASS(islower_l); CLASS(isprint_l); CLASS(ispunct_l); CLASS(isspace_l); CLASS(isupper_l); CLASS(isxdigit_l);
  if (tolower_l(c, l) != sv_tolower_l(c, k) || toupper_l(c, l) != sv_toupper_l(c, k)) differ("tolower_l", "%d", c);
  for (int b = -128; b < 256; b++) /* what the macros look at */
    if (l->__ctype_b[b] != k->__ctype_b[b] || l->__ctype_tolower[b] != k->__ctype_tolower[b] || l->__ctype_toupper[b] != k->__ctype_toupper[b]) differ("locale_t", "%d in %d", b, i);
  WIDE_CLASS(iswalnum_l); WIDE_CLASS(iswalpha_l); WIDE_CLASS(iswblank_l); WIDE_CLASS(iswcntrl_l); WIDE_CLASS(iswdigit_l); WIDE_CLASS(iswgraph_l); WIDE_CLASS(iswlower_l); WIDE_CLASS(iswprint_l); WIDE_CLASS(iswpunct_l); WIDE_CLASS(iswspace_l); WIDE_CLASS(iswupper_l); WIDE_CLASS(iswxdigit_l);
  if (towlower_l(w, l) != sv_towlower_l(w, k) || towupper_l(w, l) != sv_towupper_l(w, k)) differ("towlower_l", "%x in %d", w, i);
  static const char *const classes[] = {"alpha", "upper", "punct", "none"};
  const char *class = classes[pick(4)];
  if (!iswctype_l(w, wctype_l(class, l), l) != !sv_iswctype_l(w, sv_wctype_l(class, k), k)) differ("iswctype_l", "%x %s in %d", w, class, i);
  if (towctrans_l(w, wctrans_l("toupper", l), l) != sv_towctrans_l(w, sv_wctrans_l("toupper", k), k)) differ("towctrans_l", "%x in %d", w, i);

  char text[30], other[30], x[80], y[80], *p, *q;
  wchar_t wide[30], second[30], wx[80], wy[80], *wp, *wq;
  random_text(text, 20, pick(2) ? "0123456789.e-" : "0x1aFg -+"), random_text(other, 10, "aAbB");
  for (int j = 0; j < 30; j++) wide[j] = text[j], second[j] = other[j];
  int base = (int)pick(37);
  if (base == 1) base = 10;
#define READ(type, f, s, from, to, ...)                                                     \
  do {                                                                                      \
    errno = sv_errno = 0;                                                                   \
    type n = f(s, &from __VA_ARGS__, l), m = sv_##f(s, &to __VA_ARGS__, k);                  \
    if (n != m || from != to || errno != sv_errno) differ(#f, "'%s' in %d, errno %d %d", text, base, errno, sv_errno); \
  } while (0)
#define BASE , base
  READ(long, strtol_l, text, p, q, BASE); READ(unsigned long, strtoul_l, text, p, q, BASE); READ(long long, strtoll_l, text, p, q, BASE); READ(unsigned long long, strtoull_l, text, p, q, BASE);
  READ(double, strtod_l, text, p, q); READ(float, strtof_l, text, p, q); READ(long double, strtold_l, text, p, q);
  READ(long, wcstol_l, wide, wp, wq, BASE); READ(unsigned long, wcstoul_l, wide, wp, wq, BASE); READ(long long, wcstoll_l, wide, wp, wq, BASE); READ(unsigned long long, wcstoull_l, wide, wp, wq, BASE);
  READ(double, wcstod_l, wide, wp, wq); READ(float, wcstof_l, wide, wp, wq); READ(long double, wcstold_l, wide, wp, wq);
  if (wcstoq(wide, 0, base) != sv_wcstoq(wide, 0, base) || wcstouq(wide, 0, base) != sv_wcstouq(wide, 0, base)) differ("wcstoq", "'%s' in %d", text, base);
  if ((strcoll_l(text, other, l) < 0) != (sv_strcoll_l(text, other, k) < 0) || (wcscoll_l(wide, second, l) < 0) != (sv_wcscoll_l(wide, second, k) < 0)) differ("strcoll_l", "'%s' '%s'", text, other);
  if (strxfrm_l(x, text, 80, l) != sv_strxfrm_l(y, text, 80, k) || strcmp(x, y)) differ("strxfrm_l", "'%s'", text);
  if (wcsxfrm_l(wx, wide, 80, l) != sv_wcsxfrm_l(wy, wide, 80, k) || wcscmp(wx, wy)) differ("wcsxfrm_l", "'%s'", text);
  wide[0] = (wchar_t)w, second[0] = (wchar_t)pick(0x250);
  if ((wcscasecmp_l(wide, second, l) < 0) != (sv_wcscasecmp_l(wide, second, k) < 0) || !wcsncasecmp_l(wide, second, 1, l) != !sv_wcsncasecmp_l(wide, second, 1, k)) differ("wcscasecmp_l", "%x %x in %d", w, second[0], i);
  struct tm date = {.tm_year = 100, .tm_mon = (int)pick(12), .tm_mday = 1 + (int)pick(28)}, our_date = date;
  if (wcsftime_l(wx, 80, L"%B %d %Y", &date, l) != sv_wcsftime_l(wy, 80, L"%B %d %Y", &date, k) || wcscmp(wx, wy)) differ("wcsftime_l", "%d", date.tm_mon);
  if (strftime_l(x, 80, "%A %d %H", &date, l) != sv_strftime_l(y, 80, "%A %d %H", &date, k) || strcmp(x, y)) differ("strftime_l", "%d", date.tm_mon);
  p = strptime_l("Mar 7 12", "%b %d %H", &date, l), q = sv_strptime_l("Mar 7 12", "%b %d %H", &our_date, k);
  if (p - q || date.tm_mon != our_date.tm_mon || date.tm_hour != our_date.tm_hour) differ("strptime_l", "%d", date.tm_mon);
  if (strcmp(nl_langinfo_l(14, l), sv_nl_langinfo_l(14, k))) differ("nl_langinfo_l", "%s %s", nl_langinfo_l(14, l), sv_nl_langinfo_l(14, k));
  if (strcmp(strerror_l(c, l), sv_strerror_l(c, k))) differ("strerror_l", "%d", c);
}
