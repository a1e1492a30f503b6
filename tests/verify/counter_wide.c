// BUG: user-report
// PRUNE
// Sixteen independent branches over one counter: 65536 paths, few states.
#include "task.h"

int main(void) {
  unsigned short x = __VERIFIER_nondet_ushort();
  int count = 0;
  for (int i = 0; i < 16; i++)
    if (x >> i & 1) count++;
#ifdef BUG
  check(count != 11);
#else
  check(count <= 16);
#endif
}
