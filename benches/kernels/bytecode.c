/* An interpreter of a small bytecode: a switch in a loop, an operand stack, dense and unpredictable branches.
 * It counts the steps of Collatz's sequences. The exit code is a checksum. */
#ifndef LIMIT
#define LIMIT 1700
#endif

enum code { PUSH, LOAD, STORE, ADD, MUL, AND, SHR, LESS, EQUAL, JUMP, JUMP_IF, JUMP_UNLESS, INC, HALT };

static const unsigned char program[] = {
    PUSH, 1, STORE, 0,                                   /* 0: n = 1 */
    LOAD, 0, PUSH, LIMIT % 100, PUSH, LIMIT / 100,       /* 4: while n < LIMIT */
    PUSH, 100, MUL, ADD, LESS, JUMP_UNLESS, 62,
    LOAD, 0, STORE, 1,                                   /* 17: x = n */
    LOAD, 1, PUSH, 1, EQUAL, JUMP_IF, 58,                /* 21: while x != 1 */
    INC, 2, LOAD, 1, PUSH, 1, AND, JUMP_IF, 46,          /* 28: steps++; if x is even */
    LOAD, 1, PUSH, 1, SHR, STORE, 1, JUMP, 21,           /* 37: x /= 2 */
    LOAD, 1, PUSH, 3, MUL, PUSH, 1, ADD, STORE, 1, JUMP, 21, /* 46: else x = 3 * x + 1 */
    INC, 0, JUMP, 4,                                     /* 58: n++ */
    HALT,                                                /* 62 */
};

static unsigned long run(const unsigned char *code)
{
    unsigned long stack[16], locals[4] = { 0 };
    int sp = 0, pc = 0;
    for (;;) {
        switch ((enum code)code[pc++]) {
        case PUSH: stack[sp++] = code[pc++]; break;
        case LOAD: stack[sp++] = locals[code[pc++]]; break;
        case STORE: locals[code[pc++]] = stack[--sp]; break;
        case ADD: sp--; stack[sp - 1] += stack[sp]; break;
        case MUL: sp--; stack[sp - 1] *= stack[sp]; break;
        case AND: sp--; stack[sp - 1] &= stack[sp]; break;
        case SHR: sp--; stack[sp - 1] >>= stack[sp]; break;
        case LESS: sp--; stack[sp - 1] = stack[sp - 1] < stack[sp]; break;
        case EQUAL: sp--; stack[sp - 1] = stack[sp - 1] == stack[sp]; break;
        case JUMP: pc = code[pc]; break;
        case JUMP_IF: pc = stack[--sp] ? code[pc] : pc + 1; break;
        case JUMP_UNLESS: pc = stack[--sp] ? pc + 1 : code[pc]; break;
        case INC: locals[code[pc++]]++; break;
        case HALT: return locals[2];
        }
    }
}

int main(void)
{
    unsigned long steps = run(program);
    return (int)((steps ^ steps >> 7) & 127);
}
