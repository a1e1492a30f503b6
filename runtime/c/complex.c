/* Products and quotients of complex numbers, which clang calls for `*` and `/` on `_Complex`. The C standard, annex G.5.1:
 * an infinite operand gives an infinite product, and a zero divisor an infinite quotient, even where the plain formula
 * gives NaN + NaN i. Quotients are computed in long double on fractions with exponents of their own, so that nothing
 * overflows or vanishes on the way. */
#include "libc.h"

#pragma STDC FP_CONTRACT OFF

typedef long double extended;

extended copysignl(extended, extended), frexpl(extended, int *), ldexpl(extended, int);
int __fpclassifyl(extended);

static int infinite(extended x) { return __fpclassifyl(x) == 1; }
static int finite_(extended x) { return __fpclassifyl(x) >= 2; }
/* An infinity becomes 1, all else 0, of the same sign. */
static extended unit(extended x) { return copysignl(infinite(x), x); }
static extended not_nan(extended x) { return x != x ? copysignl(0, x) : x; }

/* The product (a + bi)(c + di) where the formula gave NaNs: whether it is infinite, and then its parts. `overflowed`: one
 * of the partial products was infinite. */
static int infinite_product(extended a, extended b, extended c, extended d, int overflowed, extended *x, extended *y) {
  int first = infinite(a) || infinite(b), second = infinite(c) || infinite(d);
  if (first) a = unit(a), b = unit(b);
  if (second) c = unit(c), d = unit(d);
  if (!first && !second && !overflowed) return 0;
  a = not_nan(a), b = not_nan(b), c = not_nan(c), d = not_nan(d);
  *x = __builtin_infl() * (a * c - b * d);
  *y = __builtin_infl() * (a * d + b * c);
  return 1;
}

#define PRODUCT(name, real)                                                                                     \
  _Complex real name(real a, real b, real c, real d) {                                                          \
    real ac = a * c, bd = b * d, ad = a * d, bc = b * c, x = ac - bd, y = ad + bc;                              \
    extended re, im;                                                                                            \
    int overflowed = infinite(ac) || infinite(bd) || infinite(ad) || infinite(bc);                              \
    if (x != x && y != y && infinite_product(a, b, c, d, overflowed, &re, &im)) x = (real)re, y = (real)im;     \
    return __builtin_complex(x, y);                                                                             \
  }
PRODUCT(__mulsc3, float) PRODUCT(__muldc3, double) PRODUCT(__mulxc3, long double)

/* A number far beyond the range of exponents: fraction * 2^exponent. */
struct scaled {
  extended fraction;
  int exponent;
};

static struct scaled scaled(extended x) {
  struct scaled s = {x, 0};
  if (finite_(x)) s.fraction = frexpl(x, &s.exponent);
  return s;
}
static struct scaled times(struct scaled a, struct scaled b) {
  return (struct scaled){a.fraction * b.fraction, a.exponent + b.exponent};
}
static struct scaled plus(struct scaled a, struct scaled b) {
  if (b.fraction == 0 && a.fraction != 0) return a;
  if (a.fraction == 0 && b.fraction != 0) return b;
  if (a.exponent < b.exponent) return plus(b, a);
  return (struct scaled){a.fraction + ldexpl(b.fraction, b.exponent - a.exponent), a.exponent};
}
static extended over(struct scaled a, struct scaled b) {
  return ldexpl(a.fraction / b.fraction, a.exponent - b.exponent);
}

/* (a + bi) / (c + di). */
_Complex long double __divxc3(extended a, extended b, extended c, extended d) {
  struct scaled sa = scaled(a), sb = scaled(b), sc = scaled(c), sd = scaled(d), minus_a = scaled(-a);
  struct scaled square = plus(times(sc, sc), times(sd, sd));
  extended norm = square.fraction;
  extended x = over(plus(times(sa, sc), times(sb, sd)), square), y = over(plus(times(sb, sc), times(minus_a, sd)), square);
  if (x != x && y != y) {
    extended infinity = __builtin_infl();
    if (norm == 0 && (a == a || b == b)) {
      x = copysignl(infinity, c) * a, y = copysignl(infinity, c) * b;
    } else if ((infinite(a) || infinite(b)) && finite_(c) && finite_(d)) {
      a = unit(a), b = unit(b);
      x = infinity * (a * c + b * d), y = infinity * (b * c - a * d);
    } else if ((infinite(c) || infinite(d)) && finite_(a) && finite_(b)) {
      c = unit(c), d = unit(d);
      x = 0 * (a * c + b * d), y = 0 * (b * c - a * d);
    }
  }
  return __builtin_complex(x, y);
}
#define QUOTIENT(name, real)                                                        \
  _Complex real name(real a, real b, real c, real d) {                              \
    _Complex long double quotient = __divxc3(a, b, c, d);                              \
    return __builtin_complex((real)__real__ quotient, (real)__imag__ quotient);     \
  }
QUOTIENT(__divsc3, float) QUOTIENT(__divdc3, double)

/* Parts of a complex number, <complex.h>. */
#define PARTS(suffix, real)                                                          \
  real creal##suffix(_Complex real z) { return __real__ z; }                         \
  real cimag##suffix(_Complex real z) { return __imag__ z; }                         \
  _Complex real conj##suffix(_Complex real z) { return __builtin_complex(__real__ z, -__imag__ z); }
PARTS(f, float) PARTS(, double) PARTS(l, long double)
