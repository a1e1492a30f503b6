// Faulty accesses to local variables.
#include "faults.h"
#include <alloca.h>
#include <setjmp.h>
#include <stdlib.h>

CASE(stack_last_bytes_straddle)
{
    volatile char a[10];                // ALLOC
    a[0] = 0;
    *(volatile int *)(a + (bad ? 7 : 4)) = 1; // FAULT out-of-bounds: write of 4 bytes; : byte 3 of it lies just past the end of local variable 'a' of 10 bytes
}

CASE(stack_wide_before_start)
{
    volatile char a[10];                // ALLOC
    a[0] = 0;
    *(volatile int *)(a - (bad ? 3 : 0)) = 1; // FAULT out-of-bounds: write of 4 bytes; : 3 bytes before the start of local variable 'a' of 10 bytes
}

CASE(stack_write_past_end)
{
    int a[4]; // ALLOC
    a[bad ? 4 : 3] = 1; // FAULT out-of-bounds: write of 4 bytes; just past the end of local variable 'a' of 16 bytes
}

CASE(stack_write_before_start)
{
    int a[4]; // ALLOC
    a[bad ? -1 : 0] = 1; // FAULT out-of-bounds: 4 bytes before the start of local variable 'a' of 16 bytes
}

CASE(stack_read_past_end)
{
    char text[4] = {1, 2, 3, 4}; // ALLOC
    int sum = 0;
    for (int i = 0; i <= (bad ? 4 : 3); i++)
        sum += text[i]; // FAULT out-of-bounds: read of 1 byte; just past the end of local variable 'text' of 4 bytes
    if (sum != 10)
        abort();
}

CASE(stack_next_variable)
{
    int before[2] = {1, 2};
    int middle[2] = {3, 4}; // ALLOC
    int after[2] = {5, 6};
    int *p = middle;
    p += bad ? 2 : 1;
    int x = *p; // FAULT out-of-bounds: just past the end of local variable 'middle' of 8 bytes
    if (x != 4 || before[0] + after[0] != 6)
        abort();
}

CASE(stack_struct_member)
{
    struct {
        char name[4];
        int tail;
    } s = {"abc", 7}; // ALLOC
    char *p = (char *)&s;
    p[bad ? 8 : 7] = 1; // FAULT out-of-bounds: just past the end of local variable 's' of 8 bytes
}

CASE(stack_of_struct_array)
{
    struct {
        short x, y, z;
    } points[3]; // ALLOC
    for (int i = 0; i < 3 + bad; i++)
        points[i].z = 1; // FAULT out-of-bounds: local variable 'points' of 18 bytes
}

CASE(stack_variable_length)
{
    int n = bad ? 3 : 4;
    long a[n]; // ALLOC
    a[3] = 1; // FAULT out-of-bounds: write of 8 bytes; just past the end of
}

CASE(stack_alloca)
{
    char *p = alloca(10); // ALLOC
    p[bad ? 10 : 9] = 1;  // FAULT out-of-bounds: just past the end of the stack block of 10 bytes
}

CASE(stack_scalar_through_cast)
{
    int x = 0; // ALLOC
    if (bad)
        *(long *)&x = 0; // FAULT out-of-bounds: write of 8 bytes; local variable 'x' of 4 bytes
    if (x)
        abort();
}

CASE(stack_matrix_row)
{
    int m[2][3]; // ALLOC
    for (int i = 0; i < 6; i++)
        (&m[0][0])[i] = i;
    int i = bad ? 2 : 1;
    m[i][0] = 1; // FAULT out-of-bounds: just past the end of local variable 'm' of 24 bytes
}

CASE(stack_union_member)
{
    union {
        char byte;
        short half;
    } u; // ALLOC
    u.half = 0;
    int *word = (int *)&u;
    if (bad)
        *word = 1; // FAULT out-of-bounds: write of 4 bytes; local variable 'u' of 2 bytes
}

static int *escape(int x)
{
    int local = x;
    int *p = &local;
    return p;
}

CASE(stack_use_after_return)
{
    int *p = escape(3);
    int x = 0;
    if (bad)
        x = *p; // FAULT use-after-return: read of 4 bytes; local variable 'local' of 4 bytes; in 'escape', which returned
    if (x)
        abort();
}

static char *name_of(int n)
{
    char text[8] = "name0";
    text[4] = (char)('0' + n);
    char *p = text;
    return p;
}

CASE(stack_returned_buffer)
{
    char *name = name_of(3);
    if (bad)
        name[0] = 'N'; // FAULT use-after-return: write of 1 byte; local variable 'text' of 8 bytes
}

static int **keep(int **slot)
{
    int kept = 5;
    int *p = &kept;
    *slot = p;
    return slot;
}

CASE(stack_stored_pointer)
{
    int *p;
    int **q = keep(&p);
    if (bad)
        **q = 6; // FAULT use-after-return: local variable 'kept' of 4 bytes
}

CASE(stack_argument_by_value)
{
    struct big {
        long words[4];
    } b = {{1, 2, 3, 4}};  // ALLOC
    long *p = b.words;
    if (p[bad ? 4 : 3] != 4) // FAULT out-of-bounds: local variable 'b' of 32 bytes
        abort();
}

static jmp_buf buffer;
static void arm(void)
{
    if (setjmp(buffer))
        abort();
}

CASE(stack_jump_to_dead_frame)
{
    if (bad) {
        arm();
        longjmp(buffer, 1); // FAULT invalid-jump: has returned
    } else if (setjmp(buffer) == 0)
        longjmp(buffer, 1);
}

CASE(stack_parameter)
{
    struct fault_case c = {"x", 0, 0}; // ALLOC
    char *p = (char *)&c + sizeof c - 1;
    p[bad] = 0; // FAULT out-of-bounds: local variable 'c' of 24 bytes
}

static int depth(int n)
{
    char room[1000];
    room[n % 1000] = 1;
    return n == 0 ? room[0] : depth(n - 1) + 1; // FAULT stack-overflow: limit
}

CASE(stack_overflow)
{
    if (depth(bad ? 1000000 : 100) < 100)
        abort();
}

static int hollow(int n)
{
    volatile char room[100000];
    char unused[100000];
    room[0] = 1;
    return n == 0 ? room[0] : hollow(n - 1) + 1; // FAULT stack-overflow: limit
}

CASE(stack_overflow_of_unused_room)
{
    if (hollow(bad ? 200 : 10) < 10)
        abort();
}

CASE(stack_too_large_array)
{
    unsigned long n = bad ? 1ul << 32 : 16;
    char a[n]; // FAULT stack-overflow: 4294967296
    a[0] = 1;
}
