/* Regular expressions, third part: matching.
 *
 * Whether and where a pattern without back references matches is told by running its automaton over the text, all
 * states at once, as arithmetic on flags: symbolic text makes one term per state and no fork until the answer is
 * asked for. The spans of groups come from a second, backtracking run between the known ends, which visits each pair
 * of step and position once. Patterns with back references are searched by backtracking alone. */
#include "regex.h"

struct subject {
  const struct pattern *p;
  const byte *text;
  int size, flags;
};

static int byte_at(const struct subject *s, int i) {
  int c = s->text[i];
  return s->p->fold ? c + (((unsigned)c - 'A' < 26u) << 5) : c;
}
static int word(int c) { return ((unsigned)(c | 32) - 'a' < 26u) | ((unsigned)c - '0' < 10u) | (c == '_'); }

/* The conditions that hold before position `i`. */
static int holds(const struct subject *s, int i) {
  int before = i > 0 ? word(s->text[i - 1]) : 0, after = i < s->size ? word(s->text[i]) : 0;
  int line_start = i > 0 ? (s->flags / NEWLINES) & (s->text[i - 1] == '\n') : !(s->flags & NOT_LINE_START);
  int line_end = i < s->size ? (s->flags / NEWLINES) & (s->text[i] == '\n') : !(s->flags & NOT_LINE_END);
  int dot = s->p->dots && i < s->size && (i == 0 || s->p->dots == 2) ? (s->text[i] == '.') & (i == 0 || s->text[i - 1] == '/') : 0;
  return !dot * AT_NO_DOT | line_start * AT_LINE_START | line_end * AT_LINE_END | (after & ~before) * AT_WORD_START | (before & ~after) * AT_WORD_END |
         (before ^ after) * AT_BOUNDARY | (before == after) * AT_INSIDE | (i == 0) * AT_START | (i == s->size) * AT_END;
}

static int in_ranges(const struct pattern *p, const struct step *step, int c) {
  int in = 0;
  for (const struct range *r = p->ranges + step->a, *end = r + step->b; r < end; r++) in |= (unsigned)c - r->low <= (unsigned)(r->high - r->low);
  return in;
}

/* ---- all states at once ---- */

struct states {
  byte *active, *listed; /* per step: 0 or 1, perhaps symbolic; is it in the list */
  int *list, count;
};
struct run {
  struct subject s;
  struct states now, then;
  int symbolic; /* something symbolic has been read */
};

static int is_off(const struct run *r, int flag) { return r->symbolic ? !__symvm_is_symbolic((u64)flag) && !flag : !flag; }

/* Follows the edges of `from`, active if `flag`, at a place where `here` holds (-1: not yet known); is the end reached? */
static int follow(struct run *r, int from, int flag, int *here, int at) {
  const struct pattern *p = r->s.p;
  int reached = 0;
  for (int e = p->edges_from[from]; e < p->edges_from[from + 1]; e++) {
    struct edge edge = p->edges[e];
    int on = flag, to = edge.to;
    if (edge.when) {
      if (*here < 0) *here = holds(&r->s, at);
      on &= (edge.when & ~*here) == 0;
      if (is_off(r, on)) continue;
    }
    if (p->steps[to].op == MATCH) {
      reached |= on;
      continue;
    }
    if (!r->then.listed[to]) r->then.listed[to] = 1, r->then.active[to] = 0, r->then.list[r->then.count++] = to;
    r->then.active[to] |= (byte)on;
  }
  return reached;
}

/* Keeps of the states reached those that take the character. */
static void take(struct run *r, int c) {
  const struct pattern *p = r->s.p;
  struct states *s = &r->then, old;
  int kept = 0;
  for (int i = 0; i < s->count; i++) {
    int step = s->list[i];
    s->listed[step] = 0;
    s->active[step] &= (byte)in_ranges(p, &p->steps[step], c);
    if (!is_off(r, s->active[step])) s->list[kept++] = step;
  }
  s->count = kept;
  old = r->now, r->now = r->then, r->then = old;
  r->then.count = 0;
}

