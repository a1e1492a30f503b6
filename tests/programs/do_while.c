// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int n = 0;
    do {
        n += x & 3;
        x /= 4;
    } while (x);
    return n;
}
