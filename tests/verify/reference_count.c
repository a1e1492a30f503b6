// BUG: use-after-free
// Two owners of one block; the last to let go frees it.
#include "task.h"

struct shared { int owners, value; };
static void release(struct shared *s) {
#ifdef BUG
  if (--s->owners <= 1) free(s);
#else
  if (--s->owners == 0) free(s);
#endif
}
int main(void) {
  struct shared *s = malloc(sizeof *s);
  s->owners = 1, s->value = 5;
  int second = __VERIFIER_nondet_bool();
  if (second) s->owners++;
  if (second) {
    s->value++;
    release(s);
  }
  check(s->value == 5 + second);
  release(s);
}
