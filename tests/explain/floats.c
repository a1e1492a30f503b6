// Conditions on floats, each of which rules out the line below it.
#include "../programs/symbolic.h"
#include <math.h>

int main(void)
{
    double d;
    float f;
    int n;
    klee_make_symbolic(&d, sizeof d, "d");
    klee_make_symbolic(&f, sizeof f, "f");
    klee_make_symbolic(&n, sizeof n, "n");
    if (isnan(f))
        return 0;
    if (d > 1.5 && d < 2.25)
        if (f * 2 == 7)
            if (d + f > 6)
                return 1;
    if (!(d < 10))
        return 0;
    if (-d < -11.0)
        return 2;
    if (fabsf(f) < 0.5f && f >= 1)
        return 3;
    if ((int)f > 7 && f < 6)
        return 4;
    if ((double)n * 0.5 == 0.25)
        return 5;
    if (f != f)
        return 6;
    double v = n < 7 ? 1.0 : 0.0;
    if (v == 0.0 && n < 5)
        return 7;
    if (-(-d) > 11.0)
        return 8;
    return 0;
}
