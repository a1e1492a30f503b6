// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int a = x & 15, b = x >> 4;
    if ((a > 3 && b < 5) || (a == b && a != 0))
        return a > b ? a : b;
    return !a || !b ? 20 : 21;
}
