/* Floats to text, exact: %e %f %g %a of printf. A float is mantissa * 2^exponent; it is written out in base 10^9,
 * integer limbs before the point and fraction limbs after it, by shifting left or right; every digit is then
 * exact and rounding (to nearest, ties to even) looks at all that is cut off. */
#include "libc.h"

enum { BASE = 1000000000, INTEGER = 552, FRACTION = 1840 }; /* 4,933 and 16,445 digits */

/* value = sum limbs[i] * BASE^(point - 1 - i), first <= i < last */
struct decimal {
  u32 limbs[INTEGER + FRACTION];
  int first, last, point;
};

static void build(struct decimal *d, u64 mantissa, int exponent) {
  d->point = INTEGER;
  d->first = d->last = INTEGER;
  while (mantissa) {
    d->limbs[--d->first] = (u32)(mantissa % BASE);
    mantissa /= BASE;
  }
  for (; exponent > 0; ) {
    int shift = exponent > 29 ? 29 : exponent;
    u64 carry = 0;
    for (int i = d->last; i-- > d->first;) {
      carry += (u64)d->limbs[i] << shift;
      d->limbs[i] = (u32)(carry % BASE);
      carry /= BASE;
    }
    if (carry) d->limbs[--d->first] = (u32)carry;
    exponent -= shift;
  }
  for (; exponent < 0; ) {
    int shift = exponent < -9 ? 9 : -exponent;
    u32 carry = 0, mask = (1u << shift) - 1;
    for (int i = d->first; i < d->last; i++) {
      u32 limb = d->limbs[i];
      d->limbs[i] = (limb >> shift) + carry;
      carry = (BASE >> shift) * (limb & mask);
    }
    if (carry) d->limbs[d->last++] = carry;
    if (d->first < d->last && d->limbs[d->first] == 0) d->first++;
    exponent += shift;
  }
}

/* The decimal digit of weight 10^position (position < 0: after the point). */
static int digit_at(const struct decimal *d, long position) {
  static const u32 powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};
  long up = position >= 0 ? position / 9 : -((8 - position) / 9);
  long limb = d->point - 1 - up;
  if (limb < d->first || limb >= d->last) return 0;
  return (int)(d->limbs[limb] / powers[position - up * 9] % 10);
}

/* The weight of the leading digit; 0 for zero. */
static long leading(const struct decimal *d) {
  if (d->first >= d->last) return 0;
  long position = 9L * (d->point - 1 - d->first) + 8;
  while (digit_at(d, position) == 0) position--;
  return position;
}

/* Is there anything below weight 10^position? */
static int tail(const struct decimal *d, long position) {
  long end = d->point - 1 - (position >= 0 ? position / 9 : -((8 - position) / 9)); /* limb holding `position` */
  for (int i = d->last; i-- > d->first && i > end;)
    if (d->limbs[i]) return 1;
  for (long p = position - 1; p >= position - 9; p--)
    if (d->point - 1 - (p >= 0 ? p / 9 : -((8 - p) / 9)) == end && digit_at(d, p)) return 1;
  return 0;
}

/* Rounds at weight 10^position; digits below it become zero. */
static void round_at(struct decimal *d, long position) {
  int below = digit_at(d, position - 1), rest = tail(d, position - 1);
  int up = below > 5 || (below == 5 && (rest || (digit_at(d, position) & 1)));
  static const u32 powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};
  long group = position >= 0 ? position / 9 : -((8 - position) / 9);
  long limb = d->point - 1 - group;
  u32 unit = powers[position - group * 9];
  if (limb >= d->last) return;
  for (; d->first > limb; ) d->limbs[--d->first] = 0;
  d->limbs[limb] -= d->limbs[limb] % unit;
  d->last = (int)limb + 1;
  if (up) {
    d->limbs[limb] += unit;
    while (d->limbs[limb] >= BASE) {
      d->limbs[limb] -= BASE;
      if (--limb < d->first) d->limbs[--d->first] = 0;
      d->limbs[limb]++;
    }
  }
  while (d->first < d->last && d->limbs[d->first] == 0) d->first++;
}

static void zeros(struct sv_sink *out, long count) { __sv_pad(out, '0', count); }

