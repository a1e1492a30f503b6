// BUG: user-report
// Reverses a list of up to four elements in place.
#include "task.h"

struct node { int value; struct node *next; };
int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 4);
  struct node *head = 0;
  for (unsigned i = 0; i < n; i++) {
    struct node *node = malloc(sizeof *node);
    node->value = (int)i;
    node->next = head;
    head = node;
  }
  struct node *reversed = 0;
  while (head) {
    struct node *next = head->next;
    head->next = reversed;
    reversed = head;
    head = next;
  }
  int expected = 0;
  for (struct node *p = reversed; p; p = p->next) check(p->value == expected++);
#ifdef BUG
  check(expected != 3);
#else
  check(expected == (int)n);
#endif
}
