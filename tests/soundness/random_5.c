// Random program 5: three inputs of three bits each.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
int main(void) {
  klee_make_symbolic(in, sizeof in, "in");
  unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;
  unsigned v0 = 0, v1 = 1, v2 = 2, a[8] = {0};
  unsigned *h = malloc(4 * sizeof *h);
  for (unsigned i = 0; i < 4; i++) h[i] = i;
  struct node *n0 = malloc(sizeof *n0);
  n0->key = (g0 & x0), n0->next = head, head = n0;
  g1 = a[((x2 - x2)) & 7];
  g0 = x0 / ((((v1 + x0) ^ (g0 & x0))) & 15);
  if ((x1 - (v1 * x0)) >= 3u) {
    for (unsigned i1 = 0, ei1 = ((x0 - v1) & 3); i1 < ei1; i1++) {
      assert(v1 < 69);
      for (unsigned i2 = 0; i2 < 3; i2++) {
        if (x1 >> i2 & 1)
          v2++;
      }
      v0 = a[(9u) & 7];
      assert(g1 < 20);
      if (v0 > v2)
        continue;
      g1 += i1;
    }
    if (x1 > 0u)
      free(h);
  }
  unsigned i3 = 0;
  while (table[i3] != (((g1 > x2 ? x0 : v2)) & 15))
    i3++;
  v1 = i3;
  v1 = x1;
  if (v2 > 5u) {
    g0 ^= (((table[v0 & 7] - 2u) == 4u && 2u <= 7u) ? (v1 + x0) : x0);
    struct node *n1 = malloc(sizeof *n1);
    n1->key = 9u, n1->next = head, head = n1;
    unsigned *p2 = table[g1 & 7] != 2u ? &v0 : &g0;
    *p2 += v1;
    v1 = a[((v2 + 10u)) & 7];
  } else {
    g1 = ((x0 - x0) >> (v1 & 3));
    g1 ^= ((9u * x1) + (v1 & table[g0 & 7]));
  }
  assert(((v1 - x1) - (4u <= 7u ? table[v2 & 7] : x0)) <= 2u);
  unsigned *p3 = (table[v2 & 7] * table[v0 & 7]) > 0u ? &v2 : &v1;
  if (v1 > 9)
    p3 = &a[((v1 * v1)) & 7];
  *p3 += x2;
  assert(((g0 - v0) & 1u) == x1);
  return 0;
}
