// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    union { float f; unsigned u; unsigned char c[4]; } v = {.u = 0x3f800000};
    v.c[2] = x;
    if (v.u == 0x3f000000)
        return 1;
    v.c[3] ^= 0x80;
    return v.u >> 22 & 1 ? 2 : v.u > 0xbf400000 ? 3 : 4;
}
