// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    static const int t[] = {2, 3, 5, 7, 11, 13, 17, 19};
    int lo = 0, hi = 8;
    while (lo < hi) {
        int mid = (lo + hi) / 2;
        if (t[mid] < x)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < 8 && t[lo] == x ? lo : 100;
}
