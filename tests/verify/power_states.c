// BUG: user-report
// A device is used only while its power is on; it may be suspended and removed at any time.
#include "task.h"

enum state { OFF, ON, SUSPENDED, REMOVED };
int main(void) {
  enum state state = OFF;
  int used = 0;
  for (int i = 0; i < 5; i++) {
    switch (__VERIFIER_nondet_uchar() & 3) {
    case 0:
      if (state == OFF || state == SUSPENDED) state = ON;
      break;
    case 1:
      if (state == ON) state = SUSPENDED;
      break;
    case 2:
      state = REMOVED;
      break;
    default:
#ifdef BUG
      if (state != OFF && state != REMOVED) {
#else
      if (state == ON) {
#endif
        check(state == ON);
        used++;
      }
    }
  }
  check(used <= 4);
}
