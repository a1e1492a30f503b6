// BUG: user-report
// Client hello, server hello, keys, finished: data is never sent before the keys are there.
#include "task.h"

int main(void) {
  int state = 0, have_key = 0;
  for (int i = 0; i < 6; i++) {
    unsigned char message = __VERIFIER_nondet_uchar();
    if (state == 0 && message == 1) state = 1;
    else if (state == 1 && message == 2) state = 2;
    else if (state == 2 && message == 11) state = 3;
    else if (state == 3 && message == 16) have_key = 1, state = 4;
#ifdef BUG
    else if (state == 2 && message == 20) state = 5;
#endif
    else if (state == 4 && message == 20) state = 5;
    else if (state == 5 && message == 23) check(have_key);
    else if (message == 21) break;
  }
}
