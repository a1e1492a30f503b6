/* Floats from text: strtod and its kin, exact. The decimal digits become a natural number, the power of ten another
 * one, and the quotient's leading bits are found by shift and subtract; the remainder says how to round. Digits
 * past the 12,000th (more than any tie of any format has) count only as "not zero".
 * Numbers that fit both in a mantissa and in an exact power of ten take the direct way: one correctly rounded
 * operation (Clinger, "How to read floating point numbers accurately", 1990). */
#include "big.h"

enum { MAX_DIGITS = 12000, LIMBS = 2900 }; /* 12,000 digits are 1,246 limbs; 10^17,000 has 1,765 */

struct format {
  int mantissa;        /* bits, with the leading one */
  int min_exp, max_exp; /* of the leading bit */
};
static const struct format single = {24, -126, 127}, twice = {53, -1022, 1023}, extended = {64, -16382, 16383};

/* mantissa * 2^exponent with the mantissa's bits below its format's `mantissa` count already rounded away. */
static long double assemble(u64 mantissa, long exponent) {
  long double value = (long double)mantissa, step;
  int negative = exponent < 0;
  unsigned long n = negative ? -(unsigned long)exponent : (unsigned long)exponent;
  step = negative ? 0.5L : 2.0L;
  for (; n; n >>= 1, step *= step)
    if (n & 1) value *= step;
  return value;
}

/* Rounds top.next… * 2^exponent to the format. `top` has 64 significant bits, its highest set; `next` is the bit
 * below, `sticky` says whether anything follows that. */
static long double round_to(u64 top, int next, int sticky, long exponent, const struct format *f) {
  long lead = exponent + 63;
  int drop = 64 - f->mantissa;
  /* Too small is what would be it with exponents that have no end, too. */
  int carries = drop == 0 ? top == ~(u64)0 && next : top >> (drop - 1) == ~(u64)0 >> (drop - 1);
  int tiny = lead < f->min_exp - carries;
  if (lead < f->min_exp) {
    long more = f->min_exp - lead + drop;
    drop = more > 66 ? 66 : (int)more;
  }
  u64 kept = drop >= 64 ? 0 : top >> drop;
  int half = drop == 0 ? next : drop > 64 ? 0 : (int)(top >> (drop - 1)) & 1;
  u64 below = drop <= 1 ? 0 : drop > 64 ? top : top & (((u64)1 << (drop - 1)) - 1);
  int rest = sticky | (below != 0) | (drop > 0 && next);
  int inexact = half | rest;
  exponent += drop;
  if (half && (rest || (kept & 1))) {
    kept++;
    if (kept == 0) kept = (u64)1 << 63, exponent++; /* only the 64-bit format can wrap */
  }
  if (kept == 0) {
    errno = ERANGE;
    return 0;
  }
  lead = exponent + 63 - __builtin_clzl(kept);
  if (lead > f->max_exp) {
    errno = ERANGE;
    return __builtin_infl();
  }
  if (inexact && tiny) errno = ERANGE;
  /* A denormal long double must not pass through a power of two that underflows before the product does. */
  if (exponent < -16000) return assemble(kept, -8000) * assemble(1, exponent + 8000);
  return assemble(kept, exponent);
}

