// What a check finds depends on where pointers lead that depend on input.
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct pair {
    short first, second;
};
static const int constant = 5;
static int variable[4];
static void *kept[2];

static int second(struct pair pair)
{
    return pair.second == 3;
}

static int last(int count, ...)
{
    va_list list;
    va_start(list, count);
    int value = 0;
    while (count-- > 0)
        value = va_arg(list, int);
    va_end(list);
    return value == 3;
}

int main(int argc, char **argv)
{
    unsigned char x;
    int r = 0;
    if (argc < 2 || read(0, &x, 1) != 1)
        return 2;
    switch (argv[1][0]) {
    case 'b': { /* A big block, of which little is written. */
        char *block = malloc(70000);
        memset(block, 0, 100);
        r = block[x] == 1;
        free(block);
        break;
    }
    case 'p': { /* Which byte of what is read was never written. */
        struct pair *pairs = malloc(2 * sizeof *pairs);
        pairs[0].first = 0;
        int both;
        memcpy(&both, &pairs[x & 1], sizeof both);
        r = (both & 0xffff) == 3;
        free(pairs);
        break;
    }
    case 's': { /* The same, handed over by value. */
        struct pair pairs[2];
        pairs[0].second = 0;
        pairs[1].first = 0;
        r = second(pairs[x & 1]);
        break;
    }
    case 'o': { /* Out of what is not written. */
        char *block = malloc(8);
        void *places[] = {block, block + 6};
        r = *(int *)places[x & 1] == 7;
        free(block);
        break;
    }
    case 'w': { /* Beyond 64 bits. */
        unsigned __int128 wide, mask = (unsigned __int128)(x & 3) << 100;
        r = (wide & mask) != 0;
        break;
    }
    case 'h': {
        unsigned __int128 wide;
        ((unsigned long *)&wide)[1] = 0;
        r = ((wide >> (x & 64)) & 1) != 0;
        break;
    }
    case 'n': { /* Neither aligned nor inside, or only one of them. */
        static const unsigned char offsets[] = {0, 1, 17, 4};
        char *block = calloc(16, 1);
        r = *(int *)(block + offsets[x & 3]) == 3;
        free(block);
        break;
    }
    case 'v': {
        int set = 1, unset;
        if (x == 4)
            unset = 2;
        r = last(2, set, unset);
        break;
    }
    case 'l': { /* What is kept may be the block, or not. */
        void *choice[] = {malloc(4), variable};
        kept[0] = choice[x & 1];
        choice[0] = 0;
        break;
    }
    case 'k': /* What is kept may be overwritten. */
        kept[x & 1] = malloc(4);
        kept[1] = 0;
        break;
    case 'i': { /* Whether what is kept leads into the block depends on the block's size. */
        char *block = malloc(x & 15);
        kept[0] = block + 5;
        block = 0;
        break;
    }
    case 'r': { /* How many of the pointers in it a block still has does, too. */
        char **pointers = malloc(24);
        pointers[0] = malloc(3);
        pointers[1] = malloc(4);
        pointers[2] = malloc(5);
        kept[0] = realloc(pointers, 24 - (x & 15));
        pointers = 0;
        break;
    }
    case 'y': /* Part of an address is overwritten. */
        kept[0] = malloc(16);
        ((char *)kept)[x & 7] = 0;
        break;
    case 'd': { /* Nothing undefined is below the lowest undefined bit. */
        unsigned __int128 wide;
        ((unsigned long *)&wide)[0] = 5;
        r = ((wide + x) & 0xff) == 7;
        break;
    }
    case 'a': {
        int *places[] = {variable, (int *)((char *)&constant + 2)};
        r = __atomic_fetch_add(places[x & 1], 1, __ATOMIC_SEQ_CST);
        break;
    }
    }
    return r;
}
