/* <search.h>: trees (as AVL trees, so that a walk's depth stays near what glibc's has), hash tables, queues. */
#include "libc.h"

typedef int (*order)(const void *, const void *);
struct node {
  const void *key; /* first: programs read it through the node */
  struct node *child[2];
  int height;
};
static int height(const struct node *n) { return n ? n->height : 0; }
static void measure(struct node *n) {
  int a = height(n->child[0]), b = height(n->child[1]);
  n->height = (a > b ? a : b) + 1;
}
/* Lifts the child on `side` above `n`. */
static struct node *rotate(struct node *n, int side) {
  struct node *up = n->child[side];
  n->child[side] = up->child[!side];
  up->child[!side] = n;
  measure(n);
  measure(up);
  return up;
}
static struct node *balance(struct node *n) {
  int lean = height(n->child[1]) - height(n->child[0]);
  measure(n);
  if (lean >= -1 && lean <= 1) return n;
  int side = lean > 0;
  struct node *c = n->child[side];
  if (height(c->child[!side]) > height(c->child[side])) n->child[side] = rotate(c, !side);
  return rotate(n, side);
}
static struct node *insert(struct node *n, const void *key, order compare, struct node **found) {
  if (!n) {
    n = *found = calloc(1, sizeof *n);
    if (n) n->key = key, n->height = 1;
    return n;
  }
  int c = compare(key, n->key);
  if (c == 0) return *found = n;
  n->child[c > 0] = insert(n->child[c > 0], key, compare, found);
  return balance(n);
}
void *tfind(const void *key, void *const *root, order compare) {
  struct node *n = root ? *root : 0;
  while (n) {
    int c = compare(key, n->key);
    if (c == 0) return n;
    n = n->child[c > 0];
  }
  return 0;
}
void *tsearch(const void *key, void **root, order compare) {
  struct node *found = 0;
  if (root) *root = insert(*root, key, compare, &found);
  return found;
}
/* Takes the leftmost node out. */
static struct node *take_least(struct node *n, struct node **least) {
  if (!n->child[0]) {
    *least = n;
    return n->child[1];
  }
  n->child[0] = take_least(n->child[0], least);
  return balance(n);
}
static struct node *delete(struct node *n, struct node *parent, const void *key, order compare, struct node **above) {
  if (!n) return 0;
  int c = compare(key, n->key);
  if (c) {
    n->child[c > 0] = delete(n->child[c > 0], n, key, compare, above);
    return balance(n);
  }
  *above = parent ? parent : n;
  struct node *left = n->child[0], *right = n->child[1], *least;
  free(n);
  if (!right) return left;
  right = take_least(right, &least);
  least->child[0] = left;
  least->child[1] = right;
  return balance(least);
}
/* The parent of the node deleted; for the root something that is not 0. */
void *tdelete(const void *key, void **root, order compare) {
  struct node *above = 0;
  if (root) *root = delete(*root, 0, key, compare, &above);
  return above;
}
enum { PREORDER, POSTORDER, ENDORDER, LEAF };
static void walk(const struct node *n, void (*action)(const void *, int, int), int level) {
  if (!n->child[0] && !n->child[1]) {
    action(n, LEAF, level);
    return;
  }
  action(n, PREORDER, level);
  if (n->child[0]) walk(n->child[0], action, level + 1);
  action(n, POSTORDER, level);
  if (n->child[1]) walk(n->child[1], action, level + 1);
  action(n, ENDORDER, level);
}
void twalk(const void *root, void (*action)(const void *, int, int)) {
  if (root && action) walk(root, action, 0);
}
static void walk_r(const struct node *n, void (*action)(const void *, int, void *), void *closure) {
  if (!n->child[0] && !n->child[1]) {
    action(n, LEAF, closure);
    return;
  }
  action(n, PREORDER, closure);
  if (n->child[0]) walk_r(n->child[0], action, closure);
  action(n, POSTORDER, closure);
  if (n->child[1]) walk_r(n->child[1], action, closure);
  action(n, ENDORDER, closure);
}
void twalk_r(const void *root, void (*action)(const void *, int, void *), void *closure) {
  if (root && action) walk_r(root, action, closure);
}
void tdestroy(void *root, void (*release)(void *)) {
  struct node *n = root;
  if (!n) return;
  tdestroy(n->child[0], release);
  tdestroy(n->child[1], release);
  release((void *)n->key);
  free(n);
}

/* ---- hash tables: a list of entries in the order of entry; names are compared without a fork each ---- */

typedef struct { char *key; void *data; } ENTRY;
struct hsearch_data { ENTRY *table; unsigned size, filled; };
int hcreate_r(size_t count, struct hsearch_data *to) {
  if (to->table) return 0;
  /* As in glibc, the next prime. */
  if (count < 3) count = 3;
  if (count > UINT_MAX / 2) return errno = ENOMEM, 0;
  for (size_t by = 2; by * by <= count; by++)
    if (count % by == 0) count++, by = 1;
  to->table = calloc(count, sizeof *to->table);
  to->size = (unsigned)count;
  to->filled = 0;
  return to->table ? 1 : (errno = ENOMEM, 0);
}
void hdestroy_r(struct hsearch_data *to) {
  free(to->table);
  to->table = 0;
}
int hsearch_r(ENTRY item, int enter, ENTRY **found, struct hsearch_data *in) {
  for (unsigned i = 0; i < in->filled; i++)
    if (strcmp(in->table[i].key, item.key) == 0) return *found = &in->table[i], 1;
  *found = 0;
  if (!enter) return errno = ESRCH, 0;
  if (in->filled == in->size) return errno = ENOMEM, 0;
  in->table[in->filled] = item;
  *found = &in->table[in->filled++];
  return 1;
}
static struct hsearch_data own;
int hcreate(size_t count) { return hcreate_r(count, &own); }
void hdestroy(void) { hdestroy_r(&own); }
ENTRY *hsearch(ENTRY item, int enter) {
  ENTRY *found;
  hsearch_r(item, enter, &found, &own);
  return found;
}

/* ---- queues ---- */

struct link { struct link *next, *previous; };
void insque(void *element, void *after) {
  struct link *e = element, *p = after;
  if (!p) {
    e->next = e->previous = 0;
    return;
  }
  e->next = p->next;
  e->previous = p;
  if (p->next) p->next->previous = e;
  p->next = e;
}
void remque(void *element) {
  struct link *e = element;
  if (e->next) e->next->previous = e->previous;
  if (e->previous) e->previous->next = e->next;
}
