// Lengths and addresses that depend on input: of those that lead out of what is there, one is enough.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void klee_check_memory_access(const void *, size_t);

int main(int argc, char **argv)
{
    unsigned char in[32], out[16] = {0};
    if (argc < 2 || read(0, in, sizeof in) != sizeof in)
        return 2;
    unsigned short length = in[0] | in[1] << 8;
    switch (argv[1][0]) {
    case 'c':
        memcpy(out, in + 2, length);
        assert(length != 11 || out[10] != 'K');
        break;
    case 'm':
        memmove(out + 4, in, length);
        assert(length != 12);
        break;
    case 's':
        memset(out + 8, 1, length);
        assert(length != 8);
        break;
    case 'w':
        assert(write(1, out, length) != 16);
        break;
    case 'e':
        assert(memcmp(out, in + 2, length) != 0 || length < 3);
        break;
    case 'k':
        klee_check_memory_access(out, length);
        assert(length != 16);
        break;
    case 'f': {
        char *block = malloc(100), *other = malloc(1);
        free(block + length);
        assert(length != 0);
        free(other);
        break;
    }
    case 'b': {
        // What leads out of each is an error of its own kind.
        char *from = malloc(8), *to = malloc(16);
        memset(from, 1, 8);
        free(to);
        memcpy(to, from, length);
        break;
    }
    case 't': {
        char *table[4] = {malloc(1), malloc(1), (char *)out, 0};
        free(table[1]);
        free(table[length & 3]);
        break;
    }
    case 'r': {
        char *block = malloc(100);
        block = realloc(block + length, 10);
        assert(length != 0);
        free(block);
        break;
    }
    }
    return 0;
}
