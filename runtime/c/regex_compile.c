/* Regular expressions, second part: from the tree to a program for a backtracking matcher (Thompson's construction,
 * CACM 1968, with what is preferred first), and from that to an automaton whose edges skip all steps that consume
 * nothing, each with the conditions met on the way. */
#include "regex.h"

enum { MOST_STEPS = 1 << 17, MOST_EDGES = 1 << 21 };

static int grown(void **list, int count, size_t size) { /* room for one more */
  if (count & (count - 1)) return 1;
  void *bigger = realloc(*list, (size_t)(count ? count * 2 : 1) * size);
  if (!bigger) return 0;
  *list = bigger;
  return 1;
}

static int emit(struct pattern *to, enum op op, int a, int b) {
  if (to->step_count < 0 || to->step_count >= MOST_STEPS || !grown((void **)&to->steps, to->step_count, sizeof *to->steps)) return to->step_count = -1;
  to->steps[to->step_count] = (struct step){op, a, b, 0, 0};
  return to->step_count++;
}
static void aim_first(struct pattern *to, int at, int target) {
  if (to->step_count >= 0 && at >= 0) to->steps[at].a = target;
}
static void aim_second(struct pattern *to, int at, int target) {
  if (to->step_count >= 0 && at >= 0) to->steps[at].b = target;
}

static int nullable(const struct pattern *to, int at) {
  const struct node *n = &to->nodes[at];
  switch (n->kind) {
  case SET: return 0;
  case JOIN: return nullable(to, n->left) && nullable(to, n->right);
  case CHOICE: return nullable(to, n->left) || nullable(to, n->right);
  case REPEAT: return n->low == 0 || nullable(to, n->left);
  case GROUP: return nullable(to, n->left);
  default: return 1;
  }
}

static void generate(struct pattern *to, int at);

/* One round of what is repeated. Of a group, one round is `optional` for glibc: if it matches nothing, what the round before left
 * in the groups stays (regex_match.c). In what is copied it forgets that mark, so in a copy only its own group has it. */
static void round_of(struct pattern *to, int body, int first, int optional) {
  int copied = to->copied;
  to->optional = optional && !copied && to->nodes[body].kind == GROUP;
  to->copied = copied || !first;
  generate(to, body);
  to->copied = copied;
}

/* body, then again or on: at least one round. A round that consumes nothing is the last. */
static void some(struct pattern *to, int body, int first) {
  int empty = nullable(to, body), mark = empty ? to->marks++ : 0, start = to->step_count;
  if (empty) emit(to, MARK, mark, 0);
  round_of(to, body, first, 1);
  if (empty) emit(to, LOOP, start, mark);
  else {
    int split = emit(to, SPLIT, start, 0);
    aim_second(to, split, split + 1);
  }
}

/* Optional rounds as glibc nests them, ((x)?x)?: with fewer, the first are left out. */
static void nest(struct pattern *to, int body, int count, int first) {
  int splits = to->step_count;
  for (int i = 0; i < count && to->step_count >= 0; i++) emit(to, SPLIT, to->step_count + 1, 0);
  for (int i = 0; i < count && to->step_count >= 0; i++) {
    round_of(to, body, first && i == 0, i == 0);
    aim_second(to, splits + count - 1 - i, to->step_count);
  }
}
/* For single characters, where that is the same, (x(x)?)?: not all rounds are begun at once. */
static void chain(struct pattern *to, int body, int count) {
  int last = -1; /* chained through their second target */
  for (int i = 0; i < count && to->step_count >= 0; i++) {
    last = emit(to, SPLIT, to->step_count + 1, last);
    generate(to, body);
  }
  for (int end = to->step_count, before; end >= 0 && last >= 0; last = before) {
    before = to->steps[last].b;
    to->steps[last].b = end;
  }
}

static void repeat(struct pattern *to, const struct node *n) {
  int body = n->left, low = n->low, high = n->high;
  if (high < 0) {
    int before = low > 0 && !nullable(to, body) ? low - 1 : low; /* an empty round may follow those that must be */
    for (int i = 0; i < before && to->step_count >= 0; i++) round_of(to, body, i == 0, 0);
    int split = low == before ? emit(to, SPLIT, to->step_count + 1, 0) : -1;
    some(to, body, before == 0);
    aim_second(to, split, to->step_count);
    return;
  }
  for (int i = 0; i < low && to->step_count >= 0; i++) round_of(to, body, i == 0, 0);
  if (to->nodes[body].kind == SET) chain(to, body, high - low);
  else nest(to, body, high - low, low == 0);
}

