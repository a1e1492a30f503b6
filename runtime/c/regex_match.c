/* Regular expressions, third part: matching.
 *
 * Whether and where a pattern without back references matches is told by running its automaton over the text, all
 * states at once, as arithmetic on flags: symbolic text makes one term per state and no fork until the answer is
 * asked for. The spans of groups come from a second, backtracking run between the known ends, which visits each pair
 * of step and position once. Patterns with back references are searched by backtracking alone. */
#include "regex.h"

/* What may start at a position of UTF-8: for each size, is there a character of it (a flag, perhaps symbolic), and which. */
enum { SIZES = 7 };
struct character {
  int at, any, words;
  int ok[SIZES], word[SIZES];
  u32 code[SIZES];
};
struct subject {
  const struct pattern *p;
  const byte *text;
  int size, flags;
  struct character near[8]; /* those last asked for, by position */
};

static int byte_at(const struct subject *s, int i) {
  int c = s->text[i];
  return s->p->fold ? c - (((unsigned)c - 'a' < 26u) << 5) : c;
}
static int ascii_word(int c) { return ((unsigned)(c | 32) - 'a' < 26u) | ((unsigned)c - '0' < 10u) | (c == '_'); }

/* ---- multibyte characters ---- */

static void read_character(const struct subject *s, int i, struct character *to) {
  u32 lead = s->text[i], code, follows = 1;
  *to = (struct character){.at = i + 1};
  if (!__symvm_is_symbolic(lead) && lead - 0xc2 >= 0xfe - 0xc2) return;
  for (int n = 2; n < SIZES && i + n <= s->size; n++) {
    code = lead & (0x7fu >> n);
    for (int k = 1; k < n; k++) code = code << 6 | (s->text[i + k] & 63);
    follows &= (s->text[i + n - 1] & 0xc0) == 0x80;
    u32 low = n == 2 ? 0xc2 : 0xff00u >> n & 0xff, next = n == 6 ? 0xfe : 0xff00u >> (n + 1) & 0xff;
    int ok = (lead - low < next - low) & (int)follows & (n == 2 || code >> (5 * n - 4) != 0);
    if (n == 3 && s->p->utf8 == STRICT) ok &= code - 0xd800 >= 0x800;
    to->ok[n] = ok;
    to->code[n] = code;
    to->any |= ok;
  }
}
static struct character *character_at(struct subject *s, int i) {
  struct character *c = &s->near[i & 7];
  if (c->at != i + 1) read_character(s, i, c);
  return c;
}
static int is_surely(int flag, int value) { return !__symvm_is_symbolic((u64)flag) && flag == value; }

/* Is `c`, a character of `size` bytes, in the ranges? */
static int in_wide(const struct pattern *p, int first, int count, u32 c, int size) {
  const struct range *r = p->ranges + first;
  if (!__symvm_is_symbolic(c)) return __sv_set_has(r, count, c);
  u32 least = size == 2 ? 0x80 : 1u << (5 * size - 4), most = size == 6 ? LAST_CHARACTER : (1u << (5 * size + 1)) - 1;
  int in = 0;
  for (const struct range *end = r + count; r < end && r->low <= most; r++)
    if (r->high >= least) in |= c - r->low <= r->high - r->low;
  return in;
}
static void read_words(struct subject *s, struct character *c) {
  c->words = 1;
  for (int n = 2; n < SIZES; n++)
    if (!is_surely(c->ok[n], 0)) c->word[n] = c->ok[n] & in_wide(s->p, s->p->words, s->p->word_count, c->code[n], n);
}
/* Is byte `i` part of a word? Bytes that are no characters count as the characters of Latin-1, as in glibc. */
static int word_at(struct subject *s, int i) {
  u32 b = s->text[i];
  int word = ascii_word((int)b), covered = 0;
  if (s->p->utf8 != STRICT || is_surely(b > ASCII, 0)) return word;
  for (int back = 0; back < SIZES - 1 && back <= i; back++) {
    struct character *c = character_at(s, i - back);
    if (is_surely(c->any, 0)) continue;
    if (!c->words) read_words(s, c);
    for (int n = back + 1 < 2 ? 2 : back + 1; n < SIZES; n++) covered |= c->ok[n], word |= c->word[n];
  }
  if (is_surely(covered, 1)) return word;
  return word | ((covered ^ 1) & in_wide(s->p, s->p->words, s->p->word_count, b, 2));
}
/* Is position `i` inside a character? */
static int is_inside(struct subject *s, int i) {
  int inside = 0;
  if (s->p->utf8 != STRICT || i == s->size || is_surely((s->text[i] & 0xc0) == 0x80, 0)) return 0;
  for (int back = 1; back < SIZES - 1 && back <= i; back++) {
    const struct character *c = character_at(s, i - back);
    for (int n = back + 1; n < SIZES; n++) inside |= c->ok[n];
  }
  return inside;
}

