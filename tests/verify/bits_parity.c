// BUG: user-report
// Parity by folding equals parity by counting.
#include "task.h"

int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  unsigned folded = x ^ x >> 4;
  folded ^= folded >> 2;
#ifndef BUG
  folded ^= folded >> 1;
#endif
  unsigned counted = 0;
  for (int i = 0; i < 8; i++) counted += x >> i & 1;
  check((folded & 1) == (counted & 1));
}
