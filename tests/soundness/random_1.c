// Random program 1: three inputs of three bits each.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
static unsigned f0(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2 = 0, a[8] = {0};
  if ((x0 <= 1u && (table[v0 & 7] == x1 ? x0 : x1) < 8u)) {
    if (v2 != table[v2 & 7]) {
      if (((table[v1 & 7] * v0) + (g0 + 10u)) >= 7u) {
        table[(v1) & 7] = (x2 <= x2 ? x0 : x0);
      }
      g1 += v0;
      assert(table[v1 & 7] == table[v2 & 7]);
    }
    table[((x0 + x1)) & 7] = table[v1 & 7];
    v0 = table[(10u) & 7];
    v0 = x1;
  }
  table[((v1 * x1)) & 7] = (x2 ^ x2);
  assert(!((table[v2 & 7] & 3u) < x0 && (x0 * 1u) <= 7u));
  v2 += x0;
  return ((x1 + g1)) & 31;
}
int main(void) {
  klee_make_symbolic(in, sizeof in, "in");
  unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;
  unsigned v0 = 0, v1 = 1, v2 = 2, a[8] = {0};
  unsigned *h = malloc(4 * sizeof *h);
  for (unsigned i = 0; i < 4; i++) h[i] = i;
  if (((3u >= 4u && g0 != table[g0 & 7]) ? x2 : x1) < x1) {
    h[((10u * g1)) & 3] = (x1 & v0);
    struct node *n0 = malloc(sizeof *n0);
    n0->key = x2, n0->next = head, head = n0;
    if (v0 != 2u) {
      unsigned *q1 = (v1 + (v2 ^ x1)) < 0u ? 0 : &v2;
      *q1 = v1;
    } else {
      unsigned *p2 = (x1 > 7u || x1 <= 7u) ? &g0 : &g1;
      if (g1 > 9)
        p2 = &a[(g1) & 7];
      *p2 += (x2 ^ table[v0 & 7]);
      for (unsigned i1 = 0; i1 < 3; i1++) {
        if (x1 >> i1 & 1)
          v1++;
      }
    }
  } else {
    switch (((g1 * g0)) & 3) {
      case 0: {
        unsigned i2 = 0;
        while (i2 < 8 && table[i2] != ((v0) & 15))
          i2++;
        g1 = i2;
        assert(11u < 9u);
      } break;
      case 1: {
        unsigned *p3 = ((x0 * g1) != x1 && g0 == v1) ? &g1 : &v0;
        *p3 += table[v1 & 7];
        for (unsigned i3 = 0, ei3 = (g0 & 3); i3 < ei3; i3++) {
          for (unsigned i4 = 0, ei4 = (x0 & 3); i4 < ei4; i4++) {
            v0 = ((x2 + v0) & (table[v2 & 7] - x0));
            g0 -= ((4u ^ x0) >> ((x0 > 3u ? x1 : x0) & 3));
            v0 += (x2 - (x1 - x2));
            a[((table[v2 & 7] * x0)) & 7] = (x1 <= 7u ? v0 : v2);
            v1 += i4;
          }
          if (v1 == table[v1 & 7]) {
            table[((v0 >> (v1 & 3))) & 7] = (x0 & v1);
            v2 = a[(table[g0 & 7]) & 7];
            g0 = ((x0 + v0) * (x1 ^ x2));
          } else {
            v1 = a[(x1) & 7];
          }
          assert(x0 <= 31 + v2);
          assert(v0 < 62);
          if (g1 != 4u)
            continue;
          g0 += i3;
        }
        v0 += (x0 + x0);
      }
      default: {
        g1 = a[(x2 >> (table[g1 & 7] & 3)) % 11];
        assert(!((x2 * x2) != 6u && x0 == x0));
      }
    }
    v2 -= (table[g0 & 7] + (x0 + x0));
  }
  v1 += ((x0 >> (x2 & 3)) & (v1 * x0));
  g0 -= ((5u >> (x2 & 3)) >> (8u & 3));
  table[(g1) & 7] = 11u;
  assert((0u > 2u && (x0 & g0) > 4u));
  return 0;
}
