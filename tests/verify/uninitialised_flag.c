// BUG: uninitialised-use
// ARGS: --check uninit
// A flag that is set on every way to its use.
#include "task.h"

int main(void) {
  int kind = __VERIFIER_nondet_int(), flag;
  if (kind == 1) flag = 1;
  else if (kind == 2) flag = 0;
#ifndef BUG
  else flag = 2;
#endif
  if (flag == 2) check(kind != 1 && kind != 2);
}
