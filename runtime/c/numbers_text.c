/* Older and newer ways from floats to text: ecvt, fcvt, gcvt and kin, strfromd and kin. Digits are snprintf's; before them
 * glibc scales values by powers of ten with its rounding, and so does this. */
#include "libc.h"

/* One family: the mark of the type in formats, the digits that distinguish all values, and the smallest normal power of ten.
 * fcvt: digits go behind the point or, if there are less than 0, end before it. ecvt: the value is brought to one digit
 * before the point, the rest is fcvt's. */
#define FAMILY(real, mark, fcvt, ecvt, gcvt, DIGITS, LEAST, LEAST_EXPONENT, BIG)                     \
  int fcvt##_r(real x, int digits, int *point, int *sign, char *to, size_t room) {                   \
    int left = 0;                                                                                    \
    if (!to) return errno = EINVAL, -1;                                                              \
    *sign = __builtin_isfinite(x) && __builtin_signbit(x);                                           \
    if (*sign) x = -x;                                                                               \
    for (; __builtin_isfinite(x) && digits < 0; digits++, left++, x *= 0.1) {                        \
      if (x * (real)0.1 >= 1) continue;                                                              \
      digits = 0;                                                                                    \
      break;                                                                                         \
    }                                                                                                \
    long n = snprintf(to, room, "%.*" mark "f", digits < DIGITS ? digits : DIGITS, x);               \
    return n >= (long)room ? -1 : (cut(to, n, room, left, x != 0, point), 0);                        \
  }                                                                                                  \
  int ecvt##_r(real x, int digits, int *point, int *sign, char *to, size_t room) {                   \
    int exponent = 0;                                                                                \
    if (__builtin_isfinite(x) && x != 0) {                                                           \
      real factor = 1, size = x < 0 ? -x : x;                                                        \
      if (size < LEAST) x /= LEAST, size = x < 0 ? -x : x, exponent += LEAST_EXPONENT;               \
      if (size < 1) {                                                                                \
        do factor *= 10, exponent--;                                                                 \
        while (size * factor < 1);                                                                   \
        x *= factor;                                                                                 \
      } else if (size >= 10) {                                                                       \
        do factor *= 10, exponent++;                                                                 \
        while (size >= factor * 10);                                                                 \
        x /= factor;                                                                                 \
      }                                                                                              \
    }                                                                                                \
    if (digits <= 0 && room > 0) {                                                                   \
      *to = 0, *point = 1 + exponent, *sign = __builtin_isfinite(x) && __builtin_signbit(x);        \
      return 0;                                                                                      \
    }                                                                                                \
    if (fcvt##_r(x, (digits < DIGITS ? digits : DIGITS) - 1, point, sign, to, room)) return -1;      \
    *point += exponent;                                                                              \
    return 0;                                                                                        \
  }                                                                                                  \
  char *fcvt(real x, int digits, int *point, int *sign) {                                            \
    static char small[DIGITS + 3], big[BIG + DIGITS + 3]; /* once there was need of the big one, it is used */ \
    static int is_big;                                                                               \
    if (!is_big && fcvt##_r(x, digits, point, sign, small, sizeof small) == 0) return small;         \
    is_big = 1;                                                                                      \
    fcvt##_r(x, digits, point, sign, big, sizeof big);                                               \
    return big;                                                                                      \
  }                                                                                                  \
  char *ecvt(real x, int digits, int *point, int *sign) {                                            \
    static char text[DIGITS + 3];                                                                    \
    ecvt##_r(x, digits, point, sign, text, sizeof text);                                             \
    return text;                                                                                     \
  }                                                                                                  \
  char *gcvt(real x, int digits, char *to) { return sprintf(to, "%.*" mark "g", digits < DIGITS ? digits : DIGITS, x), to; }

/* Takes the point out of `n` characters, and zeros before the first digit of what is not 0; adds zeros for the digits on the
 * left that were not asked for. */
static void cut(char *to, long n, size_t room, int left, int is_something, int *point) {
  long i = 0;
  while (i < n && isdigit((byte)to[i])) i++;
  *point = (int)i;
  if (i == 0) return; /* inf, nan */
  if (i < n) {
    i++;
    if (*point == 1 && *to == '0' && is_something) {
      --*point;
      for (; i < n && to[i] == '0'; i++) --*point;
    }
    long before = *point > 0 ? *point : 0;
    memmove(to + before, to + i, (size_t)(n - i));
    to[n - (i - before)] = 0;
  }
  if (!left) return;
  *point += left;
  for (; left > 0 && n + 1 < (long)room; left--) to[n++] = '0';
  to[n] = 0;
}

FAMILY(double, "", fcvt, ecvt, gcvt, 17, 1e-307, -307, 309)
FAMILY(long double, "L", qfcvt, qecvt, qgcvt, 21, 1e-4931L, -4931, 4933)

/* The format is one conversion without flags and width; another is the program's error. */
static int is_allowed(const char *format) {
  if (*format++ != '%') return 0;
  if (*format == '.')
    for (format++; isdigit((byte)*format);) format++;
  return *format && strchr("aAeEfFgG", *format) && !format[1];
}
int strfroml(char *to, size_t room, const char *format, long double x) {
  char full[40];
  size_t n = strlen(format);
  if (!is_allowed(format) || n > sizeof full - 2) abort();
  memcpy(full, format, n - 1);
  full[n - 1] = 'L', full[n] = format[n - 1], full[n + 1] = 0;
  return snprintf(to, room, full, x);
}
int strfromd(char *to, size_t room, const char *format, double x) {
  if (!is_allowed(format)) abort();
  return snprintf(to, room, format, x);
}
int strfromf(char *to, size_t room, const char *format, float x) { return strfromd(to, room, format, (double)x); }

/* The next of "name,name=value,...": its place in `names`, or -1 and the whole as its value. */
int getsubopt(char **at, char *const *names, char **value) {
  char *start = *at, *end = strchrnul(start, ',');
  if (!*start) return -1;
  char *equals = memchr(start, '=', (size_t)(end - start));
  size_t length = (size_t)((equals ? equals : end) - start);
  *at = *end ? end + 1 : end;
  *end = 0;
  for (int i = 0; names[i]; i++)
    if (strncmp(start, names[i], length) == 0 && !names[i][length]) return *value = equals ? equals + 1 : 0, i;
  return *value = start, -1;
}

u32 arc4random_uniform(u32);
char *strfry(char *text) {
  size_t size = strlen(text);
  for (size_t i = 0; i + 1 < size; i++) {
    size_t j = i + arc4random_uniform((u32)(size - i));
    char c = text[i];
    text[i] = text[j], text[j] = c;
  }
  return text;
}
