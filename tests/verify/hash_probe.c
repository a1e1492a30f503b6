// BUG: user-report
// Open addressing in a table of four: a key that was put in is found.
#include "task.h"

static unsigned char keys[4];
static int insert(unsigned char key) {
  for (unsigned i = 0; i < 4; i++) {
    unsigned slot = (key + i) & 3;
    if (keys[slot] == 0 || keys[slot] == key) {
      keys[slot] = key;
      return 1;
    }
  }
  return 0;
}
static int find(unsigned char key) {
#ifdef BUG
  for (unsigned i = 0; i < 2; i++) {
#else
  for (unsigned i = 0; i < 4; i++) {
#endif
    unsigned slot = (key + i) & 3;
    if (keys[slot] == key) return 1;
    if (keys[slot] == 0) return 0;
  }
  return 0;
}
int main(void) {
  unsigned char first = __VERIFIER_nondet_uchar(), second = __VERIFIER_nondet_uchar(), third = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(first && second && third);
  insert(first);
  insert(second);
  insert(third);
  check(find(first));
  check(find(third));
}
