// Ways that come to the same: what a later one covers first is pruned where they meet.
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int first = getchar(), second = getchar(), n = 0;
    if (first == 'a')
        n = 1;
    else if (first == 'b')
        n = 2;
    if (second == 'x')
        n++;
    if (n > 5)
        abort();
    return 0;
}
