// Random program 2: three inputs of three bits each.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
static unsigned f0(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2 = 0, a[8] = {0};
  if (((g1 - g0) >> (v0 & 3)) != v1) {
    v0 -= ((x1 & x1) & (table[v2 & 7] <= 2u ? x0 : x2));
    struct node *n0 = malloc(sizeof *n0);
    n0->key = x1, n0->next = head, head = n0;
  }
  v1 = ((x0 + x0) + (v2 + 4u));
  assert(table[v1 & 7] == x2);
  assert(v0 < 30);
  return ((0u + table[v0 & 7])) & 31;
}
static unsigned f1(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2 = 0, a[8] = {0};
  for (unsigned i1 = 0, ei1 = 4; i1 < ei1; i1++) {
    for (struct node *w1 = head; w1; w1 = w1->next) {
      if (w1->key > 5 && v2 > 7u)
        v0 += w1->key;
    }
    g0 = ((x0 >> (x1 & 3)) + x0);
    table[(x0) & 7] = (x1 + x1);
    v2 = a[((x2 + 11u)) & 7];
    v1 += i1;
  }
  return (1u) & 31;
}
int main(void) {
  klee_make_symbolic(in, sizeof in, "in");
  unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;
  unsigned v0 = 0, v1 = 1, v2 = 2, a[8] = {0};
  unsigned *h = malloc(4 * sizeof *h);
  for (unsigned i = 0; i < 4; i++) h[i] = i;
  for (unsigned i2 = 0, ei2 = 3; i2 < ei2; i2++) {
    h[((x1 + v2)) & 3] = x0;
    v0 += i2;
  }
  v2 += g1;
  a[((x1 ^ v0)) & 7] = (x0 ^ x2);
  g0 -= 7u;
  unsigned i3 = 0;
  while (i3 < 8 && table[i3] != (((table[v1 & 7] >> (g0 & 3))) & 15))
    i3++;
  v2 = i3;
  v0 = f1(table[v2 & 7], (x2 ^ table[g0 & 7]));
  a[(x1) & 7] = (table[g1 & 7] == 1u ? v2 : x1);
  if ((x0 != x1 ? v0 : (g0 <= x1 ? x1 : table[g1 & 7])) < 6u) {
    g0 = a[((v0 & table[g1 & 7])) & 7];
    g1 = (4u >> (g1 & 3));
  } else {
    assert((table[v1 & 7] + x1) <= 31 + v1);
    assert(v1 < 87);
    v2 = f0(x0, (v0 ^ x0));
    assert(!((x1 + 5u) >= 3u && (table[g1 & 7] * table[g1 & 7]) < 3u));
  }
  assert(x2 <= 31 + g0);
  return 0;
}
