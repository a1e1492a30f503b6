// BUG: invalid-call
// Calls through a table of functions, one of which is missing.
#include "task.h"

static int one(int x) { return x + 1; }
static int two(int x) { return x - 1; }
static int (*const table[4])(int) = {one, two, 0, one};
int main(void) {
  unsigned char which = __VERIFIER_nondet_uchar();
  if (which > 3) return 1;
#ifndef BUG
  if (!table[which]) return 2;
#endif
  int result = table[which](7);
  check(result == 8 || result == 6);
}
