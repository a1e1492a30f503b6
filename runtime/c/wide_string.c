/* More of <wchar.h>: searching and cutting wide strings, numbers from them. */
#include "libc.h"

typedef int wchar;
size_t wcslen(const wchar *);
int wcsncmp(const wchar *, const wchar *, size_t), wcscmp(const wchar *, const wchar *);
wchar *wcschr(const wchar *, wchar), *wcscpy(wchar *, const wchar *);
unsigned towlower(unsigned);
int iswspace(unsigned);

size_t wcsnlen(const wchar *s, size_t max) {
  size_t n = 0;
  while (n < max && s[n]) n++;
  return n;
}
wchar *wcpcpy(wchar *to, const wchar *from) { return wcscpy(to, from) + wcslen(from); }
wchar *wcpncpy(wchar *to, const wchar *from, size_t size) {
  size_t n = 0;
  for (; n < size && from[n]; n++) to[n] = from[n];
  for (size_t i = n; i < size; i++) to[i] = 0;
  return to + n;
}
wchar *wcsncat(wchar *to, const wchar *from, size_t size) {
  wchar *end = to + wcslen(to);
  size_t n = 0;
  for (; n < size && from[n]; n++) end[n] = from[n];
  end[n] = 0;
  return to;
}
wchar *wcschrnul(const wchar *s, wchar c) {
  while (*s && *s != c) s++;
  return (wchar *)s;
}
wchar *wcsstr(const wchar *in, const wchar *what) {
  size_t size = wcslen(what);
  for (;; in++) {
    if (wcsncmp(in, what, size) == 0) return (wchar *)in;
    if (!*in) return 0;
  }
}
size_t wcsspn(const wchar *s, const wchar *set) {
  size_t n = 0;
  while (s[n] && wcschr(set, s[n])) n++;
  return n;
}
size_t wcscspn(const wchar *s, const wchar *set) {
  size_t n = 0;
  while (s[n] && !wcschr(set, s[n])) n++;
  return n;
}
wchar *wcspbrk(const wchar *s, const wchar *set) {
  s += wcscspn(s, set);
  return *s ? (wchar *)s : 0;
}
wchar *wcstok(wchar *s, const wchar *separators, wchar **rest) {
  if (!s) s = *rest;
  if (!s) return 0;
  s += wcsspn(s, separators);
  if (!*s) {
    *rest = 0;
    return 0;
  }
  wchar *end = s + wcscspn(s, separators);
  if (*end) *end++ = 0;
  else end = 0;
  *rest = end;
  return s;
}
int wcsncasecmp(const wchar *a, const wchar *b, size_t size) {
  for (; size > 0; a++, b++, size--) {
    unsigned x = towlower((unsigned)*a), y = towlower((unsigned)*b);
    if (x != y) return (int)(x - y);
    if (!x) break;
  }
  return 0;
}
int wcscasecmp(const wchar *a, const wchar *b) { return wcsncasecmp(a, b, SIZE_MAX); }
size_t wcsxfrm(wchar *to, const wchar *from, size_t size) {
  size_t length = wcslen(from);
  if (length < size) wcscpy(to, from);
  return length;
}
wchar *wmempcpy(wchar *to, const wchar *from, size_t n) { return (wchar *)memcpy(to, from, n * sizeof *to) + n; }

/* Numbers: the characters that can belong to one are ASCII, so the text is narrowed up to the first that is not. */
static char *narrow(const wchar *s) {
  size_t n = 0;
  while (s[n] > 0 && s[n] < 128) n++;
  char *text = malloc(n + 1);
  if (!text) return 0;
  for (size_t i = 0; i < n; i++) text[i] = (char)s[i];
  text[n] = 0;
  return text;
}
#define NUMBER(type, name, parameters, call)              \
  type name parameters {                                  \
    const wchar *first = s;                               \
    while (iswspace((unsigned)*first)) first++;           \
    char *text = narrow(first), *stop;                    \
    if (!text) return errno = ENOMEM, (type)0;            \
    type value = call;                                    \
    if (end) *end = (wchar *)(stop == text ? s : first + (stop - text)); \
    free(text);                                           \
    return value;                                         \
  }
NUMBER(long, wcstol, (const wchar *s, wchar **end, int base), strtol(text, &stop, base))
NUMBER(unsigned long, wcstoul, (const wchar *s, wchar **end, int base), strtoul(text, &stop, base))
NUMBER(double, wcstod, (const wchar *s, wchar **end), strtod(text, &stop))
NUMBER(float, wcstof, (const wchar *s, wchar **end), strtof(text, &stop))
NUMBER(long double, wcstold, (const wchar *s, wchar **end), strtold(text, &stop))
long long wcstoll(const wchar *s, wchar **end, int base) { return wcstol(s, end, base); }
unsigned long long wcstoull(const wchar *s, wchar **end, int base) { return wcstoul(s, end, base); }
long wcstoimax(const wchar *s, wchar **end, int base) { return wcstol(s, end, base); }
unsigned long wcstoumax(const wchar *s, wchar **end, int base) { return wcstoul(s, end, base); }
