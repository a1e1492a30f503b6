// Arithmetic that has no result.
#include "faults.h"
#include <limits.h>
#include <stdlib.h>

static volatile int sink;

CASE(division_by_zero)
{
    int d = bad ? 0 : 2;
    sink = 10 / d; // FAULT division-by-zero: by zero
}

CASE(remainder_by_zero)
{
    unsigned d = bad ? 0 : 3;
    sink = (int)(10u % d); // FAULT division-by-zero: by zero
}

CASE(division_overflow)
{
    int a = bad ? INT_MIN : INT_MIN + 1, b = -1;
    sink = a / b; // FAULT division-overflow: -1
}

CASE(remainder_overflow)
{
    long a = LONG_MIN + !bad, b = -1;
    sink = (int)(a % b); // FAULT division-overflow: -1
}

CASE(overflow_add)
{
    int a = INT_MAX - !bad;
    sink = a + 1; // FAULT integer-overflow --check overflow: 2147483647 + 1
}

CASE(overflow_subtract)
{
    int a = INT_MIN + !bad;
    sink = a - 1; // FAULT integer-overflow --check overflow: -2147483648 - 1
}

CASE(overflow_multiply)
{
    int a = bad ? 46341 : 46340;
    sink = a * a; // FAULT integer-overflow --check overflow: 46341 * 46341
}

CASE(overflow_negate)
{
    int a = INT_MIN + !bad;
    sink = -a; // FAULT integer-overflow --check overflow: 0 - -2147483648
}

CASE(overflow_absolute)
{
    int a = INT_MIN + !bad;
    sink = __builtin_abs(a); // FAULT integer-overflow --check overflow: 0 - -2147483648
}

CASE(overflow_increment)
{
    int i = INT_MAX - 1;
    i++;
    if (bad)
        i++; // FAULT integer-overflow --check overflow: 2147483647 + 1
    unsigned u = UINT_MAX;
    u++;
    signed char c = 127;
    c++;
    sink = i + (int)u;
}

CASE(overflow_long)
{
    long a = LONG_MAX / 2 + 1, b = bad ? a : a - 1;
    sink = a + b != 0; // FAULT integer-overflow --check overflow: signed integer of 64 bits
}

CASE(overflow_wide)
{
    __int128 a = (__int128)1 << 126, b = bad ? 2 : 1;
    sink = a * b != 0; // FAULT integer-overflow --check overflow: signed integer of 128 bits
}

CASE(shift_too_far)
{
    int n = bad ? 32 : 31;
    sink = 1u << n; // FAULT shift-overflow --check overflow: a value of 32 bits is shifted by 32
}

CASE(shift_negative)
{
    int n = bad ? -1 : 1;
    sink = 4 >> n; // FAULT shift-overflow --check overflow: a value of 32 bits is shifted by
}

CASE(shift_right_too_far)
{
    unsigned long x = 1;
    unsigned n = bad ? 64 : 63;
    sink = (int)(x >> n); // FAULT shift-overflow --check overflow: a value of 64 bits is shifted by 64
}

CASE(cast_of_double)
{
    double d = bad ? 2147483648.0 : 2147483647.75;
    sink = (int)d; // FAULT integer-overflow --check float-cast: 2147483648.0 does not fit in a signed integer of 32 bits
}

CASE(cast_of_negative)
{
    float f = bad ? -1.0f : -0.75f;
    sink = (unsigned short)f; // FAULT integer-overflow --check float-cast: -1.0f does not fit in an unsigned integer of 16 bits
}

CASE(cast_of_nan)
{
    volatile long double zero = 0;
    long double nan = bad ? zero / zero : -9223372036854775808.0L;
    sink = (int)(long)nan; // FAULT integer-overflow --check float-cast: NAN does not fit in a signed integer of 64 bits
}

CASE(misaligned_read)
{
    char bytes[16] = {0};
    int *p = (int *)(bytes + (16 - (unsigned long)bytes % 16) % 16 + bad);
    sink = *p; // FAULT misaligned --check misaligned: read of 4 bytes; no multiple of 4
}

CASE(misaligned_write)
{
    char *p = malloc(32); // ALLOC
    *(long *)(p + 4 + 4 * !bad) = 1; // FAULT misaligned --check misaligned: write of 8 bytes; no multiple of 8; the heap block of 32 bytes
    struct __attribute__((packed)) {
        char tag;
        int value;
    } packed = {1, 2};
    sink = packed.value;
    free(p);
}

CASE(assumption)
{
    int x = bad ? 1 : 0;
    __builtin_assume(x == 0); // FAULT assumption-failure --check assume: 
    sink = x;
}