/* Matches that start in first .. last; `*end`: where the longest ends (for first == last). Returns 0 or 1. Without `end`
 * any match will do. */
static int run(struct run *r, int first, int last, int *end) {
  const struct subject *s = &r->s;
  int found = 0, start = s->p->step_count;
  r->now.count = r->then.count = 0;
  r->symbolic = first > 0 && __symvm_is_symbolic(s->text[first - 1]);
  for (int i = first;; i++) {
    int here = -1, reached = 0;
    r->symbolic |= i < s->size && __symvm_is_symbolic(s->text[i]);
    for (int k = 0; k < r->now.count; k++) reached |= follow(r, r->now.list[k], r->now.active[r->now.list[k]], &here, i);
    if (i <= last) reached |= follow(r, start, 1, &here, i);
    if (end) *end = reached ? i : *end;
    found |= reached;
    if (!end && !__symvm_is_symbolic((u64)found) && found) break;
    if (i == s->size || (i >= last && !r->then.count)) break;
    take(r, byte_at(s, i));
    if (i >= last && !r->now.count) break;
  }
  for (int k = 0; k < r->then.count; k++) r->then.listed[r->then.list[k]] = 0;
  return found;
}

/* ---- backtracking ---- */

struct choice {
  int step, at; /* step < 0: slot ~step gets its value `at` back */
};
struct track {
  struct subject s;
  int *slots;        /* the groups' ends, then the marks */
  struct choice *stack;
  int height, room;
  byte *visited;     /* per step and position, a bit; 0 with back references */
  int first;         /* the position of bit 0 */
  int failed;        /* no memory */
};

static void push(struct track *t, int step, int at) {
  if (t->height == t->room) {
    int room = t->room ? t->room * 2 : 64;
    struct choice *bigger = realloc(t->stack, (size_t)room * sizeof *bigger);
    if (!bigger) {
      t->failed = 1;
      return;
    }
    t->stack = bigger;
    t->room = room;
  }
  t->stack[t->height++] = (struct choice){step, at};
}
static void set_slot(struct track *t, int slot, int value) {
  push(t, ~slot, t->slots[slot]);
  t->slots[slot] = value;
}
static int been_here(struct track *t, int step, int at, int width) {
  if (!t->visited) return 0;
  size_t bit = (size_t)step * (size_t)width + (size_t)(at - t->first);
  if (t->visited[bit >> 3] >> (bit & 7) & 1) return 1;
  t->visited[bit >> 3] |= (byte)(1 << (bit & 7));
  return 0;
}

/* The text of group `n` again at `at`; where it ends, or -1. */
static int same_text(const struct track *t, int n, int at) {
  int from = t->slots[2 * n], size = t->slots[2 * n + 1] - from;
  if (from < 0 || size < 0 || size > t->s.size - at) return -1;
  int same = 1;
  for (int i = 0; i < size; i++) same &= byte_at(&t->s, from + i) == byte_at(&t->s, at + i);
  return same ? at + size : -1;
}

/* Tries all ways from (0, start) in order of preference, to the first that ends at `end`; with end < 0, to the longest,
 * of which the slots are left in `best`. */
