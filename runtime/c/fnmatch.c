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
static int add_set(struct shell *s, struct set *set) {
  int at = __sv_regex_add_set(s->to, set);
  if (at < 0) s->failed = 2;
  return at < 0 ? 0 : at;
}
static int join(struct shell *s, int left, int right) { return left && right ? add(s, (struct node){JOIN, left, right, 0, 0}) : left | right; }
static u32 fold(const struct shell *s, u32 c) { return !(s->flags & FNM_CASEFOLD) ? c : s->to->utf8 ? towlower(c) : (u32)tolower((int)c); }
/* The next character of the pattern. */
static u32 next_character(struct shell *s) {
  u32 c;
  int size = s->to->utf8 ? __sv_wide_size(s->p, s->p + strlen((const char *)s->p), &c) : 0;
  if (!size) c = *s->p, size = c != 0;
  s->p += size;
  return c;
}
static u32 last_character(const struct shell *s) { return s->to->utf8 ? LAST_CHARACTER : 255; }
/* Without case, sets hold both: a class means the character as it is, so the text cannot be folded. */
static void put_range(const struct shell *s, u32 low, u32 high, struct set *to) {
  if (low > high) return;
  if (!(s->flags & FNM_CASEFOLD)) {
    __sv_set_add(to, low, high);
    return;
  }
  struct set both = {0};
  __sv_set_add(&both, low, high);
  __sv_set_unfold(&both, 0, s->to->utf8);
  for (int i = 0; i < both.count; i++) __sv_set_add(to, both.list[i].low, both.list[i].high);
  to->failed |= both.failed;
  free(both.list);
}

static int literal(struct shell *s, u32 c) {
  struct set set = {0};
  put_range(s, fold(s, c), fold(s, c), &set);
  return add_set(s, &set);
}
static int any(struct shell *s) {
  struct set set = {0};
  __sv_set_add(&set, 0, last_character(s));
  if (s->flags & FNM_PATHNAME) __sv_set_remove(&set, '/');
  return add_set(s, &set);
}
/* What a wildcard matches must not begin with a leading dot. */
static int guarded(struct shell *s, int node) {
  return s->flags & FNM_PERIOD ? join(s, add(s, (struct node){ASSERT, 0, 0, AT_NO_DOT, 0}), node) : node;
}

/* "[:name:]": its members; `p` stands at the ':'. 0 if it is not written like one; an unknown name matches nothing. */
static int class(struct shell *s, struct set *to) {
  const byte *end = s->p + 1;
  while (islower(*end)) end++;
  if (end[0] != ':' || end[1] != ']') return 0;
  int class = __sv_set_class((const char *)s->p + 1, (size_t)(end - s->p - 1));
  if (class < 0) s->failed = 1;
  else __sv_set_add_class(to, class, s->to->utf8);
  s->p = end + 2;
  return 1;
}

/* "[.c.]" or "[=c=]": the character, or NONE if not written like one; `p` stands at the '.' or '='. */
enum { NONE = -1u };
static u32 named(struct shell *s) {
  const byte *start = s->p;
  u32 kind = *s->p++, c = next_character(s);
  if (c && s->p[0] == kind && s->p[1] == ']') return s->p += 2, c;
  s->p = start;
  return NONE;
}

/* One end of a range; NONE at the end of the pattern. */
static u32 member(struct shell *s) {
  u32 c = next_character(s);
  if (!c) return NONE;
  if (c == '\\' && !(s->flags & FNM_NOESCAPE)) {
    if (!(c = next_character(s))) return s->failed = 1, NONE;
  } else if (c == '[' && (*s->p == '.' || *s->p == '=')) {
    u32 name = named(s);
    if (name != NONE) c = name;
  }
  return c;
}

