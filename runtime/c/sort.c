/* qsort as a merge sort (stable, and close to the fewest comparisons, each of which may fork), bsearch, and the
 * linear and hashed searches of <search.h> that programs use. */
#include "libc.h"

typedef int (*order)(const void *, const void *);
typedef int (*order_r)(const void *, const void *, void *);

struct sorting {
  size_t size;
  order plain;
  order_r with;
  void *context;
  byte *spare;
};

static int compare(const struct sorting *s, const void *a, const void *b) {
  return s->plain ? s->plain(a, b) : s->with(a, b, s->context);
}

static void merge_sort(const struct sorting *s, byte *at, size_t count) {
  if (count < 2) return;
  size_t half = count / 2, size = s->size;
  byte *right = at + half * size, *end = at + count * size;
  merge_sort(s, at, half);
  merge_sort(s, right, count - half);
  if (compare(s, right - size, right) <= 0) return;
  memcpy(s->spare, at, half * size);
  byte *left = s->spare, *left_end = left + half * size;
  while (left < left_end && right < end) {
    byte **from = compare(s, left, right) <= 0 ? &left : &right;
    memcpy(at, *from, size);
    *from += size;
    at += size;
  }
  memcpy(at, left, (size_t)(left_end - left));
}

/* What is left by an exception or longjmp loses its memory; small arrays, as in the host's, have theirs on the stack. */
static void sort(struct sorting *s, void *at, size_t count) {
  if (count < 2 || s->size == 0) return;
  byte room[512];
  size_t spare = count / 2 * s->size;
  if (spare <= sizeof room) {
    s->spare = room;
    merge_sort(s, at, count);
    return;
  }
  int held = __sv_hold_failures(0); /* the host's sorts in place without memory */
  s->spare = malloc(spare);
  __sv_hold_failures(held);
  if (!s->spare) __symvm_finding("abort", "qsort: out of memory");
  merge_sort(s, at, count);
  free(s->spare);
}

void qsort(void *at, size_t count, size_t size, order compare) {
  struct sorting s = {.size = size, .plain = compare};
  sort(&s, at, count);
}
void qsort_r(void *at, size_t count, size_t size, order_r compare, void *context) {
  struct sorting s = {.size = size, .with = compare, .context = context};
  sort(&s, at, count);
}

void *bsearch(const void *key, const void *at, size_t count, size_t size, order compare) {
  const byte *base = at;
  while (count > 0) {
    const byte *middle = base + count / 2 * size;
    int c = compare(key, middle);
    if (c == 0) return (void *)middle;
    if (c > 0) base = middle + size, count = (count - 1) / 2;
    else count /= 2;
  }
  return 0;
}

void *lfind(const void *key, const void *at, size_t *count, size_t size, order compare) {
  for (size_t i = 0; i < *count; i++)
    if (compare(key, (const byte *)at + i * size) == 0) return (byte *)at + i * size;
  return 0;
}
void *lsearch(const void *key, void *at, size_t *count, size_t size, order compare) {
  void *found = lfind(key, at, count, size, compare);
  return found ? found : memcpy((byte *)at + (*count)++ * size, key, size);
}
