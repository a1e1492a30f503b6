// EXHAUSTIVE: 8
#include "symbolic.h"

static int odd(int n);
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    return even(x & 15) ? 1 : 0;
}
