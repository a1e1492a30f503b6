// EXHAUSTIVE: 16
#include "symbolic.h"
#include <string.h>

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    struct { unsigned a : 3; int b : 5; unsigned c : 7; _Bool d : 1; } f;
    memcpy(&f, &x, 2);
    if (f.d)
        return f.b < -3 ? 1 : 2;
    f.a += 2;
    if (f.a == 1)
        return 3;
    return f.c > 100 ? 4 : 5;
}
