// EXHAUSTIVE: 8
#include "symbolic.h"

struct big { int v[9]; };
static struct big make(int x) { struct big b; for (int i = 0; i < 9; i++) b.v[i] = x + i; return b; }
static int sum(struct big b) { int s = 0; for (int i = 0; i < 9; i++) s += b.v[i]; b.v[3] = 0; return s; }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    struct big b = make(x);
    return sum(b) > 500 ? 1 : b.v[3] == 6 ? 2 : 3;
}
