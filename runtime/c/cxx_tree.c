/* The trees behind std::map and std::set: red-black trees (Cormen, Leiserson, Rivest, Stein, "Introduction to Algorithms",
 * chapter 13) with a header whose parent is the root, whose left is the first and whose right is the last node; the
 * header is the root's parent, is red (so that it is told from the root), and stands behind the last node. */
#include "cxx.h"

enum colour { RED, BLACK };
struct node { /* std::_Rb_tree_node_base */
  enum colour colour;
  struct node *parent, *child[2]; /* left, right */
};
enum { LEFT, RIGHT };

static int side_of(const struct node *n) { return n == n->parent->child[RIGHT]; }
static int is_red(const struct node *n) { return n && n->colour == RED; }
static struct node *furthest(struct node *n, int side) {
  while (n->child[side]) n = n->child[side];
  return n;
}
static int is_header(const struct node *n) { return n->colour == RED && (!n->parent || n->parent->parent == n); }

/* The next node to a side; behind the last (and before the first) is the header. */
static struct node *next(struct node *n, int side) {
  if (n->child[side]) return furthest(n->child[side], !side);
  struct node *up = n->parent;
  while (n == up->child[side]) {
    if (up->parent == n) return up; /* the header, to which the root is the last, too */
    n = up;
    up = up->parent;
  }
  return up;
}
struct node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct node *n) { return next(n, RIGHT); }
const struct node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(const struct node *n) { return next((struct node *)n, RIGHT); }
/* Before the header, which is behind the last node, is the last. */
static struct node *before(struct node *n) { return is_header(n) ? n->child[RIGHT] : next(n, LEFT); }
struct node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct node *n) { return before(n); }
const struct node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(const struct node *n) { return before((struct node *)n); }

/* Puts `new` where `old` hangs. */
static void hang(struct node *header, struct node *old, struct node *new) {
  if (header->parent == old) header->parent = new;
  else old->parent->child[side_of(old)] = new;
  if (new) new->parent = old->parent;
}

/* Turns the edge between `n` and its child on the other side, which comes above it. */
static void rotate(struct node *header, struct node *n, int side) {
  struct node *up = n->child[!side];
  hang(header, n, up);
  n->child[!side] = up->child[side];
  if (up->child[side]) up->child[side]->parent = n;
  up->child[side] = n;
  n->parent = up;
}

/* void std::_Rb_tree_insert_and_rebalance(bool left, node *n, node *parent, node &header) */
void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(_Bool left, struct node *n, struct node *parent, struct node *header) {
  *n = (struct node){.colour = RED, .parent = parent};
  if (parent == header) {
    header->parent = header->child[LEFT] = header->child[RIGHT] = n;
  } else {
    /* A symbolic answer is branched on (what is volatile forbids an index made of it), so that pointers stay concrete. */
    volatile int side = RIGHT;
    if (left) side = LEFT;
    parent->child[side] = n;
    if (header->child[side] == parent) header->child[side] = n;
  }
  while (n != header->parent && n->parent->colour == RED) {
    struct node *above = n->parent->parent;
    int side = side_of(n->parent);
    struct node *uncle = above->child[!side];
    if (is_red(uncle)) {
      n->parent->colour = uncle->colour = BLACK;
      above->colour = RED;
      n = above;
    } else {
      if (side_of(n) != side) {
        n = n->parent;
        rotate(header, n, side);
      }
      n->parent->colour = BLACK;
      above->colour = RED;
      rotate(header, above, !side);
    }
  }
  header->parent->colour = BLACK;
}

/* Below `parent`, on that side, a black node is missing on every way down. */
static void mend(struct node *header, struct node *n, struct node *parent, int side) {
  while (n != header->parent && !is_red(n)) {
    struct node *sibling = parent->child[!side];
    if (sibling->colour == RED) {
      sibling->colour = BLACK;
      parent->colour = RED;
      rotate(header, parent, side);
      sibling = parent->child[!side];
    }
    if (!is_red(sibling->child[LEFT]) && !is_red(sibling->child[RIGHT])) {
      sibling->colour = RED;
      n = parent;
      if (n == header->parent) break;
      side = side_of(n);
      parent = n->parent;
      continue;
    }
    if (!is_red(sibling->child[!side])) {
      sibling->child[side]->colour = BLACK;
      sibling->colour = RED;
      rotate(header, sibling, !side);
      sibling = parent->child[!side];
    }
    sibling->colour = parent->colour;
    parent->colour = sibling->child[!side]->colour = BLACK;
    rotate(header, parent, side);
    n = header->parent;
  }
  if (n) n->colour = BLACK;
}

/* node *std::_Rb_tree_rebalance_for_erase(node *n, node &header): takes it out; the caller frees it */
struct node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(struct node *n, struct node *header) {
  for (int side = LEFT; side <= RIGHT; side++)
    if (header->child[side] == n) header->child[side] = next(n, !side);
  enum colour gone = n->colour;
  struct node *rest, *parent; /* what comes to the place that became free, and what is above it */
  int side;
  if (n->child[LEFT] && n->child[RIGHT]) {
    struct node *heir = furthest(n->child[RIGHT], LEFT);
    gone = heir->colour;
    rest = heir->child[RIGHT];
    side = side_of(heir);
    parent = heir->parent == n ? heir : heir->parent;
    if (heir->parent != n) {
      heir->parent->child[side] = rest;
      if (rest) rest->parent = heir->parent;
      heir->child[RIGHT] = n->child[RIGHT];
      heir->child[RIGHT]->parent = heir;
    }
    hang(header, n, heir);
    heir->child[LEFT] = n->child[LEFT];
    heir->child[LEFT]->parent = heir;
    heir->colour = n->colour;
  } else {
    rest = n->child[LEFT] ? n->child[LEFT] : n->child[RIGHT];
    parent = n->parent;
    side = parent == header ? LEFT : side_of(n);
    hang(header, n, rest);
  }
  if (gone == BLACK && header->parent) mend(header, rest, parent, side);
  return n;
}
