// EXHAUSTIVE: 8
#include "symbolic.h"
#include <stdlib.h>
struct node { int value; struct node *next; };

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    struct node *head = NULL;
    for (int i = 0; i < 4; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = x >> 2 * i & 3;
        n->next = head;
        head = n;
    }
    int largest = 0;
    while (head) {
        struct node *next = head->next;
        if (head->value > largest)
            largest = head->value;
        free(head);
        head = next;
    }
    return largest;
}
