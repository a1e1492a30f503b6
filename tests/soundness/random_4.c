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
  assert(g1 < 54);
  assert(!(((x2 - 0u) < x0 && x0 <= x2) && (g1 ^ 0u) < 9u));
  for (unsigned i2 = 0; i2 < 3; i2++) {
    if (x1 >> i2 & 1)
      v2++;
  }
  if (((x0 >> (4u & 3)) >> ((v1 + x0) & 3)) > 8u) {
    unsigned i3 = 0;
    while (i3 < 8 && table[i3] != ((x1) & 15))
      i3++;
    v1 = i3;
    struct node *n1 = malloc(sizeof *n1);
    n1->key = (g0 + v1), n1->next = head, head = n1;
  } else {
    if (((x1 + g1) ^ (table[v0 & 7] * x1)) >= 8u) {
      struct node *n2 = malloc(sizeof *n2);
      n2->key = g1, n2->next = head, head = n2;
      switch (((x0 * table[v0 & 7])) & 3) {
        case 0: {
          g1 = f0((v0 ^ x1), x2);
          switch (((x0 <= 7u ? 4u : x1)) & 3) {
            case 0: {
              assert(g1 < 43);
              v1 ^= (3u >> ((3u + g1) & 3));
              g0 = (x0 * 3u);
            } break;
            case 1: {
              v1 ^= (v0 + (x1 + table[v1 & 7]));
              unsigned *p3 = ((v2 * x2) != 3u && g1 < 7u) ? &v0 : &g1;
              if (g1 > 9)
                p3 = &a[((g0 <= 9u ? g1 : g1)) & 7];
              *p3 += x1;
              assert((((v1 - x1) >> ((x0 + table[g0 & 7]) & 3)) < 7u || (x0 >> (x2 & 3)) < x0));
              v1 = f0((x1 + 11u), (g0 + x2));
            } break;
            default: {
              unsigned *p4 = ((x1 == x0 ? g0 : 9u) > v1 && table[g1 & 7] != 1u) ? &v0 : &g0;
              *p4 += (0u + v1);
            }
          }
          if ((v0 >> (v0 & 3)) == 8u)
            v1 = head->key;
        } break;
        case 1: {
          v0 = f0(x2, (x0 * v2));
          v0 = f0(9u, (x2 ^ table[v2 & 7]));
          table[((x2 >> (x0 & 3))) & 7] = table[g1 & 7];
        }
        default: {
          g1 = (g0 - x1);
          v0 = (g1 + x1) / ((((x0 * table[v2 & 7]) + (x1 + table[v1 & 7]))) & 3);
          a[((x0 + x0)) & 7] = (v2 == v0 ? x1 : x2);
          v2 = ((v2 <= 0u ? table[v0 & 7] : table[g1 & 7]) + (table[v2 & 7] + x0));
        } break;
      }
      struct node *n5 = malloc(sizeof *n5);
      n5->key = x2, n5->next = head, head = n5;
    } else {
      if (5u < 1u)
        g1 = head->key;
      assert(8u <= 31 + g1);
    }
    v2 = table[v2 & 7];
  }
  g0 = f0(x0, (table[v2 & 7] + table[v0 & 7]));
  v2 = (table[v2 & 7] * (2u + x1));
  assert(x0 <= 31 + g0);
  return 0;
}
