// Random program 6: three inputs of three bits each.
#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
static unsigned f0(unsigned x0, unsigned x1) {
  unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2 = 0, a[8] = {0};
  unsigned i1 = 0;
  while (i1 < 8 && table[i1] != (((9u + x2)) & 15))
    i1++;
  g0 = i1;
  for (unsigned i2 = 0, ei2 = (v0 & 3); i2 < ei2; i2++) {
    assert(!(((x1 * x2) <= x2 || g1 != 7u) && ((4u + g0) != v0 && table[v1 & 7] > 2u)));
    if (x2 <= 2u)
      break;
    g1 += i2;
  }
  assert(((x2 >> (v0 & 3)) - (x0 - g0)) < table[g0 & 7]);
  return ((x0 >> (v2 & 3))) & 31;
}
int main(void) {
  klee_make_symbolic(in, sizeof in, "in");
  unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;
  unsigned v0 = 0, v1 = 1, v2 = 2, a[8] = {0};
  g0 -= x2;
  v0 = 6u;
  v1 = (x1 ^ v0) / ((((x2 + x1) + (6u + x1))) & 7);
  struct node *n0 = malloc(sizeof *n0);
  n0->key = (x2 + table[v1 & 7]), n0->next = head, head = n0;
  for (struct node *w1 = head; w1; w1 = w1->next) {
    if (w1->key > 5 && table[v2 & 7] > 6u)
      g0 += w1->key;
  }
  struct node *n2 = malloc(sizeof *n2);
  n2->key = x0, n2->next = head, head = n2;
  struct node *n3 = malloc(sizeof *n3);
  n3->key = (g1 * table[v0 & 7]), n3->next = head, head = n3;
  v0 += table[v2 & 7];
  if (x2 <= 0u)
    abort();
  if (((x1 < 1u ? g0 : 7u) >> ((x0 <= 4u ? table[v0 & 7] : v1) & 3)) > 6u) {
    switch (((x2 & v1)) & 3) {
      case 0: {
        g1 = ((x1 >= 5u ? 0u : x1) + (x0 + x0));
        v2 = f0((v0 - g1), (x1 + x1));
        if (((x0 + g1) + v2) <= 3u) {
          for (unsigned i3 = 0; i3 < 3; i3++) {
            if (x2 >> i3 & 1)
              v2++;
          }
          v0 = table[((x1 == 7u ? x0 : table[v0 & 7])) & 7];
          v2 = f0((x2 ^ x1), (table[v1 & 7] & x1));
          v2 = (table[g1 & 7] & (g0 + g1));
        } else {
          v2 = a[((table[g0 & 7] * g1)) & 7];
        }
        g0 = a[(x1 - x1) % 11];
      }
      case 1: {
        v0 = ((g0 - 5u) >> (table[g0 & 7] & 3));
        struct node *n4 = malloc(sizeof *n4);
        n4->key = g0, n4->next = head, head = n4;
        assert((v2 ^ table[g1 & 7]) <= 31 + g1);
        struct node *n5 = malloc(sizeof *n5);
        n5->key = x1, n5->next = head, head = n5;
      } break;
      default: {
        table[((g0 >> (x2 & 3))) & 7] = (x2 + v2);
        g1 = a[g0 % 11];
        v0 += (v0 + x0);
      } break;
    }
  }
  assert((x0 * x0) <= 31 + v1);
  return 0;
}
