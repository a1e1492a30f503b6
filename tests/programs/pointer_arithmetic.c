// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    char s[20] = "hello, symbolic one";
    char *p = s + (x & 7), *q = s + 18;
    while (p < q && *p != ' ')
        p++;
    return (int)(p - s) > 6 ? 1 : (int)(q - p);
}