/* A bracket expression, `p` behind the '['; -1 if it does not end: then the '[' stands for itself. */
static int bracket(struct shell *s) {
  const byte *start = s->p;
  struct set set = {0};
  int negated = *s->p == '!' || *s->p == '^';
  s->p += negated;
  for (int first = 1;; first = 0) {
    if (*s->p == ']' && !first) break;
    if (*s->p == '[' && s->p[1] == ':') {
      s->p++;
      if (class(s, &set)) {
        if (s->failed) break;
        continue;
      }
      s->p--;
    }
    u32 low = member(s);
    if (low == NONE) break;
    u32 high = low = fold(s, low);
    if (*s->p == '-' && s->p[1] && s->p[1] != ']') {
      s->p++;
      if ((high = member(s)) == NONE) break;
      high = fold(s, high);
    }
    put_range(s, low, high, &set);
  }
  if (s->failed || !*s->p) {
    free(set.list);
    s->p = s->failed ? s->p : start;
    return s->failed ? 0 : -1;
  }
  s->p++;
  __sv_set_order(&set);
  if (negated) __sv_set_invert(&set, s->to->utf8);
  if (s->flags & FNM_PATHNAME) __sv_set_remove(&set, '/');
  return guarded(s, add_set(s, &set));
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

/* Of paths, glibc finds no escaped slash right behind a star: what may follow a star ends before the slash. */
static int is_before_slash(const struct shell *s) {
  const byte *p = s->p;
  while (*p == '*' || *p == '?') p++;
  return (s->flags & FNM_PATHNAME) && !(s->flags & FNM_NOESCAPE) && p[0] == '\\' && p[1] == '/';
}

static int sequence(struct shell *s, int nested) {
  int node = 0;
  while (*s->p && !s->failed && !(nested && (*s->p == '|' || *s->p == ')'))) {
    u32 c = next_character(s);
    int next = 0;
    if ((s->flags & FNM_EXTMATCH) && *s->p == '(' && strchr("?*+@!", (int)c) && c <= ASCII && closes(s->p + 1)) {
      if (c == '!') return s->failed = 3, 0;
      s->p++;
      node = join(s, node, extended(s, (int)c));
      continue;
    }
    switch (c) {
    case '?': next = guarded(s, any(s)); break;
    case '*':
      if (is_before_slash(s)) return s->failed = 1, 0;
      next = guarded(s, add(s, (struct node){REPEAT, any(s), 0, 0, -1}));
      break;
    case '[':
      next = bracket(s);
      if (next < 0) next = literal(s, '[');
      break;
    case '\\':
      if (!(s->flags & FNM_NOESCAPE)) {
        if (!(c = next_character(s))) return s->failed = 1, 0;
      } /* fall through */
    default: next = literal(s, c);
    }
    node = join(s, node, next);
  }
  return node;
}

/* One attempt, with characters of several bytes or with bytes: 0 for a match, FNM_NOMATCH, or -1. */
static int attempt(const char *pattern, const char *name, int flags, int utf8) {
  struct pattern *p = calloc(1, sizeof *p);
  if (!p) return errno = ENOMEM, -1;
  struct shell s = {p, (const byte *)pattern, flags, 0};
  int size = (int)strlen(name), valid = 1, result = FNM_NOMATCH;
  p->dots = flags & FNM_PERIOD ? flags & FNM_PATHNAME ? 2 : 1 : 0;
  p->utf8 = utf8 ? STRICT : 0;
  if (utf8) valid = __sv_regex_is_utf8(p, (const byte *)pattern, (int)strlen(pattern)) & __sv_regex_is_utf8(p, (const byte *)name, size);
  add(&s, (struct node){EMPTY, 0, 0, 0, 0});
  int root = sequence(&s, 0);
  if (flags & FNM_LEADING_DIR) { /* then perhaps a slash and anything */
    struct set all = {0};
    __sv_set_add(&all, 0, last_character(&s));
    int rest = join(&s, literal(&s, '/'), add(&s, (struct node){REPEAT, add_set(&s, &all), 0, 0, -1}));
    root = join(&s, root, add(&s, (struct node){REPEAT, rest, 0, 0, 1}));
  }
  root = join(&s, root, add(&s, (struct node){ASSERT, 0, 0, AT_END, 0}));
  if (s.failed == 3) {
    __symvm_note("fnmatch: !(...) is not supported");
    errno = ENOSYS;
    result = -1;
  } else if (s.failed == 2 || (!s.failed && __sv_regex_compile(p, root))) {
    errno = ENOMEM;
    result = -1;
  } else if (!s.failed) {
    int found = __sv_regex_search(p, (const byte *)name, size, 0, 0, 0, 0, 0);
    result = found < 0 ? -1 : (found & valid) ^ 1;
  }
  __sv_regex_free(p);
  return result;
}

/* In UTF-8 a name matches as characters or, as with glibc, as bytes. */
int fnmatch(const char *pattern, const char *name, int flags) {
  int wide = __sv_utf8 ? attempt(pattern, name, flags, 1) : FNM_NOMATCH;
  int known = !__symvm_is_symbolic((u64)wide); /* errors always are */
  if (known && wide != FNM_NOMATCH) return wide;
  int bytes = attempt(pattern, name, flags, 0);
  return known ? bytes : wide & bytes;
}
