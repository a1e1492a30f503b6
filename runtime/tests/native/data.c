/* Dates read, trees, converted text, addresses, terminal speeds, obstacks against the host's. */
#define _GNU_SOURCE
#include "differ.h"
#include <arpa/inet.h>
#include <errno.h>
#include <iconv.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <wchar.h>

OURS(strptime); OURS(tsearch); OURS(tfind); OURS(tdelete); OURS(twalk); OURS(iconv_open); OURS(iconv); OURS(iconv_close); OURS(inet_ntop); OURS(inet_pton); OURS(inet_aton);
OURS(wcsstr); OURS(wcstok); OURS(wcsspn); OURS(wcscspn); OURS(wcspbrk); OURS(wcsncat); OURS(wcpncpy); OURS(wcsnlen); OURS(wcscasecmp); OURS(wcsncasecmp); OURS(wcstol); OURS(wcstod);
OURS(mbsnrtowcs); OURS(wcsnrtombs);
OURS(cfsetospeed); OURS(cfsetispeed); OURS(cfgetospeed); OURS(cfgetispeed); OURS(cfmakeraw);

void dates(void) {
  static const char *const conversions[] = {"%Y", "%m", "%d", "%H", "%M", "%S", "%b", "%a", "%j", "%y", "%C", "%I", "%p", "%T", "%D", "%F", "%R", "%e", "%n", "%u", "%w", "%z", "%U", "%W", "%c", "%r", "%B", "%A", "%h", "%k", "%l", "%%", "%t", "%G", "%Ex", "%EH", "%Ed", "%Oj", "%EX"};
  char format[60] = "", text[200];
  time_t at = (time_t)(rnd() % 4000000000u);
  struct tm when, x, y;
  gmtime_r(&at, &when);
  int n = 1 + (int)pick(4);
  for (int i = 0; i < n; i++) strcat(strcat(format, conversions[pick(39)]), pick(3) ? i < n - 1 ? " " : "" : "-");
  if (!strftime(text, sizeof text, format, &when)) *text = 0;
  if (pick(5) == 0 && *text) text[pick((unsigned)strlen(text))] = "0a 9-:"[pick(6)];
  if (pick(9) == 0) for (char *p = text; *p; p++) *p = (char)(*p >= 'a' && *p <= 'z' ? *p - 32 : *p);
  /* glibc is wrong before the year 1 and in weeks that reach into the next year, and two counts of weeks contradict. */
  if (strstr(format, "%C") || strstr(format, "%U") || strstr(format, "%W"))
    if (pick(50) || strstr(text, "0 ") == text || strstr(text, " 0") || strstr(text, "00") || strstr(text, "5") || (strstr(format, "%U") && strstr(format, "%W"))) return;
  memset(&x, 0, sizeof x);
  x.tm_mday = 1, x.tm_year = 70;
  y = x;
  char *p = strptime(text, format, &x), *q = sv_strptime(text, format, &y);
  if (p != q) differ("strptime", "'%s' by '%s': %ld %ld", text, format, p ? (long)(p - text) : -1, q ? (long)(q - text) : -1);
  else if (x.tm_sec != y.tm_sec || x.tm_min != y.tm_min || x.tm_hour != y.tm_hour || x.tm_mday != y.tm_mday || x.tm_mon != y.tm_mon || x.tm_year != y.tm_year || x.tm_wday != y.tm_wday || x.tm_yday != y.tm_yday || x.tm_gmtoff != y.tm_gmtoff)
    differ("strptime", "'%s' by '%s': %d-%d-%d %d:%d:%d wday %d yday %d zone %ld / %d-%d-%d %d:%d:%d wday %d yday %d zone %ld", text, format, x.tm_year, x.tm_mon, x.tm_mday, x.tm_hour, x.tm_min, x.tm_sec, x.tm_wday, x.tm_yday, x.tm_gmtoff, y.tm_year, y.tm_mon, y.tm_mday, y.tm_hour, y.tm_min, y.tm_sec, y.tm_wday, y.tm_yday, y.tm_gmtoff);
}

/* The first and last of each month in some years: glibc counts the days of the week up to February of the year 0 in its own way. */
void certain_dates(void) {
  static const int years[] = {0, 1, 4, 99, 100, 400, 1582, 1899, 1900, 1969, 2000, 2100, 9999};
  for (unsigned i = 0; i < 13 * 24; i++) {
    char text[40];
    sprintf(text, "%d-%d-%d", years[i / 24], 1 + i / 2 % 12, i % 2 ? 28 : 1);
    struct tm x = {0}, y = {0};
    char *p = strptime(text, "%Y-%m-%d", &x), *q = sv_strptime(text, "%Y-%m-%d", &y);
    if (p != q || x.tm_wday != y.tm_wday || x.tm_yday != y.tm_yday) differ("strptime", "'%s': wday %d %d, yday %d %d", text, x.tm_wday, y.tm_wday, x.tm_yday, y.tm_yday);
  }
}

