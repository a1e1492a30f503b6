// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int a = (signed char)x;
    if (a / 3 == -2)
        return 1;
    if (a % 5 == -4)
        return 2;
    if (x / 7 == 9)
        return 3;
    return x % 10 == 0 ? 4 : 5;
}
