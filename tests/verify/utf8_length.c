// BUG: user-report
// Lengths of UTF-8 sequences by their first byte.
#include "task.h"

int main(void) {
  unsigned char first = __VERIFIER_nondet_uchar();
  int length;
  if (first < 0x80) length = 1;
  else if (first < 0xc2) length = 0;
  else if (first < 0xe0) length = 2;
  else if (first < 0xf0) length = 3;
#ifdef BUG
  else if (first < 0xf8) length = 4;
#else
  else if (first < 0xf5) length = 4;
#endif
  else length = 0;
  unsigned smallest = length == 4 ? (first & 7u) << 18 : 0;
  check(smallest <= 0x10ffff);
}