/* Digits of weights `from` down to `to`, in pieces. */
static void digits(struct sv_sink *out, const struct decimal *d, long from, long to) {
  char piece[64];
  int n = 0;
  for (long p = from; p >= to; p--) {
    piece[n++] = (char)('0' + digit_at(d, p));
    if (n == (int)sizeof piece) __sv_put(out, piece, (size_t)n), n = 0;
  }
  if (n) __sv_put(out, piece, (size_t)n);
}

/* Pads to the width around sign and body: the left part. Returns the right padding. */
static long begin(struct sv_sink *out, const struct sv_spec *spec, const char *sign, long body) {
  long length = (long)strlen(sign) + body, pad = spec->width > length ? spec->width - length : 0;
  if (!spec->left && !spec->zero) __sv_pad(out, ' ', pad);
  __sv_put(out, sign, strlen(sign));
  if (!spec->left && spec->zero) zeros(out, pad);
  return spec->left ? pad : 0;
}

static int write_exponent(char *text, char marker, long exponent, int least) {
  int n = 0;
  char reversed[8];
  long magnitude = exponent < 0 ? -exponent : exponent;
  text[n++] = marker;
  text[n++] = exponent < 0 ? '-' : '+';
  int k = 0;
  do reversed[k++] = (char)('0' + magnitude % 10), magnitude /= 10;
  while (magnitude);
  while (k < least) reversed[k++] = '0';
  while (k) text[n++] = reversed[--k];
  return n;
}

static void write_fixed(struct sv_sink *out, const struct sv_spec *spec, const char *sign, const struct decimal *d, long precision) {
  long top = leading(d);
  if (top < 0) top = 0;
  int point = precision > 0 || spec->alt;
  long right = begin(out, spec, sign, top + 1 + point + precision);
  digits(out, d, top, 0);
  if (point) __sv_put(out, ".", 1);
  long last = -9L * (d->last - d->point), shown = precision; /* weights below `last` are zero */
  if (-last < shown) shown = last > 0 ? 0 : -last;
  digits(out, d, -1, -shown);
  zeros(out, precision - shown);
  __sv_pad(out, ' ', right);
}

static void write_scientific(struct sv_sink *out, const struct sv_spec *spec, const char *sign, const struct decimal *d, long precision) {
  char exponent[12];
  long top = leading(d);
  int n = write_exponent(exponent, spec->conversion <= 'Z' ? 'E' : 'e', top, 2);
  int point = precision > 0 || spec->alt;
  long right = begin(out, spec, sign, 1 + point + precision + n);
  digits(out, d, top, top);
  if (point) __sv_put(out, ".", 1);
  long last = -9L * (d->last - d->point), shown = top - last;
  if (shown > precision) shown = precision;
  if (shown < 0) shown = 0;
  digits(out, d, top - 1, top - shown);
  zeros(out, precision - shown);
  __sv_put(out, exponent, (size_t)n);
  __sv_pad(out, ' ', right);
}

static void write_hex(struct sv_sink *out, const struct sv_spec *spec, const char *sign, u64 mantissa, int exponent, int is_long) {
  /* glibc: a double's leading digit is 1 (0 if denormal) before 13 digits; a long double's has four bits. */
  const char *alphabet = spec->conversion == 'A' ? "0123456789ABCDEF" : "0123456789abcdef";
  int fraction = is_long ? 15 : 13, lead_shift = fraction * 4;
  exponent += lead_shift;
  if (mantissa == 0) exponent = 0;
  long precision = spec->precision;
  if (precision >= 0 && precision < fraction) {
    int drop = 4 * (fraction - (int)precision);
    u64 half = (u64)1 << (drop - 1), mask = (half << 1) - 1, cut = mantissa & mask;
    u64 kept = mantissa & ~mask;
    if (cut > half || (cut == half && (mantissa >> drop & 1))) {
      u64 sum = kept + mask + 1;
      if (sum < kept) sum = (u64)1 << 60, exponent += 4; /* f.ff became 10.0 */
      kept = sum;
    }
    mantissa = kept;
  }
  int shown = fraction;
  if (precision < 0) {
    while (shown > 0 && !((mantissa >> (lead_shift - 4 * shown)) & 15)) shown--;
    precision = shown;
  }
  if (shown > precision) shown = (int)precision;
  char prefix[5], text[20], tail_text[12];
  size_t p = 0;
  for (; sign[p]; p++) prefix[p] = sign[p];
  prefix[p++] = '0';
  prefix[p++] = spec->conversion == 'A' ? 'X' : 'x';
  prefix[p] = 0;
  int n = write_exponent(tail_text, spec->conversion == 'A' ? 'P' : 'p', exponent, 1);
  int point = precision > 0 || spec->alt;
  long right = begin(out, spec, prefix, 1 + point + precision + n);
  int k = 0;
  text[k++] = alphabet[mantissa >> lead_shift];
  if (point) text[k++] = '.';
  for (int i = 1; i <= shown; i++) text[k++] = alphabet[(mantissa >> (lead_shift - 4 * i)) & 15];
  __sv_put(out, text, (size_t)k);
  zeros(out, precision - shown);
  __sv_put(out, tail_text, (size_t)n);
  __sv_pad(out, ' ', right);
}

