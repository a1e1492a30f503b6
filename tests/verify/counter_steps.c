// BUG: user-report
// Goes up or down twelve times; a saturating counter stays within its bounds.
#include "task.h"

int main(void) {
  int level = 3;
  for (int i = 0; i < 12; i++) {
    if (__VERIFIER_nondet_bool()) {
      if (level < 7) level++;
    } else {
#ifdef BUG
      if (level > -1) level--;
#else
      if (level > 0) level--;
#endif
    }
  }
  check(level >= 0 && level <= 7);
}
