// Faulty frees.
#include "faults.h"
#include <stdlib.h>

CASE(free_twice)
{
    char *p = malloc(8); // ALLOC
    free(p); // FREED
    if (bad)
        free(p); // FAULT double-free: the heap block of 8 bytes
}

CASE(free_twice_by_alias)
{
    char *p = malloc(8), *q = p; // ALLOC
    free(p); // FREED
    p = 0;
    free(p);
    if (bad)
        free(q); // FAULT double-free: the heap block of 8 bytes
}

CASE(free_of_interior)
{
    char *p = malloc(8); // ALLOC
    free(p + bad); // FAULT invalid-free: 1 byte into the heap block of 8 bytes
}

CASE(free_past_the_end)
{
    char *p = malloc(8), *q = p; // ALLOC
    while (q < p + 8)
        *q++ = 0;
    free(bad ? q : p); // FAULT invalid-free: just past the end of the heap block of 8 bytes
}

CASE(free_of_local)
{
    int x = 1; // ALLOC
    int *p = &x;
    if (bad)
        free(p); // FAULT invalid-free: local variable 'x' of 4 bytes
}

static char area[16];

CASE(free_of_global)
{
    char *p = area;
    if (bad)
        free(p); // FAULT invalid-free: global 'area' of 16 bytes
}

CASE(free_of_literal)
{
    char *p = "text";
    if (bad)
        free(p); // FAULT invalid-free: a string literal or constant of 5 bytes
}

CASE(free_of_function)
{
    void *p = (void *)free_of_literal;
    if (bad)
        free(p); // FAULT invalid-free: function 'free_of_literal'
}

CASE(free_of_garbage)
{
    if (bad)
        free((void *)0x1234567890); // FAULT invalid-free: 0x1234567890
}

CASE(free_after_realloc)
{
    char *p = malloc(8);      // ALLOC
    char *q = realloc(p, 16); // FREED
    free(q);
    if (bad)
        free(p); // FAULT double-free: the heap block of 8 bytes
}

CASE(free_realloc_of_freed)
{
    char *p = malloc(8); // ALLOC
    if (bad)
        free(p); // FREED
    p = realloc(p, 16); // FAULT double-free: the heap block of 8 bytes
    free(p);
}

CASE(free_realloc_of_interior)
{
    char *p = malloc(8); // ALLOC
    char *q = realloc(p + 4 * bad, 16); // FAULT invalid-free: 4 bytes into the heap block of 8 bytes
    free(q);
}

static void destroy(char **p)
{
    free(*p); // FAULT double-free: the heap block of 3 bytes
    if (!bad)
        *p = 0;
}

CASE(free_in_destructor)
{
    char *p = malloc(3);
    destroy(&p);
    destroy(&p);
}
