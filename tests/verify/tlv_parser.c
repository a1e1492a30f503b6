// BUG: out-of-bounds
// Type, length, value: a length is compared with what is left before the value is read.
#include "task.h"

int main(void) {
  unsigned char data[8];
  for (int i = 0; i < 8; i++) data[i] = __VERIFIER_nondet_uchar();
  unsigned at = 0, sum = 0, records = 0;
  while (at + 2 <= 8) {
    unsigned type = data[at], length = data[at + 1];
    if (type == 0) break;
#ifdef BUG
    if (at + length > 8) break;
#else
    if (at + 2 + length > 8) break;
#endif
    for (unsigned i = 0; i < length; i++) sum += data[at + 2 + i];
    at += 2 + length;
    records++;
  }
  check(records <= 4 && sum <= 6 * 255);
}
