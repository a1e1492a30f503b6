// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int n = 0;
    again:
    if (x == 1 || n == 12)
        goto done;
    if (x == 0)
        goto zero;
    x = x & 1 ? 3 * x + 1 : x / 2;
    n++;
    goto again;
    zero:
    n = 100;
    done:
    return n;
}
