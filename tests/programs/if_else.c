// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    if (x < 10)
        return 1;
    else if (x < 100)
        return x % 2 ? 2 : 3;
    return x == 200 ? 4 : 5;
}
