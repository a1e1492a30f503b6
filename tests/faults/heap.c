// Faulty accesses to heap blocks.
#include "faults.h"
#include <stdlib.h>

struct pair {
    int first, second;
};

CASE(heap_write_past_end)
{
    char *p = malloc(8); // ALLOC
    p[bad ? 8 : 7] = 1;  // FAULT out-of-bounds: write of 1 byte; just past the end of the heap block of 8 bytes
    free(p);
}

CASE(heap_write_before_start)
{
    char *p = malloc(8); // ALLOC
    p[bad ? -1 : 0] = 1; // FAULT out-of-bounds: 1 byte before the start of the heap block of 8 bytes
    free(p);
}

CASE(heap_read_past_end)
{
    int *p = calloc(4, sizeof *p); // ALLOC
    int sum = 0;
    for (int i = 0; i < (bad ? 5 : 4); i++)
        sum += p[i]; // FAULT out-of-bounds: read of 4 bytes; just past the end of the heap block of 16 bytes
    free(p);
    if (sum)
        abort();
}

CASE(heap_read_before_start)
{
    int *p = calloc(4, sizeof *p); // ALLOC
    int sum = 0;
    for (int i = 3; i >= (bad ? -1 : 0); i--)
        sum += p[i]; // FAULT out-of-bounds: 4 bytes before the start of the heap block of 16 bytes
    free(p);
    if (sum)
        abort();
}

CASE(heap_straddles_end)
{
    char *p = malloc(bad ? 6 : 8);   // ALLOC
    *(long *)p = 1;                  // FAULT out-of-bounds: write of 8 bytes; the heap block of 6 bytes
    free(p);
}

CASE(heap_straddles_start)
{
    char *p = malloc(10);               // ALLOC
    *(int *)(p - (bad ? 2 : 0)) = 1;    // FAULT out-of-bounds: write of 4 bytes; : 2 bytes before the start of the heap block of 10 bytes
    free(p);
}

CASE(heap_last_bytes_straddle)
{
    char *p = malloc(10);               // ALLOC
    *(int *)(p + (bad ? 8 : 4)) = 1;    // FAULT out-of-bounds: write of 4 bytes; : byte 2 of it lies just past the end of the heap block of 10 bytes
    free(p);
}

CASE(heap_wide_past_end)
{
    char *p = malloc(10);               // ALLOC
    *(int *)(p + (bad ? 13 : 0)) = 1;   // FAULT out-of-bounds: write of 4 bytes; : 3 bytes past the end of the heap block of 10 bytes
    free(p);
}

CASE(heap_freed_last_bytes_straddle)
{
    char *p = malloc(10);               // ALLOC
    if (bad)
        free(p); // FREED
    *(int *)(p + (bad ? 8 : 4)) = 1;    // FAULT use-after-free: write of 4 bytes; : 8 bytes into the heap block of 10 bytes
    if (!bad)
        free(p);
}

CASE(heap_far_past_end)
{
    char *p = malloc(16);    // ALLOC
    p[bad ? 100000 : 3] = 1; // FAULT out-of-bounds: 99984 bytes past the end of the heap block of 16 bytes
    free(p);
}

CASE(heap_wrong_struct)
{
    struct pair *p = malloc(bad ? sizeof(int) : sizeof *p); // ALLOC
    p->first = 1;
    p->second = 2; // FAULT out-of-bounds: the heap block of 4 bytes
    free(p);
}

CASE(heap_size_of_pointer)
{
    double *p = malloc(bad ? sizeof p : 4 * sizeof *p); // ALLOC
    for (int i = 0; i < 4; i++)
        p[i] = i; // FAULT out-of-bounds: the heap block of 8 bytes
    free(p);
}

CASE(heap_empty_block)
{
    char *p = malloc(bad ? 0 : 1); // ALLOC
    *p = 1;                        // FAULT out-of-bounds: the heap block of 0 bytes
    free(p);
}

CASE(heap_cast_to_wider)
{
    short *p = malloc(3 * sizeof *p);  // ALLOC
    long *wide = (long *)p;
    p[0] = p[1] = p[2] = 1;
    if (bad)
        *wide = 0; // FAULT out-of-bounds: write of 8 bytes; the heap block of 6 bytes
    free(p);
}

