// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int t[10] = {1, 2, 3};
    if (x > 10)
        return 0;
    return t[x] == 3 ? 1 : 2;
}
