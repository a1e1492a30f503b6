// BUG: out-of-bounds
// A stack machine checks for room and for operands.
#include "task.h"

int main(void) {
  int stack[3], top = 0;
  for (int i = 0; i < 5; i++) {
    unsigned char code = __VERIFIER_nondet_uchar();
    if (code == 0) {
      if (top == 3) break;
      stack[top++] = i;
    } else if (code == 1) {
      if (top < 2) break;
      stack[top - 2] += stack[top - 1];
      top--;
    } else if (code == 2) {
#ifndef BUG
      if (top == 0) break;
#endif
      stack[top - 1] = -stack[top - 1];
    } else {
      break;
    }
  }
  check(top >= 0 && top <= 3);
}
