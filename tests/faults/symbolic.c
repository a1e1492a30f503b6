// Faults that only some inputs show.
#include "faults.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static volatile int sink;
static int table[10];

static unsigned char input(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    return x;
}

CASE(symbolic_index_global)
{
    unsigned char i = input();
    if (i <= (bad ? 10 : 9))
        table[i] = 1; // FAULT out-of-bounds: just past the end of global 'table' of 40 bytes
}

CASE(symbolic_index_stack)
{
    int a[4] = {1, 2, 3, 4}; // ALLOC
    unsigned char i = input();
    if (i < (bad ? 5 : 4))
        sink = a[i]; // FAULT out-of-bounds: local variable 'a' of 16 bytes
}

CASE(symbolic_index_heap)
{
    char *p = calloc(8, 1); // ALLOC
    signed char i = (signed char)input();
    if (i < 8 && i >= (bad ? -4 : 0))
        sink = p[i]; // FAULT out-of-bounds: before the start of the heap block of 8 bytes
    free(p);
}

CASE(symbolic_index_negative)
{
    unsigned char i = input();
    sink = table[(i & 7) - bad]; // FAULT out-of-bounds: 4 bytes before the start of global 'table' of 40 bytes
}

CASE(symbolic_place_straddles)
{
    char *p = calloc(10, 1); // ALLOC
    unsigned char i = input();
    if (i == (bad ? 8 : 4))
        *(int *)(p + i) = 1; // FAULT out-of-bounds: write of 4 bytes; : byte 2 of it lies just past the end of the heap block of 10 bytes
    free(p);
}

CASE(symbolic_place_past_end)
{
    char *p = calloc(10, 1); // ALLOC
    unsigned char i = input();
    if (i == (bad ? 13 : 4))
        *(int *)(p + i) = 1; // FAULT out-of-bounds: write of 4 bytes; : 3 bytes past the end of the heap block of 10 bytes
    free(p);
}

CASE(symbolic_size_malloc)
{
    unsigned char n = input();
    if (n == 0)
        return;
    char *p = malloc(n);
    p[bad ? n & 3 : n - 1] = 1; // FAULT out-of-bounds: the heap block of
    free(p);
}

CASE(symbolic_size_memcpy)
{
    char to[16], from[32] = {0}; // ALLOC
    unsigned char n = input();
    if (n <= (bad ? 17 : 16))
        memcpy(to, from, n); // FAULT out-of-bounds: local variable 'to' of 16 bytes
}

CASE(symbolic_size_memset)
{
    char to[8]; // ALLOC
    unsigned char n = input();
    if (n < 8 + 2 * bad)
        memset(to, 0, n); // FAULT out-of-bounds: local variable 'to' of 8 bytes
}

CASE(symbolic_division)
{
    unsigned char d = input();
    if (bad || d)
        sink = 100 / d; // FAULT division-by-zero: by zero
}

CASE(symbolic_null)
{
    unsigned char x = input();
    int y = 0, *p = bad && x == 77 ? 0 : &y;
    *p = 1; // FAULT null-dereference: 
}

CASE(symbolic_assertion)
{
    unsigned char x = input();
    if (!bad)
        klee_assume(x < 200);
    assert(x * 3 != 603); // FAULT assertion-failure: 603
}

CASE(symbolic_free)
{
    char *p = malloc(4), *q = p; // ALLOC
    unsigned char x = input();
    if (bad && x > 250)
        free(p); // FREED
    free(q); // FAULT double-free: the heap block of 4 bytes
}

CASE(symbolic_use_after_free)
{
    char *p = calloc(1, 4); // ALLOC
    unsigned char x = input();
    if (x == 42)
        free(p); // FREED
    if (bad ? x > 41 : x > 42)
        p[0] = 1; // FAULT use-after-free: the heap block of 4 bytes
    if (x != 42)
        free(p);
}

CASE(symbolic_string)
{
    char word[4], copy[4]; // ALLOC
    klee_make_symbolic(word, sizeof word, "word");
    word[3] = 0;
    strcpy(copy, word);
    if (strcmp(copy, "go!") == 0 && bad)
        copy[strlen(word) + 1] = 1; // FAULT out-of-bounds: just past the end of local variable 'copy' of 4 bytes
}

CASE(symbolic_overflow)
{
    int x;
    klee_make_symbolic(&x, sizeof x, "x");
    if (!bad)
        klee_assume(x < INT_MAX);
    sink = x + 1; // FAULT integer-overflow --check overflow: 2147483647 + 1
}

