/* Shell patterns, as regular expressions in disguise: the pattern becomes the tree of one, whose automaton answers for
 * symbolic names without a fork per character. */
#include "regex.h"

enum { FNM_PATHNAME = 1, FNM_NOESCAPE = 2, FNM_PERIOD = 4, FNM_LEADING_DIR = 8, FNM_CASEFOLD = 16, FNM_EXTMATCH = 32, FNM_NOMATCH = 1 };

struct shell {
  struct pattern *to;
  const byte *p;
  int flags;
  int failed; /* 1: matches nothing; 2: no memory; 3: not supported */
};

static int add(struct shell *s, struct node node) {
  int at = __sv_regex_add(s->to, node);
  if (at < 0) s->failed = 2;
  return at < 0 ? 0 : at;
}
static int add_set(struct shell *s, const byte members[256]) {
  int at = __sv_regex_add_set(s->to, members);
  if (at < 0) s->failed = 2;
  return at < 0 ? 0 : at;
}
static int join(struct shell *s, int left, int right) { return left && right ? add(s, (struct node){JOIN, left, right, 0, 0}) : left | right; }
static int fold(const struct shell *s, int c) { return s->flags & FNM_CASEFOLD ? tolower(c) : c; }
/* Without case, sets hold both: a class means the character as it is, so the text cannot be folded. */
static void put_range(const struct shell *s, int low, int high, byte members[256]) {
  for (int c = 0; c < 256; c++) members[c] |= fold(s, c) >= low && fold(s, c) <= high;
}

static int literal(struct shell *s, int c) {
  byte members[256] = {0};
  put_range(s, fold(s, c), fold(s, c), members);
  return add_set(s, members);
}
static int any(struct shell *s) {
  byte members[256];
  memset(members, 1, sizeof members);
  if (s->flags & FNM_PATHNAME) members['/'] = 0;
  return add_set(s, members);
}
/* What a wildcard matches must not begin with a leading dot. */
static int guarded(struct shell *s, int node) {
  return s->flags & FNM_PERIOD ? join(s, add(s, (struct node){ASSERT, 0, 0, AT_NO_DOT, 0}), node) : node;
}

static const char *const class_names[] = {"alpha", "digit", "alnum", "space", "upper", "lower", "punct", "print", "graph", "cntrl", "xdigit", "blank"};
static int (*const class_tests[])(int) = {isalpha, isdigit, isalnum, isspace, isupper, islower, ispunct, isprint, isgraph, iscntrl, isxdigit, isblank};

/* "[:name:]": its members; `p` stands at the ':'. 0 if it is not written like one; an unknown name matches nothing. */
static int class(struct shell *s, byte members[256]) {
  const byte *end = s->p + 1;
  while (islower(*end)) end++;
  if (end[0] != ':' || end[1] != ']') return 0;
  size_t n = (size_t)(end - s->p - 1);
  for (unsigned i = 0; i < sizeof class_names / sizeof *class_names; i++) {
    if (strlen(class_names[i]) != n || memcmp(class_names[i], s->p + 1, n)) continue;
    for (int c = 0; c < 256; c++)
      members[c] |= class_tests[i](c) != 0;
    s->p = end + 2;
    return 1;
  }
  s->failed = 1;
  return 1;
}

/* "[.c.]" or "[=c=]": the character, -1 if not written like one; `p` stands at the '.' or '='. */
static int named(struct shell *s) {
  int kind = s->p[0];
  if (!s->p[1] || s->p[2] != kind || s->p[3] != ']') return -1;
  s->p += 4;
  return s->p[-3];
}

/* One end of a range; -1 at the end of the pattern. */
static int member(struct shell *s) {
  int c = *s->p;
  if (!c) return -1;
  s->p++;
  if (c == '\\' && !(s->flags & FNM_NOESCAPE)) {
    if (!(c = *s->p)) return s->failed = 1, -1;
    s->p++;
  } else if (c == '[' && (*s->p == '.' || *s->p == '=')) {
    int name = named(s);
    if (name >= 0) c = name;
  }
  return c;
}

