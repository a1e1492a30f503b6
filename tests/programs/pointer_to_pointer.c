// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    int a = 5, b = 50, *pa = &a, *pb = &b, **pp = x & 1 ? &pa : &pb;
    **pp += x;
    *pp = &b;
    return a + *pa > 200 ? 1 : *pb > 60 ? 2 : 3;
}
