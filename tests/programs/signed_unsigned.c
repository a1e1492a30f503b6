// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int s = (signed char)x;
    unsigned u = s;
    long l = u;
    if (s < 0 && u > 10u)
        return l > 0 ? 1 : 2;
    if ((unsigned char)(s + 200) > (signed char)100)
        return 3;
    return s - 5 < 0u ? 4 : 5;
}
