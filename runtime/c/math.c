/* Mathematics beside what the machine computes itself (sin, pow, floor … of double and float are rows of its table):
 * long double by way of double where no more precision is to be had, and exactly where bits can be taken apart;
 * classification as <math.h>'s macros call it. */
#include "libc.h"

double sin(double), cos(double), tan(double), asin(double), acos(double), atan(double), atan2(double, double);
double sinh(double), cosh(double), tanh(double), exp(double), exp2(double), expm1(double), log(double), log2(double);
double log10(double), log1p(double), pow(double, double), cbrt(double), hypot(double, double), fmod(double, double);
double tgamma(double), erf(double), erfc(double), asinh(double), acosh(double), atanh(double);

#define BY_DOUBLE(name) \
  long double name##l(long double x) { return name((double)x); }
#define BY_DOUBLE2(name) \
  long double name##l(long double x, long double y) { return name((double)x, (double)y); }
BY_DOUBLE(sin) BY_DOUBLE(cos) BY_DOUBLE(tan) BY_DOUBLE(asin) BY_DOUBLE(acos) BY_DOUBLE(atan) BY_DOUBLE(sinh) BY_DOUBLE(cosh)
BY_DOUBLE(tanh) BY_DOUBLE(asinh) BY_DOUBLE(acosh) BY_DOUBLE(atanh) BY_DOUBLE(exp) BY_DOUBLE(exp2) BY_DOUBLE(expm1) BY_DOUBLE(log)
BY_DOUBLE(log2) BY_DOUBLE(log10) BY_DOUBLE(log1p) BY_DOUBLE(cbrt) BY_DOUBLE(tgamma) BY_DOUBLE(erf) BY_DOUBLE(erfc)
BY_DOUBLE2(atan2) BY_DOUBLE2(pow) BY_DOUBLE2(hypot)

union extended {
  long double value;
  struct { u64 mantissa; u16 top; } parts;
};

static u64 bits_of(double x) {
  union { double value; u64 bits; } u = {x};
  return u.bits;
}
static u32 bits_of_single(float x) {
  union { float value; u32 bits; } u = {x};
  return u.bits;
}

int __fpclassify(double x) {
  u64 bits = bits_of(x) << 1;
  return bits == 0 ? 2 : bits >> 53 == 0 ? 3 : bits >> 53 != 2047 ? 4 : bits << 11 ? 0 : 1;
}
int __fpclassifyf(float x) {
  u32 bits = bits_of_single(x) << 1;
  return bits == 0 ? 2 : bits >> 24 == 0 ? 3 : bits >> 24 != 255 ? 4 : bits << 8 ? 0 : 1;
}
int __fpclassifyl(long double x) {
  union extended e = {x};
  int exponent = e.parts.top & 0x7fff;
  return exponent == 0x7fff ? (e.parts.mantissa << 1 ? 0 : 1) : exponent ? 4 : e.parts.mantissa ? 3 : 2;
}
int __signbit(double x) { return (int)(bits_of(x) >> 63); }
int __signbitf(float x) { return (int)(bits_of_single(x) >> 31); }
int __signbitl(long double x) {
  union extended e = {x};
  return e.parts.top >> 15;
}
int __isinf(double x) { return __fpclassify(x) == 1 ? (__signbit(x) ? -1 : 1) : 0; }
int __isinff(float x) { return __isinf(x); }
int __isinfl(long double x) { return __fpclassifyl(x) == 1 ? (__signbitl(x) ? -1 : 1) : 0; }
int __isnan(double x) { return x != x; }
int __isnanf(float x) { return x != x; }
int __isnanl(long double x) { return x != x; }
int __finite(double x) { return __fpclassify(x) >= 2; }
int __finitef(float x) { return __fpclassifyf(x) >= 2; }
int __finitel(long double x) { return __fpclassifyl(x) >= 2; }
int isinf(double x) { return __isinf(x); }
int isnan(double x) { return x != x; }
int finite(double x) { return __finite(x); }
int isinff(float x) { return __isinf(x); }
int isnanf(float x) { return x != x; }

long double fabsl(long double x) {
  union extended e = {x};
  e.parts.top &= 0x7fff;
  return e.value;
}
long double copysignl(long double x, long double y) {
  union extended a = {x}, b = {y};
  a.parts.top = (u16)((a.parts.top & 0x7fff) | (b.parts.top & 0x8000));
  return a.value;
}

