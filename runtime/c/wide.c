/* Wide characters: their classes in the C locale (ASCII alone) and in C.UTF-8, and wide strings. */
#include "libc.h"

typedef int wchar;
u32 __sv_wide_class(u32 c), __sv_wide_case(u32 c, int upper);
int __sv_wide_columns(u32 c);

/* The first 128 are arithmetic, as in <ctype.h>; beyond, there is something only in C.UTF-8. */
enum { ALPHA = 1, UPPER = 2, LOWER = 4, SPACE = 8, PUNCT = 16, PRINT = 32, GRAPH = 64, CNTRL = 128, BLANK = 256 };
static int is(u32 c, u32 class) { return __sv_utf8 && (__sv_wide_class(c) & class) != 0; }
#define CLASS(name, class) \
  int isw##name(unsigned c) { return c < 128 ? is##name((int)c) : is(c, class); }
CLASS(alpha, ALPHA) CLASS(alnum, ALPHA) CLASS(space, SPACE) CLASS(upper, UPPER) CLASS(lower, LOWER) CLASS(punct, PUNCT) CLASS(print, PRINT)
CLASS(graph, GRAPH) CLASS(cntrl, CNTRL) CLASS(blank, BLANK) CLASS(digit, 0) CLASS(xdigit, 0)
unsigned towlower(unsigned c) { return c < 128 ? (unsigned)tolower((int)c) : __sv_utf8 ? __sv_wide_case(c, 0) : c; }
unsigned towupper(unsigned c) { return c < 128 ? (unsigned)toupper((int)c) : __sv_utf8 ? __sv_wide_case(c, 1) : c; }
unsigned long wctrans(const char *name) { return strcmp(name, "tolower") == 0 ? 1 : strcmp(name, "toupper") == 0 ? 2 : 0; }
unsigned towctrans(unsigned c, unsigned long how) { return how == 1 ? towlower(c) : how == 2 ? towupper(c) : c; }

static const char *const class_names[] = {"alpha", "digit", "alnum", "space", "upper", "lower", "punct", "print", "graph", "cntrl", "xdigit", "blank"};
static int (*const class_tests[])(unsigned) = {iswalpha, iswdigit, iswalnum, iswspace, iswupper, iswlower, iswpunct, iswprint, iswgraph, iswcntrl, iswxdigit, iswblank};
unsigned long wctype(const char *name) {
  for (unsigned long i = 0; i < sizeof class_names / sizeof *class_names; i++)
    if (strcmp(name, class_names[i]) == 0) return i + 1;
  return 0;
}
int iswctype(unsigned c, unsigned long kind) { return kind && kind <= 12 ? class_tests[kind - 1](c) : 0; }
int wcwidth(wchar c) { return c == 0 ? 0 : (u32)c < 128 ? (isprint(c) ? 1 : -1) : __sv_utf8 ? __sv_wide_columns((u32)c) : -1; }
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
