// EXHAUSTIVE: 8
#include "symbolic.h"
#include <stdarg.h>
static int sum(int n, ...) { va_list l; va_start(l, n); int s = va_arg(l, int); if (n > 1) s += (int)va_arg(l, long); va_end(l); return s; }

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    return sum(3, x, 1L, 1.5) > 100 ? 1 : sum(1, x) == 7 ? 2 : 3;
}
