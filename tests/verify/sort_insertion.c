// BUG: out-of-bounds
// Insertion sort of four bytes; the inner loop has to look at its index first.
#include "task.h"

int main(void) {
  unsigned char a[4];
  for (int i = 0; i < 4; i++) a[i] = __VERIFIER_nondet_uchar();
  for (int i = 1; i < 4; i++) {
    unsigned char key = a[i];
    int j = i - 1;
#ifdef BUG
    while (a[j] > key) {
#else
    while (j >= 0 && a[j] > key) {
#endif
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = key;
  }
  for (int i = 0; i < 3; i++) check(a[i] <= a[i + 1]);
}
