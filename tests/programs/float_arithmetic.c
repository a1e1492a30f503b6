// EXHAUSTIVE: 16
// Branches on what is computed of floats: a float whose upper half is symbolic (NaNs, infinities and subnormal numbers among
// them), and the double that an integer becomes.
#include "symbolic.h"

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    union { unsigned u; float f; } v = {.u = (unsigned)x << 16};
    float f = v.f;
    double d = (short)x / 8.0;
    int seen = 0;
    if (f != f)
        return 1;
    if (f * f == 2.25f)
        seen += f < 0 ? 1 : 2;
    if (f + 1e10f == f)
        seen += 4;
    if (f / 3 > 1e38f)
        seen += 8;
    if (f > 0 && f * 1e-38f < 1e-42f)
        seen += 16;
    if (d * 3 - 0.375 == 1200)
        seen += 32;
    if ((int)d == -77)
        seen += 64;
    if ((float)(d * 1.1) > 4500.9f)
        seen += 128;
    if (d > 1000 && d < 1000.25 + (double)f * 0)
        seen += 256;
    return seen == 0 ? 2 : 3 + seen % 100;
}
