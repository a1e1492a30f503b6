// BUG: user-report
// The next power of two, up to 2^31.
#include "task.h"

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  __VERIFIER_assume(x >= 1 && x <= 1u << 31);
  unsigned p = x - 1;
  p |= p >> 1;
  p |= p >> 2;
  p |= p >> 4;
  p |= p >> 8;
#ifndef BUG
  p |= p >> 16;
#endif
  p++;
  check(p >= x && (p & (p - 1)) == 0);
}
