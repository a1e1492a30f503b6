// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int a = 1, b = 2;
    a += (b *= 3, x);
    b -= a <<= 1;
    a ^= b |= 5;
    if (a %= 7)
        return a > 0 ? 1 : 2;
    return b & 1 ? 3 : 4;
}
