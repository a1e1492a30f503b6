// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    __int128 a = (__int128)x << 70;
    unsigned __int128 b = (unsigned __int128)-(__int128)x;
    if (a > ((__int128)100 << 70))
        return 1;
    return (unsigned char)(b >> 120) == 0 ? 2 : (int)(a >> 72) == 3 ? 3 : 4;
}
