// Use of memory that was never written, and the many things that are no use.
#include "faults.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static volatile int sink;
static int table[4];

CASE(uninit_local)
{
    int x; // ALLOC
    if (!bad)
        x = 0;
    if (x) // FAULT uninitialised-use --check uninit: local variable 'x' of 4 bytes
        sink = 1;
}

CASE(uninit_surplus)
{
    char text[40];
    int x[2]; // ALLOC
    x[0] = 1;
    sink = snprintf(text, sizeof text, "%d%%", x[0], x[1]);
    sink += snprintf(text, sizeof text, bad ? "%d %d" : "%d", x[0], x[1]); // FAULT uninitialised-use --check uninit: 4 bytes into local variable 'x' of 8 bytes
}

CASE(uninit_heap)
{
    int *p = malloc(2 * sizeof *p); // ALLOC
    p[0] = 1;
    if (!bad)
        p[1] = 1;
    if (p[0] + p[1] > 2) // FAULT uninitialised-use --check uninit: 4 bytes into the heap block of 8 bytes
        sink = 1;
    free(p);
}

CASE(uninit_realloc)
{
    char *p = calloc(1, 4);
    p = realloc(p, 8); // ALLOC
    if (p[bad ? 4 : 3]) // FAULT uninitialised-use --check uninit: 4 bytes into the heap block of 8 bytes
        sink = 1;
    free(p);
}

CASE(uninit_index)
{
    int i; // ALLOC
    if (!bad)
        i = 2;
    sink = table[i]; // FAULT uninitialised-use --check uninit: address; local variable 'i'
}

CASE(uninit_pointer)
{
    int *p; // ALLOC
    if (!bad)
        p = table;
    *p = 1; // FAULT uninitialised-use --check uninit: local variable 'p' of 8 bytes
}

CASE(uninit_argument)
{
    int x; // ALLOC
    if (!bad)
        x = 1;
    printf("%d\n", x); // FAULT uninitialised-use --check uninit: local variable 'x'
}

CASE(uninit_string)
{
    char text[4]; // ALLOC
    text[0] = 'a';
    text[2] = 0;
    if (!bad)
        text[1] = 'b';
    if (strlen(text) != 2) // FAULT uninitialised-use --check uninit: 1 byte into local variable 'text' of 4 bytes
        sink = 1;
}

CASE(uninit_divisor)
{
    int x; // ALLOC
    if (!bad)
        x = 3;
    sink = 10 / (x | 1); // FAULT uninitialised-use --check uninit: local variable 'x'
}

CASE(uninit_switch)
{
    enum { ONE, TWO } e; // ALLOC
    if (!bad)
        e = ONE;
    switch (e) { // FAULT uninitialised-use --check uninit: local variable 'e'
    case ONE:
        sink = 1;
        break;
    case TWO:
        sink = 2;
    }
}

CASE(uninit_call)
{
    void (*f)(void *); // ALLOC
    if (!bad)
        f = free;
    f(0); // FAULT uninitialised-use --check uninit: local variable 'f'
}

struct padded {
    char tag; /* three bytes of padding */
    int value;
    short tail; /* two more */
};

static struct padded make(void)
{
    struct padded p;
    p.tag = 1;
    p.value = 2;
    if (!bad)
        p.tail = 3;
    return p;
}

static int sum(struct padded p)
{
    return p.tag + p.value + p.tail;
}

CASE(uninit_through_structs)
{
    struct padded a = make(), b, *heap = malloc(sizeof *heap);
    b = a;
    memcpy(heap, &b, sizeof b);
    struct padded c = *heap;
    free(heap);
    if (c.tag + c.value != 3)
        abort();
    if (sum(c) != 6) // FAULT uninitialised-use --check uninit: 
        abort();
}

struct flags {
    unsigned a : 3, b : 5, c : 9;
    unsigned long wide : 40;
};

static int flag_sum(struct flags f)
{
    return (int)f.a + (int)f.c;
}

CASE(uninit_bit_fields)
{
    struct flags f; // ALLOC
    f.a = 5;
    f.c = 300;
    f.wide = 7;
    if (f.a != 5 || f.c != 300 || f.wide != 7 || flag_sum(f) != 305)
        abort();
    if (bad && f.b) // FAULT uninitialised-use --check uninit: local variable 'f'
        sink = 1;
}

struct large {
    unsigned lead : 4, rest : 4;
    char room[40];
};

static int first_of(struct large l)
{
    return l.lead;
}

CASE(uninit_by_value)
{
    struct large l; // ALLOC
    l.lead = 3;
    if (first_of(l) != 3)
        abort();
    if (bad && l.rest) // FAULT uninitialised-use --check uninit: local variable 'l' of 44 bytes
        sink = 1;
}

