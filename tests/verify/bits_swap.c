// BUG: user-report
// Swaps two numbers without a third; the same place twice is the trap.
#include "task.h"

static void swap(unsigned *a, unsigned *b) {
#ifndef BUG
  if (a == b) return;
#endif
  *a ^= *b;
  *b ^= *a;
  *a ^= *b;
}
int main(void) {
  unsigned a[2] = {__VERIFIER_nondet_uint(), __VERIFIER_nondet_uint()};
  unsigned before = a[0] ^ a[1], first = a[0];
  swap(&a[0], &a[__VERIFIER_nondet_uint() & 1]);
  check(a[0] == first || a[1] == first);
  check((a[0] ^ a[1]) == before);
}
