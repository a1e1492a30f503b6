// EXHAUSTIVE: 16
#include "symbolic.h"
#include <string.h>

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    struct __attribute__((packed)) { char c; short s; int i; } v = {1, (short)x, 0x01020304};
    unsigned char *b = (unsigned char *)&v;
    unsigned w;
    memcpy(&w, b + 2, 4);
    if (w == 0x02030412u)
        return 1;
    return v.s < 0 ? 2 : b[1] == 0x34 ? 3 : 4;
}
