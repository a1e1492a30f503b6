/* Functions of complex numbers, <complex.h>, by their real and imaginary parts (Abramowitz and Stegun, chapters 3.7, 4.2
 * to 4.6), in double: `float` and `long double` go through it. Where parts are infinite or NaN, annex G of the C standard
 * is followed for modulus, argument, projection, square root, exponential and logarithm only. */
#include "libc.h"

typedef _Complex double cd;
double sin(double), cos(double), sinh(double), cosh(double), exp(double), log(double), log1p(double), sqrt(double);
double atan(double), asinh(double), hypot(double, double), atan2(double, double), copysign(double, double), fabs(double);

#define INF __builtin_inf()
static int infinite(double x) { return fabs(x) == INF; }
static cd of(double x, double y) { return __builtin_complex(x, y); }
/* i * z and -i * z. */
static cd turned(cd z) { return of(-__imag__ z, __real__ z); }
static cd turned_back(cd z) { return of(__imag__ z, -__real__ z); }

double cabs(cd z) { return hypot(__real__ z, __imag__ z); }
double carg(cd z) { return atan2(__imag__ z, __real__ z); }
cd cproj(cd z) {
  return infinite(__real__ z) || infinite(__imag__ z) ? of(INF, copysign(0, __imag__ z)) : z;
}
cd csqrt(cd z) {
  double x = __real__ z, y = __imag__ z;
  if (x == 0 && y == 0) return of(0, y);
  if (infinite(y)) return of(INF, y);
  if (x != x) return of(x, x);
  if (infinite(x)) return x > 0 ? of(x, y != y ? y : copysign(0, y)) : of(y != y ? y : 0, copysign(INF, y));
  if (y != y) return of(y, y);
  /* Scaled by powers of four, so that nothing overflows or vanishes. */
  double scale = 1;
  if (fabs(x) > 0x1p1021 || fabs(y) > 0x1p1021) x *= 0.0625, y *= 0.0625, scale = 4;
  else if (fabs(x) < 0x1p-960 && fabs(y) < 0x1p-960) x *= 0x1p120, y *= 0x1p120, scale = 0x1p-60;
  double t = sqrt((fabs(x) + hypot(x, y)) * 0.5);
  return x >= 0 ? of(t * scale, y / (2 * t) * scale) : of(fabs(y) / (2 * t) * scale, copysign(t, y) * scale);
}
cd cexp(cd z) {
  double x = __real__ z, y = __imag__ z;
  if (y == 0) return of(exp(x), y);
  if (infinite(x) && (infinite(y) || y != y)) return x < 0 ? of(0, 0) : of(x, y - y);
  if (x == -INF) return of(copysign(0, cos(y)), copysign(0, sin(y)));
  if (x == INF) return of(copysign(INF, cos(y)), copysign(INF, sin(y)));
  /* The exponential may overflow where its products with sine and cosine do not. */
  if (x > 709) {
    double half = exp(x * 0.5);
    return of(half * cos(y) * half, half * sin(y) * half);
  }
  double r = exp(x);
  return of(r * cos(y), r * sin(y));
}
cd clog(cd z) {
  double r = cabs(z);
  if (r == INF && !infinite(__real__ z) && !infinite(__imag__ z)) {
    return of(log(hypot(__real__ z * 0.5, __imag__ z * 0.5)) + 0x1.62e42fefa39efp-1, carg(z));
  }
  double x = fabs(__real__ z), y = fabs(__imag__ z), big = x > y ? x : y, small = x > y ? y : x;
  /* Near the unit circle the logarithm of the modulus would cancel. */
  double part = r > 0.5 && r < 2 ? log1p((big - 1) * (big + 1) + small * small) * 0.5 : log(r);
  return of(part, carg(z));
}
cd cpow(cd z, cd exponent) {
  return cexp(exponent * clog(z));
}
cd csinh(cd z) { return of(sinh(__real__ z) * cos(__imag__ z), cosh(__real__ z) * sin(__imag__ z)); }
cd ccosh(cd z) { return of(cosh(__real__ z) * cos(__imag__ z), sinh(__real__ z) * sin(__imag__ z)); }
cd ctanh(cd z) {
  double x = __real__ z, y = __imag__ z;
  if (fabs(x) > 22) return of(copysign(1, x), 4 * sin(y) * cos(y) * exp(-2 * fabs(x)));
  double c = cos(y), s = sinh(x), d = c * c + s * s;
  return of(s * cosh(x) / d, sin(y) * c / d);
}
cd csin(cd z) { return turned_back(csinh(turned(z))); }
cd ccos(cd z) { return ccosh(turned(z)); }
cd ctan(cd z) { return turned_back(ctanh(turned(z))); }
/* Inverses after Kahan, "Branch cuts for complex elementary functions" (1987): no cancellation. */
static cd one_less(cd z) { return of(1 - __real__ z, -__imag__ z); }
static cd one_more(cd z) { return of(1 + __real__ z, __imag__ z); }
cd casin(cd z) {
  cd a = csqrt(one_less(z)), b = csqrt(one_more(z));
  return of(atan(__real__ z / __real__(a * b)), asinh(__real__ a * __imag__ b - __imag__ a * __real__ b));
}
cd cacos(cd z) {
  cd a = csqrt(one_less(z)), b = csqrt(one_more(z));
  return of(2 * atan(__real__ a / __real__ b), asinh(__real__ b * __imag__ a - __imag__ b * __real__ a));
}
cd cacosh(cd z) {
  cd a = csqrt(of(__real__ z - 1, __imag__ z)), b = csqrt(one_more(z));
  return of(asinh(__real__ a * __real__ b + __imag__ a * __imag__ b), 2 * atan(__imag__ a / __real__ b));
}
cd catanh(cd z) {
  double x = __real__ z, y = __imag__ z;
  if (infinite(x) || infinite(y)) return of(copysign(0, x), infinite(x) && y != y ? y : copysign(0x1.921fb54442d18p0, y));
  if (x == x && y == y && (fabs(x) > 0x1p400 || fabs(y) > 0x1p400)) { /* 1 / z, and squares would overflow */
    double r = hypot(x * 0.5, y * 0.5);
    return of(x * 0.5 / r / r * 0.5, copysign(0x1.921fb54442d18p0, y));
  }
  return of(log1p(4 * x / ((1 - x) * (1 - x) + y * y)) * 0.25, atan2(2 * y, (1 - x) * (1 + x) - y * y) * 0.5);
}
cd casinh(cd z) { return turned(casin(turned_back(z))); }
cd catan(cd z) { return turned_back(catanh(turned(z))); }

#define BOTH(name)                                                                  \
  _Complex float name##f(_Complex float z) { return (_Complex float)name((cd)z); }  \
  _Complex long double name##l(_Complex long double z) { return name((cd)z); }
BOTH(cproj) BOTH(csqrt) BOTH(cexp) BOTH(clog) BOTH(csinh) BOTH(ccosh) BOTH(ctanh) BOTH(csin) BOTH(ccos) BOTH(ctan)
BOTH(casinh) BOTH(cacosh) BOTH(catanh) BOTH(casin) BOTH(cacos) BOTH(catan)
#define MEASURE(name)                                                               \
  float name##f(_Complex float z) { return (float)name((cd)z); }                    \
  long double name##l(_Complex long double z) { return name((cd)z); }
MEASURE(cabs) MEASURE(carg)
_Complex float cpowf(_Complex float z, _Complex float e) { return (_Complex float)cpow((cd)z, (cd)e); }
_Complex long double cpowl(_Complex long double z, _Complex long double e) { return cpow((cd)z, (cd)e); }
