/* Calls of the library with arguments that it cannot serve: found in the caller's line, not within the library. */
#include "faults.h"
#include <dirent.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

CASE(call_format_needs_a_pointer)
{
    long number = 42;
    if (bad)
        printf("%s\n", (char *)number); // FAULT null-dereference: read of 1 byte
}

CASE(call_format_without_an_argument)
{
    char text[8] = "x";
    const char *format = bad ? "%d %s\n" : "%d %%s\n";
    printf(format, 7); // FAULT out-of-bounds: read of 8 bytes; the argument area
    text[0] = 0;
}

CASE(call_scanf_without_an_address)
{
    long number = 3;
    if (sscanf("17", "%ld", bad ? (long *)number : &number) != 1) // FAULT null-dereference: write of 8 bytes
        abort();
}

CASE(call_count_through_null)
{
    int count;
    printf("abc%n\n", bad ? 0 : &count); // FAULT null-dereference: write of 4 bytes
}

CASE(call_negative_size)
{
    char from[8] = "1234567", to[8];
    int size = bad ? -1 : 8;
    memcpy(to, from, (size_t)size); // FAULT out-of-bounds: local variable
}

CASE(call_negative_fill)
{
    char to[8];
    int size = bad ? -8 : 8;
    memset(to, 0, (size_t)size); // FAULT out-of-bounds: local variable 'to' of 8 bytes
}

CASE(call_print_to_closed)
{
    FILE *f = fopen("/tmp/file", "w");
    if (!f)
        return;
    if (bad)
        fclose(f);
    fprintf(f, "late\n"); // FAULT use-after-free: the heap block
    if (!bad)
        fclose(f);
}

CASE(call_read_from_closed)
{
    FILE *f = fopen("/dev/null", "r");
    if (!f)
        return;
    if (bad)
        fclose(f);
    if (fgetc(f) != EOF) // FAULT use-after-free: the heap block
        abort();
    if (!bad)
        fclose(f);
}

CASE(call_stream_is_null)
{
    FILE *f = fopen(bad ? "/nowhere/file" : "/tmp/file", "w");
    fputs("text", f); // FAULT null-dereference: read of 
    if (!bad)
        fclose(f);
}

CASE(call_closedir_twice)
{
    DIR *d = opendir("/tmp");
    if (!d)
        return;
    closedir(d);
    if (bad)
        closedir(d); // FAULT use-after-free: the heap block
}

CASE(call_unterminated_environment)
{
    char name[4] = {'P', 'A', 'T', 'H'}, good[5] = "PATH";
    if (getenv(bad ? name : good)) // FAULT out-of-bounds: local variable 'name' of 4 bytes
        abort();
}

CASE(call_wide_overrun)
{
    wchar_t to[4];
    wcscpy(to, bad ? L"1234" : L"123"); // FAULT out-of-bounds: just past the end of local variable 'to' of 16 bytes
}

CASE(call_conversion_overrun)
{
    wchar_t to[4];
    mbstowcs(to, "12345", bad ? 6 : 4); // FAULT out-of-bounds: just past the end of local variable 'to' of 16 bytes
}

CASE(call_date_of_null)
{
    time_t far = bad ? (time_t)1 << 62 : 0;
    struct tm *when = gmtime(&far);
    char text[40];
    strftime(text, sizeof text, "%Y", when); // FAULT null-dereference: read of 4 bytes
}

CASE(call_read_into_small)
{
    char small[4];
    if (read(0, small, bad ? 9 : sizeof small) < 0) // FAULT out-of-bounds: local variable 'small' of 4 bytes
        abort();
}

CASE(call_write_from_small)
{
    char small[4] = "abc";
    if (write(1, small, bad ? 5 : sizeof small) < 0) // FAULT out-of-bounds: local variable 'small' of 4 bytes
        abort();
}

static int by_character(const void *a, const void *b)
{
    return *(const char *)a - *(const char *)b; // FAULT out-of-bounds: just past the end of local variable 'sorted' of 4 bytes
}

CASE(call_search_beyond)
{
    char sorted[4] = {'a', 'b', 'c', 'd'}, key = 'z';
    size_t count = bad ? 5 : 4;
    if (lfind(&key, sorted, &count, 1, by_character))
        abort();
}

CASE(call_strtol_unterminated)
{
    char digits[3] = {'1', '2', '3'}, good[4] = "123";
    if (strtol(bad ? digits : good, 0, 10) != 123) // FAULT out-of-bounds: local variable 'digits' of 3 bytes
        abort();
}
