// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    klee_assume(x > 20);
    klee_assume(x < 30);
    int y = klee_range(0, 3, "y");
    return x == 25 ? y : x & 1 ? 10 : 11;
}
