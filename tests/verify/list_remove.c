// BUG: null-dereference
// Removes the first element with a key from a list.
#include "task.h"

struct node { unsigned key; struct node *next; };
int main(void) {
  struct node *head = 0;
  for (unsigned i = 0; i < 3; i++) {
    struct node *node = malloc(sizeof *node);
    node->key = __VERIFIER_nondet_uchar();
    node->next = head;
    head = node;
  }
  unsigned char key = __VERIFIER_nondet_uchar();
  struct node **p = &head;
#ifdef BUG
  while ((*p)->key != key) p = &(*p)->next;
#else
  while (*p && (*p)->key != key) p = &(*p)->next;
#endif
  if (*p) {
    struct node *gone = *p;
    *p = gone->next;
    free(gone);
  }
  int left = 0;
  for (struct node *q = head; q; q = q->next) left++;
  check(left == 2 || left == 3);
}