static int backtrack(struct track *t, int start, int end, int *best, int slots) {
  const struct pattern *p = t->s.p;
  int width = end - start + 1, limit = end < 0 ? t->s.size : end, longest = -1;
  t->height = 0;
  push(t, 0, start);
  while (t->height && !t->failed) {
    struct choice c = t->stack[--t->height];
    if (c.step < 0) {
      t->slots[~c.step] = c.at;
      continue;
    }
    int step = c.step, at = c.at;
    while (step >= 0 && !been_here(t, step, at, width)) {
      const struct step *s = &p->steps[step];
      int next = step + 1;
      switch (s->op) {
      case CONSUME: next = at < limit && in_ranges(p, s, byte_at(&t->s, at)) ? at++, next : -1; break;
      case SPLIT: push(t, s->b, at), next = s->a; break;
      case JUMP: next = s->a; break;
      case SAVE: set_slot(t, s->a, at); break;
      case MARK: set_slot(t, 2 * p->groups + 2 + s->a, at); break;
      case LOOP:
        if (t->visited || t->slots[2 * p->groups + 2 + s->b] != at) push(t, next, at), next = s->a;
        break;
      case CHECK: next = (s->a & ~holds(&t->s, at)) == 0 ? next : -1; break;
      case REFER: at = same_text(t, s->a, at), next = at < 0 ? -1 : next; break;
      case FAIL: next = -1; break;
      case MATCH:
        if (at == end) return 1;
        if (end < 0 && at > longest) longest = at, memcpy(best, t->slots, (size_t)slots * sizeof *best), best[1] = at;
        if (longest == t->s.size) return 1;
        next = -1;
      }
      step = next;
    }
  }
  return longest >= 0;
}

static int groups_between(const struct subject *s, struct span *spans, int count, int search_from, int search_last) {
  const struct pattern *p = s->p;
  int slots = 2 * p->groups + 2 + p->marks, found = 0;
  struct track t = {.s = *s, .slots = malloc((size_t)slots * sizeof(int))};
  int *best = malloc((size_t)slots * sizeof *best);
  for (int from = search_from; t.slots && best && !found && from <= search_last; from++) {
    for (int i = 0; i < slots; i++) t.slots[i] = -1;
    t.first = from;
    if (p->refers) found = backtrack(&t, from, -1, best, slots);
    else {
      size_t bits = (size_t)p->step_count * (size_t)(spans[0].end - from + 1);
      t.visited = calloc(bits / 8 + 1, 1);
      if (!t.visited) break;
      found = backtrack(&t, from, spans[0].end, best, slots);
      memcpy(best, t.slots, (size_t)slots * sizeof *best);
      best[1] = spans[0].end;
    }
    best[0] = from;
  }
  if (!t.slots || !best || (!p->refers && !t.visited)) t.failed = 1;
  for (int i = 0; found && i < count; i++) {
    int set = i <= p->groups && best[2 * i + 1] >= 0;
    spans[i] = set ? (struct span){best[2 * i], best[2 * i + 1]} : (struct span){-1, -1};
  }
  free(t.slots);
  free(t.stack);
  free(t.visited);
  free(best);
  return t.failed ? -1 : found;
}

/* ---- both ---- */

static int start_run(struct run *r, int steps) {
  size_t n = (size_t)steps;
  byte *flags = calloc(n, 4);
  int *lists = malloc(2 * n * sizeof *lists);
  if (!flags || !lists) {
    free(flags);
    free(lists);
    return 0;
  }
  r->now = (struct states){flags, flags + n, lists, 0};
  r->then = (struct states){flags + 2 * n, flags + 3 * n, lists + n, 0};
  return 1;
}

int __sv_regex_search(const struct pattern *p, const byte *text, int size, int from, int last, int flags, struct span *spans, int count) {
  struct subject s = {p, text, size, flags};
  struct span whole[1] = {{-1, -1}};
  if (p->refers) return groups_between(&s, spans ? spans : whole, spans ? count : 1, from, last);
  struct run r = {.s = s};
  if (!start_run(&r, p->step_count)) return -1;
  struct states a = r.now.list < r.then.list ? r.now : r.then; /* both were allocated together */
  int found = 0;
  if (!spans || count == 0) found = run(&r, from, last, 0);
  else
    for (int at = from; at <= last && !found; at++) {
      int end = -1;
      if (!run(&r, at, at, &end)) continue;
      found = 1;
      spans[0] = (struct span){at, end};
    }
  free(a.active);
  free(a.list);
  if (!spans || count == 0 || !found) return found;
  if (count > 1 && p->groups > 0) return groups_between(&s, spans, count, spans[0].start, spans[0].start);
  for (int i = 1; i < count; i++) spans[i] = (struct span){-1, -1};
  return 1;
}