int __sv_regex_is_utf8(const struct pattern *p, const byte *text, int size) {
  struct subject s = {.p = p, .text = text, .size = size};
  int valid = 1;
  for (int i = 0; i < size; i++) valid &= (text[i] <= ASCII) | character_at(&s, i)->any | is_inside(&s, i);
  return valid;
}

/* The conditions that hold before position `i`. */
static int holds(struct subject *s, int i) {
  int before = i > 0 ? word_at(s, i - 1) : 0, after = i < s->size ? word_at(s, i) : 0;
  int line_start = i > 0 ? (s->flags / NEWLINES) & (s->text[i - 1] == '\n') : !(s->flags & NOT_LINE_START);
  int line_end = i < s->size ? (s->flags / NEWLINES) & (s->text[i] == '\n') : !(s->flags & NOT_LINE_END);
  int dot = s->p->dots && i < s->size && (i == 0 || s->p->dots == 2) ? (s->text[i] == '.') & (i == 0 || s->text[i - 1] == '/') : 0;
  return !dot * AT_NO_DOT | line_start * AT_LINE_START | line_end * AT_LINE_END | (after & ~before) * AT_WORD_START | (before & ~after) * AT_WORD_END |
         (before ^ after) * AT_BOUNDARY | (before == after) * AT_INSIDE | (i == 0) * AT_START | (i == s->size) * AT_END;
}

static int in_ranges(const struct pattern *p, const struct step *step, int c) {
  int in = 0;
  for (const struct range *r = p->ranges + step->a, *end = r + step->b; r < end; r++) in |= (unsigned)c - r->low <= r->high - r->low;
  return in;
}

/* ---- all states at once ---- */

/* The states at one position: per step, active (0 or 1, perhaps symbolic) and whether it is in the list. */
struct states {
  byte *active, *listed;
  int *list, count;
};
enum { AHEAD = 8 };
struct run {
  struct subject s;
  struct states at[AHEAD], reached; /* by position; after a step that was followed: what wants a character here */
  int mask;     /* how far ahead a character may lead, as a mask on positions */
  int waiting;  /* states in `at` */
  int symbolic; /* something symbolic has been read */
};

static int is_off(const struct run *r, int flag) { return r->symbolic ? !__symvm_is_symbolic((u64)flag) && !flag : !flag; }

static int put(struct states *to, int step, int on) {
  int new = !to->listed[step];
  if (new) to->listed[step] = 1, to->active[step] = 0, to->list[to->count++] = step;
  to->active[step] |= (byte)on;
  return new;
}

/* Follows the edges of `from`, active if `flag`, at a place where `here` holds (-1: not yet known); is the end reached? */
static int follow(struct run *r, int from, int flag, int *here, int at) {
  const struct pattern *p = r->s.p;
  int end = 0;
  for (int e = p->edges_from[from]; e < p->edges_from[from + 1]; e++) {
    struct edge edge = p->edges[e];
    int on = flag, to = edge.to;
    if (edge.when) {
      if (*here < 0) *here = holds(&r->s, at);
      on &= (edge.when & ~*here) == 0;
      if (is_off(r, on)) continue;
    }
    if (p->steps[to].op == MATCH) end |= on;
    else put(&r->reached, to, on);
  }
  return end;
}