static void generate(struct pattern *to, int at) {
  struct node n = to->nodes[at];
  int split, jump, optional = to->optional;
  to->optional = 0;
  if (to->step_count < 0) return;
  switch (n.kind) {
  case EMPTY: break;
  case NEVER: emit(to, FAIL, 0, 0); break;
  case SET:
    if (emit(to, CONSUME, n.low, n.high) < 0) break;
    to->steps[to->step_count - 1].wide = n.left;
    to->steps[to->step_count - 1].wide_count = n.right;
    to->wide_steps |= n.right > 0;
    break;
  case JOIN:
    generate(to, n.left);
    generate(to, n.right);
    break;
  case CHOICE:
    if (n.left == 0) n.left = n.right, n.right = 0; /* an empty alternative is tried last, as glibc does */
    split = emit(to, SPLIT, to->step_count + 1, 0);
    generate(to, n.left);
    jump = emit(to, JUMP, 0, 0);
    aim_second(to, split, to->step_count);
    generate(to, n.right);
    aim_first(to, jump, to->step_count);
    break;
  case REPEAT: repeat(to, &n); break;
  case GROUP:
    emit(to, SAVE, 2 * n.low, 0);
    generate(to, n.left);
    emit(to, SAVE, 2 * n.low + 1, optional);
    break;
  case ASSERT: emit(to, CHECK, n.low, 0); break;
  case SAME: emit(to, REFER, n.low, 0); break;
  }
}

/* The edges out of step `from`: a walk over steps that consume nothing, `when` being the conditions so far. `seen` holds
 * for each step the conditions (up to eight sets) under which the walk has been there. */
enum { SETS = 8 };
struct walk {
  struct pattern *to;
  u16 (*seen)[SETS + 1]; /* count, sets */
  int *touched, touched_count;
  struct edge *stack; /* what is still to be visited */
  int height;
};
static int push(struct walk *w, int step, int when) {
  u16 *seen = w->seen[step];
  for (int i = 1; i <= seen[0]; i++)
    if ((seen[i] & ~when) == 0) return 1; /* been there under weaker conditions */
  if (seen[0] == 0) w->touched[w->touched_count++] = step;
  if (seen[0] < SETS) seen[++seen[0]] = (u16)when;
  else return 0;
  if (!grown((void **)&w->stack, w->height, sizeof *w->stack)) return 0;
  w->stack[w->height++] = (struct edge){step, when};
  return 1;
}
static int edges_of(struct walk *w, int start) {
  struct pattern *to = w->to;
  int fine = push(w, start, 0);
  while (fine && w->height) {
    struct edge at = w->stack[--w->height];
    const struct step *s = &to->steps[at.to];
    switch (s->op) {
    case SPLIT: fine = push(w, s->b, at.when) && push(w, s->a, at.when); break;
    case LOOP: fine = push(w, at.to + 1, at.when) && push(w, s->a, at.when); break;
    case JUMP: fine = push(w, s->a, at.when); break;
    case SAVE: case MARK: fine = push(w, at.to + 1, at.when); break;
    case CHECK: fine = push(w, at.to + 1, at.when | s->a); break;
    case CONSUME: case MATCH:
      fine = to->edge_count < MOST_EDGES && grown((void **)&to->edges, to->edge_count, sizeof *to->edges);
      if (fine) to->edges[to->edge_count++] = at;
      break;
    case REFER: case FAIL: break;
    }
  }
  while (w->touched_count) w->seen[w->touched[--w->touched_count]][0] = 0;
  return fine;
}

static int automaton(struct pattern *to) {
  size_t n = (size_t)to->step_count;
  struct walk w = {.to = to, .seen = calloc(n, sizeof *w.seen), .touched = malloc(n * sizeof(int))};
  to->edges_from = calloc(n + 2, sizeof(int));
  int fine = w.seen && w.touched && to->edges_from;
  for (int i = 0; fine && i < (int)n; i++) {
    to->edges_from[i] = to->edge_count;
    if (to->steps[i].op == CONSUME) fine = edges_of(&w, i + 1);
  }
  if (fine) {
    to->edges_from[n] = to->edge_count;
    fine = edges_of(&w, 0);
    to->edges_from[n + 1] = to->edge_count;
  }
  free(w.seen);
  free(w.touched);
  free(w.stack);
  return fine;
}

int __sv_regex_compile(struct pattern *to, int root) {
  generate(to, root);
  emit(to, MATCH, 0, 0);
  if (to->step_count < 0) return REG_ESPACE;
  return to->refers || automaton(to) ? REG_NOERROR : REG_ESPACE;
}

void __sv_regex_free(struct pattern *p) {
  free(p->nodes);
  free(p->ranges);
  free(p->steps);
  free(p->edges_from);
  free(p->edges);
  free(p);
}
