/* Functions to enter by themselves, and calls into an environment that may fail. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

struct pair {
    int first;
    long second;
};
struct large {
    long part[5];
};

int outside(int number);

/* Reached only with the right one of each argument. */
static int deep(struct pair pair, struct large large, int number, const char *text, short small)
{
    if (pair.second != 9 || large.part[3] != 7 || number != 42 || small != -3)
        return 0;
    if (strlen(text) == 3 && text[0] == 'x')
        abort();
    return 1;
}
int (*const kept)(struct pair, struct large, int, const char *, short) = deep;

static void show(void)
{
    const char *text = "a\xc3\xa9\xe4\xb8\xad";
    wchar_t wide[8];
    char *name = setlocale(LC_ALL, "");
    long count = (long)mbstowcs(wide, text, 8);
    printf("%s %ld %s\n", name ? name : "none", count, getenv("WHO") ? getenv("WHO") : "nobody");
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "show") == 0) {
        show();
        return 0;
    }
    if (argc > 1 && strcmp(argv[1], "outside") == 0)
        return outside(1) == -5 ? 7 : 8;
    char *copy = malloc(6);
    if (!copy)
        return 1;
    char bytes[4];
    ssize_t n = read(0, bytes, sizeof bytes);
    if (n < 0)
        return 2;
    if (n == 1)
        return 3;
    FILE *file = fopen("/tmp/file", "w");
    if (!file)
        return 4;
    if (fprintf(file, "%s", "text") < 0)
        return 5;
    if (fclose(file))
        return 6;
    char *second = malloc(3);
    second[0] = 'x'; /* forgets that there may be no memory */
    return 0;
}
