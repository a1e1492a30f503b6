// Faults inside the C library that the caller is to blame for.
#include "faults.h"
#include <ctype.h>
#include <dirent.h>
#include <regex.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

static char small[4];

CASE(libc_strcpy_heap)
{
    char *p = malloc(5);              // ALLOC
    strcpy(p, bad ? "12345" : "1234"); // FAULT out-of-bounds: just past the end of the heap block of 5 bytes
    free(p);
}

CASE(libc_strcpy_stack)
{
    char a[4];                      // ALLOC
    strcpy(a, bad ? "1234" : "123"); // FAULT out-of-bounds: just past the end of local variable 'a' of 4 bytes
}

CASE(libc_strcpy_global)
{
    strcpy(small, bad ? "1234" : "123"); // FAULT out-of-bounds: just past the end of global 'small' of 4 bytes
}

CASE(libc_memcmp_differs)
{
    char *p = malloc(4); // ALLOC
    memset(p, 'a', 4);
    if (memcmp(p, "bcdefg", bad ? 6 : 4) == 0) p[0] = 0; // FAULT out-of-bounds: just past the end of the heap block of 4 bytes
    free(p);
}

CASE(libc_strcat)
{
    char a[8] = "abcd";              // ALLOC
    strcat(a, bad ? "efgh" : "efg"); // FAULT out-of-bounds: local variable 'a' of 8 bytes
}

CASE(libc_strncpy)
{
    char a[6];                          // ALLOC
    strncpy(a, "ab", bad ? 7 : sizeof a); // FAULT out-of-bounds: local variable 'a' of 6 bytes
}

CASE(libc_sprintf)
{
    char a[5];                       // ALLOC
    sprintf(a, "%d", bad ? 12345 : 1234); // FAULT out-of-bounds: just past the end of local variable 'a' of 5 bytes
}

CASE(libc_snprintf)
{
    char a[5];                                  // ALLOC
    snprintf(a, bad ? 9 : sizeof a, "%s", "longer"); // FAULT out-of-bounds: local variable 'a' of 5 bytes
}

CASE(libc_memset)
{
    int a[3];                          // ALLOC
    memset(a, 0, sizeof a + (bad ? 1 : 0)); // FAULT out-of-bounds: write of 13 bytes; local variable 'a' of 12 bytes
}

CASE(libc_memcpy_to)
{
    char *p = malloc(4); // ALLOC
    memcpy(p, "abcdefgh", bad ? 8 : 4); // FAULT out-of-bounds: write of 8 bytes; the heap block of 4 bytes
    free(p);
}

CASE(libc_memcpy_from)
{
    char to[8], from[4] = "abc"; // ALLOC
    memcpy(to, from, bad ? 8 : 4); // FAULT out-of-bounds: read of 8 bytes; local variable 'from' of 4 bytes
}

CASE(libc_memcpy_overlap)
{
    char a[16] = "0123456789";
    memcpy(a + (bad ? 4 : 8), a, 8); // FAULT overlapping-copy: 4 bytes apart
}

CASE(libc_memmove)
{
    char *p = calloc(1, 16); // ALLOC
    memmove(p + 1, p, bad ? 16 : 15); // FAULT out-of-bounds: the heap block of 16 bytes
    free(p);
}

CASE(libc_strlen_unterminated)
{
    char a[3] = {'a', 'b', 'c'}; // ALLOC
    if (!bad)
        a[2] = 0;
    if (strlen(a) != 2) // FAULT out-of-bounds: read of 1 byte; just past the end of local variable 'a' of 3 bytes
        abort();
}

CASE(libc_strlen_freed)
{
    char *p = strdup("text"); // ALLOC
    size_t n = strlen(p);
    free(p); // FREED
    if (bad)
        n = strlen(p); // FAULT use-after-free: the heap block of 5 bytes
    if (n != 4)
        abort();
}

CASE(libc_strdup_overrun)
{
    char *p = strdup("text"); // ALLOC
    p[bad ? 5 : 4] = 0;       // FAULT out-of-bounds: just past the end of the heap block of 5 bytes
    free(p);
}

CASE(libc_fgets)
{
    char line[4];                            // ALLOC
    if (fgets(line, bad ? 8 : sizeof line, stdin)) // FAULT out-of-bounds: just past the end of local variable 'line' of 4 bytes
        line[0] = 0;
}

CASE(libc_fread)
{
    char *p = malloc(4); // ALLOC
    if (fread(p, 1, bad ? 6 : 4, stdin) == 0) // FAULT out-of-bounds: the heap block of 4 bytes
        abort();
    free(p);
}

CASE(libc_scanf)
{
    char word[6]; // ALLOC
    if (scanf(bad ? "%s" : "%5s", word) != 1) // FAULT out-of-bounds: just past the end of local variable 'word' of 6 bytes
        abort();
}

