// BUG: user-report
// Reads up to three digits; the value has a bound.
#include "task.h"

int main(void) {
  char text[4];
  for (int i = 0; i < 3; i++) text[i] = __VERIFIER_nondet_char();
  text[3] = 0;
  int value = 0;
  for (int i = 0; text[i] >= '0' && text[i] <= '9'; i++) value = value * 10 + (text[i] - '0');
#ifdef BUG
  check(value < 999);
#else
  check(value <= 999);
#endif
}
