// BUG: out-of-bounds
// Skips spaces of a text that may hold nothing else.
#include "task.h"

int main(void) {
  char text[5];
  for (int i = 0; i < 4; i++) text[i] = __VERIFIER_nondet_char();
#ifdef BUG
  text[4] = ' ';
#else
  text[4] = 0;
#endif
  int i = 0;
  while (text[i] == ' ') i++;
  check(i <= 4);
}
