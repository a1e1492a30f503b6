/* Sets of characters for regular expressions and shell patterns, as ranges: what a character is tested against is then
 * arithmetic, without a table. */
#include "regex.h"

int __sv_class_run(size_t i, u32 *first, u32 *last), __sv_case_run(size_t i, int upper, u32 run[3], int *delta);

void __sv_set_add(struct set *s, u32 low, u32 high) {
  if (low > high) return;
  if ((s->count & (s->count - 1)) == 0) { /* a power of two: full */
    struct range *bigger = realloc(s->list, (size_t)(s->count ? s->count * 2 : 1) * sizeof *bigger);
    if (!bigger) {
      s->failed = 1;
      return;
    }
    s->list = bigger;
  }
  s->list[s->count++] = (struct range){low, high};
}

static const char *const names[] = {"alpha", "digit", "alnum", "space", "upper", "lower", "punct", "print", "graph", "cntrl", "xdigit", "blank"};
static int (*const tests[])(int) = {isalpha, isdigit, isalnum, isspace, isupper, islower, ispunct, isprint, isgraph, iscntrl, isxdigit, isblank};
static const u16 bits[] = {1, 0, 1, 8, 2, 4, 16, 32, 64, 128, 0, 256}; /* in the table of runs */

int __sv_set_class(const char *name, size_t size) {
  for (int i = 0; i < (int)(sizeof names / sizeof *names); i++)
    if (strlen(names[i]) == size && memcmp(names[i], name, size) == 0) return i;
  return -1;
}

void __sv_set_add_class(struct set *s, int class, int utf8) {
  u32 first, last;
  int is;
  for (u32 c = 0; c <= ASCII; c++)
    if (tests[class]((int)c)) __sv_set_add(s, c, c);
  if (!utf8 || !bits[class]) return;
  for (size_t i = 0; (is = __sv_class_run(i, &first, &last)) >= 0; i++)
    if ((is & bits[class]) && last > ASCII) __sv_set_add(s, first > ASCII ? first : ASCII + 1, last);
}

static int by_low(const void *a, const void *b) {
  u32 x = ((const struct range *)a)->low, y = ((const struct range *)b)->low;
  return (x > y) - (x < y);
}

/* Orders the ranges, and makes one of those that meet. */
void __sv_set_order(struct set *s) {
  int sorted = 1, kept = 0;
  for (int i = 1; i < s->count; i++) sorted &= s->list[i - 1].low <= s->list[i].low;
  if (!sorted) qsort(s->list, (size_t)s->count, sizeof *s->list, by_low);
  for (int i = 0; i < s->count; i++) {
    struct range *last = &s->list[kept - (kept > 0)];
    if (kept && s->list[i].low <= last->high + 1) last->high = s->list[i].high > last->high ? s->list[i].high : last->high;
    else s->list[kept++] = s->list[i];
  }
  s->count = kept;
}

int __sv_set_has(const struct range *list, int count, u32 c) {
  int low = 0, high = count;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (list[middle].low <= c) low = middle;
    else high = middle;
  }
  return count > 0 && c - list[low].low <= list[low].high - list[low].low;
}

void __sv_set_invert(struct set *s, int utf8) {
  u32 next = 0, most = utf8 ? LAST_CHARACTER : 255;
  struct set other = {0};
  for (int i = 0; i < s->count; i++) {
    if (s->list[i].low > next) __sv_set_add(&other, next, s->list[i].low - 1);
    next = s->list[i].high + 1;
  }
  if (next <= most) __sv_set_add(&other, next, most);
  other.failed |= s->failed;
  free(s->list);
  *s = other;
}

void __sv_set_remove(struct set *s, u32 c) {
  for (int i = 0; i < s->count; i++) {
    struct range r = s->list[i];
    if (c - r.low > r.high - r.low) continue;
    if (r.low < r.high) {
      s->list[i].low = c + 1;
      if (c == r.high) s->list[i] = (struct range){r.low, c - 1};
      else if (c > r.low) __sv_set_add(s, r.low, c - 1);
    } else s->list[i] = s->list[--s->count];
    break;
  }
  __sv_set_order(s);
}

/* Whether the set is ordered and has `c` is told before anything is changed: the changes are noted, first those into it. */
static void unfold(struct set *out, struct set *in, const struct set *s, u32 c, u32 folded) {
  int was = __sv_set_has(s->list, s->count, c), is = __sv_set_has(s->list, s->count, folded);
  if (was != is) __sv_set_add(is ? in : out, c, c);
}
void __sv_set_unfold(struct set *s, int upper, int utf8) {
  struct set in = {0}, out = {0};
  u32 run[3];
  int delta;
  __sv_set_order(s);
  for (u32 c = 0; c < 26; c++) unfold(&out, &in, s, c + (upper ? 'a' : 'A'), c + (upper ? 'A' : 'a'));
  for (size_t i = 0; utf8 && __sv_case_run(i, upper, run, &delta); i++)
    for (u32 c = run[0]; c <= run[1]; c += run[2])
      if (c > ASCII) unfold(&out, &in, s, c, c + (u32)delta);
  if (out.count) { /* what stays = not (not s, or out) */
    __sv_set_invert(s, 1);
    for (int i = 0; i < out.count; i++) __sv_set_add(s, out.list[i].low, out.list[i].high);
    __sv_set_order(s);
    __sv_set_invert(s, 1);
  }
  for (int i = 0; i < in.count; i++) __sv_set_add(s, in.list[i].low, in.list[i].high);
  __sv_set_order(s);
  s->failed |= in.failed | out.failed;
  free(in.list);
  free(out.list);
}

static int add_range(struct pattern *to, u32 low, u32 high) {
  if ((to->range_count & (to->range_count - 1)) == 0) {
    struct range *bigger = realloc(to->ranges, (size_t)(to->range_count ? to->range_count * 2 : 1) * sizeof *bigger);
    if (!bigger) return 0;
    to->ranges = bigger;
  }
  to->ranges[to->range_count++] = (struct range){low, high};
  return 1;
}

int __sv_regex_add_set(struct pattern *to, struct set *s) {
  u32 most = to->utf8 ? ASCII : 255;
  __sv_set_order(s);
  int fine = !s->failed, bytes = to->range_count;
  for (int i = 0; fine && i < s->count && s->list[i].low <= most; i++) fine = add_range(to, s->list[i].low, s->list[i].high < most ? s->list[i].high : most);
  int wide = to->range_count;
  for (int i = 0; fine && to->utf8 && i < s->count; i++)
    if (s->list[i].high > most) fine = add_range(to, s->list[i].low > most ? s->list[i].low : most + 1, s->list[i].high);
  free(s->list);
  *s = (struct set){0};
  return fine ? __sv_regex_add(to, (struct node){SET, wide, to->range_count - wide, bytes, wide - bytes}) : -1;
}

int __sv_wide_size(const byte *p, const byte *end, u32 *c) {
  u64 state = 0;
  int wide = 0;
  size_t n = p < end && *p > ASCII ? mbrtowc(&wide, (const char *)p, (size_t)(end - p), &state) : 0;
  *c = (u32)wide;
  return n > 6 ? 0 : (int)n;
}
