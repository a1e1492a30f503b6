// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int sum = 0;
    for (int i = 0; i < 8; i++) {
        if (!(x >> i & 1))
            continue;
        sum += i;
        if (sum > 9)
            break;
    }
    return sum;
}
