/* Failures of the environment (--fail-syscalls N): each call asks here, and while fewer than N calls of this path have
 * failed the answer is a symbolic choice, an input object named after the call. */
#include "libc.h"

static int left; /* nothing fails before the program begins */
void __sv_let_fail(void) { left = __symvm_failures(); }
/* Sets how many calls may still fail, and says how many might have: what the library does for itself does not fail. */
int __sv_hold_failures(int now) {
  int before = left;
  left = now;
  return before;
}

int __sv_fails(const char *call, int ways) {
  if (left == 0) return 0;
  int how = __symvm_failure(ways, call);
  for (int way = 1; way <= ways; way++) /* a fork for each way: what follows is concrete */
    if (how == way) return left--, way;
  return 0;
}