/* Of the states reached, those that take what stands at `i` wait behind it. */
static void take(struct run *r, int i) {
  const struct pattern *p = r->s.p;
  int c = byte_at(&r->s, i);
  struct character *wide = p->wide_steps ? character_at(&r->s, i) : 0;
  if (wide && is_surely(wide->any, 0)) wide = 0;
  for (int k = 0; k < r->reached.count; k++) {
    int step = r->reached.list[k], on = r->reached.active[step], in = on & in_ranges(p, &p->steps[step], c);
    r->reached.listed[step] = 0;
    if (!is_off(r, in)) r->waiting += put(&r->at[(i + 1) & r->mask], step, in);
    if (!wide || !p->steps[step].wide_count) continue;
    for (int n = 2; n < SIZES; n++) {
      if (is_off(r, wide->ok[n])) continue;
      in = on & wide->ok[n] & in_wide(p, p->steps[step].wide, p->steps[step].wide_count, wide->code[n], n);
      if (!is_off(r, in)) r->waiting += put(&r->at[(i + n) & r->mask], step, in);
    }
  }
  r->reached.count = 0;
}

static void forget(struct run *r, struct states *s) {
  r->waiting -= s->count;
  for (int k = 0; k < s->count; k++) s->listed[s->list[k]] = 0;
  s->count = 0;
}

/* Matches that start in first .. last; `*end`: where the longest ends (for first == last). Returns 0 or 1. Without `end`
 * any match will do. */
static int run(struct run *r, int first, int last, int *end) {
  struct subject *s = &r->s;
  int found = 0, start = s->p->step_count;
  r->symbolic = first > 0 && __symvm_is_symbolic(s->text[first - 1]);
  if (s->p->utf8)
    for (int i = first - SIZES + 1; i < first; i++) r->symbolic |= i >= 0 && __symvm_is_symbolic(s->text[i]);
  for (int i = first;; i++) {
    int here = -1, reached = 0, ahead = s->p->utf8 ? i + SIZES - 2 : i;
    struct states *now = &r->at[i & r->mask];
    for (int k = i == first ? i : ahead; k <= ahead; k++) r->symbolic |= k < s->size && __symvm_is_symbolic(s->text[k]);
    for (int k = 0; k < now->count; k++) reached |= follow(r, now->list[k], now->active[now->list[k]], &here, i);
    forget(r, now);
    if (i <= last) {
      int inside = is_inside(s, i);
      if (!is_surely(inside, 1)) reached |= follow(r, start, !inside, &here, i);
    }
    if (end) *end = reached ? i : *end;
    found |= reached;
    if (!end && !__symvm_is_symbolic((u64)found) && found) break;
    if (i == s->size) break;
    take(r, i);
    if (i >= last && !r->waiting) break;
  }
  for (int k = 0; k <= r->mask; k++) forget(r, &r->at[k]);
  r->waiting = 0;
  forget(r, &r->reached);
  r->waiting = 0;
  return found;
}

/* ---- backtracking ---- */

struct choice {
  int step, at; /* step < 0: slot ~step gets its value `at` back ... */
  int set, optional; /* ... from `set`; which ended an optional round of a group. With step >= 0, `set`: see `backtrack` */
};
struct track {
  struct subject s;
  int *slots, slot_count; /* the groups' ends, then the marks */
  struct choice *stack;
  int height, room;
  byte *visited;     /* per step and position, a bit, and another for rounds that begin again; 0 with back references */
  int first;         /* the position of bit 0 */
  int free_end;      /* no condition may be met at the end */
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
  t->stack[t->height++] = (struct choice){step, at, 0, 0};
}
static void push_again(struct track *t, int step, int at) {
  push(t, step, at);
  if (t->height) t->stack[t->height - 1].set = 1;
}
static void set_slot(struct track *t, int slot, int value, int optional) {
  push(t, ~slot, t->slots[slot]);
  if (t->height) t->stack[t->height - 1].set = value, t->stack[t->height - 1].optional = optional;
  t->slots[slot] = value;
}
static int been_here(struct track *t, int step, int at, int width) {
  if (!t->visited) return 0;
  size_t bit = (size_t)step * (size_t)width + (size_t)(at - t->first);
  if (t->visited[bit >> 3] >> (bit & 7) & 1) return 1;
  t->visited[bit >> 3] |= (byte)(1 << (bit & 7));
  return 0;
}

