// EXHAUSTIVE: 8
// A machine whose handlers call each other by musttail: a frame for each step would need more than any stack.
#include "symbolic.h"

struct machine {
    unsigned char input;
    unsigned long steps, sum;
};

typedef long handler(struct machine *machine, unsigned pc, long accumulator);

static handler count, choose, stop, leave;
static handler *const table[4] = {count, choose, stop, leave};

__attribute__((noinline)) static long count(struct machine *machine, unsigned pc, long accumulator)
{
    char room[512];
    room[pc & 511] = (char)accumulator;
    machine->sum += (unsigned char)room[pc & 511];
    if (++machine->steps % 20000)
        __attribute__((musttail)) return count(machine, pc + 1, accumulator + 3);
    __attribute__((musttail)) return table[1](machine, pc, accumulator);
}

__attribute__((noinline)) static long choose(struct machine *machine, unsigned pc, long accumulator)
{
    // The number of rounds, and the handler behind them, come from the input.
    unsigned rounds = machine->input & 3;
    if (machine->steps / 20000 <= rounds)
        __attribute__((musttail)) return count(machine, pc, accumulator ^ machine->input);
    __attribute__((musttail)) return table[2 + (machine->input >> 7)](machine, pc, accumulator);
}

__attribute__((noinline)) static long stop(struct machine *machine, unsigned pc, long accumulator)
{
    return (long)machine->sum + accumulator + pc;
}

__attribute__((noinline)) static long leave(struct machine *machine, unsigned pc, long accumulator)
{
    return machine->input & 8 ? -accumulator : (long)pc;
}

int main(void)
{
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    struct machine machine = {x, 0, 0};
    long result = count(&machine, 0, 1);
    return result < 0 ? 1 : result % 5 == 0 ? 2 : 3;
}
