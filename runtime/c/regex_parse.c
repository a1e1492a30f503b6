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

static int fold(const struct parser *s, int c) { return s->syntax & RE_ICASE ? toupper(c) : c; }

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

/* The set as a node. With UTF-8, text is not folded as it is read: what is matched without case is in the set. `text`: a set
 * that does not ask what characters are. */
static int add_set(struct parser *s, struct set *set, int text) {
  int utf8 = s->to->utf8;
  if (utf8 && !text) s->to->utf8 = STRICT;
  if (utf8 && (s->syntax & RE_ICASE)) __sv_set_unfold(set, 1, 1);
  int at = __sv_regex_add_set(s->to, set);
  return at < 0 ? fail(s, REG_ESPACE) : at;
}

static int add_class(struct parser *s, int letter) {
  struct set set = {0};
  __sv_set_add_class(&set, (letter | 32) == 'w' ? CLASS_ALNUM : CLASS_SPACE, s->to->utf8);
  if ((letter | 32) == 'w') __sv_set_add(&set, '_', '_');
  __sv_set_order(&set);
  if (!(letter & 32)) __sv_set_invert(&set, s->to->utf8);
  return add_set(s, &set, 0);
}
/* What words are made of beyond ASCII, for anchors at their ends. */
static void know_words(struct parser *s) {
  struct set set = {0};
  s->to->utf8 = STRICT;
  if (s->to->word_count) return;
  __sv_set_add_class(&set, CLASS_ALPHA, 1);
  s->to->words = s->to->range_count;
  if (__sv_regex_add_set(s->to, &set) < 0) fail(s, REG_ESPACE);
  while (s->to->words < s->to->range_count && s->to->ranges[s->to->words].low <= ASCII) s->to->words++;
  s->to->word_count = s->to->range_count - s->to->words;
}
static int add_dot(struct parser *s) {
  struct set set = {0};
  __sv_set_add(&set, 0, s->to->utf8 ? LAST_CHARACTER : 255);
  if (!(s->syntax & RE_DOT_NEWLINE)) __sv_set_remove(&set, '\n');
  if (s->syntax & RE_DOT_NOT_NULL) __sv_set_remove(&set, 0);
  return add_set(s, &set, 1);
}
static int add_byte(struct parser *s, int c) {
  struct set set = {0};
  int utf8 = s->to->utf8, at;
  __sv_set_add(&set, (u32)c, (u32)c);
  if (c <= ASCII) return add_set(s, &set, 1);
  s->to->utf8 = 0; /* matched as it is */
  at = __sv_regex_add_set(s->to, &set);
  s->to->utf8 = utf8;
  return at < 0 ? fail(s, REG_ESPACE) : at;
}
/* A character of several bytes, or a byte, that stands for itself; `p` is behind its first byte. */
static int add_text(struct parser *s) {
  u32 c;
  int size = s->to->utf8 && s->value > ASCII ? __sv_wide_size(s->p - 1, s->end, &c) : 0, node = 0;
  if (size && (s->syntax & RE_ICASE)) {
    struct set set = {0};
    c = towupper(c);
    __sv_set_add(&set, c, c);
    node = add_set(s, &set, 0);
  } else if (size)
    for (int i = -1; i < size - 1; i++) node = join(s, node, add_byte(s, s->p[i]));
  else return add_byte(s, s->value);
  s->p += size - 1;
  return node;
}

/* One end of a range, or a class: a character, or one of these. */
enum { IS_CLASS = -1, IS_WRONG = -2 };

/* "[:name:]", "[.c.]" or "[=c=]", `p` behind the opening. */
static int bracket_symbol(struct parser *s, int kind, struct set *set) {
  char name[32];
  int n = 0;
  for (;; n++) {
    if (n >= 32 || s->p + 1 >= s->end) return fail(s, REG_EBRACK), IS_WRONG;
    if (*s->p == kind && s->p[1] == ']') break;
    name[n] = (char)*s->p++;
  }
  s->p += 2;
  if (kind != ':') return n == 1 ? fold(s, (byte)*name) : (fail(s, REG_ECOLLATE), IS_WRONG);
  int class = __sv_set_class(name, (size_t)n);
  if (class < 0) return fail(s, REG_ECTYPE), IS_WRONG;
  if ((s->syntax & RE_ICASE) && (class == CLASS_UPPER || class == CLASS_LOWER)) class = CLASS_ALPHA;
  __sv_set_add_class(set, class, s->to->utf8);
  return IS_CLASS;
}

