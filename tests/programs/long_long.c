// EXHAUSTIVE: 16
#include "symbolic.h"

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    long long a = (long long)x * 1000003 - 30000000000LL;
    unsigned long long u = (unsigned long long)a;
    if (a > 0)
        return a % 1000 == 7 ? 1 : 2;
    return u >> 63 ? (u & 0xff) == 0x2f ? 3 : 4 : 5;
}