CASE(uninit_union)
{
    union {
        char byte;
        int word;
    } u; // ALLOC
    u.byte = 0;
    if (u.byte)
        abort();
    if (bad && u.word) // FAULT uninitialised-use --check uninit: 1 byte into local variable 'u' of 4 bytes
        sink = 1;
}

CASE(uninit_masked)
{
    int x; // ALLOC
    char *p = (char *)&x;
    p[0] = 1;
    if ((x & 0xff) != 1)
        abort();
    if ((x & (bad ? 0x1ff : 0xff)) == 1) // FAULT uninitialised-use --check uninit: 1 byte into local variable 'x' of 4 bytes
        sink = 1;
}

static int choose(int which, int a, int b)
{
    return which ? a : b;
}

CASE(uninit_not_chosen)
{
    int a = 1, b; // ALLOC
    if (choose(!bad, a, b) != 1) // FAULT uninitialised-use --check uninit: local variable 'b'
        abort();
}

CASE(uninit_copied_bytes)
{
    char from[8], to[8];
    for (int i = 0; i < 4; i++)
        from[i] = (char)i;
    for (int i = 0; i < 8; i++)
        to[i] = from[i];
    if (to[bad ? 4 : 3] == 9) // FAULT uninitialised-use --check uninit: 
        sink = 1;
}

static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b; // FAULT uninitialised-use --check uninit: local variable 'b' of 16 bytes
}

CASE(uninit_sorted)
{
    int a[4] = {3, 1, 2, 4}, b[4]; // ALLOC
    memcpy(b, a, (bad ? 3 : 4) * sizeof *a);
    qsort(b, 4, sizeof *b, compare);
    sink = b[0];
}

CASE(uninit_float)
{
    double d; // ALLOC
    if (!bad)
        d = 1.5;
    if (d * 2 > 1) // FAULT uninitialised-use --check uninit: local variable 'd' of 8 bytes
        sink = 1;
}

struct bits {
    unsigned char a : 3, b : 5;
};

static void set_first(struct bits *p, unsigned char value)
{
    p->a = value;
}

static void copy_bits(struct bits *to, const struct bits *from)
{
    *to = *from;
}

static int first_bits(const struct bits *p)
{
    return p->a;
}

static int last_bits(const struct bits *p)
{
    return p->b;
}

CASE(uninit_bits_copied)
{
    struct bits from, to; // ALLOC
    set_first(&from, 1);
    copy_bits(&to, &from);
    if (bad ? last_bits(&to) : first_bits(&to)) // FAULT uninitialised-use --check uninit: local variable 'from' of 1 byte
        sink = 1;
}

CASE(uninit_bits_symbolic)
{
    struct bits s; // ALLOC
    unsigned char value;
    klee_make_symbolic(&value, sizeof value, "value");
    set_first(&s, value);
    int bits = bad ? last_bits(&s) : first_bits(&s);
    if (bits) // FAULT uninitialised-use --check uninit: local variable 's' of 1 byte
        sink = 1;
}

// What was known of the bits of a frame that is gone.
static void leave_bits(void)
{
    struct bits s;
    set_first(&s, 1);
}

static int unset_bits(void)
{
    unsigned char s; // ALLOC
    if (!bad)
        s = 1;
    return s & 7;
}

CASE(uninit_bits_of_old)
{
    leave_bits();
    if (unset_bits()) // FAULT uninitialised-use --check uninit: local variable 's' of 1 byte
        sink = 1;
}

// The same where the frame is left by a jump, all its registers defined again.
static jmp_buf outside;
static struct bits whole = {1, 1};

static void jump_out(void)
{
    struct bits all[64], *p;
    for (int i = 0; i < 65; i++) {
        p = i < 64 ? &all[i] : &whole;
        p->a = 1;
    }
    longjmp(outside, 1);
}

static int unset_element(void)
{
    unsigned char all[64]; // ALLOC
    int i = 20;
    if (!bad)
        all[20] = 1;
    return all[i] & 1;
}

CASE(uninit_bits_before_jump)
{
    if (setjmp(outside) == 0)
        jump_out();
    if (unset_element()) // FAULT uninitialised-use --check uninit: 20 bytes into local variable 'all' of 64 bytes
        sink = 1;
}

CASE(uninit_bits_of_old_array)
{
    int n = 64;
    {
        struct bits all[n];
        for (int i = 0; i < n; i++)
            all[i].a = 1;
        sink = all[1].a;
    }
    unsigned char all[n]; // ALLOC
    if (!bad)
        all[20] = 1;
    if (all[20] & 1) // FAULT uninitialised-use --check uninit: 20 bytes into
        sink = 2;
}
