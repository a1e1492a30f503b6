// BUG: user-report
// Handlers replace one another; the last one is called only after the first.
#include "task.h"

typedef void handler(void);
static handler start, middle, end;
static handler *current = start;
static int seen;
static void start(void) { seen = 1, current = middle; }
static void middle(void) { current = __VERIFIER_nondet_bool() ? end : start; }
static void end(void) {
  check(seen);
  current = 0;
}
int main(void) {
#ifdef BUG
  if (__VERIFIER_nondet_int() == 42) current = end;
#endif
  for (int i = 0; i < 6 && current; i++) current();
}
