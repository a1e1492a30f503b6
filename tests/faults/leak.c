// Heap blocks that are lost, and those that are not.
#include "faults.h"
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct node {
    struct node *next;
    int value;
};
static struct node *kept;
static char *interior;

// What the library keeps for itself is not lost.
static void use_library(void)
{
    int ends[2];
    if (pipe(ends) == 0) {
        close(ends[0]);
        close(ends[1]);
    }
    setenv("A", "b", 1);
    setenv("A", "cc", 1);
    unsetenv("A");
    setlocale(LC_ALL, "C.UTF-8");
    setlocale(LC_ALL, "C");
}

CASE(leak_local)
{
    use_library();
    char *p = malloc(8); // FAULT leak --check leak: the heap block of 8 bytes
    p[0] = 1;
    if (!bad)
        free(p);
}

CASE(leak_buffer_of_a_stream)
{
    char *buffer = malloc(512); // FAULT leak --check leak: the heap block of 512 bytes
    setvbuf(stderr, bad ? 0 : buffer, _IOFBF, 512);
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
