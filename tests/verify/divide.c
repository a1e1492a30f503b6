// BUG: division-by-zero
// A mean over a number of items that may be none.
#include "task.h"

int main(void) {
  unsigned sum = 0, n = 0;
  for (int i = 0; i < 4; i++) {
    unsigned char x = __VERIFIER_nondet_uchar();
    if (x > 200) sum += x, n++;
  }
#ifndef BUG
  if (n == 0) return 0;
#endif
  unsigned mean = sum / n;
  check(mean > 200 && mean <= 255);
}