/* The same for characters of UTF-8, which without case may differ in size. */
static int same_characters(const struct track *t, int from, int end, int at) {
  const byte *p = t->s.text + from, *q = t->s.text + at, *p_end = t->s.text + end, *q_end = t->s.text + t->s.size;
  while (p < p_end) {
    u32 c, d;
    int n = __sv_wide_size(p, p_end, &c), m = __sv_wide_size(q, q_end, &d);
    if (q >= q_end) return -1;
    if (!n) c = *p > ASCII ? LAST_CHARACTER + 1u + *p : *p, n = 1;
    if (!m) d = *q > ASCII ? LAST_CHARACTER + 1u + *q : *q, m = 1;
    if (towupper(c) != towupper(d)) return -1;
    p += n, q += m;
  }
  return (int)(q - t->s.text);
}
/* The text of group `n` again at `at`; where it ends, or -1. */
static int same_text(const struct track *t, int n, int at) {
  int from = t->slots[2 * n], size = t->slots[2 * n + 1] - from;
  if (from < 0 || size < 0) return -1;
  if (t->s.p->fold_wide) return same_characters(t, from, from + size, at);
  if (size > t->s.size - at) return -1;
  int same = 1;
  for (int i = 0; i < size; i++) same &= byte_at(&t->s, from + i) == byte_at(&t->s, at + i);
  return same ? at + size : -1;
}

/* Where `step` leads that takes the character at `at`: behind it, or -1. If a byte alone will do as well, that is tried later. */
static int consumed(struct track *t, const struct step *step, int at, int limit, int next) {
  if (at >= limit) return -1;
  int end = in_ranges(t->s.p, step, byte_at(&t->s, at)) ? at + 1 : -1;
  if (!step->wide_count || is_surely(t->s.text[at] > ASCII, 0)) return end;
  const struct character *c = character_at(&t->s, at);
  for (int n = 2; n < SIZES && at + n <= limit; n++) {
    if (!(c->ok[n] && in_wide(t->s.p, step->wide, step->wide_count, c->code[n], n))) continue;
    if (end >= 0) push(t, next, end);
    return at + n;
  }
  return end;
}

/* The groups below `count` as the way that the stack tells leaves them, in `best`. As with glibc, an optional round that matches
 * nothing, if its group has matched before, brings all groups back to where they were when one last ended that matched
 * something: "((a?)?b)*" on "abb" is (0,3), (0,1). */
static void leave_groups(const struct track *t, int count, int *best) {
  int slots = 2 * (t->s.p->groups + 1), *kept = best + slots;
  for (int i = 0; i < 2 * slots; i++) best[i] = -1;
  for (int i = 0; i < t->height; i++) {
    int slot = ~t->stack[i].step, at = t->stack[i].set;
    if (slot < 2 || slot >= slots || slot / 2 >= count) continue;
    if (slot % 2 == 0) best[slot] = at, best[slot + 1] = -1;
    else if (best[slot - 1] >= at && t->stack[i].optional && kept[slot - 1] >= 0) memcpy(best, kept, (size_t)slots * sizeof *best);
    else {
      best[slot] = at;
      if (best[slot - 1] < at) memcpy(kept, best, (size_t)slots * sizeof *best);
    }
  }
}

/* Tries all ways from (0, start) in order of preference, to the first that ends at `end`; with end < 0, to the longest.
 * What it leaves in the groups below `count` is put into `best`. As with glibc, if nothing can follow a round that matches nothing,
 * another begins `again` where it began, by what was not tried there, and keeps the groups: "(()|a)*b" on "ab" is (0,2) (0,1) (0,0). */
static int backtrack(struct track *t, int start, int end, int *best, int count) {
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
    int step = c.step, at = c.at, again = c.set;
    while (step >= 0) {
      const struct step *s = &p->steps[step];
      int next = step + 1, been = been_here(t, step, at, width);
      if (been && (!again || s->op == CONSUME || s->op == MATCH || been_here(t, step + p->step_count, at, width))) break;
      again &= been;
      switch (s->op) {
      case CONSUME:
        at = consumed(t, s, at, limit, next);
        if (at < 0) next = -1;
        break;
      case SPLIT:
        if (again) push_again(t, s->a, at), next = s->b;
        else push(t, s->b, at), next = s->a;
        break;
      case JUMP: next = s->a; break;
      case SAVE: set_slot(t, s->a, at, s->b); break;
      case MARK: set_slot(t, 2 * p->groups + 2 + s->a, at, 0); break;
      case LOOP:
        if (t->slots[2 * p->groups + 2 + s->b] != at) push(t, next, at), next = s->a;
        else if (t->visited) push_again(t, s->a, at);
        break;
      case CHECK: next = !(t->free_end && at == end) && (s->a & ~holds(&t->s, at)) == 0 ? next : -1; break;
      case REFER: at = same_text(t, s->a, at), next = at < 0 ? -1 : next; break;
      case FAIL: next = -1; break;
      case MATCH:
        if (at == end || (end < 0 && at > longest)) longest = at, leave_groups(t, count, best), best[1] = at;
        if (at == end) return 1;
        if (longest == t->s.size) return 1;
        next = -1;
      }
      step = next;
    }
  }
  return longest >= 0;
}

