// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    static void *const t[] = {&&zero, &&one, &&two, &&out};
    int acc = 0;
    for (;;) {
        goto *t[x & 3];
    zero:
        acc += 1; x >>= 2; if (acc > 3) return acc; continue;
    one:
        acc += 5; x >>= 2; continue;
    two:
        acc *= 2; x >>= 2; continue;
    out:
        return acc;
    }
}
