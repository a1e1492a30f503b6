// EXHAUSTIVE: 8
#include "symbolic.h"
#include <stdlib.h>
struct packet { unsigned char length; char data[]; };

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    struct packet *q = malloc(sizeof *q + 4);
    q->length = x & 7;
    for (int i = 0; i < 4; i++)
        q->data[i] = (char)i;
    int r = q->data[q->length];
    free(q);
    return r == 3 ? 1 : 2;
}