CASE(libc_printf_string)
{
    char a[2] = {'a', 'b'}; // ALLOC
    printf(bad ? "%s\n" : "%.2s\n", a); // FAULT out-of-bounds: read of 1 byte; local variable 'a' of 2 bytes
}

CASE(libc_printf_null_destination)
{
    char a[8];
    sprintf(bad ? 0 : a, "%d", 1); // FAULT null-dereference: write of 1 byte
}

CASE(libc_strcmp_null)
{
    const char *p = bad ? 0 : "x";
    if (strcmp(p, "x")) // FAULT null-dereference: read of 1 byte
        abort();
}

static int compare(const void *a, const void *b)
{
    const int *x = a, *y = b;
    return *x - *y; // FAULT out-of-bounds: read of 4 bytes; just past the end of local variable 'a' of 16 bytes
}

CASE(libc_qsort)
{
    int a[4] = {4, 3, 2, 1};            // ALLOC
    qsort(a, bad ? 5 : 4, sizeof *a, compare);
    if (a[0] != 1)
        abort();
}

static int reads_neighbour(const void *a, const void *b)
{
    const int *x = a, *y = b;
    return bad ? x[4] - y[4] : *x - *y; // FAULT out-of-bounds: read of 4 bytes; local variable 'a' of 16 bytes
}

CASE(libc_comparison)
{
    int a[4] = {4, 3, 2, 1};
    qsort(a, 4, sizeof *a, reads_neighbour);
}

CASE(libc_memcmp)
{
    char a[4] = "abc", b[8] = "abc"; // ALLOC
    if (memcmp(b, a, bad ? 8 : 4)) // FAULT out-of-bounds: local variable 'a' of 4 bytes
        abort();
}

CASE(libc_memchr)
{
    char a[4] = "abc"; // ALLOC
    if (memchr(a, 'z', bad ? 5 : 4)) // FAULT out-of-bounds: local variable 'a' of 4 bytes
        abort();
}

CASE(libc_strtok)
{
    char text[] = "a b";
    char *word = strtok(bad ? (char *)"a b" : text, " "); // FAULT read-only-write: a string literal
    if (!word)
        abort();
}

CASE(libc_getline_freed)
{
    char *line = 0;
    size_t size = 0;
    if (getline(&line, &size, stdin) < 0) // ALLOC
        abort();
    free(line); // FREED
    if (bad)
        line[0] = 0; // FAULT use-after-free: the heap block
}

CASE(libc_fclose_twice)
{
    FILE *f = fopen("file", "w");
    if (!f)
        abort();
    fclose(f);
    if (bad)
        fclose(f); // FAULT use-after-free: the heap block
}

CASE(libc_isalpha)
{
    int c = bad ? 100000 : 'a';
    if (!isalpha(c)) // FAULT out-of-bounds: 
        abort();
}

CASE(libc_fputs_closed)
{
    FILE *f = fopen("file", "w");
    if (!f)
        abort();
    fputs("before", f);
    if (bad)
        fclose(f);
    fputs("after", f); // FAULT use-after-free: the heap block
    if (!bad)
        fclose(f);
}

CASE(libc_fprintf_closed)
{
    FILE *f = tmpfile();
    if (!f)
        abort();
    if (bad)
        fclose(f);
    fprintf(f, "%d\n", 5); // FAULT use-after-free: the heap block
    if (!bad)
        fclose(f);
}

CASE(libc_fgetc_closed)
{
    FILE *f = fopen("/dev/null", "r");
    if (!f)
        abort();
    if (bad)
        fclose(f);
    if (fgetc(f) != EOF) // FAULT use-after-free: the heap block
        abort();
    if (!bad)
        fclose(f);
}

CASE(libc_null_stream)
{
    FILE *f = fopen(bad ? "absent" : "/dev/null", "r");
    if (fgetc(f) != EOF) // FAULT null-dereference: read of 
        abort();
    fclose(f);
}

CASE(libc_closedir_twice)
{
    DIR *d = opendir("/");
    if (!d)
        abort();
    closedir(d);
    if (bad)
        closedir(d); // FAULT use-after-free: the heap block
}

CASE(libc_readdir_closed)
{
    DIR *d = opendir("/");
    if (!d)
        abort();
    if (bad)
        closedir(d);
    if (!readdir(d)) // FAULT use-after-free: the heap block
        abort();
    if (!bad)
        closedir(d);
}

CASE(libc_memstream_freed)
{
    char *text = 0;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    if (!f)
        abort();
    fputs("text", f);
    fclose(f);
    if (text[bad ? 5 : 4]) // FAULT out-of-bounds: just past the end of the heap block of 5 bytes
        abort();
    free(text);
}

CASE(libc_fmemopen)
{
    char text[4]; // ALLOC
    FILE *f = fmemopen(text, bad ? 8 : sizeof text, "w");
    if (!f)
        abort();
    fputs("abcd", f);
    fflush(f); // FAULT out-of-bounds: local variable 'text' of 4 bytes
    fclose(f);
}

