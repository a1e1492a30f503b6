// EXHAUSTIVE: 16
#include "symbolic.h"
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    char s[3] = {(char)x, (char)(x >> 8), 0}, out[16];
    int n = atoi(s);
    if (n == 42)
        return 1;
    sprintf(out, "<%d>", n > 9 ? 1 : 0);
    return out[1] == '1' ? 2 : 3;
}
