// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    unsigned char v[32];
    unsigned s = 0;
    for (int i = 0; i < 32; i++)
        v[i] = (unsigned char)(x + i * 3);
    for (int i = 0; i < 32; i++)
        s += v[i];
    return s > 6000 ? 1 : s % 3 == 0 ? 2 : 3;
}
