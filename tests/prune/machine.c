// A state machine over six letters with a heap block, a table and a function; two bugs lie deep, one of them behind a
// state that is reached in many ways.
#include "../programs/symbolic.h"
#include <assert.h>
#include <stdlib.h>

static const unsigned char next[4][3] = { { 1, 0, 2 }, { 2, 3, 0 }, { 0, 3, 1 }, { 3, 1, 2 } };
static int errors;

static void note(int state)
{
    if (state == 3)
        errors++;
}

int main(void)
{
    unsigned char text[6];
    klee_make_symbolic(text, sizeof text, "text");
    int *seen = calloc(4, sizeof *seen);
    int state = 0;
    for (int i = 0; i < 6; i++) {
        int letter = text[i] < 10 ? 0 : text[i] < 200 ? 1 : 2;
        state = next[state][letter];
        seen[state]++;
        note(state);
    }
    assert(errors < 5);
    if (seen[2] == 3 && seen[0] == 2)
        seen[4] = 1;
    free(seen);
    return 0;
}
