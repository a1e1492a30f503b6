// BUG: user-report
// PRUNE
// A door with a lock and an alarm: it is never open while it is locked.
#include "task.h"

int main(void) {
  int open = 0, bolt = 0, alarm = 0;
  for (int i = 0; i < 6; i++) {
    unsigned event = __VERIFIER_nondet_uint();
    if (event == 1 && !bolt) open = 1;
    else if (event == 2) open = 0;
#ifdef BUG
    else if (event == 3) bolt = 1;
#else
    else if (event == 3 && !open) bolt = 1;
#endif
    else if (event == 4 && !alarm) bolt = 0;
    else if (event == 5) alarm = !alarm;
    check(!(open && bolt));
  }
}
