// EXHAUSTIVE: 16
#include "symbolic.h"
#include <string.h>

/* Values of odd widths whose bytes are looked at apart, and together with others. */
int main(void)
{
    unsigned char x[2];
    klee_make_symbolic(x, sizeof x, "x");
    unsigned _BitInt(7) seven = (unsigned _BitInt(7))(x[0] + 1);
    unsigned _BitInt(7) other = (unsigned _BitInt(7))x[1];
    /* Looked at before they are stored. */
    switch (seven) {
    case 3:
        return 9;
    case 6:
        return 10;
    }
    switch (other) {
    case 4:
        return 11;
    case 5:
        return 12;
    }
    unsigned _BitInt(7) sevens[3] = {seven, other, 5};
    if (*(unsigned _BitInt(24) *)sevens == 0x051123)
        return 13;
    unsigned short both;
    memcpy(&both, sevens, sizeof both);
    if (both == 0x4105)
        return 1;
    unsigned _BitInt(24) three;
    memcpy(&three, sevens, 3);
    if (three == 0x051122)
        return 8;
    _Bool small[4] = {x[0] < 7, x[1] > 200, x[0] == x[1], x[1] & 1};
    unsigned all;
    unsigned char one;
    memcpy(&all, small, sizeof all);
    memcpy(&one, &small[2], 1);
    if (one)
        return all == 0x01010001 ? 2 : 3;
    if (all == 0x01000101)
        return 4;
    memcpy(&three, &small[1], 3);
    if (three == 0x010001)
        return 7;
    unsigned char copy[4];
    for (int i = 0; i < 4; i++)
        copy[i] = ((unsigned char *)small)[3 - i];
    memcpy(&all, copy, sizeof all);
    return all == 0x00000100 ? 5 : 6;
}
