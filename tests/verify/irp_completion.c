// BUG: use-after-free
// A request packet is completed, and freed, exactly once.
#include "task.h"

struct packet { int status, pending; };
static int complete(struct packet *p, int status) {
  p->status = status;
  free(p);
  return status;
}
static int dispatch(struct packet *p, int code) {
  if (code == 1) return complete(p, -1);
  if (code == 2) {
    p->pending = 1;
    if (__VERIFIER_nondet_bool()) return complete(p, 0);
  }
#ifdef BUG
  if (code == 3) complete(p, 1);
#else
  if (code == 3) return complete(p, 1);
#endif
  return complete(p, 2);
}
int main(void) {
  struct packet *p = malloc(sizeof *p);
  p->status = p->pending = 0;
  int status = dispatch(p, __VERIFIER_nondet_int());
  check(status >= -1 && status <= 2);
}
