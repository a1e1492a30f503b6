// BUG: user-report
// Counts the set bits of a byte, one branch each.
#include "task.h"

int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  int count = 0;
  for (int i = 0; i < 8; i++)
    if (x >> i & 1) count++;
#ifdef BUG
  check(count < 8);
#else
  check(count <= 8);
#endif
}
