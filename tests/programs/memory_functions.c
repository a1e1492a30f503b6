// EXHAUSTIVE: 8
#include "symbolic.h"
#include <string.h>

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    unsigned char a[16], b[16];
    memset(a, x, sizeof a);
    memcpy(b, a + 4, 8);
    memset(b + 8, 7, 8);
    memmove(b + 1, b, 15);
    if (memcmp(a, b, 9) == 0)
        return b[9] == 7 ? 1 : 2;
    return memchr(b, 7, sizeof b) == b ? 3 : 4;
}
