// Pointers that depend on input: what the C library has of its own is not the program's to be led into.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int global;

int main(int argc, char **argv)
{
    struct tm own = {.tm_mday = 3};
    time_t when = 86400 * 10;
    char *wild;
    if (argc < 2 || read(0, &wild, sizeof wild) != sizeof wild)
        return 2;
    switch (argv[1][0]) {
    case 'w':
        *wild = 1;
        break;
    case 'm':
        memset(wild, 7, 3);
        break;
    case 'l': { /* What the library hands out is. */
        struct tm *t = (unsigned long)wild & 1 ? gmtime(&when) : &own;
        t->tm_mday += 1;
        printf("%d\n", gmtime(&when)->tm_mday + t->tm_mday);
        break;
    }
    case 'f': /* What it keeps of its own is reached by numbers. */
        printf("%d\n", (int)write((unsigned char)(long)wild & 3, "x", 1));
        break;
    case 't': { /* Pointers are stored where the input says, and in pieces. */
        struct tm *kept[3] = {&own, gmtime(&when), &own}, other = own;
        unsigned at = (unsigned char)(long)wild % 3;
        kept[at] = 0;
        kept[at] = &other;
        kept[1]->tm_mday += 1;
        break;
    }
    case 's': {
        char number[] = {"19"[(long)wild & 1], 'e', '5', '2', 0};
        if (strtod(number, 0) == 9e52) puts("nine");
        break;
    }
    case 'i': {
        char *text = asctime(gmtime(&when));
        text[(unsigned long)wild % 24] = 0;
        printf("%s\n", text);
        break;
    }
    }
    puts("on");
    printf("%d\n", global);
    free(malloc(3));
    return global;
}
