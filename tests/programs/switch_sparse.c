// EXHAUSTIVE: 16
#include "symbolic.h"

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    int r = 0;
    switch (x) {
    case 3: r = 1; break;
    case 300: r = 2; break;
    default: r = 3; break;
    case 30000: r = 4; break;
    case 65535: r = 5; /* fall through */
    case 77: r += 6;
    }
    return r;
}
