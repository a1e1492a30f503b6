/* Fills much memory with what it read, and overwrites it: what memory takes comes and goes between the branches. */
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 1 << 17, STEP = 64 };

int main(void)
{
    unsigned char read[16];
    if (fread(read, 1, sizeof read, stdin) != sizeof read)
        return 0;
    unsigned char *memory = malloc(SIZE);
    int found = 0;
    for (int round = 0; round < 8; round++) {
        for (int i = 0; i < SIZE; i += STEP)
            memory[i] = read[i / STEP % 16];
        found += read[round] == 5;
        if (read[round] == 6)
            found++;
        for (int i = 0; i < SIZE; i += STEP)
            if (i % 1024)
                memory[i] = 0;
        if (read[round] == 7)
            found++;
        for (int i = 0; i < SIZE; i += STEP)
            memory[i + 1] = 0;
        if (read[round] == 9)
            found++;
    }
    free(memory);
    return found;
}
