// EXHAUSTIVE: 8
// Blocks that are given sizes that depend on input by `realloc`: what was in them stays, as far as they reach.
#include "symbolic.h"
#include <stdlib.h>
#include <string.h>

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    unsigned char n = x & 31, i = x >> 5;
    char *p = malloc(16);
    memcpy(p, "abcdefghijklmno", 16);
    int r = 0;
    if (i < 4) {
        p = realloc(p, n); /* Of none: freed. */
        if (!p)
            return 1;
        char *q = malloc(1);
        r += q > p ? 2 : 0;
        if (i == 1 && n > 12)
            r += p[12] == 'm' ? 4 : 8;
        if (i == 2 && n > 20) {
            p[18] = x;
            r += p[5] + p[18];
        }
        if (i == 3)
            r += p[n / 2] + p[n]; /* Beyond. */
        free(q);
    } else if (i == 4) {
        /* Shrunk and grown again: what was cut off is gone. */
        p = realloc(p, n + 1);
        p = realloc(p, 40);
        if (n >= 15)
            r += (int)strlen(p);
        else
            r += p[n];
    } else if (i == 5) {
        /* Both sizes depend on input, and so does the offset. */
        char *t = malloc(n + 2);
        t[n] = 'x', t[n + 1] = 0;
        t = realloc(t, n + 5);
        t[n + 1] = 'y', t[n + 2] = 0;
        r += t[n] == 'x' && t[n + 1] == 'y' ? 3 : 5;
        t = realloc(t, 100);
        t[99] = 0;
        r += t[n] + t[n + 2];
        free(t);
    } else if (i == 6) {
        unsigned char *words = calloc(4, 4);
        words[15] = 7;
        words = reallocarray(words, n, 4);
        if (!words)
            return 2;
        if (n >= 4)
            r += words[15] + words[0];
        if (n == 30)
            words[119] = 1;
        if (n == 3)
            words[12] = 1; /* Beyond. */
        free(words);
    } else {
        /* A buffer that grows by what is read. */
        unsigned len = 0, cap = 0;
        char *buffer = NULL;
        for (unsigned k = 0; k < 3; k++) {
            cap += n + k + 1;
            buffer = realloc(buffer, cap);
            buffer[len++] = (char)('0' + k);
            buffer[cap - 1] = 'e';
        }
        r += buffer[0] + buffer[len - 1] + (buffer[cap - 1] == 'e');
        free(buffer);
    }
    free(p);
    return r & 0x7f;
}
