// The program says itself that it failed, or goes where nothing is.
#include "faults.h"
#include <assert.h>
#include <signal.h>
#include <stdlib.h>

void reach_error(void);
static volatile int sink;

CASE(control_assertion)
{
    int x = bad;
    assert(x == 0 && "x is good"); // FAULT assertion-failure: x == 0
}

CASE(control_abort)
{
    if (bad)
        abort(); // FAULT abort: abort
}

CASE(control_unreachable)
{
    if (bad)
        __builtin_unreachable(); // FAULT unreachable: 
}

CASE(control_trap)
{
    if (bad)
        __builtin_trap(); // FAULT trap: 
}

CASE(control_fault_signal)
{
    signal(SIGFPE, bad ? SIG_DFL : SIG_IGN);
    raise(SIGFPE); // FAULT fault-signal: SIGFPE
}

static int nothing_returned(int x)
{
    if (x)
        return 1;
    exit(0);
}

CASE(control_exit_in_callee)
{
    sink = nothing_returned(bad);
    assert(!bad); // FAULT assertion-failure: !bad
}

CASE(control_reach_error)
{
    if (bad)
        reach_error(); // FAULT user-report: reach_error
}

static int down(int n)
{
    return n <= 0 ? 0 : 1 + down(bad ? n + 1 : n - 1); // FAULT stack-overflow: limit
}

CASE(control_endless_recursion)
{
    sink = down(5);
}

static void even(int n);
/* On one line: whose call is one too many depends on what lies on the stack before. */
static void odd(int n) { if (n) even(n - 1); } static void even(int n) { if (n != (bad ? -1 : 0)) odd(n - 1 + (bad ? 2 : 0)); } // FAULT stack-overflow: limit

CASE(control_endless_mutual_recursion)
{
    even(bad ? 4 : 4);
}

CASE(control_computed_goto) // FAULT invalid-jump: none of the labels
{
    void *where[] = {&&first, &&second};
    void *target = where[1];
    if (bad)
        target = (char *)target + 1;
    goto *target; /* clang gives all such jumps of a function one place, without a line of its own */
first:
    sink = 1;
second:
    sink = 2;
}
