// EXHAUSTIVE: 8
#include "symbolic.h"

struct pair { int a, b; };
static struct pair swap(struct pair p) { struct pair q = {p.b, p.a}; return q; }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    struct pair p = {x, x + 1}, q = p, *r = &q;
    r->a ^= 3;
    q = swap(q);
    if (q.b > p.a)
        return 1;
    return q.a == 8 ? 2 : 3;
}
