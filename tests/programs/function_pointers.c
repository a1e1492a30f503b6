// EXHAUSTIVE: 8
#include "symbolic.h"

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int (*ops[3])(int, int) = {add, sub, mul};
    unsigned which = x & 3;
    if (which == 3)
        return 0;
    int r = ops[which](x >> 2, 7);
    return r < 0 ? 1 : r > 60 ? 2 : 3;
}
