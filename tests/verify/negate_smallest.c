// BUG: division-overflow
// The one quotient that does not fit.
#include "task.h"

int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  if (b == 0) return 0;
#ifndef BUG
  if (b == -1 && a < -2147483647) return 0;
#endif
  int q = a / b;
  check(b == 1 || b == -1 || a == 0 || q != a);
}