CASE(libc_printf_missing)
{
    char text[40];
    sprintf(text, bad ? "%d %d\n" : "%d\n", 1); // FAULT out-of-bounds: read of 4 bytes; the argument area
}

CASE(libc_printf_number_for_string)
{
    const char *format = bad ? "%s\n" : "%d\n";
    printf(format, 5); // FAULT null-dereference: read of 1 byte at 0x5
}

CASE(libc_scanf_missing)
{
    int n = 0;
    if (sscanf("1 2", bad ? "%d %d" : "%d", &n) < 1) // FAULT out-of-bounds: read of 8 bytes; the argument area
        abort();
}

CASE(libc_scanf_narrow)
{
    short n = 0;                          // ALLOC
    sscanf("7", bad ? "%d" : "%hd", (void *)&n); // FAULT out-of-bounds: write of 4 bytes; local variable 'n' of 2 bytes
}

static int sum(int count, ...)
{
    va_list args;
    int total = 0;
    va_start(args, count);
    for (int i = 0; i < count; i++)
        total += va_arg(args, int); // FAULT out-of-bounds: read of 4 bytes; the argument area
    va_end(args);
    return total;
}

CASE(libc_va_arg)
{
    if (sum(bad ? 3 : 2, 1, 2) == -1)
        abort();
}

CASE(libc_va_arg_stack)
{
    const char *format = bad ? "%d%d%d%d%d%d%d%d" : "%d%d%d%d%d%d%d";
    char text[40];
    sprintf(text, format, 1, 2, 3, 4, 5, 6, 7); // FAULT out-of-bounds: read of 4 bytes
}

CASE(libc_memcpy_negative)
{
    char a[8] = "abc", b[8];
    int n = bad ? -1 : 4;
    memcpy(b, a, n); // FAULT out-of-bounds: local variable
    if (b[0] != 'a')
        abort();
}

CASE(libc_memset_negative)
{
    char a[8]; // ALLOC
    int n = bad ? -4 : 4;
    memset(a, 1, n); // FAULT out-of-bounds: local variable 'a' of 8 bytes
}

CASE(libc_strncpy_negative)
{
    char a[8]; // ALLOC
    int n = bad ? -1 : 8;
    strncpy(a, "ab", n); // FAULT out-of-bounds: local variable 'a' of 8 bytes
}

CASE(libc_fread_negative)
{
    char a[4]; // ALLOC
    int n = bad ? -1 : 4;
    if (fread(a, 1, n, stdin) == 0) // FAULT out-of-bounds: local variable 'a' of 4 bytes
        abort();
}

CASE(libc_strcat_unterminated)
{
    char a[8]; // ALLOC
    memset(a, 'x', sizeof a);
    if (!bad)
        a[3] = 0;
    strcat(a, "y"); // FAULT out-of-bounds: just past the end of local variable 'a' of 8 bytes
}

CASE(libc_strcpy_overlap)
{
    char a[16] = "0123456"; // ALLOC
    strcpy(a + (bad ? 2 : 8), a); // FAULT out-of-bounds: just past the end of local variable 'a' of 16 bytes
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b); // FAULT null-dereference: read of 1 byte
}

CASE(libc_qsort_null)
{
    char *words[3] = {"b", "a", 0};
    qsort(words, bad ? 3 : 2, sizeof *words, by_text);
}

CASE(libc_regfree_freed)
{
    regex_t pattern;
    if (regcomp(&pattern, "a+", REG_EXTENDED | REG_NOSUB))
        abort();
    char *text = strdup("caab"); // ALLOC
    if (bad)
        free(text); // FREED
    if (regexec(&pattern, text, 0, 0, 0)) // FAULT use-after-free: the heap block of 5 bytes
        abort();
    regfree(&pattern);
    if (!bad)
        free(text);
}

CASE(libc_wcslen_unterminated)
{
    wchar_t a[3] = {'a', 'b', 'c'}; // ALLOC
    if (!bad)
        a[2] = 0;
    if (wcslen(a) != 2) // FAULT out-of-bounds: read of 4 bytes; just past the end of local variable 'a' of 12 bytes
        abort();
}

CASE(libc_printf_number_for_float)
{
    const char *format = bad ? "%f\n" : "%d\n";
    printf(format, 5); // FAULT out-of-bounds: read of 8 bytes; the argument area
}

CASE(libc_printf_float_for_number)
{
    const char *format = bad ? "%d\n" : "%g\n";
    printf(format, 5.0); // FAULT out-of-bounds: read of 4 bytes; the argument area
}

CASE(libc_scanf_null)
{
    char word[4];
    if (sscanf("ab", "%3s", bad ? 0 : word) != 1) // FAULT null-dereference: write of 1 byte
        abort();
}

CASE(libc_strtok_first)
{
    char text[] = "a b";
    if (!strtok(bad ? 0 : text, " ")) // FAULT null-dereference: read of 1 byte
        abort();
}
