// EXHAUSTIVE: 8
#include "symbolic.h"
#include <setjmp.h>
static jmp_buf env;
static void descend(int x, int d) { if (d == 6 || (x >> d & 1)) longjmp(env, x > 99 ? 20 : 10); }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    volatile int depth = 0;
    int r = setjmp(env);
    if (r)
        return r + depth;
    for (;; depth++)
        descend(x, depth);
}
