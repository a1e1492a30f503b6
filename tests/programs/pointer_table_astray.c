// EXHAUSTIVE: 8
// What leaves an object may lead to no object, to a constant, to freed memory, to null, or to another object.
#include "symbolic.h"
#include <stdlib.h>

static const int fixed[2] = {7, 8};

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int a = 1, b = 2, *gone = malloc(sizeof *gone), *kept = malloc(sizeof *kept);
    free(gone);
    *kept = 3;
    int *t[8] = {&a, &a + 3, &b, (int *)fixed, gone, kept, 0, kept + 5};
    *t[x & 7] += x >> 4;
    return a > 5 ? 1 : b > 9 ? 2 : *kept == 6 ? 3 : 4;
}
