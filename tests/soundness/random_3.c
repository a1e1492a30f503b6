// Random program 3: three inputs of three bits each.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
static unsigned f0(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2 = 0, a[8] = {0};
  v1 ^= 11u;
  assert(!((x0 - 3u) <= x0 && (g0 ^ table[g1 & 7]) != 8u));
  switch (((11u + x1)) & 3) {
    case 0: {
      assert(x2 <= 31 + g1);
      for (unsigned i1 = 0, ei1 = ((x2 + g0) & 3); i1 < ei1; i1++) {
        table[((x1 * x1)) & 7] = (x1 + x1);
        if (table[v2 & 7] != 9u)
          continue;
        v1 += i1;
      }
      g0 = ((table[g0 & 7] & x2) & (x0 ^ x1));
      g0 = a[(x0) & 7];
    } break;
    case 1: {
      assert(((table[g1 & 7] - v0) + x2) != x2);
    } break;
    default: {
      g1 = table[((x2 + x0)) & 7];
      v0 += ((1u + g0) + (x1 + v1));
      a[(x2) & 7] = table[v1 & 7];
      v2 ^= (3u * (x0 ^ x0));
    } break;
  }
  return (x2) & 31;
}
static unsigned f1(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2 = 0, a[8] = {0};
  assert((((x2 & table[v1 & 7]) + (table[v1 & 7] & x2)) >= g1 && table[g0 & 7] <= 7u));
  g1 -= x1;
  v1 += ((x1 * v0) * x0);
  return ((x2 ^ x1)) & 31;
}
int main(void) {
  klee_make_symbolic(in, sizeof in, "in");
  unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;
  unsigned v0 = 0, v1 = 1, v2 = 2, a[8] = {0};
  if (((table[g0 & 7] + x0) & v0) != 1u) {
    if (x0 == 8u) {
      switch (((v0 & x1)) & 3) {
        case 0: {
          for (unsigned i2 = 0; i2 < 3; i2++) {
            if (x1 >> i2 & 1)
              v2++;
          }
        } break;
        case 1: {
          if (x0 != 7u) {
            table[((x2 ^ table[g1 & 7])) & 7] = (10u <= 3u ? x0 : x0);
            assert(g1 < 70);
          } else {
            v1 = 0u;
          }
          g1 -= (v2 + (table[v2 & 7] ^ table[v0 & 7]));
          struct node *n0 = malloc(sizeof *n0);
          n0->key = (table[g0 & 7] + 7u), n0->next = head, head = n0;
          struct node *n1 = malloc(sizeof *n1);
          n1->key = (x0 * table[g0 & 7]), n1->next = head, head = n1;
        } break;
        default: {
          unsigned *p2 = x2 >= 8u ? &v0 : &v1;
          if (v1 > 9)
            p2 = &a[((v2 + v0)) & 7];
          *p2 += (x1 + v0);
          for (unsigned i3 = 0, ei3 = (x1 & 3); i3 < ei3; i3++) {
            g0 += x1;
            g0 -= (x0 <= 1u ? (x0 < 4u ? x0 : v0) : (11u != 5u ? x0 : x1));
            assert(table[v0 & 7] >= 8u);
            v0 += i3;
          }
          for (struct node *w3 = head; w3; w3 = w3->next) {
            if (w3->key > 5 && x0 == 7u)
              g1 += w3->key;
          }
        } break;
      }
    }
  }
  struct node *n4 = malloc(sizeof *n4);
  n4->key = (x0 * v2), n4->next = head, head = n4;
  unsigned *p5 = ((x1 >> (g1 & 3)) <= g0 || v2 > 7u) ? &v2 : &g1;
  if (g1 > 9)
    p5 = &a[((7u ^ v2)) & 7];
  *p5 += (v2 ^ x1);
  v1 = ((g0 > 9u ? x1 : x0) >> ((x2 ^ x2) & 3));
  v1 = table[((x1 >> (v2 & 3))) & 7];
  g1 = f1(x2, (0u + x0));
  assert(((x0 >> (x0 & 3)) < 7u && (x2 + x1) != 7u));
  assert(!(v2 != 8u && (v1 + x0) < x1));
  return 0;
}