static long double exact(struct big *n, long power, int sticky, const struct format *f) {
  static u32 store[LIMBS];
  if (power >= 0) {
    big_scale10(n, power);
    long bits = big_bits(n);
    if (bits < 64) big_shl(n, 64 - bits); /* sticky stays below */
    long shift = big_bits(n) - 64, limb = shift / 32, part = shift % 32;
    u64 top = (u64)n->limbs[limb] >> part;
    top |= (u64)n->limbs[limb + 1] << (32 - part);
    if (part) top |= (u64)n->limbs[limb + 2] << (64 - part);
    int next = 0;
    if (shift > 0) {
      long at = shift - 1, within = at % 32;
      next = (int)(n->limbs[at / 32] >> within) & 1;
      sticky |= (n->limbs[at / 32] & ((1u << within) - 1)) != 0;
      for (long i = 0; i < at / 32 && !sticky; i++) sticky |= n->limbs[i] != 0;
    }
    return round_to(top, next, sticky, bits - 64, f);
  }
  struct big d = {1, store};
  store[0] = 1;
  big_scale10(&d, -power);
  /* Bring n into [d, 2d). */
  long exponent = big_bits(n) - big_bits(&d);
  if (exponent > 0) big_shl(&d, exponent);
  else if (exponent < 0) big_shl(n, -exponent);
  if (big_compare(n, &d) < 0) big_shl(n, 1), exponent--;
  u64 top = 0;
  int next = 0;
  for (int i = 0; i <= 64; i++) {
    int bit = big_compare(n, &d) >= 0;
    if (bit) big_sub(n, &d);
    if (i < 64) top = top << 1 | (u64)bit;
    else next = bit;
    if (n->count == 0) {
      if (i < 63) top <<= 63 - i;
      break;
    }
    big_shl(n, 1);
  }
  return round_to(top, next, sticky | (n->count != 0), exponent - 63, f);
}

