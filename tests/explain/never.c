// Two lines that no input reaches: one behind a branch that inputs do not decide, one behind a branch that they do.
#include "../programs/symbolic.h"

int main(void)
{
    unsigned char n;
    int count = 0;
    klee_make_symbolic(&n, sizeof n, "n");
    for (int i = 0; i < 3; i++)
        if (n & 1 << i)
            count += 2;
    if (count > 9)
        return 1;
    if (n > 7)
        return 2;
    if (count + n > 20)
        return 3;
    return 0;
}
