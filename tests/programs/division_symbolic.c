// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int a = (x >> 4) - 8, b = (x & 15) - 4;
    int q = a / b;
    if (q * b == a)
        return q > 2 ? 1 : 2;
    return a % b < 0 ? 3 : 4;
}
