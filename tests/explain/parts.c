// Conditions over members, elements and what pointers lead to; no input reaches the lines with `return 1` to `return 5`.
#include "../programs/symbolic.h"
#include <stdlib.h>

typedef struct {
    unsigned short key;
    union {
        unsigned all;
        unsigned char low;
    };
    int use[2];
} entry;

struct node {
    struct node *next;
    int count;
};

struct text {
    unsigned len;
    char data[12];
};

static entry table[4];
static struct node *list;

static int full(struct node *p)
{
    unsigned char c;
    klee_make_symbolic(&c, sizeof c, "c");
    if (c > 100)
        p->next->count += 2;
    if (p->count > 9)
        return 1;
    if (p->next->count > 20)
        return 2;
    return 0;
}

int main(void)
{
    unsigned char n;
    struct text buf = {5, "abc"};
    klee_make_symbolic(&n, sizeof n, "n");
    list = malloc(sizeof *list);
    list->count = 3;
    list->next = calloc(1, sizeof *list);
    table[3].key = 7;
    table[3].use[1] = 2;
    if (n & 1)
        buf.len++;
    if (n & 2)
        table[3].use[1]++;
    if (full(list))
        return 2;
    if (buf.len > 8)
        return 3;
    if (table[3].key > 7 || table[3].use[1] > 4)
        return 4;
    int size;
    klee_make_symbolic(&size, sizeof size, "size");
    if (size > n)
        return 0;
    if (size > 300)
        return 5;
    return 0;
}
