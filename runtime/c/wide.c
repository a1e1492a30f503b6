/* Wide and multibyte characters of the C locale: the 128 ASCII characters, one byte each; other bytes are no
 * characters (EILSEQ). */
#include "libc.h"

typedef int wchar;
enum { WEOF_ = -1 };

int mblen(const char *s, size_t size) {
  if (!s) return 0;
  if (size == 0) return -1;
  if ((byte)*s > 127) return errno = EILSEQ, -1;
  return *s != 0;
}
int mbtowc(wchar *to, const char *s, size_t size) {
  int n = mblen(s, size);
  if (s && n >= 0 && to) *to = (byte)*s;
  return n;
}
int wctomb(char *to, wchar c) {
  if (!to) return 0;
  if ((unsigned)c > 127) return errno = EILSEQ, -1;
  *to = (char)c;
  return 1;
}
size_t mbrtowc(wchar *to, const char *s, size_t size, void *state) {
  (void)state;
  if (!s) return 0;
  if (size == 0) return (size_t)-2;
  return (size_t)(long)mbtowc(to, s, size);
}
size_t mbrlen(const char *s, size_t size, void *state) { return mbrtowc(0, s, size, state); }
size_t wcrtomb(char *to, wchar c, void *state) {
  (void)state;
  return to ? (size_t)(long)wctomb(to, c) : 1;
}
int mbsinit(const void *state) { return (void)state, 1; }

size_t mbstowcs(wchar *to, const char *from, size_t size) {
  size_t n = 0;
  for (; !to || n < size; n++) {
    if ((byte)from[n] > 127) return errno = EILSEQ, (size_t)-1;
    if (to) to[n] = from[n];
    if (!from[n]) break;
  }
  return n;
}
size_t wcstombs(char *to, const wchar *from, size_t size) {
  size_t n = 0;
  for (; !to || n < size; n++) {
    if ((unsigned)from[n] > 127) return errno = EILSEQ, (size_t)-1;
    if (to) to[n] = (char)from[n];
    if (!from[n]) break;
  }
  return n;
}
size_t mbsrtowcs(wchar *to, const char **from, size_t size, void *state) {
  (void)state;
  size_t n = mbstowcs(to, *from, size);
  if (to && n != (size_t)-1) *from = n < size ? 0 : *from + n;
  return n;
}
size_t wcsrtombs(char *to, const wchar **from, size_t size, void *state) {
  (void)state;
  size_t n = wcstombs(to, *from, size);
  if (to && n != (size_t)-1) *from = n < size ? 0 : *from + n;
  return n;
}
unsigned btowc(int c) { return (unsigned)c < 128 ? (unsigned)c : (unsigned)WEOF_; }
int wctob(unsigned c) { return c < 128 ? (int)c : EOF; }

#define CLASS(name) \
  int isw##name(unsigned c) { return c < 128 && is##name((int)c); }
CLASS(alpha) CLASS(digit) CLASS(alnum) CLASS(space) CLASS(upper) CLASS(lower) CLASS(punct) CLASS(print) CLASS(graph) CLASS(cntrl)
CLASS(xdigit) CLASS(blank)
unsigned towlower(unsigned c) { return c < 128 ? (unsigned)tolower((int)c) : c; }
unsigned towupper(unsigned c) { return c < 128 ? (unsigned)toupper((int)c) : c; }

static const char *const class_names[] = {"alpha", "digit", "alnum", "space", "upper", "lower", "punct", "print", "graph", "cntrl", "xdigit", "blank"};
static int (*const class_tests[])(unsigned) = {iswalpha, iswdigit, iswalnum, iswspace, iswupper, iswlower, iswpunct, iswprint, iswgraph, iswcntrl, iswxdigit, iswblank};
unsigned long wctype(const char *name) {
  for (unsigned long i = 0; i < sizeof class_names / sizeof *class_names; i++)
    if (strcmp(name, class_names[i]) == 0) return i + 1;
  return 0;
}
int iswctype(unsigned c, unsigned long kind) { return kind && kind <= 12 ? class_tests[kind - 1](c) : 0; }
int wcwidth(wchar c) { return c == 0 ? 0 : iswprint((unsigned)c) ? 1 : -1; }
int wcswidth(const wchar *s, size_t size) {
  int total = 0;
  for (; size-- > 0 && *s; s++) {
    int w = wcwidth(*s);
    if (w < 0) return -1;
    total += w;
  }
  return total;
}

size_t wcslen(const wchar *s) {
  size_t n = 0;
  while (s[n]) n++;
  return n;
}
wchar *wcscpy(wchar *to, const wchar *from) {
  for (size_t i = 0; (to[i] = from[i]); i++) {
  }
  return to;
}
wchar *wcsncpy(wchar *to, const wchar *from, size_t size) {
  size_t n = 0;
  for (; n < size && from[n]; n++) to[n] = from[n];
  for (; n < size; n++) to[n] = 0;
  return to;
}
wchar *wcscat(wchar *to, const wchar *from) {
  wcscpy(to + wcslen(to), from);
  return to;
}
int wcsncmp(const wchar *a, const wchar *b, size_t size) {
  for (; size > 0; a++, b++, size--) {
    if (*a != *b) return *a < *b ? -1 : 1;
    if (!*a) break;
  }
  return 0;
}
int wcscmp(const wchar *a, const wchar *b) { return wcsncmp(a, b, SIZE_MAX); }
int wcscoll(const wchar *a, const wchar *b) { return wcscmp(a, b); }
wchar *wcschr(const wchar *s, wchar c) {
  for (;; s++) {
    if (*s == c) return (wchar *)s;
    if (!*s) return 0;
  }
}
wchar *wcsrchr(const wchar *s, wchar c) {
  const wchar *found = 0;
  for (;; s++) {
    if (*s == c) found = s;
    if (!*s) return (wchar *)found;
  }
}
wchar *wcsdup(const wchar *s) {
  size_t size = (wcslen(s) + 1) * sizeof *s;
  wchar *copy = malloc(size);
  return copy ? memcpy(copy, s, size) : 0;
}
wchar *wmemcpy(wchar *to, const wchar *from, size_t n) { return memcpy(to, from, n * sizeof *to); }
wchar *wmemmove(wchar *to, const wchar *from, size_t n) { return memmove(to, from, n * sizeof *to); }
wchar *wmemset(wchar *to, wchar c, size_t n) {
  for (size_t i = 0; i < n; i++) to[i] = c;
  return to;
}
wchar *wmemchr(const wchar *s, wchar c, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (s[i] == c) return (wchar *)s + i;
  return 0;
}
int wmemcmp(const wchar *a, const wchar *b, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

unsigned fputwc(wchar c, FILE *f) { return (unsigned)c > 127 ? (errno = EILSEQ, (unsigned)WEOF_) : (unsigned)fputc(c, f); }
unsigned putwc(wchar c, FILE *f) { return fputwc(c, f); }
unsigned putwchar(wchar c) { return fputwc(c, stdout); }
unsigned fgetwc(FILE *f) {
  int c = fgetc(f);
  return c > 127 ? (errno = EILSEQ, (unsigned)WEOF_) : (unsigned)c;
}
unsigned getwc(FILE *f) { return fgetwc(f); }
unsigned getwchar(void) { return fgetwc(stdin); }
int fputws(const wchar *s, FILE *f) {
  for (; *s; s++)
    if (fputwc(*s, f) == (unsigned)WEOF_) return -1;
  return 1;
}
