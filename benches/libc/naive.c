// The functions that explore.c calls, as textbooks have them: one character at a time, a branch for each decision. What
// exploring them costs is the "before" of benches/libc.md; linked to explore.c, they take the place of symvm's own.
#include <fnmatch.h>
#include <regex.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

static int is_blank(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
static int is_digit(int c) { return c >= '0' && c <= '9'; }
static int lower(int c) { return c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c; }

size_t strlen(const char *s) {
  const char *p = s;
  while (*p) p++;
  return (size_t)(p - s);
}
int strcmp(const char *a, const char *b) {
  for (; *a == *b; a++, b++)
    if (!*a) return 0;
  return (unsigned char)*a < (unsigned char)*b ? -1 : 1;
}
int strncasecmp(const char *a, const char *b, size_t n) {
  for (; n > 0; a++, b++, n--) {
    int x = lower((unsigned char)*a), y = lower((unsigned char)*b);
    if (x != y) return x - y;
    if (!x) break;
  }
  return 0;
}
int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *x = a, *y = b;
  for (; n > 0; x++, y++, n--)
    if (*x != *y) return *x < *y ? -1 : 1;
  return 0;
}
void *memcpy(void *to, const void *from, size_t n) {
  char *x = to;
  const char *y = from;
  while (n-- > 0) *x++ = *y++;
  return to;
}
char *strchr(const char *s, int c) {
  for (; *s != (char)c; s++)
    if (!*s) return 0;
  return (char *)s;
}
char *strstr(const char *text, const char *word) {
  for (; *text; text++) {
    size_t n = 0;
    while (word[n] && text[n] == word[n]) n++;
    if (!word[n]) return (char *)text;
  }
  return *word ? 0 : (char *)text;
}
size_t strspn(const char *s, const char *accept) {
  size_t n = 0;
  while (s[n] && strchr(accept, s[n])) n++;
  return n;
}

long strtol(const char *s, char **end, int base) {
  long value = 0;
  int negative = 0;
  while (is_blank(*s)) s++;
  if (*s == '-' || *s == '+') negative = *s++ == '-';
  for (; is_digit(*s); s++) value = value * base + (*s - '0');
  if (end) *end = (char *)s;
  return negative ? -value : value;
}
int atoi(const char *s) { return (int)strtol(s, 0, 10); }

/* %d and %s, to memory or to the console. */
static int format(char *to, const char *f, va_list args) {
  int count = 0;
  for (; *f; f++) {
    char digits[12];
    const char *text = digits;
    int size = 0;
    if (f[0] == '%' && f[1] == 'd') {
      int n = va_arg(args, int), i = 12;
      unsigned rest = n < 0 ? -(unsigned)n : (unsigned)n;
      do digits[--i] = (char)('0' + rest % 10);
      while ((rest /= 10) > 0);
      if (n < 0) digits[--i] = '-';
      text = digits + i, size = 12 - i, f++;
    } else if (f[0] == '%' && f[1] == 's') text = va_arg(args, const char *), size = (int)strlen(text), f++;
    else text = f, size = 1;
    for (int i = 0; i < size; i++, count++) {
      if (to) to[count] = text[i];
      else putchar(text[i]);
    }
  }
  if (to) to[count] = 0;
  return count;
}
int printf(const char *f, ...) {
  va_list args;
  va_start(args, f);
  int count = format(0, f, args);
  va_end(args);
  return count;
}
int sprintf(char *to, const char *f, ...) {
  va_list args;
  va_start(args, f);
  int count = format(to, f, args);
  va_end(args);
  return count;
}
/* One %d. */
int sscanf(const char *text, const char *f, ...) {
  va_list args;
  char *end;
  while (is_blank(*text)) text++;
  if (!*text) return EOF;
  long value = strtol(text, &end, 10);
  if (end == text || !is_digit(end[-1])) return 0;
  va_start(args, f);
  *va_arg(args, int *) = (int)value;
  va_end(args);
  return 1;
}

static void swap(char *a, char *b, size_t size) {
  while (size-- > 0) {
    char c = *a;
    *a++ = *b, *b++ = c;
  }
}
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  char *v = base;
  size_t last = 0;
  if (count < 2) return;
  for (size_t i = 1; i < count; i++)
    if (compare(v + i * size, v) < 0) last++, swap(v + last * size, v + i * size, size);
  swap(v, v + last * size, size);
  qsort(v, last, size, compare);
  qsort(v + (last + 1) * size, count - last - 1, size, compare);
}

int fnmatch(const char *p, const char *s, int flags) {
  if (!*p) return *s ? FNM_NOMATCH : 0;
  if (*p == '*') return fnmatch(p + 1, s, flags) == 0 || (*s && fnmatch(p, s + 1, flags) == 0) ? 0 : FNM_NOMATCH;
  return *s && (*p == '?' || *p == *s) ? fnmatch(p + 1, s + 1, flags) : FNM_NOMATCH;
}

/* Backtracking over the text of the pattern: characters, groups, | and *. What is to be matched behind `p` .. `end` is a list. */
struct rest {
  const char *p, *end;
  const struct rest *next;
};
static const char *behind(const char *p) { /* the item at p */
  int depth = 0;
  do depth += *p == '(' ? 1 : *p == ')' ? -1 : 0;
  while (p++, depth > 0);
  return p;
}
static int matches(const char *p, const char *end, const struct rest *rest, const char *text) {
  for (const char *bar = p; bar < end; bar = behind(bar))
    if (*bar == '|') return matches(p, bar, rest, text) || matches(bar + 1, end, rest, text);
  if (p == end) return !rest || matches(rest->p, rest->end, rest->next, text);
  const char *item = behind(p), *inner = *p == '(' ? p + 1 : p, *inner_end = *p == '(' ? item - 1 : item;
  int star = item < end && *item == '*';
  const struct rest again = {p, end, rest}, after = {item + star, end, rest};
  if (*p == '(') {
    if (star) return matches(inner, inner_end, &again, text) || matches(after.p, end, rest, text);
    return matches(inner, inner_end, &after, text);
  }
  if (*text && *text == *p && matches(star ? p : item, end, rest, text + 1)) return 1;
  return star && matches(after.p, end, rest, text);
}
int regcomp(regex_t *to, const char *pattern, int flags) {
  to->re_nsub = (size_t)flags;
  *(const char **)to = pattern;
  return 0;
}
int regexec(const regex_t *pattern, const char *text, size_t count, regmatch_t spans[], int flags) {
  const char *p = *(const char *const *)pattern;
  for (;; text++) {
    if (matches(p, p + strlen(p), 0, text)) return 0;
    if (!*text) return REG_NOMATCH;
  }
}
