// BUG: out-of-bounds
// Copies a text into a buffer of four bytes and ends it.
#include "task.h"

int main(void) {
  char from[6], to[4];
  for (int i = 0; i < 5; i++) from[i] = __VERIFIER_nondet_char();
  from[5] = 0;
  int n = 0;
#ifdef BUG
  while (from[n] && n < 4) {
#else
  while (from[n] && n < 3) {
#endif
    to[n] = from[n];
    n++;
  }
  to[n] = 0;
  check(n <= 4);
}
