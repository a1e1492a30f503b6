// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    _Bool a = x & 0x30, b = !x, c = a == b;
    int n = a + b + c + (x == 5) * 4;
    return n == 1 ? 1 : n == 5 ? 2 : 3 + !!(x & 1);
}