static int by_number(const void *a, const void *b) { return (a > b) - (a < b); }
static char order[2][2000];
static char *order_end;
static void visit(const void *node, VISIT which, int depth) {
  (void)depth;
  if (which == postorder || which == leaf) order_end += sprintf(order_end, "%ld ", (long)*(void *const *)node);
}
void trees(void) {
  void *a = 0, *b = 0;
  long keys[40];
  for (int i = 0; i < 40; i++) {
    long k = keys[i] = 1 + (long)pick(30);
    void *p, *q;
    switch (pick(3)) {
    case 0: case 1: p = tsearch((void *)k, &a, by_number), q = sv_tsearch((void *)k, &b, by_number); break;
    default: p = tdelete((void *)k, &a, by_number), q = sv_tdelete((void *)k, &b, by_number); break;
    }
    if (!p != !q) differ("tsearch", "%ld: %p %p", k, p, q);
    k = 1 + (long)pick(30);
    p = tfind((void *)k, &a, by_number), q = sv_tfind((void *)k, &b, by_number);
    if (!p != !q || (p && *(void **)p != *(void **)q)) differ("tfind", "%ld", k);
  }
  order_end = order[0], *order_end = 0, twalk(a, visit);
  order_end = order[1], *order_end = 0, sv_twalk(b, visit);
  if (strcmp(order[0], order[1])) differ("twalk", "%s / %s", order[0], order[1]);
  for (long k = 1; k <= 30; k++) tdelete((void *)k, &a, by_number), sv_tdelete((void *)k, &b, by_number);
  if (a || b) differ("tdelete", "not empty: %p %p", a, b);
}

