// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int n = x & 7;
    int s = (signed char)x;
    if (1 << n == 16)
        return 1;
    if (s >> n == -1)
        return 2;
    if ((unsigned char)(x << n) == 0x80)
        return 3;
    return (unsigned)s >> 28 ? 4 : 5;
}
