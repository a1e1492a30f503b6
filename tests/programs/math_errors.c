// EXHAUSTIVE: 8
// Which results of <math.h> set errno: a symbolic byte chooses a call.
#define _DEFAULT_SOURCE
#include "symbolic.h"
#include <errno.h>
#include <float.h>
#include <math.h>

static volatile double none = 0.0;
static volatile float single;
/* Which compilers do not compute with. */
static double as_is(double x)
{
    volatile double y = x;
    return y;
}

/* Of the gamma function, as an errno that there is not. */
static double sign(double x)
{
    double result = lgamma(as_is(x));
    errno = 1000 + 10 * signgam + (signgam == (lgammaf(as_is(x)), signgam));
    return result;
}

#define CASES                                                                                                          \
    CALL(sqrt(-1)) CALL(sqrt(2)) CALL(log(0.0)) CALL(log(-1)) CALL(log(1)) CALL(log2(0.0)) CALL(log10(-2)) CALL(log1p(-1)) \
    CALL(log1p(-3)) CALL(exp(1000)) CALL(exp(-1000)) CALL(exp(-INFINITY)) CALL(exp(INFINITY)) CALL(exp2(5000))         \
    CALL(exp2(-5000)) CALL(expm1(5000)) CALL(expm1(-5000)) CALL(pow(-8, 1.0 / 3)) CALL(pow(0, as_is(-1))) CALL(pow(0, 2))     \
    CALL(pow(10, 400)) CALL(pow(10, -400)) CALL(pow(2, -INFINITY)) CALL(pow(-1, 3)) CALL(acos(2)) CALL(acos(1))        \
    CALL(asin(-2)) CALL(acosh(0.5)) CALL(atanh(1)) CALL(atanh(2)) CALL(cosh(1000)) CALL(sinh(-1000)) CALL(sin(INFINITY)) \
    CALL(cos(-INFINITY)) CALL(tan(INFINITY)) CALL(sin(3)) CALL(fmod(1, 0)) CALL(fmod(INFINITY, 2)) CALL(fmod(6, 3))    \
    CALL(remainder(1, 0)) CALL(hypot(DBL_MAX, DBL_MAX)) CALL(hypot(NAN, INFINITY)) CALL(tgamma(-2)) CALL(tgamma(0))    \
    CALL(tgamma(200)) CALL(lgamma(0)) CALL(lgamma(-3)) CALL(lgamma(INFINITY)) CALL(erfc(40)) CALL(erfc(INFINITY))      \
    CALL(ldexp(1, 5000)) CALL(ldexp(1, -5000)) CALL(ldexp(0, 7)) CALL(scalbn(1, 5000)) CALL(fdim(DBL_MAX, -DBL_MAX))   \
    CALL(logb(0)) CALL(ilogb(0)) CALL(atan2(1e-300, 1e300)) CALL(atan2(0, 1)) CALL(y0(0)) CALL(y1(-1)) CALL(floor(-0.5)) \
    CALL(sqrtf(-1)) CALL(logf(0)) CALL(expf(200)) CALL(expf(-200)) CALL(powf(0, as_is(-3))) CALL(powf(10, as_is(60))) CALL(acosf(3))  \
    CALL(fmodf(3, 0)) CALL(ldexpf(1, 900)) CALL(sqrt(NAN)) CALL(pow(NAN, 2)) CALL(fmax(NAN, NAN)) CALL(fma(1e300, 1e300, 0)) \
    CALL(acosh(as_is(-4000))) CALL(acoshf(as_is(-170.5))) CALL(nextafter(as_is(0), 1)) CALL(scalb(as_is(0), INFINITY))         \
    CALL(sqrtl(as_is(-2))) CALL(fmodl(as_is(1), 0)) CALL(remainderl(as_is(1), 0)) CALL(sign(-0.5)) CALL(sign(-1.5)) CALL(sign(3))

int main(void)
{
    unsigned char x;
    unsigned n = 0;
    klee_make_symbolic(&x, sizeof x, "x");
    errno = 0;
#define CALL(call)                                                                                                     \
    if (x == n++) single = (float)(none = call);
    CASES
    return x < n ? errno : 1;
}
