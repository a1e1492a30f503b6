// BUG: user-report
// Bubble sort of four numbers that ends early when nothing moved.
#include "task.h"

int main(void) {
  short a[4];
  for (int i = 0; i < 4; i++) a[i] = __VERIFIER_nondet_short();
  int moved = 1;
#ifdef BUG
  for (int round = 0; round < 2 && moved; round++) {
#else
  for (int round = 0; round < 4 && moved; round++) {
#endif
    moved = 0;
    for (int i = 0; i < 3; i++)
      if (a[i] > a[i + 1]) {
        short t = a[i];
        a[i] = a[i + 1];
        a[i + 1] = t;
        moved = 1;
      }
  }
  for (int i = 0; i < 3; i++) check(a[i] <= a[i + 1]);
}
