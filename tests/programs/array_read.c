// EXHAUSTIVE: 8
#include "symbolic.h"

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    static const unsigned char t[256] = {[3] = 5, [77] = 1, [200] = 9, [255] = 5};
    switch (t[x]) {
    case 0: return 0;
    case 5: return x > 10 ? 1 : 2;
    }
    return 3;
}