static void write_word(struct sv_sink *out, const struct sv_spec *spec, const char *sign, const char *word) {
  struct sv_spec plain = *spec;
  plain.zero = 0;
  long right = begin(out, &plain, sign, 3);
  __sv_put(out, word, 3);
  __sv_pad(out, ' ', right);
}

union extended {
  long double value;
  struct { u64 mantissa; u16 top; } parts;
};

long double __sv_bound(long double value) {
  union extended x = {value};
  x.parts.mantissa = __symvm_bind(x.parts.mantissa), x.parts.top = (u16)__symvm_bind(x.parts.top);
  return x.value;
}

void __sv_format_float(struct sv_sink *out, const struct sv_spec *spec, long double value, int is_long) {
  union extended x = {__sv_bound(value)};
  u64 mantissa = x.parts.mantissa;
  int biased = x.parts.top & 0x7fff, upper = spec->conversion <= 'Z';
  const char *sign = x.parts.top >> 15 ? "-" : spec->plus ? "+" : spec->space ? " " : "";
  if (biased == 0x7fff) {
    int nan = mantissa << 1 != 0;
    write_word(out, spec, sign, nan ? (upper ? "NAN" : "nan") : upper ? "INF" : "inf");
    return;
  }
  int exponent = (biased ? biased : 1) - 16383 - 63;
  if ((spec->conversion | 32) == 'a') {
    if (!is_long && mantissa) {
      /* Back to the double's own form: a leading bit that may be 0, and 52 below it. */
      int lead = exponent + 63;
      if (lead < -1022) mantissa >>= 11 + (-1022 - lead), exponent = -1074;
      else mantissa >>= 11, exponent += 11;
    }
    write_hex(out, spec, sign, mantissa, exponent, is_long);
    return;
  }
  while (mantissa && !(mantissa & 1)) mantissa >>= 1, exponent++; /* fewer bits to shift through */
  struct decimal d;
  build(&d, mantissa, exponent);
  long precision = spec->precision < 0 ? 6 : spec->precision;
  switch (spec->conversion | 32) {
  case 'f':
    round_at(&d, -precision);
    write_fixed(out, spec, sign, &d, precision);
    return;
  case 'e':
    if (mantissa) round_at(&d, leading(&d) - precision);
    write_scientific(out, spec, sign, &d, precision);
    return;
  default: { /* 'g' */
    if (precision == 0) precision = 1;
    long before = leading(&d);
    if (mantissa) round_at(&d, before - (precision - 1));
    long top = leading(&d);
    int fixed = top >= -4 && top < precision;
    long places = fixed ? precision - 1 - top : precision - 1;
    if (top == precision && before < top) places = 0; /* glibc: 999.9 by "%#.3g" is 1.e+03, not C's 1.00e+03 */
    if (!spec->alt) { /* no trailing zeros */
      long last = fixed ? -places : top - places, stop = fixed ? 0 : top;
      long lowest = -9L * (d.last - d.point); /* nothing below */
      if (last < lowest) last = lowest < stop ? lowest : stop;
      while (last < stop && digit_at(&d, last) == 0) last++;
      places = fixed ? -last : top - last;
    }
    if (fixed) write_fixed(out, spec, sign, &d, places);
    else {
      struct sv_spec e = *spec;
      write_scientific(out, &e, sign, &d, places);
    }
  }
  }
}
