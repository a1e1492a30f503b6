// Reads files in a folder; one has the name under which a native run could keep its test.
// The tests give it `data/level` and `test.ktest` of one symbolic byte each.
#include <stdio.h>

static int first(const char *name) {
    FILE *file = fopen(name, "r");
    if (!file)
        return -1;
    int byte = getc(file);
    fclose(file);
    return byte;
}

int main(void) {
    int level = first("data/level"), other = first("test.ktest");
    if (level < 0 || other < 0)
        return 1;
    if (level == 'h') {
        if (other == 'i') {
            puts("both");
            return 12;
        }
        return 11;
    }
    return 10;
}
