// EXHAUSTIVE: 8
#include "symbolic.h"
#include <stdlib.h>

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    size_t n = x & 7;
    char *p = malloc(n + 1);
    p[n] = 'x';
    p[0] = 'a';
    int r = p[n] == 'a' ? 1 : 2;
    p = realloc(p, 16);
    r += p[0] == 'a' ? 10 : 20;
    free(p);
    return r;
}