CASE(heap_through_integer)
{
    char *p = malloc(8); // ALLOC
    unsigned long address = (unsigned long)p + (bad ? 8 : 7);
    *(char *)address = 1; // FAULT out-of-bounds: just past the end of the heap block of 8 bytes
    free(p);
}

CASE(heap_realloc_smaller)
{
    char *p = malloc(16);
    p[15] = 1;
    p = realloc(p, 8);    // ALLOC
    p[bad ? 15 : 7] = 1;  // FAULT out-of-bounds: 7 bytes past the end of the heap block of 8 bytes
    free(p);
}

CASE(heap_use_after_realloc)
{
    char *p = malloc(8); // ALLOC
    p[0] = 1;
    char *q = realloc(p, 64); // FREED
    if (bad)
        p[0] = 2; // FAULT use-after-free: the heap block of 8 bytes
    q[63] = 1;
    free(q);
}

CASE(heap_use_after_free_write)
{
    char *p = malloc(8); // ALLOC
    if (!bad)
        *p = 1;
    free(p); // FREED
    if (bad)
        *p = 1; // FAULT use-after-free: write of 1 byte; the start of the heap block of 8 bytes
}

CASE(heap_use_after_free_read)
{
    struct pair *p = calloc(1, sizeof *p); // ALLOC
    int good = p->second;
    free(p); // FREED
    if (bad)
        good = p->second; // FAULT use-after-free: read of 4 bytes; 4 bytes into the heap block of 8 bytes
    if (good)
        abort();
}

CASE(heap_use_after_free_and_reuse)
{
    char *p = malloc(24); // ALLOC
    free(p);              // FREED
    char *q = malloc(24);
    q[0] = 1;
    if (bad)
        p[0] = 2; // FAULT use-after-free: the heap block of 24 bytes
    free(q);
}

struct node {
    struct node *next;
    int value;
};

CASE(heap_list_freed_while_walked)
{
    struct node *list = 0;
    for (int i = 0; i < 3; i++) {
        struct node *n = malloc(sizeof *n); // ALLOC
        n->next = list;
        n->value = i;
        list = n;
    }
    while (list) {
        struct node *next = list->next;
        free(list);                      // FREED
        list = bad ? list->next : next;  // FAULT use-after-free: the heap block of 16 bytes
    }
}

CASE(heap_two_dimensional)
{
    int **rows = malloc(3 * sizeof *rows); // ALLOC
    for (int i = 0; i < 3; i++)
        rows[i] = calloc(2, sizeof **rows);
    int *row = rows[bad ? 3 : 2]; // FAULT out-of-bounds: read of 8 bytes; just past the end of the heap block of 24 bytes
    row[1] = 1;
    for (int i = 0; i < 3; i++)
        free(rows[i]);
    free(rows);
}

CASE(heap_flexible_member)
{
    struct text {
        unsigned length;
        char bytes[];
    } *t = malloc(sizeof *t + 5); // ALLOC
    t->length = 5;
    for (unsigned i = 0; i < t->length + (bad ? 1 : 0); i++)
        t->bytes[i] = 'x'; // FAULT out-of-bounds: just past the end of the heap block of 9 bytes
    free(t);
}

union word {
    long all;
    char byte[8];
};

CASE(heap_union)
{
    union word *w = malloc(bad ? 4 : sizeof *w); // ALLOC
    w->byte[0] = 1;
    w->all = 0; // FAULT out-of-bounds: write of 8 bytes; the heap block of 4 bytes
    free(w);
}

CASE(heap_aligned)
{
    char *p = aligned_alloc(64, 64); // ALLOC
    p[bad ? 64 : 63] = 1;            // FAULT out-of-bounds: just past the end of the heap block of 64 bytes
    free(p);
}

CASE(heap_calloc_product)
{
    int *p = calloc(bad ? 9 : 10, 4); // ALLOC
    p[9] = 1;                         // FAULT out-of-bounds: the heap block of 36 bytes
    free(p);
}

static void fill(char *to, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = 'a'; // FAULT out-of-bounds: the heap block of 4 bytes
}

CASE(heap_in_callee)
{
    char *p = malloc(4);
    fill(p, 4 + bad);
    free(p);
}
