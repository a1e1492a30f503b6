/* Less used mathematics: neighbours, remainders with a quotient, exponents, maxima; functions of float and long double by
 * way of double where the machine has those. */
#include "libc.h"

double fmod(double, double), __sv_lgamma(double, int *), logb(double), rint(double), ldexp(double, int), pow(double, double), exp10(double), j0(double), j1(double), y0(double), y1(double);
double jn(int, double), yn(int, double), sin(double), cos(double), fabs(double), floor(double);
float fmodf(float, float), __sv_lgammaf(float, int *), rintf(float), ldexpf(float, int), remainderf(float, float), exp10f(float);
long double fmodl(long double, long double), rintl(long double), ldexpl(long double, int), fabsl(long double);
int ilogb(double), ilogbl(long double);

#define BITS(real, whole, name)      \
  static whole name##_bits(real x) { \
    union { real value; whole bits; } u = {x}; \
    return u.bits;                   \
  }                                  \
  static real name##_of(whole bits) { \
    union { whole bits; real value; } u = {bits}; \
    return u.value;                  \
  }
BITS(double, u64, double) BITS(float, u32, float)
union extended {
  long double value;
  struct { u64 mantissa; u16 top; } parts;
};

/* The next number upwards: magnitudes are ordered as their bits are. */
#define NEXT(real, whole, name, suffix)                                          \
  real nextup##suffix(real x) {                                                  \
    whole bits = name##_bits(x);                                                 \
    if (x != x || x == (real)__builtin_inf()) return x + x;                      \
    return x == 0 ? name##_of(1) : name##_of(x > 0 ? bits + 1 : bits - 1);       \
  }                                                                              \
  real nextdown##suffix(real x) { return -nextup##suffix(-x); }
NEXT(double, u64, double, ) NEXT(float, u32, float, f)
long double nextupl(long double x) {
  union extended e = {x};
  if (x != x || x == (long double)__builtin_inf()) return x + x;
  if (x == 0) return e.parts.mantissa = 1, e.parts.top = 0, e.value;
  int exponent = e.parts.top & 0x7fff;
  u64 least = (u64)1 << 63; /* of what has an exponent */
  if (x > 0) {
    if (++e.parts.mantissa == 0) e.parts.mantissa = least, exponent++;
    else if (exponent == 0 && e.parts.mantissa == least) exponent = 1;
  } else if (e.parts.mantissa-- == least && exponent > 0 && --exponent > 0) e.parts.mantissa = ~(u64)0;
  e.parts.top = (u16)((e.parts.top & 0x8000) | exponent);
  return e.value;
}
long double nextdownl(long double x) { return -nextupl(-x); }
/* From 0 to a negative number the way leads through -0, which is 0. */
#define TOWARD(real, name, suffix) \
  real name(real x, long double y) { return x != x || y != y ? x + (real)y : x == y ? (real)y : x < y ? nextup##suffix(x) : nextdown##suffix(x); }
TOWARD(double, nexttoward, ) TOWARD(float, nexttowardf, f) TOWARD(long double, nexttowardl, l) TOWARD(long double, nextafterl, l)

/* The remainder of the division that rounds to nearest, ties to even, and what of its quotient 8 leaves. */
#define REMQUO(real, name, fmod, MOST)                                 \
  real name(real x, real y, int *quotient) {                           \
    int negative = __builtin_signbit(x) != __builtin_signbit(y), q = 0; \
    int back = __builtin_signbit(x);                                   \
    if (y == 0 || !__builtin_isfinite(x) || y != y) return (x * y) / (x * y); \
    y = __builtin_signbit(y) ? -y : y;                                 \
    x = back ? -x : x;                                                 \
    if (y <= MOST / 8) x = fmod(x, 8 * y);                             \
    for (int i = 4; i >= 2; i /= 2)                                    \
      if (y <= MOST / i && x >= i * y) x -= i * y, q += i;             \
    for (int i = 0; i < 2 && (i ? x >= y - x : x > y - x); i++) x -= y, q++; /* y - x is exact where it matters */ \
    *quotient = negative ? -q : q; /* up to 8 */                           \
    if (x == 0) x = 0;                                                 \
    return back ? -x : x;                                              \
  }
REMQUO(double, remquo, fmod, DBL_MAX) REMQUO(float, remquof, fmodf, FLT_MAX) REMQUO(long double, remquol, fmodl, LDBL_MAX)
long double remainderl(long double x, long double y) {
  int quotient;
  if (x == x && y == y && (y == 0 || !__builtin_isfinite(x))) errno = EDOM;
  return remquol(x, y, &quotient);
}
long double dreml(long double x, long double y) { return remainderl(x, y); }
float dremf(float x, float y) { return remainderf(x, y); }

float logbf(float x) { return (float)logb(x); }
int ilogbf(float x) { return ilogb(x); }
static long longer(int exponent) { return exponent == INT_MIN ? LONG_MIN : exponent == INT_MAX ? LONG_MAX : exponent; }
long llogb(double x) { return longer(ilogb(x)); }
long llogbf(float x) { return longer(ilogb(x)); }
long llogbl(long double x) { return longer(ilogbl(x)); }
/* x * 2^n for a float n. What is no number though x and n are is an error. */
#define SCALB(real, name, ldexp, rint)                                           \
  static real name##_of(real x, real n) {                                        \
    if (x != x || n != n) return x * n;                                          \
    if (!__builtin_isfinite(n)) return n > 0 ? x * n : x == 0 ? x : x / -n;      \
    if (rint(n) != n) return (n - n) / (n - n);                                  \
    return ldexp(x, n > 65000 ? 65000 : n < -65000 ? -65000 : (int)n);           \
  }                                                                              \
  real name(real x, real n) {                                                    \
    real result = name##_of(x, n);                                               \
    if (result != result && x == x && n == n) errno = EDOM;                      \
    return result;                                                               \
  }
