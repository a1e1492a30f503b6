// Sixteen independent choices, one question at the end: 65,536 paths.
#include "../programs/symbolic.h"
#include <assert.h>

int main(void)
{
    unsigned char x[16];
    int count = 0;
    klee_make_symbolic(x, sizeof x, "x");
    for (int i = 0; i < 16; i++)
        if (x[i] > 7)
            count++;
    assert(count <= 16);
    return 0;
}
