// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int a = 1, b = 2, c[2] = {3, 4};
    int *t[4] = {&a, &b, c, c + 1};
    int *p = t[x & 3];
    *p += x >> 4;
    return a > 5 ? 1 : b > 9 ? 2 : c[1] == 6 ? 3 : 4;
}
