// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int n = 0;
    while (x > 0) {
        x >>= 1;
        n++;
    }
    return n;
}
