// Heap blocks that are lost, and those that are not.
#include "faults.h"
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};
static struct node *kept;
static char *interior;

CASE(leak_local)
{
    char *p = malloc(8); // FAULT leak --check leak: the heap block of 8 bytes
    p[0] = 1;
    if (!bad)
        free(p);
}

CASE(leak_overwritten)
{
    static char *p;
    p = malloc(4); // FAULT leak --check leak: the heap block of 4 bytes
    if (!bad)
        free(p);
    p = malloc(5);
}

CASE(leak_list)
{
    struct node *list = 0;
    for (int i = 0; i < 3; i++) {
        struct node *n = malloc(sizeof *n); // FAULT leak --check leak: the heap block of 16 bytes; 48 bytes in 3 blocks
        n->next = list;
        n->value = i;
        list = n;
    }
    if (!bad)
        kept = list;
}

CASE(leak_ring)
{
    struct node *a = malloc(sizeof *a), *b = malloc(sizeof *b); // FAULT leak --check leak: 32 bytes in 2 blocks
    a->next = b;
    b->next = a;
    if (!bad)
        kept = a;
}

CASE(leak_of_copy)
{
    char *p = strdup("text"); // FAULT leak --check leak: the heap block of 5 bytes
    if (!bad)
        interior = p + 2;
}

CASE(leak_realloc)
{
    char *p = malloc(4);
    p = realloc(p, 8); // FAULT leak --check leak: the heap block of 8 bytes
    if (!bad)
        free(p);
}

CASE(leak_element)
{
    struct node *n = malloc(sizeof *n);
    n->next = malloc(sizeof *n); // FAULT leak --check leak: the heap block of 16 bytes
    n->next->next = 0;
    if (!bad)
        free(n->next);
    free(n);
}

CASE(leak_exit_in_scope)
{
    char *p = malloc(8); // FAULT leak --check leak: the heap block of 8 bytes
    if (bad)
        p = 0;
    exit(0);
}
