// Random program 5001: three inputs of three bits each.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
static unsigned f0(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1, v2, a[8] = {0};
  for (unsigned i1 = 0, ei1 = ((x0 ^ x2) & 3); i1 < ei1; i1++) {
    if ((table[g1 & 7] > 8u || (x1 >= 0u ? v2 : v1) != g1)) {
      if (((x0 ^ x0) & (g0 >> (g0 & 3))) < x2) {
        struct node *n0 = malloc(sizeof *n0);
        n0->key = (table[g1 & 7] & table[g0 & 7]), n0->next = head, head = n0;
        unsigned *p1 = ((x1 * x1) <= 4u && g1 > 11u) ? &g1 : &g0;
        if (g0 > 9)
          p1 = &a[((x1 ^ x1)) & 7];
        *p1 += (g1 & x1);
        assert((((x0 - v2) - (x1 ^ g0)) != x1 && table[v1 & 7] <= 8u));
        unsigned *p2 = (x0 + x1) != 5u ? &g0 : &g0;
        if (g0 > 9)
          p2 = &a[((2u * x2)) & 7];
        *p2 += x2;
      } else {
        v1 = table[(x0) % 9];
        assert(((v1 >> (v2 & 3)) <= x2 ? (8u != 9u ? x1 : table[v2 & 7]) : (x1 & x1)) <= 6u);
      }
      unsigned *q3 = (x1 * g1) <= 0u ? 0 : &v2;
      *q3 = (x0 & x2);
      g0 = (v1 + (x0 + x0));
      g0 += ((6u >> (x1 & 3)) ^ (table[g1 & 7] >> (x1 & 3)));
    }
    v2 = x2;
    g0 = (x0 + 1) << (g0 & 63);
    v1 += i1;
  }
  return ((x2 >> (x1 & 3))) & 31;
}
static unsigned f1(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0, v1 = 1, v2 = 0, a[8] = {0};
  for (unsigned i2 = 0, ei2 = 3; i2 < ei2; i2++) {
    for (unsigned i3 = 0, ei3 = (x0 & 3); i3 < ei3; i3++) {
      g0 += 1u;
      a[((v1 ^ v2)) & 7] = (x0 + x2);
      a[((x0 * x1)) & 7] = (v2 != 4u ? 1u : 9u);
      v2 ^= ((x2 + x1) & (x2 == 2u ? x0 : v2));
      v0 += i3;
    }
    if (v0 > 6u)
      continue;
    g1 += i2;
  }
  assert(g0 < 43);
  return (11u) & 31;
}
int main(void) {
  klee_make_symbolic(in, sizeof in, "in");
  unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;
  unsigned v0, v1 = 1, v2 = 2, a[8] = {0};
  unsigned *h = malloc(4 * sizeof *h);
  if (x0 != 9u) {
    v1 = ((x0 * table[g0 & 7]) + x2);
    if (((g0 + x2) - (x1 > 9u ? v2 : x2)) >= 0u) {
      if ((2u - x1) < 8u)
        free(h);
      g1 += (((x2 >= 3u ? table[v0 & 7] : x1) == table[v2 & 7] || 10u > g1) ? x1 : (v0 * 5u));
      unsigned *p4 = (x0 >> (table[v1 & 7] & 3)) > x1 ? &v1 : &v0;
      *p4 += 2u;
    }
    struct node *n5 = malloc(sizeof *n5);
    n5->key = v1, n5->next = head, head = n5;
  } else {
    assert(!((v1 ^ 7u) < 8u && (v1 * x2) >= 5u));
    if ((x1 - (x2 + g1)) == 7u) {
      g0 = table[g1 & 7];
    } else {
      a[((v1 & x0)) & 7] = (v0 + 1u);
      unsigned *q6 = v2 > 8u ? 0 : &v0;
      *q6 = (x0 & g0);
      for (struct node *w7 = head; w7; w7 = w7->next) {
        if (w7->key > 5 && x0 >= 8u)
          v2 += w7->key;
      }
    }
  }
  if (((1u + (x2 >> (x0 & 3))) > table[v2 & 7] && (x1 * v0) > 6u)) {
    g1 = a[g1 % 11];
    v1 += ((v2 - 8u) + (v1 ^ table[v1 & 7]));
  }
  struct node *n8 = malloc(sizeof *n8);
  n8->key = (x2 + 0u), n8->next = head, head = n8;
  assert(x2 <= 31 + v2);
  assert((v1 & table[v2 & 7]) <= 31 + v0);
  return 0;
}
