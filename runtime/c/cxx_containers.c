/* What std::list, the unordered containers and std::hash leave to the library. */
#include "cxx.h"

/* ---- lists: rings of nodes ---- */

struct node { /* std::__detail::_List_node_base */
  struct node *next, *previous;
};
#define NODE(name) _ZNSt8__detail15_List_node_base##name

static void join(struct node *a, struct node *b) {
  a->next = b;
  b->previous = a;
}
void NODE(7_M_hookEPS0_)(struct node *n, struct node *before) {
  join(before->previous, n);
  join(n, before);
}
void NODE(9_M_unhookEv)(struct node *n) { join(n->previous, n->next); }
/* void _M_transfer(node *first, node *last): those from `first` to before `last` come before `n` */
void NODE(11_M_transferEPS0_S1_)(struct node *n, struct node *first, struct node *last) {
  if (n == last || first == last) return;
  struct node *end = last->previous;
  join(first->previous, last);
  join(n->previous, first);
  join(end, n);
}
void NODE(10_M_reverseEv)(struct node *n) {
  struct node *at = n;
  do {
    struct node *next = at->next;
    at->next = at->previous;
    at->previous = next;
    at = next;
  } while (at != n);
}
/* static void swap(node &, node &): of two rings' heads */
void NODE(4swapERS0_S1_)(struct node *a, struct node *b) {
  struct node rings[2] = {*a, *b}, *heads[2] = {a, b};
  for (int i = 0; i < 2; i++) {
    struct node *ring = &rings[!i], *head = heads[i];
    if (ring->next == heads[!i]) {
      head->next = head->previous = head;
    } else {
      join(head, ring->next);
      join(ring->previous, head);
    }
  }
}

/* ---- hashes of bytes ---- */

static u64 word(const byte *at, size_t size) {
  u64 value = 0;
  while (size-- > 0) value = value << 8 | at[size];
  return value;
}
/* size_t std::_Hash_bytes(void const *, size_t length, size_t seed): Austin Appleby's MurmurHash64A */
size_t _ZSt11_Hash_bytesPKvmm(const void *bytes, size_t length, size_t seed) {
  const u64 factor = 0xc6a4a7935bd1e995;
  const byte *at = bytes;
  u64 hash = seed ^ length * factor;
  for (size_t left = length / 8; left > 0; left--, at += 8) {
    u64 part;
    memcpy(&part, at, sizeof part);
    part *= factor;
    hash = (hash ^ (part ^ part >> 47) * factor) * factor;
  }
  if (length % 8) hash = (hash ^ word(at, length % 8)) * factor;
  hash = (hash ^ hash >> 47) * factor;
  return hash ^ hash >> 47;
}
/* size_t std::_Fnv_hash_bytes(void const *, size_t length, size_t hash): FNV-1a */
size_t _ZSt15_Fnv_hash_bytesPKvmm(const void *bytes, size_t length, size_t hash) {
  for (const byte *at = bytes; length > 0; length--) hash = (hash ^ *at++) * 1099511628211;
  return hash;
}

/* ---- how many buckets: a prime, twice as many as before ---- */

struct policy { /* std::__detail::_Prime_rehash_policy */
  float max_load;
  size_t next_resize;
};
struct need {
  _Bool is_needed;
  size_t buckets;
};

static int is_prime(size_t n) {
  for (size_t d = 3; d <= n / d; d += 2)
    if (n % d == 0) return 0;
  return n % 2 != 0;
}
enum { FIRST = 11 }; /* elements that the first buckets are for */
/* The counts that a container comes to as it grows, as GNU's library has them; what is asked for otherwise is the next prime. */
static const size_t grown[] = {2, 3, 5, 7, 11, 13, 29, 59, 127, 257, 541, 1109, 2357, 5087, 10273, 20753, 42043, 85229, 172933, 351061, 712697, 1447153, 2938679, 5967347, 12117689};

/* size_t _M_next_bkt(size_t) const */
size_t _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(const struct policy *p, size_t wanted) {
  struct policy *policy = (struct policy *)p; /* it is mutable */
  size_t buckets = wanted;
  if (wanted == 0) return 1;
  for (size_t i = 0; i < sizeof grown / sizeof *grown; i++) {
    if (wanted > grown[i]) continue;
    if (i < 6 || wanted == 2 * grown[i - 1]) buckets = grown[i];
    break;
  }
  if (buckets != 2)
    for (buckets |= 1; !is_prime(buckets); buckets += 2) {}
  policy->next_resize = (size_t)((double)buckets * p->max_load);
  return buckets;
}

/* std::pair<bool, size_t> _M_need_rehash(size_t buckets, size_t elements, size_t more) const */
struct need _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(const struct policy *p, size_t buckets, size_t elements, size_t more) {
  size_t all = elements + more;
  if (all <= p->next_resize) return (struct need){0, 0};
  if (p->next_resize == 0 && all < FIRST) all = FIRST;
  double wanted = (double)all / p->max_load;
  if (wanted < (double)buckets) {
    ((struct policy *)p)->next_resize = (size_t)((double)buckets * p->max_load);
    return (struct need){0, 0};
  }
  size_t least = (size_t)wanted + 1;
  return (struct need){1, _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(p, least > 2 * buckets ? least : 2 * buckets)};
}

long double frexpl(long double, int *);
/* size_t std::hash<long double>::operator()(long double) const: the fraction (of negative numbers, its distance from one half) in 2^64ths,
 * what is left of it, and the exponent spread over all bits. */
size_t _ZNKSt4hashIeEclEe(const void *self, long double value) {
  (void)self;
  int exponent;
  if (value == 0) return 0;
  value = frexpl(value, &exponent);
  if (value < 0) value = -(value + 0.5L);
  value *= 0x1p64L;
  size_t high = (size_t)value;
  return high + (size_t)((value - (long double)high) * 0x1p64L) + SIZE_MAX / 16384 * (size_t)(long)exponent;
}
