// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int t[16];
    for (int i = 0; i < 16; i++)
        t[i] = i * i - 40;
    return t[x & 15] < 0 ? 1 : t[x >> 4] > t[x & 15] ? 2 : 3;
}