SCALB(double, scalb, ldexp, rint) SCALB(float, scalbf, ldexpf, rintf) SCALB(long double, scalbl, ldexpl, rintl)
#define SIGNIFICAND(real, name, ldexp, ilogb) \
  real name(real x) { return x == 0 || !__builtin_isfinite(x) ? x : ldexp(x, -ilogb(x)); }
SIGNIFICAND(double, significand, ldexp, ilogb) SIGNIFICAND(float, significandf, ldexpf, ilogb) SIGNIFICAND(long double, significandl, ldexpl, ilogbl)

/* The sign of gamma(x) besides. A program may have functions of these names that call the others. */
extern int signgam;
double lgamma_r(double x, int *sign) { return __sv_lgamma(x, sign); }
float lgammaf_r(float x, int *sign) { return __sv_lgammaf(x, sign); }
long double lgammal_r(long double x, int *sign) { return __sv_lgamma((double)x, sign); }
double lgamma(double x) { return __sv_lgamma(x, &signgam); }
float lgammaf(float x) { return __sv_lgammaf(x, &signgam); }
long double lgammal(long double x) { return __sv_lgamma((double)x, &signgam); }
double gamma(double x) { return __sv_lgamma(x, &signgam); }
float gammaf(float x) { return __sv_lgammaf(x, &signgam); }
long double gammal(long double x) { return __sv_lgamma((double)x, &signgam); }

double roundeven(double x) { return rint(x); }
float roundevenf(float x) { return rintf(x); }
long double roundevenl(long double x) { return rintl(x); }
float pow10f(float x) { return exp10f(x); }
long double exp10l(long double x) { return exp10((double)x); }
long double j0l(long double x) { return j0((double)x); }
long double j1l(long double x) { return j1((double)x); }
long double y0l(long double x) { return y0((double)x); }
long double y1l(long double x) { return y1((double)x); }
long double jnl(int n, long double x) { return jn(n, (double)x); }
long double ynl(int n, long double x) { return yn(n, (double)x); }
void sincosl(long double x, long double *s, long double *c) { *s = sin((double)x), *c = cos((double)x); }
int finitel(long double x) { return __builtin_isfinite(x); }
int isinfl(long double x) { return __builtin_isinf_sign(x); }
int isnanl(long double x) { return x != x; }
int __iseqsig(double x, double y) { return x == y; }
int __iseqsigf(float x, float y) { return x == y; }
int __iseqsigl(long double x, long double y) { return x == y; }
int __issignaling(double x) { return x != x && !(double_bits(x) >> 51 & 1); }
int __issignalingf(float x) { return x != x && !(float_bits(x) >> 22 & 1); }
int __issignalingl(long double x) {
  union extended e = {x};
  return x != x && !(e.parts.mantissa >> 62 & 1);
}

/* The larger and the smaller (-0 is below 0); of numbers, or NaN if one is; by magnitude. */
#define EXTREME(real, name, suffix, over)                                                                  \
  real name##suffix(real x, real y) { return x over y ? x : y over x ? y : x != y ? x + y : signed_##name(__builtin_signbit(x)) ? y : x; } \
  real name##_num##suffix(real x, real y) { return x == x && y == y ? name##suffix(x, y) : x == x ? x : y == y ? y : x + y; }
#define signed_fmaximum(negative) (negative)
#define signed_fminimum(negative) !(negative)
EXTREME(double, fmaximum, , >) EXTREME(float, fmaximum, f, >) EXTREME(long double, fmaximum, l, >)
EXTREME(double, fminimum, , <) EXTREME(float, fminimum, f, <) EXTREME(long double, fminimum, l, <)
#define MAGNITUDE(real, suffix, fabs)                                                                        \
  real fmaximum_mag##suffix(real x, real y) { return fabs(x) > fabs(y) ? x : fabs(y) > fabs(x) ? y : fmaximum##suffix(x, y); } \
  real fminimum_mag##suffix(real x, real y) { return fabs(x) < fabs(y) ? x : fabs(y) < fabs(x) ? y : fminimum##suffix(x, y); } \
  static int signals##suffix(real x, real y) { return __issignaling##suffix(x) || __issignaling##suffix(y); }                  \
  real fmaxmag##suffix(real x, real y) { return fabs(x) > fabs(y) ? x : fabs(y) > fabs(x) ? y : signals##suffix(x, y) ? x + y : fmaximum_num##suffix(x, y); } \
  real fminmag##suffix(real x, real y) { return fabs(x) < fabs(y) ? x : fabs(y) < fabs(x) ? y : signals##suffix(x, y) ? x + y : fminimum_num##suffix(x, y); }
MAGNITUDE(double, , fabs) MAGNITUDE(float, f, fabs) MAGNITUDE(long double, l, fabsl)
