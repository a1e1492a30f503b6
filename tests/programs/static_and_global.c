// EXHAUSTIVE: 8
#include "symbolic.h"

static int total = 1;
static void step(int n) { if (n == 3) total *= 2; else total += n; }
static int count(void) { static int calls = 40; calls += total; return calls > 45 ? 2 : 3; }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    for (int i = 0; i < 4; i++)
        step(x >> 2 * i & 3);
    return total == 6 ? 1 : count();
}
