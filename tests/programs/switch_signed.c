// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    switch ((signed char)x) {
    case -128: return 1;
    case -1: return 2;
    case 0: return 3;
    case 127: return 4;
    }
    return (signed char)x < 0 ? 5 : 6;
}
