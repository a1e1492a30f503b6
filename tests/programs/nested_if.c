// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int r = 0;
    if (x & 1) {
        if (x & 2) {
            r = x & 4 ? 7 : 6;
        } else {
            r = 5;
        }
        if (x > 128)
            r++;
    } else if (!(x & 8)) {
        if (x == 16)
            r = 9;
    }
    return r;
}