static size_t visited_size(const struct pattern *p, int width) { return (size_t)p->step_count * (p->marks ? 2 : 1) * (size_t)(width + 1) / 8 + 1; }
static int has_checks(const struct pattern *p) {
  for (int i = 0; i < p->step_count; i++)
    if (p->steps[i].op == CHECK) return 1;
  return 0;
}

/* Looks for a way from `from` to `end`; `free_end`: for one that meets no condition at the end. */
static int choose(struct track *t, int from, int end, int free_end, int *best, int count) {
  for (int i = 0; i < t->slot_count; i++) t->slots[i] = -1;
  if (t->visited) memset(t->visited, 0, visited_size(t->s.p, end - from));
  t->free_end = free_end;
  return backtrack(t, from, end, best, count);
}

static int groups_between(const struct subject *s, struct span *spans, int count, int search_from, int search_last) {
  const struct pattern *p = s->p;
  int slots = 2 * p->groups + 2 + p->marks, found = 0;
  struct track t = {.s = *s, .slots = malloc((size_t)slots * sizeof(int)), .slot_count = slots};
  int *best = malloc(4 * (size_t)(p->groups + 1) * sizeof *best);
  for (int from = search_from; t.slots && best && !found && from <= search_last; from++) {
    if (is_inside(&t.s, from)) continue;
    int end = spans[0].end, checks = count > 1 && has_checks(p);
    t.first = from;
    for (int i = 0; i < slots; i++) t.slots[i] = -1;
    if (p->refers) {
      found = backtrack(&t, from, -1, best, count);
      if (!found) continue;
      end = best[1];
    } else if (!(t.visited = malloc(visited_size(p, end - from)))) break;
    /* As with glibc, a way that needs no condition on the place of the end comes before all that do, wherever they stand in
     * the pattern: "(a)$|(a)" sets the second group. */
    found |= (checks && choose(&t, from, end, 1, best, count)) || (!p->refers && choose(&t, from, end, 0, best, count));
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

/* Room for the states, all in one; it begins at `*room`. */
static int start_run(struct run *r, int steps, void **room) {
  int sets = r->mask + 2;
  size_t n = (size_t)steps;
  int *lists = *room = calloc((size_t)sets * n, sizeof *lists + 2);
  if (!lists) return 0;
  byte *flags = (byte *)(lists + (size_t)sets * n);
  for (int i = 0; i < sets; i++) *(i < sets - 1 ? &r->at[i] : &r->reached) = (struct states){flags + 2 * (size_t)i * n, flags + (2 * (size_t)i + 1) * n, lists + (size_t)i * n, 0};
  return 1;
}

int __sv_regex_search(const struct pattern *p, const byte *text, int size, int from, int last, int flags, struct span *spans, int count) {
  struct subject s = {.p = p, .text = text, .size = size, .flags = flags};
  struct span whole[1] = {{-1, -1}};
  if (p->refers) return groups_between(&s, spans ? spans : whole, spans ? count : 1, from, last);
  struct run r = {.s = s, .mask = p->wide_steps ? AHEAD - 1 : 1};
  void *room;
  if (!start_run(&r, p->step_count, &room)) return -1;
  int found = 0;
  if (!spans || count == 0) found = run(&r, from, last, 0);
  else
    for (int at = from; at <= last && !found; at++) {
      int end = -1;
      if (!run(&r, at, at, &end)) continue;
      found = 1;
      spans[0] = (struct span){at, end};
    }
  free(room);
  if (!spans || count == 0 || !found) return found;
  if (count > 1 && p->groups > 0) return groups_between(&s, spans, count, spans[0].start, spans[0].start);
  for (int i = 1; i < count; i++) spans[i] = (struct span){-1, -1};
  return 1;
}