void conversions(void) {
  static const char *const forms[] = {"UTF-8", "ASCII", "ISO-8859-1", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-16", "LATIN1", "UCS-2LE", "UCS-2BE", "UCS-2"};
  static const char *const pages[] = {"CP1250", "CP1251", "windows-1252", "CP1253", "CP1254", "CP1257", "KOI8-R", "KOI8-U", "CP437", "CP850", "CP852", "CP866", "MACINTOSH",
    "ISO-8859-2", "ISO-8859-3", "ISO-8859-4", "ISO-8859-5", "ISO-8859-7", "ISO-8859-9", "ISO-8859-10", "ISO-8859-13", "latin-9", "ISO-8859-16"};
  int paged = pick(2) ? pick(3) + 1 : 0;
  const char *from = paged & 1 ? pages[pick(23)] : forms[pick(11)], *to = paged & 2 ? pages[pick(23)] : forms[pick(11)];
  char in[40], x[80], y[80];
  size_t size = pick(24), room = pick(3) ? sizeof x : pick(20);
  for (size_t i = 0; i < size; i++) in[i] = (char)(pick(3) ? rnd() >> 20 & 0x7f : "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xd8\x3d\x00\x00"[pick(13)]);
  if (pick(2) && size >= 12) memcpy(in, pick(3) ? "h\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80xy" : "h\xf3\xa0\x80\x81xy\xf3\xa0\x81\xbfz", 12);
  else if (pick(3) == 0 && size >= 12) memcpy(in, "a\0\0\0\x01\0\x0e\0\x7f\0\x0e\0", 12);
  if (strstr(from, "UTF-16") || strstr(from, "32") || strstr(from, "UCS")) size &= ~(size_t)3;
  for (size_t i = 0; (paged & 1) && i < size; i++) in[i] = (char)(rnd() >> 20);
  iconv_t a = iconv_open(to, from), b = sv_iconv_open(to, from);
  if (paged && a == (iconv_t)-1) return (void)(b != (iconv_t)-1 && sv_iconv_close(b)); /* the host may lack it */
  if ((a == (iconv_t)-1) != (b == (iconv_t)-1)) differ("iconv_open", "%s %s", to, from);
  if (a == (iconv_t)-1 || b == (iconv_t)-1) return;
  char *p = in, *q = in, *s = x, *t = y;
  size_t n = size, m = size, r = room, u = room;
  memset(x, 1, sizeof x), memset(y, 1, sizeof y);
  errno = 0, sv_errno = 0;
  size_t v = iconv(a, &p, &n, &s, &r), w = sv_iconv(b, &q, &m, &t, &u);
  if (v != w || errno != sv_errno || p != q || n != m || s - x != t - y || r != u || memcmp(x, y, (size_t)(s - x)))
    differ("iconv", "%s to %s, %zu bytes, room %zu: %zd %zd errno %d %d, read %ld %ld, wrote %ld %ld", from, to, size, room, v, w, errno, sv_errno, (long)(p - in), (long)(q - in), (long)(s - x), (long)(t - y));
  iconv_close(a), sv_iconv_close(b);
}

void addresses(void) {
  char text[60], x[60] = "", y[60] = "";
  unsigned char a[16], b[16];
  random_text(text, pick(2) ? 8 : 20, pick(2) ? "12.0" : pick(2) ? "1f:0" : "::12ab.0x");
  if (pick(3) == 0) {
    for (int i = 0; i < 16; i++) a[i] = pick(3) ? 0 : (unsigned char)rnd();
    if (pick(8) == 0) memset(a, 0, 10), memset(a + 10, 255, 2);
    memcpy(b, a, 16);
    if (!inet_ntop(AF_INET6, a, x, 46) != !sv_inet_ntop(AF_INET6, b, y, 46) || strcmp(x, y)) differ("inet_ntop", "%s / %s", x, y);
    strcpy(text, x);
  }
  memset(a, 1, 16), memset(b, 1, 16);
  int v = inet_pton(AF_INET6, text, a), w = sv_inet_pton(AF_INET6, text, b);
  if (v != w || memcmp(a, b, 16)) differ("inet_pton6", "'%s': %d %d", text, v, w);
  memset(a, 1, 16), memset(b, 1, 16);
  v = inet_pton(AF_INET, text, a), w = sv_inet_pton(AF_INET, text, b);
  if (v != w || memcmp(a, b, 4)) differ("inet_pton", "'%s': %d %d", text, v, w);
  memset(a, 1, 16), memset(b, 1, 16);
  v = inet_aton(text, (struct in_addr *)a), w = sv_inet_aton(text, (struct in_addr *)b);
  if (v != w || (v && memcmp(a, b, 4))) differ("inet_aton", "'%s': %d %d", text, v, w);
}

void speeds(void) {
  struct termios a, b;
  for (size_t i = 0; i < sizeof a; i++) ((char *)&a)[i] = (char)rnd();
  b = a;
  unsigned speed = pick(2) ? pick(20) : 010000 + pick(20);
  if (cfsetospeed(&a, speed) != sv_cfsetospeed(&b, speed) || memcmp(&a, &b, sizeof a)) differ("cfsetospeed", "%o", speed);
  if (cfsetispeed(&a, speed) != sv_cfsetispeed(&b, speed) || memcmp(&a, &b, sizeof a)) differ("cfsetispeed", "%o", speed);
  if (cfgetospeed(&a) != sv_cfgetospeed(&b) || cfgetispeed(&a) != sv_cfgetispeed(&b)) differ("cfgetspeed", "%o", speed);
  cfmakeraw(&a), sv_cfmakeraw(&b);
  if (memcmp(&a, &b, sizeof a)) differ("cfmakeraw", "differs");
}

static void widen(wchar_t *to, const char *from) {
  do *to++ = *from == 'Z' ? 0x20ac : *from;
  while (*from++);
}
void wide(void) {
  char s[40], t[10], x[40], y[40];
  wchar_t a[80], b[80], c[10], *p, *q, *r = 0, *u = 0;
  random_text(s, 20, pick(2) ? "abAZ" : " -+0x19.eaZ"), random_text(t, 4, pick(2) ? "abAZ" : " -9");
  memset(a, 5, sizeof a), memset(b, 5, sizeof b);
  widen(a, s), widen(b, s), widen(c, t);
  size_t n = pick(10);
#define PLACE(p, base) ((p) ? (p) - (base) : -1)
#define WIDE(f, ...) \
  if (f(a, __VA_ARGS__) != sv_##f(a, __VA_ARGS__)) differ(#f, "'%s' '%s' %zu", s, t, n)
  WIDE(wcsstr, c); WIDE(wcsspn, c); WIDE(wcscspn, c); WIDE(wcspbrk, c); WIDE(wcsnlen, n);
  int v = wcscasecmp(a, c), w = sv_wcscasecmp(a, c);
  if ((v > 0) != (w > 0) || (v < 0) != (w < 0)) differ("wcscasecmp", "'%s' '%s'", s, t);
  v = wcsncasecmp(a, c, n), w = sv_wcsncasecmp(a, c, n);
  if ((v > 0) != (w > 0) || (v < 0) != (w < 0)) differ("wcsncasecmp", "'%s' '%s' %zu", s, t, n);
  errno = 0, sv_errno = 0;
  long k = wcstol(a, &p, 0), l = sv_wcstol(a, &q, 0);
  if (k != l || p != q || errno != sv_errno) differ("wcstol", "'%s': %ld %ld", s, k, l);
  double d = wcstod(a, &p), e = sv_wcstod(a, &q);
  if (memcmp(&d, &e, sizeof d) || p != q) differ("wcstod", "'%s': %g %g", s, d, e);
  wcsncat(a, c, n), sv_wcsncat(b, c, n);
  if (memcmp(a, b, sizeof a)) differ("wcsncat", "'%s' '%s' %zu", s, t, n);
  const wchar_t *from = a, *same = a;
  mbstate_t state, other;
  memset(&state, 0, sizeof state), memset(&other, 0, sizeof other), memset(x, 1, sizeof x), memset(y, 1, sizeof y);
  size_t room = pick(20), most = pick(25), g = wcsnrtombs(x, &from, most, room, &state), h = sv_wcsnrtombs(y, &same, most, room, (void *)&other);
  if (g != h || from != same || memcmp(x, y, sizeof x)) differ("wcsnrtombs", "'%s' %zu %zu: %zd %zd", s, most, room, g, h);
  if (wcpncpy(a + 40, c, n) != sv_wcpncpy(b + 40, c, n) - b + a || memcmp(a, b, sizeof a)) differ("wcpncpy", "'%s' %zu", t, n);
  for (wchar_t *i = a, *j = b;; i = j = 0) {
    p = wcstok(i, c, &r), q = sv_wcstok(j, c, &u);
    if (PLACE(p, a) != PLACE(q, b)) differ("wcstok", "'%s' '%s'", s, t);
    if (!p || !q) break;
  }
  wchar_t m[30], o[30];
  const char *in = s, *into = s;
  memset(m, 1, sizeof m), memset(o, 1, sizeof o);
  memset(&state, 0, sizeof state), memset(&other, 0, sizeof other);
  g = mbsnrtowcs(m, &in, most, room, &state), h = sv_mbsnrtowcs(o, &into, most, room, (void *)&other);
  if (g != h || in != into || memcmp(m, o, sizeof m)) differ("mbsnrtowcs", "'%s' %zu %zu: %zd %zd", s, most, room, g, h);
}

/* Obstacks: the host's macros over our functions; what is put in is there, and freeing gives it back. */
#define _obstack_begin sv__obstack_begin
#define _obstack_newchunk sv__obstack_newchunk
#define _obstack_allocated_p sv__obstack_allocated_p
#define obstack_alloc_failed_handler sv_obstack_alloc_failed_handler
#define obstack_free sv_obstack_free
#define obstack_printf sv_obstack_printf
#include <obstack.h>
#undef obstack_free
#define obstack_free(stack, object) sv_obstack_free(stack, object)
#define obstack_chunk_alloc malloc
#define obstack_chunk_free free
void sv_obstack_free(struct obstack *, void *);
void stacks(void) {
  struct obstack o;
  char *made[30], fill[30];
  int size[30];
  if (pick(2)) obstack_init(&o);
  else obstack_begin(&o, 64 + (int)pick(300));
  for (int i = 0; i < 30; i++) {
    size[i] = 0, fill[i] = (char)('a' + pick(26));
    for (int k = (int)pick(4); k >= 0; k--) {
      char piece[700];
      int n = (int)pick(pick(4) ? 60 : 700);
      memset(piece, fill[i], sizeof piece);
      if (pick(3)) obstack_grow(&o, piece, n), size[i] += n;
      else if (pick(2)) obstack_1grow(&o, fill[i]), size[i]++;
      else size[i] += obstack_printf(&o, "%.*s", n, piece);
    }
    if (obstack_object_size(&o) != size[i]) differ("obstack", "size %d of %d", (int)obstack_object_size(&o), size[i]);
    made[i] = obstack_finish(&o);
    if (size[i] && ((uintptr_t)made[i] & 15) != 0) differ("obstack", "alignment");
    if (pick(6) == 0 && i > 2) {
      int back = i - (int)pick(3);
      obstack_free(&o, made[back]);
      i = back - 1;
    }
    for (int k = 0; k <= i; k++)
      for (int j = 0; j < size[k]; j++)
        if (made[k][j] != fill[k]) {
          differ("obstack", "content of object %d at %d", k, j);
          return;
        }
  }
  obstack_free(&o, 0);
}
