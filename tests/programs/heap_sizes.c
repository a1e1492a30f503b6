// EXHAUSTIVE: 8
// A block's size depends on input, and so do some offsets: a path says of the size only what its accesses need.
#include "symbolic.h"
#include <stdlib.h>
#include <string.h>

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    unsigned char n = x & 31, i = x >> 5;
    char *p = x == 200 ? calloc(n, 3) : malloc(n);
    char *q = malloc(4);
    int r = q > p ? 0 : 100;
    if (n > 10)
        p[10] = 'a';
    if (n > 20) {
        p[n - 1] = 'z';
        r += p[10] == 'a' ? 1 : 2;
        p[i + 14] = 'b';
        if (p[n - 1] == 'b')
            r += 4;
    } else if (i == 3) {
        p[n] = 0;
    } else if (i == 5) {
        p[i] = 1;
    } else if (i == 6 && n > 8) {
        strcpy(p, "12345678");
        r += memcmp(p, "1234567", 7) == 0 ? 8 : 16;
        p = realloc(p, 9);
        r += (int)strlen(p) * 32;
    }
    else if (i == 7) {
        /* Offsets near and far, in blocks small and large. */
        unsigned *t = calloc(n + 1, 100), k = n ^ 5;
        if (k < n) {
            t[25 * k] = 3;
            r += t[25 * (n - 1)] ? 64 : 0;
        }
        free(t);
    }
    free(p);
    return r;
}
