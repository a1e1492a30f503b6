// BUG: use-after-free
// Frees a list while it walks it.
#include "task.h"

struct node { int value; struct node *next; };
int main(void) {
  struct node *head = 0;
  for (int i = 0; i < 4; i++) {
    if (!__VERIFIER_nondet_bool()) continue;
    struct node *node = malloc(sizeof *node);
    node->value = i;
    node->next = head;
    head = node;
  }
  while (head) {
#ifdef BUG
    free(head);
    head = head->next;
#else
    struct node *next = head->next;
    free(head);
    head = next;
#endif
  }
}
