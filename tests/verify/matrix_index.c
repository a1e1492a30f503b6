// BUG: out-of-bounds
// Row and column of a small matrix, both checked.
#include "task.h"

int main(void) {
  int cells[3][4] = {{0}};
  unsigned row = __VERIFIER_nondet_uint(), column = __VERIFIER_nondet_uint();
#ifdef BUG
  if (row > 3 || column >= 4) return 1;
#else
  if (row >= 3 || column >= 4) return 1;
#endif
  cells[row][column] = 7;
  int sum = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) sum += cells[i][j];
  check(sum == 7);
}
