// One of 4,096 paths breaks the assertion; what prunes the others must not hide it.
#include "../programs/symbolic.h"
#include <assert.h>

int main(void)
{
    unsigned char x[12];
    int count = 0;
    klee_make_symbolic(x, sizeof x, "x");
    for (int i = 0; i < 12; i++)
        if (x[i] > 7)
            count++;
    assert(count < 12);
    return 0;
}
