/* Integers from text: strtol and its kin, atoi and its kin, inttypes. A digit's value is computed without branches,
 * so that each character makes one decision (digit of this base or not); overflow is gathered in a flag and
 * looked at once, and only if there were enough digits for it. */
#include "libc.h"

static unsigned digit_value(int c) {
  unsigned decimal = (unsigned)c - '0', letter = ((unsigned)c | 32) - 'a', value = 99;
  value = decimal < 10 ? decimal : value;
  return letter < 26 ? letter + 10 : value;
}

struct magnitude {
  u64 value;
  int negative, over;
  int may_exceed; /* enough digits to leave the range of a signed long */
};

/* Reads blanks, sign, prefix and digits; `*end` is `s` itself if there is no number. */
static struct magnitude scan(const char *s, char **end, int base) {
  struct magnitude m = {0, 0, 0, 0};
  const char *p = s;
  if (base < 0 || base == 1 || base > 36) {
    errno = EINVAL;
    return m; /* glibc leaves `*end` alone */
  }
  if (end) *end = (char *)s;
  while (isspace((byte)*p)) p++;
  if (*p == '-') m.negative = 1, p++;
  else if (*p == '+') p++;
  if ((base == 0 || base == 16) && *p == '0') {
    if (((byte)p[1] | 32) == 'x' && isxdigit((byte)p[2])) p += 2, base = 16;
    else if (base == 0) base = 8;
  } else if (base == 0) base = 10;
  int bits = 32 - __builtin_clz((unsigned)base - 1), safe = 63 / bits, digits = 0;
  for (;; p++, digits++) {
    unsigned d = digit_value((byte)*p);
    if (d >= (unsigned)base) break;
    if (digits < safe) {
      m.value = m.value * (unsigned)base + d;
    } else {
      u64 product;
      m.over |= __builtin_mul_overflow(m.value, (u64)base, &product);
      m.over |= __builtin_add_overflow(product, (u64)d, &m.value);
      m.may_exceed = 1;
    }
  }
  if (digits && end) *end = (char *)p;
  return m;
}

static long to_signed(const char *s, char **end, int base) {
  struct magnitude m = scan(s, end, base);
  if (m.may_exceed && (m.over || m.value > (u64)LONG_MAX + (u64)m.negative)) {
    errno = ERANGE;
    return m.negative ? LONG_MIN : LONG_MAX;
  }
  return (long)(m.negative ? -m.value : m.value);
}

static u64 to_unsigned(const char *s, char **end, int base) {
  struct magnitude m = scan(s, end, base);
  if (m.may_exceed && m.over) {
    errno = ERANGE;
    return ULONG_MAX;
  }
  return m.negative ? -m.value : m.value;
}

long strtol(const char *s, char **end, int base) { return to_signed(s, end, base); }
long long strtoll(const char *s, char **end, int base) { return to_signed(s, end, base); }
long strtoimax(const char *s, char **end, int base) { return to_signed(s, end, base); }
long strtoq(const char *s, char **end, int base) { return to_signed(s, end, base); }
unsigned long strtoul(const char *s, char **end, int base) { return to_unsigned(s, end, base); }
unsigned long long strtoull(const char *s, char **end, int base) { return to_unsigned(s, end, base); }
unsigned long strtoumax(const char *s, char **end, int base) { return to_unsigned(s, end, base); }
unsigned long strtouq(const char *s, char **end, int base) { return to_unsigned(s, end, base); }

/* What newer headers and glibc's internal redirections call. */
long __isoc23_strtol(const char *s, char **end, int base) { return to_signed(s, end, base); }
long long __isoc23_strtoll(const char *s, char **end, int base) { return to_signed(s, end, base); }
unsigned long __isoc23_strtoul(const char *s, char **end, int base) { return to_unsigned(s, end, base); }
unsigned long long __isoc23_strtoull(const char *s, char **end, int base) { return to_unsigned(s, end, base); }
long __strtol_internal(const char *s, char **end, int base, int group) { return (void)group, to_signed(s, end, base); }
unsigned long __strtoul_internal(const char *s, char **end, int base, int group) { return (void)group, to_unsigned(s, end, base); }

int atoi(const char *s) { return (int)to_signed(s, 0, 10); }
long atol(const char *s) { return to_signed(s, 0, 10); }
long long atoll(const char *s) { return to_signed(s, 0, 10); }

int abs(int n) { return n < 0 ? -n : n; }
long labs(long n) { return n < 0 ? -n : n; }
long long llabs(long long n) { return n < 0 ? -n : n; }
long imaxabs(long n) { return n < 0 ? -n : n; }

typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
ldiv_t lldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
ldiv_t imaxdiv(long a, long b) { return (ldiv_t){a / b, a % b}; }

int ffs(int n) { return __builtin_ffs(n); }
int ffsl(long n) { return __builtin_ffsl(n); }
int ffsll(long long n) { return __builtin_ffsll(n); }

/* Radix-64 text of SVID. */
static const char radix64[] = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
long a64l(const char *s) {
  u32 value = 0; /* what glibc gives of it: 32 bits, without a sign */
  for (int i = 0; i < 6 && s[i]; i++) {
    const char *at = strchr(radix64, s[i]);
    if (!at) break;
    value |= (u32)(at - radix64) << (6 * i);
  }
  return (long)value;
}
char *l64a(long n) {
  static char text[7];
  u32 value = (u32)n;
  int i = 0;
  for (; value; value >>= 6) text[i++] = radix64[value & 63];
  text[i] = 0;
  return text;
}
