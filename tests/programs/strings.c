// EXHAUSTIVE: 16
#include "symbolic.h"
#include <string.h>

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    char s[4] = {(char)x, (char)(x >> 8), 'z', 0};
    if (strcmp(s, "abz") == 0)
        return 1;
    if (strlen(s) == 1)
        return 2;
    return strchr(s, 'q') != NULL ? 3 : strncmp(s, "hi", 2) == 0 ? 4 : 5;
}
