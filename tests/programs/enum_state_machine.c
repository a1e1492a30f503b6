// EXHAUSTIVE: 16
#include "symbolic.h"

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    enum { START, WORD, SPACE, BAD } s = START;
    int words = 0;
    for (int i = 0; i < 2; i++) {
        unsigned char c = x >> 8 * i;
        switch (s) {
        case START:
        case SPACE:
            if (c >= 'a' && c <= 'z') { s = WORD; words++; }
            else if (c == ' ') s = SPACE;
            else s = BAD;
            break;
        case WORD:
            s = c == ' ' ? SPACE : c >= 'a' && c <= 'z' ? WORD : BAD;
            break;
        case BAD:
            break;
        }
    }
    return s * 10 + words;
}
