/* Regular expressions, first part: from text to a tree, for POSIX's basic and extended syntax with GNU's operators. What
 * is special where is told by <regex.h>'s syntax bits, as re_set_syntax documents them. */
#include "regex.h"

enum token { END, PLAIN, DOT, OPEN, CLOSE, OR, STAR, PLUS, OPTION, OPEN_COUNT, CLOSE_COUNT, BRACKET, ANCHOR, BACK, CLASS };
struct parser {
  struct pattern *to;
  const byte *p, *end, *start;
  u64 syntax;
  enum token token;
  int value; /* PLAIN: byte; ANCHOR: condition; BACK: group; CLASS: letter */
  int depth, closed; /* bit n: group n is complete */
  int error;
};

static int fold(const struct parser *s, int c) { return s->syntax & RE_ICASE ? tolower(c) : c; }

static enum token escaped(struct parser *s, int c) {
  u64 x = s->syntax;
  s->value = fold(s, c);
  switch (c) {
  case '|': return !(x & (RE_LIMITED_OPS | RE_NO_BK_VBAR)) ? OR : PLAIN;
  case '(': return !(x & RE_NO_BK_PARENS) ? OPEN : PLAIN;
  case ')': return !(x & RE_NO_BK_PARENS) ? CLOSE : PLAIN;
  case '+': return !(x & RE_LIMITED_OPS) && (x & RE_BK_PLUS_QM) ? PLUS : PLAIN;
  case '?': return !(x & RE_LIMITED_OPS) && (x & RE_BK_PLUS_QM) ? OPTION : PLAIN;
  case '{': return (x & RE_INTERVALS) && !(x & RE_NO_BK_BRACES) ? OPEN_COUNT : PLAIN;
  case '}': return (x & RE_INTERVALS) && !(x & RE_NO_BK_BRACES) ? CLOSE_COUNT : PLAIN;
  default: break;
  }
  if (c >= '1' && c <= '9' && !(x & RE_NO_BK_REFS)) return s->value = c - '0', BACK;
  if (x & RE_NO_GNU_OPS) return PLAIN;
  switch (c) {
  case '<': return s->value = AT_WORD_START, ANCHOR;
  case '>': return s->value = AT_WORD_END, ANCHOR;
  case 'b': return s->value = AT_BOUNDARY, ANCHOR;
  case 'B': return s->value = AT_INSIDE, ANCHOR;
  case '`': return s->value = AT_START, ANCHOR;
  case '\'': return s->value = AT_END, ANCHOR;
  case 'w': case 'W': case 's': case 'S': return s->value = c, CLASS;
  default: return PLAIN;
  }
}

/* The token at `p`; its size. `caret`: a ^ here is an anchor whatever precedes. */
static int peek(struct parser *s, int caret) {
  u64 x = s->syntax;
  if (s->p >= s->end) return s->token = END, 0;
  int c = *s->p;
  s->token = PLAIN;
  s->value = fold(s, c);
  switch (c) {
  case '\\':
    if (s->p + 1 >= s->end) return s->token = BACK, s->value = 0, 1;
    s->token = escaped(s, s->p[1]);
    return 2;
  case '\n': if (x & RE_NEWLINE_ALT) s->token = OR; break;
  case '|': if (!(x & RE_LIMITED_OPS) && (x & RE_NO_BK_VBAR)) s->token = OR; break;
  case '*': s->token = STAR; break;
  case '+': if (!(x & (RE_LIMITED_OPS | RE_BK_PLUS_QM))) s->token = PLUS; break;
  case '?': if (!(x & (RE_LIMITED_OPS | RE_BK_PLUS_QM))) s->token = OPTION; break;
  case '{': if ((x & RE_INTERVALS) && (x & RE_NO_BK_BRACES)) s->token = OPEN_COUNT; break;
  case '}': if ((x & RE_INTERVALS) && (x & RE_NO_BK_BRACES)) s->token = CLOSE_COUNT; break;
  case '(': if (x & RE_NO_BK_PARENS) s->token = OPEN; break;
  case ')': if (x & RE_NO_BK_PARENS) s->token = CLOSE; break;
  case '[': s->token = BRACKET; break;
  case '.': s->token = DOT; break;
  case '^':
    if (!(x & RE_CONTEXT_INDEP_ANCHORS) && !caret && s->p != s->start && !((x & RE_NEWLINE_ALT) && s->p[-1] == '\n')) break;
    s->token = ANCHOR, s->value = AT_LINE_START;
    break;
  case '$':
    if (!(x & RE_CONTEXT_INDEP_ANCHORS) && s->p + 1 != s->end) {
      s->p++;
      peek(s, 0);
      s->p--;
      enum token next = s->token;
      s->token = PLAIN, s->value = '$';
      if (next != OR && next != CLOSE) break;
    }
    s->token = ANCHOR, s->value = AT_LINE_END;
    break;
  default: break;
  }
  return 1;
}
static void next(struct parser *s) { s->p += peek(s, 0); }
static void next_anchored(struct parser *s) { s->p += peek(s, 1); }

