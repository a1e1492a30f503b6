// BUG: user-report
// Records within records, two deep at most.
#include "task.h"

static unsigned char data[6];
static int deepest;
static void parse(unsigned at, unsigned end, int depth) {
  if (depth > deepest) deepest = depth;
#ifdef BUG
  if (depth > 2) return;
#else
  if (depth == 2) return;
#endif
  while (at < end) {
    unsigned size = data[at] & 7;
    if (size == 0 || at + size > end) return;
    if (data[at] & 8) parse(at + 1, at + size, depth + 1);
    at += size;
  }
}
int main(void) {
  for (int i = 0; i < 4; i++) data[i] = __VERIFIER_nondet_uchar();
  parse(0, 4, 0);
  check(deepest <= 2);
}
