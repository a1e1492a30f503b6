// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    switch (x) {
    case 0: return 10;
    case 1: return 11;
    case 2:
    case 3: x += 4; /* fall through */
    case 4: return x;
    case 5: break;
    case 6: return 16;
    case 7: return 17;
    default: return 1;
    }
    return 2;
}
