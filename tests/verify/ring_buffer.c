// BUG: user-report
// A ring buffer of four: what is taken out is what was put in, in order.
#include "task.h"

static unsigned char slots[4];
static unsigned first, count;
static int put(unsigned char value) {
#ifdef BUG
  if (count > 4) return 0;
#else
  if (count == 4) return 0;
#endif
  slots[(first + count++) & 3] = value;
  return 1;
}
static int take(unsigned char *value) {
  if (count == 0) return 0;
  *value = slots[first];
  first = (first + 1) & 3;
  count--;
  return 1;
}
int main(void) {
  unsigned char sent = 0, expected = 0;
  for (int i = 0; i < 7; i++) {
    if (__VERIFIER_nondet_bool()) {
      if (put(sent)) sent++;
    } else {
      unsigned char value = 0;
      if (take(&value)) check(value == expected++);
    }
  }
}
