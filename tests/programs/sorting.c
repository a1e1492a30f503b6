// EXHAUSTIVE: 16
#include "symbolic.h"

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    unsigned char v[4] = {x & 15, x >> 4 & 15, x >> 8 & 15, x >> 12};
    for (int i = 1; i < 4; i++)
        for (int j = i; j > 0 && v[j] < v[j - 1]; j--) {
            unsigned char t = v[j];
            v[j] = v[j - 1];
            v[j - 1] = t;
        }
    return v[0] + v[3] > 15 ? 1 : 2;
}
