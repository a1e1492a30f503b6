// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    unsigned char t[8] = {0};
    t[x & 7] = x >> 3;
    t[(x >> 4) & 7] += 1;
    if (t[2] == 9)
        return 1;
    return t[0] + t[7] > 20 ? 2 : 3;
}
