// Faulty accesses to globals and constants.
#include "faults.h"
#include <stdlib.h>

static int numbers[4] = {1, 2, 3, 4};
static char name[8];
char shared[3];
static const char digits[] = "0123456789";
static const int primes[3] = {2, 3, 5};

static char ten[10]; // ALLOC

CASE(global_last_bytes_straddle)
{
    *(int *)(ten + (bad ? 8 : 4)) = 1; // FAULT out-of-bounds: write of 4 bytes; : byte 2 of it lies just past the end of global 'ten' of 10 bytes
}

CASE(global_write_past_end)
{
    numbers[bad ? 4 : 3] = 1; // FAULT out-of-bounds: just past the end of global 'numbers' of 16 bytes
}

CASE(global_write_before_start)
{
    numbers[bad ? -1 : 0] = 1; // FAULT out-of-bounds: 4 bytes before the start of global 'numbers' of 16 bytes
}

CASE(global_read_past_end)
{
    int sum = 0;
    for (int i = 0; i <= 3 + bad; i++)
        sum += numbers[i]; // FAULT out-of-bounds: read of 4 bytes; global 'numbers' of 16 bytes
    if (sum != 10)
        abort();
}

CASE(global_zero_initialised)
{
    char *p = shared + 2;
    p += bad;
    *p = 1; // FAULT out-of-bounds: just past the end of global 'shared' of 3 bytes
}

CASE(global_static_local)
{
    static short table[5];
    table[bad ? 5 : 4] = 1; // FAULT out-of-bounds: of 10 bytes
}

CASE(global_constant_read_past_end)
{
    int x = primes[bad ? 3 : 2]; // FAULT out-of-bounds: read of 4 bytes; constant 'primes' of 12 bytes
    if (x != 5)
        abort();
}

CASE(global_constant_write)
{
    int *p = (int *)primes;
    if (bad)
        p[1] = 4; // FAULT read-only-write: constant 'primes' of 12 bytes
}

CASE(global_string_literal_write)
{
    char *text = "fixed";
    char copy[] = "fixed";
    if (!bad)
        text = copy;
    text[0] = 'F'; // FAULT read-only-write: a string literal or constant of 6 bytes
}

CASE(global_string_literal_past_end)
{
    const char *text = "abc";
    int n = 0;
    for (int i = 0; i < (bad ? 5 : 4); i++)
        n += text[i] != 0; // FAULT out-of-bounds: a string literal or constant of 4 bytes
    if (n != 3)
        abort();
}

CASE(global_wrong_digit)
{
    int value = bad ? 11 : 9;
    name[0] = digits[value]; // FAULT out-of-bounds: constant 'digits' of 11 bytes
}

static struct {
    char tag[3];
    char rest[5];
} record;

CASE(global_struct)
{
    char *p = record.tag;
    for (int i = 0; i < 8 + bad; i++)
        p[i] = 0; // FAULT out-of-bounds: just past the end of global 'record' of 8 bytes
}

extern int nowhere;

CASE(global_undefined)
{
    if (bad)
        nowhere = 1; // FAULT external-global: 'nowhere', which no module defines
}
