// BUG: user-report
// The greatest common divisor of two small numbers divides both.
#include "task.h"

int main(void) {
  unsigned a = __VERIFIER_nondet_uchar() & 15, b = __VERIFIER_nondet_uchar() & 15;
#ifdef BUG
  __VERIFIER_assume(b);
  unsigned x = a, y = b - 1;
#else
  __VERIFIER_assume(a && b);
  unsigned x = a, y = b;
#endif
  while (y) {
    unsigned r = x % y;
    x = y;
    y = r;
  }
  check(x != 0 && a % x == 0 && b % x == 0);
}
