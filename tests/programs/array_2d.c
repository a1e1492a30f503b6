// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int m[4][4] = {{0}};
    m[x & 3][x >> 2 & 3] = x >> 4;
    int trace = 0;
    for (int i = 0; i < 4; i++)
        trace += m[i][i];
    return trace == 0 ? 1 : trace > 10 ? 2 : 3;
}
