// EXHAUSTIVE: 16
// Branches on remainders, and on floats that are taken apart and put together.
#include "symbolic.h"
#include <errno.h>
#include <math.h>

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    double d = (short)x / 16.0;
    int seen = 0, exponent;
    double whole;
    errno = 0;
    if (fmod(d, 10) == -3.5)
        seen += 1;
    if (fmodf(d, 4) == 2.0625f)
        seen += 2;
    if (fmod(ldexp((short)x, 300), 1000) == 192)
        seen += 4;
    if (modf(d, &whole) == 0.25 && whole == 77)
        seen += 8;
    if (frexp(d, &exponent) == 0.75 && exponent == 3)
        seen += 16;
    if (fdim(d, 2000) > 47)
        seen += 32;
    if (ldexp(d, 1020) < -1e308 && errno == ERANGE)
        seen += 64;
    errno = 0;
    if (isnan(fmod(d * 1e307, 3)) && errno == EDOM)
        seen += 128;
    return seen;
}
