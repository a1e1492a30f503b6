// BUG: user-report
// Binary search among eight sorted numbers finds what is there.
#include "task.h"

int main(void) {
  static const short table[8] = {-9, -4, 0, 3, 5, 8, 13, 21};
  short wanted = __VERIFIER_nondet_short();
  int low = 0, high = 8, found = -1;
#ifdef BUG
  while (low + 1 < high) {
#else
  while (low < high) {
#endif
    int middle = low + (high - low) / 2;
    if (table[middle] == wanted) {
      found = middle;
      break;
    }
    if (table[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  int there = 0;
  for (int i = 0; i < 8; i++) there |= table[i] == wanted;
  check(there == (found >= 0));
}
