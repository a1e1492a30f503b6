// BUG: user-report
// A driver takes a lock when a request is queued, and gives it back on every way out.
#include "task.h"

static int locked;
static void take(void) {
  check(!locked);
  locked = 1;
}
static void give(void) {
  check(locked);
  locked = 0;
}
static int transfer(int flags) {
  take();
  if (flags & 1) {
    give();
    return -1;
  }
  if (flags & 2) {
#ifndef BUG
    give();
#endif
    return -2;
  }
  give();
  return 0;
}
int main(void) {
  for (int i = 0; i < 3; i++) {
    int result = transfer(__VERIFIER_nondet_int());
    if (result < 0 && __VERIFIER_nondet_bool()) break;
  }
  check(!locked);
}
