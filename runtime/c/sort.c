/* qsort, with the comparisons of glibc's in their order (a program may count them, or leave one by longjmp): a stable merge sort, which
 * makes close to the fewest of them, each of which may fork. bsearch, likewise; and the linear and hashed searches of <search.h> that
 * programs use. */
#include "libc.h"

typedef int (*order)(const void *, const void *);
typedef int (*order_r)(const void *, const void *, void *);

enum { LARGE = 32 }; /* larger elements stay where they are until it is known where they go */

struct sorting {
  size_t size; /* of what is moved: an element, or where it is */
  int at_pointers;
  order plain;
  order_r with;
  void *context;
  byte *spare;
};

static int compare(const struct sorting *s, const void *a, const void *b) {
  if (s->at_pointers) a = *(void *const *)a, b = *(void *const *)b;
  return s->plain ? s->plain(a, b) : s->with(a, b, s->context);
}

/* Both halves stay as they are until they are merged: comparisons see the array. */
static void merge_sort(const struct sorting *s, byte *at, size_t count) {
  if (count < 2) return;
  size_t half = count / 2, size = s->size;
  byte *left = at, *right = at + half * size, *left_end = right, *end = at + count * size, *to = s->spare;
  merge_sort(s, left, half);
  merge_sort(s, right, count - half);
  while (left < left_end && right < end) {
    byte **from = compare(s, left, right) <= 0 ? &left : &right;
    memcpy(to, *from, size);
    *from += size;
    to += size;
  }
  memcpy(to, left, (size_t)(left_end - left));
  memcpy(at, s->spare, (size_t)(right - at));
}

/* Sorts where the elements are, and moves each then to its place, along the cycles: the first of one waits beside them. */
static void sort_where_they_are(struct sorting *s, byte *at, size_t count, size_t size) {
  byte **places = (byte **)s->spare, *waiting = s->spare + 2 * count * sizeof *places;
  s->spare = (byte *)(places + count);
  for (size_t i = 0; i < count; i++) places[i] = at + i * size;
  merge_sort(s, (byte *)places, count);
  for (size_t i = 0; i < count; i++) {
    byte *first = at + i * size, *to = first;
    if (places[i] == first) continue;
    memcpy(waiting, first, size);
    for (size_t n = i; places[n] != first;) {
      byte *from = places[n];
      memcpy(to, from, size);
      places[n] = to;
      to = from;
      n = (size_t)(from - at) / size;
    }
    memcpy(to, waiting, size);
    places[(size_t)(to - at) / size] = to;
  }
}

/* What is left by an exception or longjmp loses its memory; small arrays, as in the host's, have theirs on the stack. */
static void sort(struct sorting *s, void *at, size_t count, size_t size) {
  if (count < 2 || size == 0) return;
  __attribute__((aligned(8))) byte room[1024];
  byte *held_room = 0;
  s->at_pointers = size > LARGE;
  s->size = s->at_pointers ? sizeof(void *) : size;
  size_t spare = s->at_pointers ? 2 * count * sizeof(void *) + size : count * size;
  s->spare = room;
  if (spare >= sizeof room) {
    int held = __sv_hold_failures(0); /* the host's sorts in place without memory */
    s->spare = held_room = malloc(spare);
    __sv_hold_failures(held);
    if (!s->spare) __symvm_finding("abort", "qsort: out of memory");
  }
  if (s->at_pointers) sort_where_they_are(s, at, count, size);
  else merge_sort(s, at, count);
  free(held_room);
}

void qsort(void *at, size_t count, size_t size, order compare) {
  struct sorting s = {.plain = compare};
  sort(&s, at, count, size);
}
void qsort_r(void *at, size_t count, size_t size, order_r compare, void *context) {
  struct sorting s = {.with = compare, .context = context};
  sort(&s, at, count, size);
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
