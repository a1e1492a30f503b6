// EXHAUSTIVE: 16
// Elements of an array that are far apart, picked by a table: a few of many places, for writing and for reading.
#include "symbolic.h"

static const unsigned char places[8] = { 3, 90, 41, 17, 66, 29, 90, 74 };
static int cells[100];

int main(void)
{
    unsigned char x[2];
    klee_make_symbolic(x, sizeof x, "x");
    if (x[0] & 0x80)
        return 0;
    cells[places[x[0] & 7]] = x[1];
    cells[places[x[1] & 3] + 1] = 7;
    int seen = cells[places[x[0] >> 4]];
    if (seen == 0)
        return 1;
    if (seen > 200)
        return 2;
    return cells[places[x[1] & 7] + 1] == 7 ? 3 : 4;
}
