// What was written depends on the input: states are alike in their values, but not in what of them was written.
#include "../programs/symbolic.h"

int main(void)
{
    unsigned char x[4];
    int table[2], sum = 0;
    klee_make_symbolic(x, sizeof x, "x");
    if (x[0] & 1)
        table[0] = 0;
    if (x[0] & 2)
        table[1] = 0;
    for (int i = 0; i < 3; i++)
        if (x[1] >> i & 1)
            sum++;
    if (x[2] > 7 && sum > 1)
        if (table[0])
            sum = 0;
    int mask = 0;
    if (x[3] & 1)
        mask = 1;
    int masked = table[1] & mask;
    if (masked)
        return 1;
    return 0;
}
