/* Compiled regular expressions: what the parser (regex_parse.c) and the compiler (regex_compile.c) make and the
 * matcher (regex_match.c) runs. */
#ifndef SYMVM_REGEX_H
#define SYMVM_REGEX_H

#include "libc.h"

/* <regex.h>'s syntax bits that matter here. */
#define SYNTAX(n) (1ul << (n))
enum {
  RE_BACKSLASH_ESCAPE_IN_LISTS = 1, RE_BK_PLUS_QM = 2, RE_CHAR_CLASSES = 4, RE_CONTEXT_INDEP_ANCHORS = 8, RE_CONTEXT_INDEP_OPS = 16,
  RE_CONTEXT_INVALID_OPS = 32, RE_DOT_NEWLINE = 64, RE_DOT_NOT_NULL = 128, RE_HAT_LISTS_NOT_NEWLINE = 256, RE_INTERVALS = 512,
  RE_LIMITED_OPS = 1 << 10, RE_NEWLINE_ALT = 1 << 11, RE_NO_BK_BRACES = 1 << 12, RE_NO_BK_PARENS = 1 << 13, RE_NO_BK_REFS = 1 << 14,
  RE_NO_BK_VBAR = 1 << 15, RE_NO_EMPTY_RANGES = 1 << 16, RE_UNMATCHED_RIGHT_PAREN_ORD = 1 << 17, RE_NO_GNU_OPS = 1 << 19,
  RE_INVALID_INTERVAL_ORD = 1 << 21, RE_ICASE = 1 << 22, RE_CARET_ANCHORS_HERE = 1 << 23, RE_CONTEXT_INVALID_DUP = 1 << 24, RE_NO_SUB = 1 << 25,
};
enum { REG_NOERROR, REG_NOMATCH, REG_BADPAT, REG_ECOLLATE, REG_ECTYPE, REG_EESCAPE, REG_ESUBREG, REG_EBRACK, REG_EPAREN, REG_EBRACE,
  REG_BADBR, REG_ERANGE, REG_ESPACE, REG_BADRPT, REG_EEND, REG_ESIZE, REG_ERPAREN };

/* Conditions on the place between two characters. */
enum { AT_LINE_START = 1, AT_LINE_END = 2, AT_WORD_START = 4, AT_WORD_END = 8, AT_BOUNDARY = 16, AT_INSIDE = 32, AT_START = 64, AT_END = 128, AT_NO_DOT = 256 };

/* The parsed pattern: nodes refer to each other by index; 0 is the empty pattern. */
enum kind { EMPTY, SET, JOIN, CHOICE, REPEAT, GROUP, ASSERT, SAME, NEVER };
struct node {
  enum kind kind;
  int left, right; /* JOIN, CHOICE; REPEAT, GROUP: left */
  int low, high;   /* REPEAT: how often, high < 0 for no limit; SET: first range of bytes and count; GROUP, SAME, ASSERT: low */
};                 /* SET: left, right: first range of multibyte characters and count */
struct range { u32 low, high; };

/* The program, in the order in which a backtracking matcher tries things. */
enum op { CONSUME, SPLIT, JUMP, SAVE, CHECK, MARK, LOOP, REFER, FAIL, MATCH };
struct step {
  enum op op;
  int a, b; /* CONSUME: ranges; SPLIT: first and second choice; JUMP: target; LOOP: target, mark; SAVE: slot, end of an optional round; others: a */
  int wide, wide_count; /* CONSUME: ranges of multibyte characters */
};
/* An edge of the automaton without empty moves: to which consuming step (or MATCH), under which conditions. */
struct edge { int to, when; };

struct pattern {
  struct node *nodes;
  struct range *ranges;
  struct step *steps;
  int node_count, range_count, step_count, marks;
  int optional, copied; /* while steps are made: the next group is an optional round; what is made is a copy */
  int groups;      /* besides the whole */
  int refers;      /* has back references */
  int fold;        /* without case: bytes are made upper case as they are read */
  int utf8;        /* LOOSE, STRICT; 0: characters are bytes */
  int fold_wide;   /* without case, in UTF-8: sets hold both, and back references compare so */
  int wide_steps;  /* some steps take multibyte characters */
  int words, word_count; /* ranges: what belongs to words, beyond ASCII */
  int dots;        /* for AT_NO_DOT: a leading dot is one at the start (1), or also after a slash (2) */
  int *edges_from; /* per step: where its edges start; steps + 1 is the start state */
  struct edge *edges;
  int edge_count;
};

struct span { int start, end; };
/* UTF-8, as glibc has it: a pattern of plain text and dots is matched byte by byte (LOOSE: surrogates are characters, a match
 * may start inside one); one that asks what a character is, knows characters (STRICT). */
enum { LOOSE = 1, STRICT = 2 };

int __sv_regex_add(struct pattern *, struct node); /* its index, or -1 */

/* Sets of characters (regex_set.c): ranges, in order after __sv_set_order. Without UTF-8, characters are 0 .. 255. */
struct set {
  struct range *list;
  int count, failed; /* failed: no memory */
};
enum { ASCII = 0x7f, LAST_CHARACTER = 0x7fffffff };
void __sv_set_add(struct set *, u32 low, u32 high);
int __sv_set_class(const char *name, size_t size); /* its number, or -1 */
enum { CLASS_ALPHA = 0, CLASS_ALNUM = 2, CLASS_SPACE = 3, CLASS_UPPER = 4, CLASS_LOWER = 5 };
void __sv_set_add_class(struct set *, int class, int utf8);
void __sv_set_order(struct set *);
int __sv_set_has(const struct range *list, int count, u32 c);
void __sv_set_invert(struct set *, int utf8);
void __sv_set_remove(struct set *, u32 c);
/* All characters that `change` (to upper case or lower case) takes into the set, and no others. */
void __sv_set_unfold(struct set *, int upper, int utf8);
/* The set as a node; it is freed. */
int __sv_regex_add_set(struct pattern *, struct set *);
/* The size of the multibyte character at `p`, strictly read; 0 if there is none. */
int __sv_wide_size(const byte *p, const byte *end, u32 *c);
/* Parses `text` into nodes; the root, or -1 with an error number. */
int __sv_regex_parse(struct pattern *, const byte *text, size_t size, u64 syntax, int *error);
/* Nodes to steps and edges; an error number. */
int __sv_regex_compile(struct pattern *, int root);
void __sv_regex_free(struct pattern *);
/* NEWLINES: newlines separate lines. */
enum { NOT_LINE_START = 1, NOT_LINE_END = 2, NEWLINES = 4 };
/* Looks for the leftmost longest match that starts in `from` .. `last` and ends at or before `size`. 1 if there is one (a
 * symbolic 0 or 1 if `spans` is 0), -1 without memory. */
int __sv_regex_search(const struct pattern *, const byte *text, int size, int from, int last, int flags, struct span *spans, int count);

/* Is the whole text characters, strictly read (the pattern is STRICT)? A flag, symbolic if the text is. */
int __sv_regex_is_utf8(const struct pattern *, const byte *text, int size);

#endif
