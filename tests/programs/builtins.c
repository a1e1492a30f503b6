// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int r;
    if (__builtin_popcount(x) == 7)
        return 1;
    if (x && __builtin_clz(x) == 26)
        return 2;
    if (x && __builtin_ctz(x) == 3)
        return 3;
    if (__builtin_add_overflow(x << 23, 0x7f000000, &r))
        return 4;
    return __builtin_bswap16(x) == 0x1100 ? 5 : 6;
}
