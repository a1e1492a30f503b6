// EXHAUSTIVE: 16
// A parser that goes by tables: the state is an element of a table, and the stack's pointer, which lies next to the stack,
// moves by elements of another.
#include "symbolic.h"

enum { NUMBER, PLUS, OPEN, CLOSE, END, OTHER, TOKENS };
enum { ACCEPT = 99 };

// SLR(1): E -> E + T (1) | T (2); T -> number (3) | ( E ) (4). A state to shift to, minus a rule, or 0.
static const signed char actions[9][TOKENS] = {
    { 3, 0, 4, 0, 0, 0 },    { 0, 5, 0, 0, ACCEPT, 0 }, { 0, -2, 0, -2, -2, 0 },
    { 0, -3, 0, -3, -3, 0 }, { 3, 0, 4, 0, 0, 0 },      { 3, 0, 4, 0, 0, 0 },
    { 0, 5, 0, 8, 0, 0 },    { 0, -1, 0, -1, -1, 0 },   { 0, -4, 0, -4, -4, 0 },
};
static const signed char gotos[9][2] = { { 1, 2 }, {}, {}, {}, { 6, 2 }, { 0, 7 }, {}, {}, {} };
static const signed char moves[5] = { 0, -3, -1, -1, -3 };
static const unsigned char makes[5] = { 0, 0, 0, 1, 1 };
static const unsigned char classes[16] = { NUMBER, NUMBER, NUMBER, PLUS, PLUS, OPEN, CLOSE, OTHER,
                                           NUMBER, OPEN, CLOSE, PLUS, OPEN, CLOSE, NUMBER, OTHER };

struct entry {
    short state, token;
    long value[2];
};

static struct parser {
    struct entry *top;
    int reductions;
    struct entry stack[40];
} parser;

static void reduce(struct parser *p, int rule)
{
    struct entry *first = p->top + moves[rule] + 1;
    long value = first->value[0];
    if (rule == 1)
        value += first[2].value[0];
    if (rule == 4)
        value = first[1].value[0] + 10;
    p->top = first;
    first->state = gotos[first[-1].state][makes[rule]];
    first->value[0] = value;
    p->reductions++;
}

int main(void)
{
    unsigned short x;
    klee_make_symbolic(&x, sizeof x, "x");
    struct parser *p = &parser;
    p->top = p->stack + 3;
    for (int i = 0; i < 5; i++) {
        int nibble = x >> 4 * i & 15;
        int token = i < 4 ? classes[nibble] : END;
        int action;
        while ((action = actions[p->top->state][token]) < 0)
            reduce(p, -action);
        if (action == ACCEPT)
            return p->top->value[0] + p->reductions;
        if (action == 0)
            return 100 + (p->top - p->stack) + i * 10;
        p->top++;
        p->top->state = action;
        p->top->token = token;
        p->top->value[0] = nibble & 3;
    }
    return 99;
}
