// BUG: integer-overflow
// ARGS: --check overflow
// Adds two numbers when that cannot overflow.
#include "task.h"

int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), sum = 0;
#ifdef BUG
  if (b > 0 && a > 2147483647 - b + 1) return 1;
#else
  if (b > 0 && a > 2147483647 - b) return 1;
#endif
  if (b < 0 && a < -2147483647 - 1 - b) return 1;
  sum = a + b;
  check(b <= 0 || sum > a);
}
