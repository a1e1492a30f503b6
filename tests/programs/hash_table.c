// EXHAUSTIVE: 16
// Pointers out of tables that input picks from: chains on the heap, empty buckets, two pointers into one object.
#include "symbolic.h"
#include <stdlib.h>

struct node {
  unsigned char key;
  unsigned char count;
  struct node *next;
};

static struct node *buckets[8];
static struct node pair[2];

static void put(unsigned char key) {
  struct node *n = malloc(sizeof *n);
  n->key = key;
  n->count = 0;
  n->next = buckets[key % 8];
  buckets[key % 8] = n;
}

static struct node *get(unsigned char key) {
  for (struct node *n = buckets[key % 8]; n; n = n->next) {
    n->count++;
    if (n->key == key) return n;
  }
  return NULL;
}

int main(void) {
  unsigned short x;
  klee_make_symbolic(&x, sizeof x, "x");
  put(3);
  put(11);
  put(200);
  buckets[5] = &pair[0];
  buckets[6] = &pair[1];
  pair[0].key = 5;
  pair[1].key = 14;
  struct node *a = get(x & 255);
  struct node *b = get(x >> 8);
  if (a && a == b) return a->count == 2 ? 1 : 2;
  if (a) a->key = 1;
  if (b && b->key == 1) return 3;
  return buckets[3]->count + pair[0].count * 4 + pair[1].count * 2 > 5;
}
