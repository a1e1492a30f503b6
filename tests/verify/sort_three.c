// BUG: user-report
// A sorting network over three numbers.
#include "task.h"

static void order(int *a, int *b) {
  if (*a > *b) {
    int t = *a;
    *a = *b;
    *b = t;
  }
}
int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
  order(&a, &b);
  order(&b, &c);
#ifndef BUG
  order(&a, &b);
#endif
  check(a <= b && b <= c);
}