static int fail(struct parser *s, int error) {
  if (!s->error) s->error = error;
  return 0;
}

int __sv_regex_add(struct pattern *to, struct node node) {
  if ((to->node_count & (to->node_count - 1)) == 0) { /* a power of two: full */
    struct node *bigger = realloc(to->nodes, (size_t)(to->node_count ? to->node_count * 2 : 1) * sizeof *bigger);
    if (!bigger) return -1;
    to->nodes = bigger;
  }
  to->nodes[to->node_count] = node;
  return to->node_count++;
}
static int add(struct parser *s, struct node node) {
  int at = __sv_regex_add(s->to, node);
  return at < 0 ? fail(s, REG_ESPACE) : at;
}
static int join(struct parser *s, int left, int right) {
  if (!left || !right) return left | right;
  return add(s, (struct node){JOIN, left, right, 0, 0});
}

/* A set as ranges: matching is then arithmetic on the character, without a table. */
int __sv_regex_add_set(struct pattern *to, const byte members[256]) {
  int first = to->range_count;
  for (int c = 0; c < 256; c++) {
    if (!members[c]) continue;
    int low = c;
    while (c < 255 && members[c + 1]) c++;
    if ((to->range_count & (to->range_count - 1)) == 0) {
      struct range *bigger = realloc(to->ranges, (size_t)(to->range_count ? to->range_count * 2 : 1) * sizeof *bigger);
      if (!bigger) return -1;
      to->ranges = bigger;
    }
    to->ranges[to->range_count++] = (struct range){(byte)low, (byte)c};
  }
  return __sv_regex_add(to, (struct node){SET, 0, 0, first, to->range_count - first});
}
static int add_set(struct parser *s, const byte members[256]) {
  int at = __sv_regex_add_set(s->to, members);
  return at < 0 ? fail(s, REG_ESPACE) : at;
}

static int word(int c) { return isalnum(c) | (c == '_'); }
static int add_class(struct parser *s, int letter) {
  byte members[256];
  for (int c = 0; c < 256; c++) members[c] = (letter & 32 ? 0 : 1) ^ ((letter | 32) == 'w' ? word(c) : isspace(c));
  return add_set(s, members);
}
static int add_dot(struct parser *s) {
  byte members[256];
  memset(members, 1, sizeof members);
  if (!(s->syntax & RE_DOT_NEWLINE)) members['\n'] = 0;
  if (s->syntax & RE_DOT_NOT_NULL) members[0] = 0;
  return add_set(s, members);
}
static int add_byte(struct parser *s, int c) {
  byte members[256] = {0};
  members[c] = 1;
  return add_set(s, members);
}

static const char *const class_names[] = {"alpha", "digit", "alnum", "space", "upper", "lower", "punct", "print", "graph", "cntrl", "xdigit", "blank"};
static int (*const class_tests[])(int) = {isalpha, isdigit, isalnum, isspace, isupper, islower, ispunct, isprint, isgraph, iscntrl, isxdigit, isblank};

/* "[:name:]", "[.c.]" or "[=c=]", `p` behind the opening; a byte, or -1 for a class (its members added), -2 for an error. */
static int bracket_symbol(struct parser *s, int kind, byte members[256]) {
  char name[32];
  int n = 0;
  for (;; n++) {
    if (n >= 32 || s->p + 1 >= s->end) return fail(s, REG_EBRACK), -2;
    if (*s->p == kind && s->p[1] == ']') break;
    name[n] = (char)*s->p++;
  }
  s->p += 2;
  if (kind != ':') return n == 1 ? fold(s, (byte)*name) : (fail(s, REG_ECOLLATE), -2);
  for (unsigned i = 0; i < sizeof class_names / sizeof *class_names; i++) {
    if (strlen(class_names[i]) != (size_t)n || memcmp(name, class_names[i], (size_t)n)) continue;
    int (*test)(int) = (s->syntax & RE_ICASE) && (test = class_tests[i], test == isupper || test == islower) ? isalpha : class_tests[i];
    for (int c = 0; c < 256; c++) members[c] |= test(c) != 0;
    return -1;
  }
  return fail(s, REG_ECTYPE), -2;
}

