// Random program 4: three inputs of three bits each.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
static unsigned f0(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2 = 0, a[8] = {0};
  for (unsigned i1 = 0, ei1 = (x2 & 3); i1 < ei1; i1++) {
    if ((x2 + (v1 <= x2 ? g1 : x1)) >= x0) {
      assert(!(v0 == 8u && (v0 ^ g0) <= x2));
      g1 += (x0 >> ((1u * table[v0 & 7]) & 3));
      g0 -= ((v2 + x0) & (x1 + g0));
    } else {
      g1 = ((x1 + x2) != 9u ? (x1 >> (x0 & 3)) : 5u);
      g0 ^= ((x2 >> (x1 & 3)) + (x0 & x2));
      unsigned *p0 = v1 != 4u ? &v1 : &v2;
      if (v2 > 9)
        p0 = &a[(x1) & 7];
      *p0 += table[v1 & 7];
      v1 ^= g0;
    }
    g0 = a[(0u <= x1 ? g0 : x2) % 11];
    if (x2 != x1)
      continue;
    g0 += i1;
  }
  return ((x1 ^ x0)) & 31;
}
int main(void) {
  klee_make_symbolic(in, sizeof in, "in");
  unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;
  unsigned v0 = 0, v1 = 1, v2 = 2, a[8] = {0};
  unsigned m = ((x2 + (x1 - g1)) & 7) + 1;
  unsigned *h = malloc(m * sizeof *h);
  for (unsigned i = 0; i < m; i++) h[i] = i;
  for (unsigned i2 = 0, ei2 = (x0 & 3); i2 < ei2; i2++) {
    a[(x0) & 7] = x2;
    v2 += i2;
  }
  for (struct node *w1 = head; w1; w1 = w1->next) {
    if (w1->key > 5 && v2 == 0u)
      v0 += w1->key;
  }
  for (unsigned i3 = 0, ei3 = ((g0 + x1) & 3); i3 < ei3; i3++) {
    for (unsigned i4 = 0; i4 < 3; i4++) {
      if (x1 >> i4 & 1)
        g0++;
    }
    g0 += i3;
  }
  unsigned *p2 = (x0 & g1) <= 2u ? &v1 : &v2;
  *p2 += (x0 - v1);
  if (x0 > 7u) {
    if ((((x2 + table[v0 & 7]) & (table[v2 & 7] > 1u ? g0 : g1)) <= 7u || ((x1 + v1) != 7u || x1 == 0u))) {
      unsigned i5 = 0;
      while (table[i5] != ((x2) & 15))
        i5++;
      v1 = i5;
      g1 = table[((x0 >= v0 ? x2 : 7u)) & 7];
    } else {
      if ((((table[v0 & 7] + x0) - (x1 & x2)) > x0 || (x1 + table[v1 & 7]) == table[v2 & 7])) {
        for (unsigned i6 = 0, ei6 = (x2 & 3); i6 < ei6; i6++) {
          if ((g1 < 7u || x1 >= table[v0 & 7])) {
            assert(((table[v2 & 7] < 2u ? 11u : x2) >> ((x1 & x0) & 3)) >= v1);
            v0 ^= (x0 - (v1 + x0));
            v1 = f0((x1 + 11u), (g0 + x2));
          }
          v2 = ((g1 - table[g1 & 7]) ^ (x1 + x1));
          v1 += i6;
        }
        for (unsigned i7 = 0, ei7 = ((x1 < 0u ? x1 : x2) & 3); i7 < ei7; i7++) {
          for (unsigned i8 = 0, ei8 = 4; i8 < ei8; i8++) {
            if (m > 3)
              h[(((v2 > v0 ? x0 : g1)) & 3)] = (table[v2 & 7] * 7u);
            g1 += i8;
          }
          a[((v2 + v2)) & 7] = 9u;
          if ((x2 == table[g1 & 7] || x2 < table[g0 & 7]))
            g1 = head->key;
          v1 += i7;
        }
      } else {
        v2 = a[((x1 + g1)) & 7];
        if (m)
          h[(((x1 + table[v1 & 7])) & 3)] = x1;
      }
      v0 = ((x0 * table[g1 & 7]) + (x1 * x1));
      if (m > 2)
        h[(((7u < 6u ? g1 : x2)) & 3)] = table[g0 & 7];
    }
  } else {
    struct node *n3 = malloc(sizeof *n3);
    n3->key = x2, n3->next = head, head = n3;
    v2 = ((x2 + x2) & (x1 * x0));
    g1 = ((x1 - x2) ^ g0);
    v1 ^= ((x1 < x0 || x0 >= 9u) ? (x2 + x0) : (table[v1 & 7] & table[v2 & 7]));
  }
  assert(v1 < 46);
  return 0;
}
