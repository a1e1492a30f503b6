// EXHAUSTIVE: 8
// Long copies, long fills and comparisons at symbolic addresses, which know one place at a time; and a load from a table
// that is too large to be a term.
#include "symbolic.h"
#include <string.h>

static unsigned char rows[4][300];
static unsigned char copy[300];
static const char names[4][6] = {"never", "key", "any", "keys"};
static int large[1 << 15];

int main(void) {
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  for (int i = 0; i < 4; i++) memset(rows[i], i * 3, 300);
  memcpy(copy, rows[x & 3], 300);
  if (copy[299] == 6) return 1;
  memset(rows[x >> 2 & 3], 9, 300);
  if (rows[3][0] == 9 && rows[1][7] == 9) return 2;
  if (strcmp(names[x >> 4 & 3], "key") == 0) return 3;
  large[3 << 13] = 1;
  if (large[(x >> 6) << 13]) return 4;
  return 0;
}