CASE(symbolic_multiplication)
{
    short x;
    klee_make_symbolic(&x, sizeof x, "x");
    sink = (bad ? 65537 : 65535) * x; // FAULT integer-overflow --check overflow: does not fit in a signed integer of 32 bits
}

CASE(symbolic_shift)
{
    unsigned char n = input();
    sink = 1u << (n & (bad ? 63 : 31)); // FAULT shift-overflow --check overflow: a value of 32 bits is shifted by
}

CASE(symbolic_cast)
{
    float f = (float)input() * (bad ? 1.25f : 1.0f);
    sink = (unsigned char)f; // FAULT integer-overflow --check float-cast: does not fit in an unsigned integer of 8 bits
}

CASE(symbolic_misaligned)
{
    static long words[4];
    unsigned char n = input();
    sink = *(int *)((char *)words + (bad ? n & 6 : n & 4)); // FAULT misaligned --check misaligned: no multiple of 4; words
}

CASE(symbolic_uninitialised)
{
    int a[4]; // ALLOC
    unsigned char i = input();
    a[0] = a[1] = a[2] = 1;
    if (!bad)
        a[3] = 1;
    if (a[i & 3]) // FAULT uninitialised-use --check uninit: 12 bytes into local variable 'a' of 16 bytes
        sink = 1;
}

CASE(symbolic_leak)
{
    char *p = malloc(4); // FAULT leak --check leak: the heap block of 4 bytes
    if (input() == 9 && bad)
        p = malloc(5);
    free(p);
}

CASE(symbolic_name_that_is_missing)
{
    static const char *const names[4] = {"get", "put", 0, "del"};
    unsigned char i = input();
    if (!bad)
        klee_assume((i & 3) != 2);
    if (strcmp(names[i & 3], "put") == 0) // FAULT null-dereference: read of 1 byte
        sink = 1;
}

CASE(symbolic_freed_block_compared)
{
    char *blocks[2] = {malloc(4), malloc(4)}; // ALLOC
    if (!blocks[0] || !blocks[1])
        return;
    memcpy(blocks[0], "abcd", 4);
    memcpy(blocks[1], "abcd", 4);
    if (bad)
        free(blocks[1]); // FREED
    if (memcmp("abcd", blocks[input() & 1], 4) != 0) // FAULT use-after-free: 
        sink = 1;
    free(blocks[0]);
    if (!bad)
        free(blocks[1]);
}

CASE(symbolic_overlap)
{
    char text[8] = "abcdefg";
    memcpy(text, text + (input() & (bad ? 3 : 4)), 4); // FAULT overlapping-copy: memcpy of 4 bytes
}

CASE(symbolic_text_of_no_characters)
{
    char text[8]; // ALLOC
    memset(text, 'x', 8);
    printf("%.*s", bad ? 1 : 0, text + (input() & 8)); // FAULT out-of-bounds: just past the end of local variable 'text' of 8 bytes
}

CASE(symbolic_overlap_with_a_source_that_ends)
{
    char *text = calloc(8, 1); // ALLOC
    if (!text)
        return;
    memcpy(text + 4 * (input() & 1), text + (bad ? 6 : 2), 2 + bad); // FAULT out-of-bounds: read of 3 bytes; just past the end of the heap block of 8 bytes
    free(text);
}

CASE(symbolic_overlap_with_a_target_that_ends)
{
    char *text = calloc(8, 1); // ALLOC
    if (!text)
        return;
    memcpy(text + (bad ? 6 : 2), text + 4 * (input() & 1), 2 + bad); // FAULT out-of-bounds: write of 3 bytes; just past the end of the heap block of 8 bytes
    free(text);
}

CASE(symbolic_overlap_in_a_constant)
{
    static const char fixed[8] = "abcdefg";
    static char own[8];
    unsigned char i = input() & 3;
    memcpy(bad ? (char *)fixed + i + 1 : own, fixed + i, 4); // FAULT read-only-write: fixed
}

CASE(symbolic_overlap_in_a_block_of_some_size)
{
    unsigned char n = input();
    klee_assume(n == 4 || n == 5);
    char *text = calloc(n, 1); // ALLOC
    if (!text)
        return;
    memcpy(text, text + (bad ? 2 : 0), bad ? 4 : 0); // FAULT out-of-bounds: read of 4 bytes
    free(text);
}