static const double tens[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

static long read_exponent(const char **p, int marker) {
  const char *s = *p;
  if (((byte)*s | 32) != marker) return 0;
  s++;
  int negative = *s == '-';
  if (*s == '-' || *s == '+') s++;
  if (!isdigit((byte)*s)) return 0;
  long value = 0;
  for (; isdigit((byte)*s); s++)
    if (value < 100000000) value = value * 10 + (*s - '0');
  *p = s;
  return negative ? -value : value;
}

/* A number read, in the type that it was computed in: what strtod reads is not made wider and narrower again. */
struct number {
  long double wide;
  double narrow;
  int is_narrow;
};
static struct number wide(long double value) { return (struct number){value, 0, 0}; }

static struct number decimal(const char **at, const struct format *f) {
  static u32 store[LIMBS];
  struct big n = {0, store};
  const char *p = *at;
  long power = 0;
  int seen_point = 0, digits = 0, sticky = 0;
  u64 small = 0; /* the first 19 digits */
  u32 chunk = 0, chunk_scale = 1;
  for (;; p++) {
    if (!seen_point && *p == '.') {
      seen_point = 1;
      continue;
    }
    if (!isdigit((byte)*p)) break;
    unsigned d = (unsigned)(*p - '0');
    if (digits == 0 && d == 0) {
      power -= seen_point;
    } else if (digits >= MAX_DIGITS) {
      sticky |= d != 0;
      power += !seen_point;
    } else {
      if (digits < 19) small = small * 10 + d;
      chunk = chunk * 10 + d;
      chunk_scale *= 10;
      if (chunk_scale == 1000000000) big_mul_add(&n, chunk_scale, chunk), chunk = 0, chunk_scale = 1;
      digits++;
      power -= seen_point;
    }
  }
  if (chunk_scale > 1) big_mul_add(&n, chunk_scale, chunk);
  big_trim(&n);
  power += read_exponent(&p, 'e');
  *at = p;
  if (digits == 0) return wide(0);
  if (digits <= 15 && f == &twice && power >= -22 && power <= 22)
    return (struct number){0, power < 0 ? (double)small / tens[-power] : power ? (double)small * tens[power] : (double)small, 1};
  if (digits <= 7 && f == &single && power >= -10 && power <= 10)
    return wide(power < 0 ? (float)small / (float)tens[-power] : power ? (float)small * (float)tens[power] : (float)small);
  if (digits + power > 5000 || digits + power < -5000) { /* certainly infinite, certainly zero */
    errno = ERANGE;
    return wide(digits + power > 0 ? __builtin_infl() : 0);
  }
  return wide(exact(&n, power, sticky, f));
}

static long double hexadecimal(const char **at, const struct format *f) {
  const char *p = *at;
  u64 top = 0, low = 0; /* `low` holds up to 16 digits that follow, from its top down */
  long exponent = 0;
  int seen_point = 0, sticky = 0, full = 0, more = 64;
  for (;; p++) {
    if (!seen_point && *p == '.') {
      seen_point = 1;
      continue;
    }
    if (!isxdigit((byte)*p)) break;
    unsigned d = isdigit((byte)*p) ? (unsigned)(*p - '0') : ((byte)*p | 32u) - 'a' + 10;
    full |= top >> 60 != 0;
    if (!full) {
      top = top << 4 | d;
      exponent -= 4 * seen_point;
    } else {
      if (more) more -= 4, low |= (u64)d << more;
      else sticky |= d != 0;
      exponent += 4 * !seen_point;
    }
  }
  exponent += read_exponent(&p, 'p');
  *at = p;
  if (top == 0) return 0;
  int shift = __builtin_clzl(top);
  if (shift) {
    top = top << shift | low >> (64 - shift);
    low <<= shift;
  }
  return round_to(top, (int)(low >> 63), sticky | (low << 1 != 0), exponent - shift, f);
}

static int starts(const char *s, const char *word) {
  for (; *word; s++, word++)
    if (((byte)*s | 32) != (byte)*word) return 0;
  return 1;
}

/* A NaN with the number in its lower bits that the text up to `ends` says. */
static long double nan_of(const char *text, const char *ends, const struct format *f) {
  union { struct { u64 mantissa; u16 top; } parts; long double value; } u = {{(u64)3 << 62, 0x7fff}};
  char *stop;
  u64 payload = strtoul(text, &stop, 0) & (((u64)1 << (f->mantissa - 2)) - 1);
  if (stop == ends) u.parts.mantissa |= payload << (64 - f->mantissa);
  return u.value;
}
static const char *behind_word(const char *p) {
  while (isalnum((byte)*p) || *p == '_') p++;
  return p;
}

static struct number read_number(const char *s, char **end, const struct format *f) {
  const char *p = s;
  if (end) *end = (char *)s;
  while (isspace((byte)*p)) p++;
  int negative = *p == '-';
  if (*p == '-' || *p == '+') p++;
  struct number value;
  if (isdigit((byte)*p) || (*p == '.' && isdigit((byte)p[1]))) {
    if (*p == '0' && ((byte)p[1] | 32) == 'x' && (isxdigit((byte)p[2]) || (p[2] == '.' && isxdigit((byte)p[3])))) {
      p += 2;
      value = wide(hexadecimal(&p, f));
    } else {
      value = decimal(&p, f);
    }
  } else if (starts(p, "inf")) {
    p += starts(p, "infinity") ? 8 : 3;
    value = wide(__builtin_infl());
  } else if (starts(p, "nan")) {
    p += 3;
    value = wide(__builtin_nanl(""));
    const char *q = *p == '(' ? behind_word(p + 1) : p;
    if (*q == ')' && q > p) value = wide(nan_of(p + 1, q, f)), p = q + 1;
  } else {
    return wide(0);
  }
  if (end) *end = (char *)p;
  if (negative) value.wide = -value.wide, value.narrow = -value.narrow;
  return value;
}

static long double read_float(const char *s, char **end, const struct format *f) {
  struct number value = read_number(s, end, f);
  return value.is_narrow ? value.narrow : value.wide;
}

static long double nan_by_tag(const char *tag, const struct format *f) {
  const char *ends = behind_word(tag);
  return *ends ? __builtin_nanl("") : nan_of(tag, ends, f);
}
double nan(const char *tag) { return (double)nan_by_tag(tag, &twice); }
float nanf(const char *tag) { return (float)nan_by_tag(tag, &single); }
long double nanl(const char *tag) { return nan_by_tag(tag, &extended); }

float strtof(const char *s, char **end) { return (float)read_float(s, end, &single); }
double strtod(const char *s, char **end) {
  struct number value = read_number(s, end, &twice);
  return value.is_narrow ? value.narrow : (double)value.wide;
}
long double strtold(const char *s, char **end) { return read_float(s, end, &extended); }
double __strtod_internal(const char *s, char **end, int group) { return (void)group, strtod(s, end); }
double atof(const char *s) { return strtod(s, 0); }
