// EXHAUSTIVE: 8
#include "symbolic.h"
#include <ctype.h>

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    return isalpha(x) ? isupper(x) ? 1 : 2 : isdigit(x) ? 3 : isspace(x) ? 4 : ispunct(x) ? 5 : toupper(x) == x ? 6 : 7;
}
