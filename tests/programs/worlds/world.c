/* Reads from all that a program can read from: arguments, standard input, a file, and objects made symbolic. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

void klee_make_symbolic(void *address, unsigned long size, const char *name);
int klee_range(int begin, int end, const char *name);

static int configured(void)
{
    char text[5] = "";
    FILE *file = fopen("config", "r");
    if (!file)
        return -1;
    size_t n = fread(text, 1, 4, file);
    fclose(file);
    return n == 4 && text[0] == 'o' && text[3] == '\n';
}

int main(int argc, char **argv)
{
    int first = getchar();
    if (first == '!')
        return 10;
    if (configured())
        return 11;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-v") == 0)
            return 20 + i;
        assert(argv[i][0] != 'X');
    }
    short x, again;
    klee_make_symbolic(&x, sizeof x, "x");
    if (x == 77)
        return 12;
    int limit = klee_range(3, 9, "limit");
    klee_make_symbolic(&again, sizeof again, "x");
    if (again == x + limit)
        return 13;
    return 100 / (again - 600);
}
