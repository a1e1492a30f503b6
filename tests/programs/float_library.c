// EXHAUSTIVE: 16
// Branches on what the library says of symbolic floats: roundings, roots, classes, and a number that is read from text.
#include "symbolic.h"
#include <errno.h>
#include <math.h>
#include <stdlib.h>

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    double d = ((short)x - 100) / 16.0;
    int seen = 0;
    errno = 0;
    if (sqrt(d) == 3.5)
        seen += 1;
    if (errno)
        seen += 2;
    if (floor(d) == -5 && d != -5)
        seen += 4;
    if (lround(d) == 1000)
        seen += 8;
    if (fmax(d, 2000) > 2000)
        seen += 16;
    if (isinf(1e306 * d))
        seen += 32;
    char text[] = {'0' + (x & 7), '.', '0' + (x >> 8 & 7), 0};
    double read = strtod(text, 0);
    if (read == 4.5)
        seen += 64;
    if (read > 7.55)
        seen += 128;
    return seen;
}
