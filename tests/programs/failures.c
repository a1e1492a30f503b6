// EXHAUSTIVE: 8
#include "symbolic.h"
#include <assert.h>
#include <stdlib.h>
static volatile int shared;

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int *p = x == 1 ? NULL : &shared;
    *p = 1;
    if (x == 2)
        abort();
    assert(x != 3);
    shared = 10 / (x - 4);
    if (x == 5)
        __builtin_unreachable();
    if (x == 6)
        exit(9);
    return shared > 0 ? 1 : 2;
}