static int bracket_element(struct parser *s, int minus_allowed, struct set *set) {
  int c = *s->p;
  u32 wide;
  int size = s->to->utf8 ? __sv_wide_size(s->p, s->end, &wide) : 0;
  if (size) return s->p += size, (int)(s->syntax & RE_ICASE ? towupper(wide) : wide);
  if (c == '[' && s->p + 1 < s->end && (s->p[1] == '.' || s->p[1] == '=' || (s->p[1] == ':' && (s->syntax & RE_CHAR_CLASSES)))) {
    s->p += 2;
    return bracket_symbol(s, s->p[-1], set);
  }
  if (c == '\\' && (s->syntax & RE_BACKSLASH_ESCAPE_IN_LISTS) && s->p + 1 < s->end) return s->p += 2, fold(s, s->p[-1]);
  if (c == '-' && !minus_allowed && !(s->p + 1 < s->end && s->p[1] == ']')) return fail(s, REG_ERANGE), IS_WRONG;
  s->p++;
  return fold(s, c);
}

/* Adds low .. high. C.UTF-8 has no order of characters beyond bytes that glibc would know here (REG_ECOLLATE). */
static int bracket_range(struct parser *s, int low, int high, int wide, struct set *set) {
  if (wide) return fail(s, REG_ECOLLATE);
  if (low > high && (s->syntax & RE_NO_EMPTY_RANGES)) return fail(s, REG_ERANGE);
  if (low <= high) __sv_set_add(set, (u32)low, (u32)high); /* of UTF-8, bytes alone count as Latin-1's */
  return 0;
}

static int bracket(struct parser *s) {
  struct set set = {0};
  int negated = 0, first = 1, text = 1;
  if (s->p < s->end && *s->p == '^') negated = 1, text = 0, s->p++;
  if (s->p >= s->end) return fail(s, REG_BADPAT);
  for (; !s->error; first = 0) {
    if (s->p >= s->end) {
      fail(s, REG_EBRACK);
      break;
    }
    if (*s->p == ']' && !first) break;
    const byte *start = s->p;
    int kind = *s->p == '[' && s->p + 1 < s->end ? s->p[1] : 0;
    int low = bracket_element(s, first, &set), high;
    if (low == IS_WRONG) break;
    int wide = *start > ASCII && s->p - start > 1;
    if (s->p >= s->end || (*s->p == '-' && s->p + 1 >= s->end)) {
      fail(s, s->p < s->end && (low < 0 || kind == '=') ? REG_ERANGE : REG_EBRACK);
      break;
    }
    if (*s->p == '-' && s->p[1] != ']') {
      start = ++s->p;
      int high_kind = *s->p == '[' && s->p + 1 < s->end ? s->p[1] : 0;
      high = bracket_element(s, 1, &set);
      if (high == IS_WRONG) break;
      wide |= *start > ASCII && s->p - start > 1;
      if (low < 0 || high < 0 || kind == '=' || high_kind == '=') fail(s, REG_ERANGE);
      else bracket_range(s, low, high, wide, &set);
      text = 0;
    } else if (low >= 0 && (wide || !s->to->utf8 || low <= ASCII)) __sv_set_add(&set, (u32)low, (u32)low); /* a byte of UTF-8 alone is in no set */
    text &= low >= 0 && !wide;
  }
  if (s->error) return free(set.list), 0;
  s->p++;
  __sv_set_order(&set);
  if (negated) {
    __sv_set_invert(&set, s->to->utf8);
    if (s->syntax & RE_HAT_LISTS_NOT_NEWLINE) __sv_set_remove(&set, '\n');
  }
  return add_set(s, &set, text);
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
  case PLAIN: node = add_text(s); break;
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
    if (s->to->utf8 && (s->value & (AT_WORD_START | AT_WORD_END | AT_BOUNDARY | AT_INSIDE))) know_words(s);
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
  to->utf8 = !__sv_utf8 ? 0 : syntax & RE_ICASE ? STRICT : LOOSE;
  to->fold = (syntax & RE_ICASE) && !to->utf8;
  to->fold_wide = (syntax & RE_ICASE) && to->utf8;
  next_anchored(&s);
  int root = alternatives(&s);
  *error = s.error;
  return s.error ? -1 : root;
}