static int is_minus(const struct parser *s) { /* three in a row are one that is a member */
  return *s->p == '-' && !(s->end - s->p > 2 && s->p[1] == '-' && s->p[2] == '-');
}
/* One end of a range, or a class. */
static int bracket_element(struct parser *s, int minus_allowed, byte members[256]) {
  int c = *s->p;
  if (c == '[' && s->p + 1 < s->end && (s->p[1] == '.' || s->p[1] == '=' || (s->p[1] == ':' && (s->syntax & RE_CHAR_CLASSES)))) {
    s->p += 2;
    return bracket_symbol(s, s->p[-1], members);
  }
  if (c == '\\' && (s->syntax & RE_BACKSLASH_ESCAPE_IN_LISTS) && s->p + 1 < s->end) return s->p += 2, fold(s, s->p[-1]);
  if (is_minus(s) && !minus_allowed && s->p + 1 < s->end && s->p[1] != ']') return fail(s, REG_ERANGE), -2;
  s->p += c == '-' && !is_minus(s) ? 3 : 1;
  return fold(s, c);
}

static int bracket(struct parser *s) {
  byte members[256] = {0};
  int negated = 0, first = 1;
  if (s->p < s->end && *s->p == '^') negated = 1, s->p++;
  if (s->p >= s->end) return fail(s, REG_BADPAT);
  for (;; first = 0) {
    if (s->p >= s->end) return fail(s, REG_EBRACK);
    if (*s->p == ']' && !first) break;
    int kind = *s->p == '[' && s->p + 1 < s->end ? s->p[1] : 0;
    int low = bracket_element(s, first, members), high = low;
    if (low == -2) return 0;
    if (s->p >= s->end) return fail(s, REG_EBRACK);
    if (is_minus(s) && s->p + 1 >= s->end) return fail(s, REG_EBRACK);
    if (is_minus(s) && s->p[1] != ']') {
      s->p++;
      int high_kind = *s->p == '[' && s->p + 1 < s->end ? s->p[1] : 0;
      high = bracket_element(s, 1, members);
      if (high == -2) return 0;
      if (low < 0 || high < 0 || kind == '=' || high_kind == '=') return fail(s, REG_ERANGE);
      if (low > high && (s->syntax & RE_NO_EMPTY_RANGES)) return fail(s, REG_ERANGE);
    }
    if (low >= 0)
      for (int c = low; c <= high; c++) members[c] = 1;
  }
  s->p++;
  if (negated) {
    for (int c = 0; c < 256; c++) members[c] ^= 1;
    if (s->syntax & RE_HAT_LISTS_NOT_NEWLINE) members['\n'] = 0;
  }
  return add_set(s, members);
}

enum { NO_NUMBER = -1, BAD_NUMBER = -2, DUP_MAX = 0x7fff };
/* A number up to ',' or the closing brace, which is then the token. */
static int count(struct parser *s) {
  int n = NO_NUMBER;
  for (;;) {
    next(s);
    if (s->token == END) return BAD_NUMBER;
    if (s->token == CLOSE_COUNT || (s->token == PLAIN && s->value == ',')) return n;
    if (s->token != PLAIN || !isdigit(s->value) || n == BAD_NUMBER) n = BAD_NUMBER;
    else n = n == NO_NUMBER ? s->value - '0' : n * 10 + s->value - '0';
    if (n > DUP_MAX) n = DUP_MAX + 1;
  }
}