/* A bracket expression, `p` behind the '['; -1 if it does not end: then the '[' stands for itself. */
static int bracket(struct shell *s) {
  const byte *start = s->p;
  byte members[256] = {0};
  int negated = *s->p == '!' || *s->p == '^';
  s->p += negated;
  for (int first = 1;; first = 0) {
    if (*s->p == ']' && !first) break;
    if (*s->p == '[' && s->p[1] == ':') {
      s->p++;
      if (class(s, members)) {
        if (s->failed) return 0;
        continue;
      }
      s->p--;
    }
    int low = member(s);
    if (low < 0) break;
    int high = low = fold(s, low);
    if (*s->p == '-' && s->p[1] && s->p[1] != ']') {
      s->p++;
      if ((high = member(s)) < 0) break;
      high = fold(s, high);
    }
    put_range(s, low, high, members);
  }
  if (s->failed) return 0;
  if (!*s->p) return s->p = start, -1;
  s->p++;
  for (int c = 0; negated && c < 256; c++) members[c] ^= 1;
  if (s->flags & FNM_PATHNAME) members['/'] = 0;
  return guarded(s, add_set(s, members));
}

static int sequence(struct shell *s, int nested);

/* ?(a|b), *(a|b), +(a|b), @(a|b): `p` behind the parenthesis. */
static int extended(struct shell *s, int kind) {
  int node = sequence(s, 1);
  while (*s->p == '|' && !s->failed) {
    s->p++;
    int right = sequence(s, 1);
    node = add(s, (struct node){CHOICE, node, right, 0, 0});
  }
  if (*s->p == ')') s->p++;
  if (kind == '@' || !node) return node;
  return add(s, (struct node){REPEAT, node, 0, kind == '+', kind == '?' ? 1 : -1});
}
static int closes(const byte *p) { /* is there an end to the parenthesis? */
  for (int depth = 0; *p; p++) {
    if (*p == '\\' && p[1]) p++;
    else if (*p == '(') depth++;
    else if (*p == ')' && depth-- == 0) return 1;
  }
  return 0;
}

static int sequence(struct shell *s, int nested) {
  int node = 0;
  while (*s->p && !s->failed && !(nested && (*s->p == '|' || *s->p == ')'))) {
    int c = *s->p++, next = 0;
    if ((s->flags & FNM_EXTMATCH) && *s->p == '(' && strchr("?*+@!", c) && closes(s->p + 1)) {
      if (c == '!') return s->failed = 3, 0;
      s->p++;
      node = join(s, node, extended(s, c));
      continue;
    }
    switch (c) {
    case '?': next = guarded(s, any(s)); break;
    case '*': next = guarded(s, add(s, (struct node){REPEAT, any(s), 0, 0, -1})); break;
    case '[':
      next = bracket(s);
      if (next < 0) next = literal(s, '[');
      break;
    case '\\':
      if (!(s->flags & FNM_NOESCAPE)) {
        if (!(c = *s->p)) return s->failed = 1, 0;
        s->p++;
      } /* fall through */
    default: next = literal(s, c);
    }
    node = join(s, node, next);
  }
  return node;
}

int fnmatch(const char *pattern, const char *name, int flags) {
  struct pattern *p = calloc(1, sizeof *p);
  if (!p) return -1;
  struct shell s = {p, (const byte *)pattern, flags, 0};
  p->dots = flags & FNM_PERIOD ? flags & FNM_PATHNAME ? 2 : 1 : 0;
  add(&s, (struct node){EMPTY, 0, 0, 0, 0});
  int root = sequence(&s, 0);
  if (flags & FNM_LEADING_DIR) { /* then perhaps a slash and anything */
    byte members[256];
    memset(members, 1, sizeof members);
    int rest = join(&s, literal(&s, '/'), add(&s, (struct node){REPEAT, add_set(&s, members), 0, 0, -1}));
    root = join(&s, root, add(&s, (struct node){REPEAT, rest, 0, 0, 1}));
  }
  root = join(&s, root, add(&s, (struct node){ASSERT, 0, 0, AT_END, 0}));
  int result = FNM_NOMATCH;
  if (s.failed == 3) {
    __symvm_note("fnmatch: !(...) is not supported");
    errno = ENOSYS;
    result = -1;
  } else if (s.failed == 2 || (!s.failed && __sv_regex_compile(p, root))) {
    errno = ENOMEM;
    result = -1;
  } else if (!s.failed) {
    int found = __sv_regex_search(p, (const byte *)name, (int)strlen(name), 0, 0, 0, 0, 0);
    result = found < 0 ? -1 : found ^ 1;
  }
  __sv_regex_free(p);
  return result;
}
