// BUG: null-dereference
// ARGS: --fail-syscalls 1
// An allocation that may fail.
#include "task.h"

int main(void) {
  int *p = malloc(sizeof *p);
#ifndef BUG
  if (!p) return 1;
#endif
  *p = 4;
  check(*p == 4);
  free(p);
}
