// EXHAUSTIVE: 8
#include "symbolic.h"
#include <stdlib.h>
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int v[3] = {x & 3, x >> 2 & 3, x >> 4 & 3};
    qsort(v, 3, sizeof *v, compare);
    return v[0] == v[2] ? 1 : v[1] == 2 ? 2 : 3;
}
