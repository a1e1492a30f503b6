// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int n = (x & 7) + 1;
    int v[n];
    for (int i = 0; i < n; i++)
        v[i] = i ^ (x >> 5);
    return (int)(sizeof v / sizeof *v) + v[n - 1];
}