/* What follows an expression: *, +, ?, {...}. -1: a brace that is no interval and stands for itself. */
static int repeated(struct parser *s, int node) {
  int low = s->token == PLUS, high = s->token == OPTION ? 1 : -1;
  if (s->token == OPEN_COUNT) {
    const byte *before = s->p;
    low = count(s);
    int comma = s->token == PLAIN && s->value == ',', right = comma;
    if (low == NO_NUMBER) right = 1, low = comma ? 0 : (fail(s, REG_BADBR), BAD_NUMBER);
    if (s->error) return 0;
    high = low == BAD_NUMBER ? BAD_NUMBER : s->token == CLOSE_COUNT ? low : right ? count(s) : BAD_NUMBER;
    if (low == BAD_NUMBER || high == BAD_NUMBER) {
      if (!(s->syntax & RE_INVALID_INTERVAL_ORD)) return fail(s, s->token == END ? REG_EBRACE : REG_BADBR);
      s->p = before;
      s->token = PLAIN;
      s->value = '{';
      return -1;
    }
    if ((high != NO_NUMBER && low > high) || s->token != CLOSE_COUNT) return fail(s, REG_BADBR);
    if ((high == NO_NUMBER ? low : high) > DUP_MAX) return fail(s, REG_ESIZE);
  }
  next(s);
  if (!node || high == 0) return 0;
  return add(s, (struct node){REPEAT, node, 0, low, high});
}

static int alternatives(struct parser *s);

static int group(struct parser *s) {
  int number = ++s->to->groups;
  s->depth++;
  next_anchored(s);
  int inner = s->token == CLOSE ? 0 : alternatives(s);
  if (s->error) return 0;
  if (s->token != CLOSE) return fail(s, REG_EPAREN);
  s->depth--;
  if (number <= 9) s->closed |= 1 << number;
  return add(s, (struct node){GROUP, inner, 0, number, 0});
}

static int expression(struct parser *s) {
  u64 x = s->syntax;
  int node = 0;
  switch (s->token) {
  case PLAIN: node = add_byte(s, s->value); break;
  case OPEN: node = group(s); break;
  case BRACKET: node = bracket(s); break;
  case DOT: node = add_dot(s); break;
  case CLASS: node = add_class(s, s->value); break;
  case BACK:
    if (s->value == 0) return fail(s, REG_EESCAPE);
    if (!(s->closed & 1 << s->value)) return fail(s, REG_ESUBREG);
    s->to->refers = 1;
    node = add(s, (struct node){SAME, 0, 0, s->value, 0});
    break;
  case ANCHOR: /* cannot be repeated */
    node = add(s, (struct node){ASSERT, 0, 0, s->value, 0});
    next(s);
    return node;
  case OPEN_COUNT:
    if (x & RE_CONTEXT_INVALID_DUP) return fail(s, REG_BADRPT); /* fall through */
  case STAR: case PLUS: case OPTION:
    if ((x & RE_CONTEXT_INVALID_OPS) && !(x & RE_CONTEXT_INVALID_DUP)) return fail(s, REG_BADRPT);
    if (x & RE_CONTEXT_INDEP_OPS) {
      next(s);
      return expression(s);
    } /* fall through */
  case CLOSE:
    if (s->token == CLOSE && !(x & RE_UNMATCHED_RIGHT_PAREN_ORD)) return fail(s, REG_ERPAREN); /* fall through */
  case CLOSE_COUNT: node = add_byte(s, fold(s, s->p[-1])); break;
  case OR: case END: return 0;
  }
  if (s->error) return 0;
  next(s);
  while (s->token == STAR || s->token == PLUS || s->token == OPTION || s->token == OPEN_COUNT) {
    int more = repeated(s, node);
    if (s->error) return 0;
    if (more < 0) break; /* a brace that stands for itself */
    node = more;
    if ((x & RE_CONTEXT_INVALID_DUP) && (s->token == STAR || s->token == OPEN_COUNT)) return fail(s, REG_BADRPT);
  }
  return node;
}

static int branch(struct parser *s) {
  int node = 0;
  while (!s->error && s->token != OR && s->token != END && !(s->depth && s->token == CLOSE)) node = join(s, node, expression(s));
  return node;
}

static int alternatives(struct parser *s) {
  int closed = s->closed, all = 0, node = branch(s);
  all = s->closed;
  while (!s->error && s->token == OR) {
    next_anchored(s);
    s->closed = closed; /* groups of one alternative are not there in the other */
    node = add(s, (struct node){CHOICE, node, branch(s), 0, 0});
    all |= s->closed;
  }
  s->closed = all;
  return node;
}

int __sv_regex_parse(struct pattern *to, const byte *text, size_t size, u64 syntax, int *error) {
  struct parser s = {.to = to, .p = text, .end = text + size, .start = text, .syntax = syntax};
  add(&s, (struct node){EMPTY, 0, 0, 0, 0});
  to->fold = (syntax & RE_ICASE) != 0;
  next_anchored(&s);
  int root = alternatives(&s);
  *error = s.error;
  return s.error ? -1 : root;
}