/* The integer part: the mantissa's bits below the point are cut off. */
long double truncl(long double x) {
  union extended e = {x};
  int exponent = (e.parts.top & 0x7fff) - 16383;
  if (exponent >= 63) return x;
  if (exponent < 0) e.parts.mantissa = 0, e.parts.top &= 0x8000;
  else e.parts.mantissa &= ~(u64)0 << (63 - exponent);
  return e.value;
}
long double floorl(long double x) {
  long double t = truncl(x);
  return t > x ? t - 1 : t;
}
long double ceill(long double x) {
  long double t = truncl(x);
  return t < x ? copysignl(t + 1, x) : t;
}
long double roundl(long double x) {
  long double t = truncl(x);
  return fabsl(x - t) >= 0.5L ? t + copysignl(1, x) : t;
}
long double rintl(long double x) { /* to nearest, ties to even: adding 2^63 leaves no bit below the point */
  if (fabsl(x) >= 0x1p63L || x != x) return x;
  long double big = copysignl(0x1p63L, x);
  return copysignl((x + big) - big, x);
}
long double nearbyintl(long double x) { return rintl(x); }
long double modfl(long double x, long double *whole) {
  *whole = truncl(x);
  return __fpclassifyl(x) == 1 ? copysignl(0, x) : copysignl(x - *whole, x);
}
long double frexpl(long double x, int *exponent) {
  union extended e = {x};
  *exponent = 0;
  if (__fpclassifyl(x) < 3) return x;
  if ((e.parts.top & 0x7fff) == 0) {
    e.value *= 0x1p100L;
    *exponent = -100;
  }
  *exponent += (e.parts.top & 0x7fff) - 16382;
  e.parts.top = (u16)((e.parts.top & 0x8000) | 16382);
  return e.value;
}
long double ldexpl(long double x, int n) {
  for (; n > 16000; n -= 16000) {
    x *= 0x1p16000L;
    if (n > 64000) n = 64000;
  }
  for (; n < -16000; n += 16000) {
    x *= 0x1p-16000L;
    if (n < -64000) n = -64000;
  }
  union extended power = {.parts = {(u64)1 << 63, (u16)(16383 + n)}};
  return x * power.value;
}
long double scalbnl(long double x, int n) { return ldexpl(x, n); }
/* Subtracts the largest 2^k * y that fits, again and again: exact. */
long double fmodl(long double x, long double y) {
  long double a = fabsl(x), b = fabsl(y);
  if (b == 0 || __fpclassifyl(x) < 2 || y != y) {
    if (x == x && y == y) errno = EDOM;
    return (x * y) / (x * y);
  }
  while (a >= b) {
    int ea, eb;
    frexpl(a, &ea);
    frexpl(b, &eb);
    long double part = ldexpl(b, ea - eb);
    if (part > a) part = ldexpl(b, ea - eb - 1);
    a -= part;
  }
  return copysignl(a, x);
}
long double sqrtl(long double x) {
  if (x < 0) errno = EDOM;
  __asm__("fsqrt" : "+t"(x));
  return x;
}
long double fmaxl(long double a, long double b) { return a != a ? b : b != b ? a : a > b ? a : b; }
long double fminl(long double a, long double b) { return a != a ? b : b != b ? a : a < b ? a : b; }
long lrintl(long double x) { return (long)rintl(x); }
long lroundl(long double x) { return (long)roundl(x); }
long long llrintl(long double x) { return lrintl(x); }
long long llroundl(long double x) { return lroundl(x); }
int ilogbl(long double x) {
  int e;
  int kind = __fpclassifyl(x);
  if (kind < 3) return kind == 1 ? INT_MAX : INT_MIN;
  frexpl(x, &e);
  return e - 1;
}
long double logbl(long double x) {
  int kind = __fpclassifyl(x);
  return kind == 2 ? -1 / fabsl(x) : kind < 2 ? x * x : (long double)ilogbl(x);
}
long double scalblnl(long double x, long n) { return ldexpl(x, n > 100000 ? 100000 : n < -100000 ? -100000 : (int)n); }
long double fdiml(long double a, long double b) { return a <= b ? 0 : a - b; }
int signgam;
