// EXHAUSTIVE: 8
#include "symbolic.h"

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    return fib(x % 7) > 4 ? 1 : ack(x & 1, x >> 6);
}
