// What is printed with a width or precision that depends on input: how long that is.
#include <limits.h>
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    unsigned char in[3];
    if (argc < 2 || read(0, in, sizeof in) != sizeof in)
        return 200;
    char text[] = {(char)in[1], (char)in[2], 0};
    int n = 0, width = in[0] & 7;
    switch (argv[1][0]) {
    case 'd': n = printf("%*d", width, in[1]); break;
    case 'l': n = printf("%-*d", width, in[1] - 100); break;
    case 'z': n = printf("%0*d", width, in[1]); break;
    case 'x': n = printf("%.*x", width, in[1]); break;
    case 'o': n = printf("%#*o", width, in[1]); break;
    case 's': n = printf("%*s", width, text); break;
    case 'p': n = dprintf(2, "%*.*s", width, in[1] & 3, "abcd"); break;
    case 'm': n = printf("%*d", in[0] & 1 ? INT_MIN : width, in[1]); break;
    case 'b':
        width = in[0] | in[1] << 8 | (in[2] & 1) << 16;
        if (printf("%*d", width, in[1]) != 100000)
            return 7;
        puts("far");
        return 105;
    case 'g': {
        char format[] = {'%', (char)('0' + width), 'd', 0};
        n = printf(format, in[1]);
        break;
    }
    case 'c': n = printf("%*c", width, in[1]); break;
    case 'n': n = fprintf(stderr, "%*d", width - 4, in[1]); break;
    }
    return n == 5 ? 105 : n < 0 ? 99 : n;
}
