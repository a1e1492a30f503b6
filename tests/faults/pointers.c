// Pointers to nothing, to code, and calls through them.
#include "faults.h"
#include <stdlib.h>

struct pair {
    long first, second;
};

CASE(null_write)
{
    int x, *p = bad ? 0 : &x;
    *p = 1; // FAULT null-dereference: write of 4 bytes at 0x0
}

CASE(null_read)
{
    int x = 1, *p = bad ? 0 : &x;
    if (*p != 1) // FAULT null-dereference: read of 4 bytes at 0x0
        abort();
}

CASE(null_member)
{
    struct pair a = {1, 2}, *p = bad ? 0 : &a;
    p->second = 3; // FAULT null-dereference: write of 8 bytes at 0x8
}

CASE(null_array)
{
    int a[8], *p = bad ? 0 : a;
    p[5] = 1; // FAULT null-dereference: write of 4 bytes at 0x14
}

CASE(null_from_malloc)
{
    char *p = malloc(bad ? 1ul << 62 : 4);
    p[0] = 1; // FAULT null-dereference: write of 1 byte at 0x0
    free(p);
}

CASE(null_negative)
{
    char a[2], *p = bad ? 0 : a + 1;
    p[-1] = 1; // FAULT null-dereference: write of 1 byte
}

CASE(wild_write)
{
    int x;
    int *p = bad ? (int *)0xdeadbeef000 : &x;
    *p = 1; // FAULT wild-pointer: write of 4 bytes at 0xdeadbeef000
}

CASE(wild_truncated)
{
    int x = 0;
    int *p = &x;
    if (bad)
        p = (int *)(unsigned long)(unsigned)(unsigned long)p;
    *p = 1; // FAULT wild-pointer: write of 4 bytes
}

CASE(code_read)
{
    unsigned char x = 0, *p = bad ? (unsigned char *)wild_write : &x;
    if (*p) // FAULT code-access: function 'wild_write'
        abort();
}

CASE(code_write)
{
    unsigned char x = 0, *p = bad ? (unsigned char *)wild_write : &x;
    *p = 0xcc; // FAULT code-access: function 'wild_write'
}

static int twice(int x)
{
    return 2 * x;
}

CASE(call_null)
{
    int (*f)(int) = bad ? 0 : twice;
    if (f(1) != 2) // FAULT invalid-call: a null pointer
        abort();
}

CASE(call_data)
{
    static int data;
    int (*f)(int) = bad ? (int (*)(int))(void *)&data : twice;
    if (f(1) != 2) // FAULT invalid-call: not a function
        abort();
}

CASE(call_middle_of_function)
{
    int (*f)(int) = (int (*)(int))((char *)twice + 4 * bad);
    if (f(1) != 2) // FAULT invalid-call: not a function
        abort();
}

CASE(call_table)
{
    int (*table[3])(int) = {twice, twice, twice}; // ALLOC
    if (table[bad ? 3 : 2](1) != 2) // FAULT out-of-bounds: read of 8 bytes; just past the end of local variable 'table' of 24 bytes
        abort();
}

int undefined_function(int);

CASE(call_undefined)
{
    if (bad && undefined_function(1)) // FAULT unmodelled-external: undefined_function
        abort();
}
