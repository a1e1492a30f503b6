// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int a = x >> 4, b = x & 15;
    while (b) {
        int t = a % b;
        a = b;
        b = t;
    }
    return a;
}
