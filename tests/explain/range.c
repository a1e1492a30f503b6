// A side that the bits of a value rule out, without a condition of its own.
#include "../programs/symbolic.h"

int main(void)
{
    unsigned char n;
    klee_make_symbolic(&n, sizeof n, "n");
    switch (n & 3) {
    case 0:
        return 0;
    case 7:
        return 1;
    default:
        return 2;
    }
}
