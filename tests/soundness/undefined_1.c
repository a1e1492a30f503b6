// Random program 5007: three inputs of three bits each.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
static unsigned f0(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2, a[8] = {0};
  if (8u != 5u)
    v0 = v2 = a[0] = x0;
  g0 = a[((v1 + x2)) & 7];
  for (unsigned i1 = 0; i1 < 3; i1++) {
    if (x0 >> i1 & 1)
      g1++;
  }
  return ((4u * 9u)) & 31;
}
int main(void) {
  klee_make_symbolic(in, sizeof in, "in");
  unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;
  unsigned v0, v1 = 1, v2, a[8] = {0};
  if (x2 > 9u)
    v0 = v2 = a[4] = x0;
  unsigned *h = malloc(4 * sizeof *h);
  for (unsigned i2 = 0, ei2 = ((table[v1 & 7] ^ table[v1 & 7]) & 3); i2 < ei2; i2++) {
    v0 = f0(x0, (11u + table[g0 & 7]));
    unsigned i3 = 0;
    while (table[i3] != (((x2 != 0u ? x0 : v2)) & 15))
      i3++;
    v1 = i3;
    v0 = f0(g0, 5u);
    if (v0 > 9u)
      continue;
    g0 += i2;
  }
  g1 += x2;
  v0 -= x0;
  unsigned *p0 = (x2 ^ x1) > 6u ? &g1 : &v1;
  *p0 += (1u <= 0u ? x2 : x2);
  if (((x1 + x2) & x0) == 6u) {
    g0 = f0((v2 * x2), (x0 + x2));
    v2 = f0(x2, (2u - x2));
    v1 = (table[v1 & 7] ^ x1);
  }
  g0 = (x0 + 1) << (g0 & 63);
  table[((x2 + v0)) & 7] = (x2 + x1);
  for (unsigned i4 = 0, ei4 = (x0 & 3); i4 < ei4; i4++) {
    for (unsigned i5 = 0; i5 < 3; i5++) {
      if (x0 >> i5 & 1)
        v1++;
    }
    unsigned *p1 = v1 > x2 ? &g1 : &g0;
    if (g0 > 9)
      p1 = &a[(x0) & 7];
    *p1 += x2;
    v0 += i4;
  }
  if ((g0 >> (x2 & 3)) > 7u) {
    assert(!(x2 == 6u && x2 < g1));
    v0 += h[((table[v0 & 7] >> (v1 & 3))) & 3];
    if ((v2 ^ (x2 >> (7u & 3))) == 5u)
      abort();
    v0 = (x0 + 1) << (v0 & 63);
  }
  v0 = 1 + (int)(((g0 ^ x0) >> (v1 & 3)));
  assert(!((x2 >> (table[v1 & 7] & 3)) >= 5u && (table[v1 & 7] <= 9u || v2 <= 8u)));
  return 0;
}
