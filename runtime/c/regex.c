/* The doors to regular expressions: POSIX's regcomp and kin, and GNU's older re_* family, on which grep and sed stand. */
#include "regex.h"

/* glibc's layout. */
typedef struct {
  struct pattern *buffer;
  size_t allocated, used;
  u64 syntax;
  char *fastmap;
  byte *translate;
  size_t re_nsub;
  unsigned can_be_null : 1, regs_allocated : 2, fastmap_accurate : 1, no_sub : 1, not_bol : 1, not_eol : 1, newline_anchor : 1;
} regex_t;
_Static_assert(sizeof(regex_t) == 64, "glibc's regex_t");
typedef struct { int start, end; } regmatch_t;
enum { REG_EXTENDED = 1, REG_ICASE = 2, REG_NEWLINE = 4, REG_NOSUB = 8 };
enum { REG_NOTBOL = 1, REG_NOTEOL = 2, REG_STARTEND = 4 };
enum { MOST = INT_MAX / 2 };

static const u64 common = RE_CHAR_CLASSES | RE_DOT_NEWLINE | RE_DOT_NOT_NULL | RE_INTERVALS | RE_NO_EMPTY_RANGES;
static const u64 basic = RE_BK_PLUS_QM | RE_CONTEXT_INVALID_DUP;
static const u64 extended = RE_CONTEXT_INDEP_ANCHORS | RE_CONTEXT_INDEP_OPS | RE_NO_BK_BRACES | RE_NO_BK_PARENS | RE_NO_BK_VBAR |
                            RE_CONTEXT_INVALID_OPS | RE_UNMATCHED_RIGHT_PAREN_ORD;

static int compile(regex_t *to, const char *text, size_t size, u64 syntax) {
  struct pattern *p = calloc(1, sizeof *p);
  int error = REG_ESPACE;
  to->buffer = 0;
  to->allocated = to->used = 0;
  if (!p) return error;
  to->syntax = syntax;
  int root = __sv_regex_parse(p, (const byte *)text, size, syntax, &error);
  to->re_nsub = (size_t)p->groups;
  if (root >= 0) error = __sv_regex_compile(p, root);
  if (error) {
    __sv_regex_free(p);
    return error;
  }
  to->buffer = p;
  to->allocated = to->used = sizeof *p;
  return 0;
}

int regcomp(regex_t *to, const char *text, int flags) {
  u64 syntax = common | (flags & REG_EXTENDED ? extended : basic);
  if (flags & REG_ICASE) syntax |= RE_ICASE;
  if (flags & REG_NEWLINE) syntax = (syntax & ~(u64)RE_DOT_NEWLINE) | RE_HAT_LISTS_NOT_NEWLINE;
  *to = (regex_t){0};
  to->no_sub = (flags & REG_NOSUB) != 0;
  to->newline_anchor = (flags & REG_NEWLINE) != 0;
  int error = compile(to, text, strlen(text), syntax);
  return error == REG_ERPAREN ? REG_EPAREN : error; /* POSIX knows one name for both */
}

/* Programs set `newline_anchor` after they have compiled: it counts when the pattern is used. */
static int lines(const regex_t *pattern) { return pattern->newline_anchor ? NEWLINES : 0; }

int regexec(const regex_t *pattern, const char *text, size_t count, regmatch_t spans[], int flags) {
  if (flags & ~(REG_NOTBOL | REG_NOTEOL | REG_STARTEND)) return REG_BADPAT;
  int start = flags & REG_STARTEND ? spans[0].start : 0;
  size_t size = flags & REG_STARTEND ? (size_t)spans[0].end : strlen(text);
  if (size > MOST) return REG_ESPACE;
  if (pattern->no_sub) count = 0;
  int found = __sv_regex_search(pattern->buffer, (const byte *)text, (int)size, start, (int)size,
                                (flags & (NOT_LINE_START | NOT_LINE_END)) | lines(pattern), count ? (struct span *)spans : 0, (int)count);
  return found < 0 ? REG_ESPACE : found ^ 1;
}

void regfree(regex_t *pattern) {
  if (pattern->buffer) __sv_regex_free(pattern->buffer);
  pattern->buffer = 0;
  pattern->allocated = 0;
  free(pattern->fastmap);
  pattern->fastmap = 0;
  free(pattern->translate);
  pattern->translate = 0;
}

static const char *const messages[] = {
    "Success", "No match", "Invalid regular expression", "Invalid collation character", "Invalid character class name", "Trailing backslash",
    "Invalid back reference", "Unmatched [, [^, [:, [., or [=", "Unmatched ( or \\(", "Unmatched \\{", "Invalid content of \\{\\}",
    "Invalid range end", "Memory exhausted", "Invalid preceding regular expression", "Premature end of regular expression",
    "Regular expression too big", "Unmatched ) or \\)",
};
size_t regerror(int error, const regex_t *pattern, char *to, size_t room) {
  (void)pattern;
  const char *text = (unsigned)error < sizeof messages / sizeof *messages ? messages[error] : "Unknown regular expression error";
  return strlcpy(to, text, room) + 1;
}

/* ---- GNU's family ---- */

u64 re_syntax_options;
u64 re_set_syntax(u64 syntax) {
  u64 before = re_syntax_options;
  re_syntax_options = syntax;
  return before;
}

const char *re_compile_pattern(const char *text, size_t size, regex_t *to) {
  to->no_sub = (re_syntax_options & RE_NO_SUB) != 0;
  to->newline_anchor = 1;
  int error = compile(to, text, size, re_syntax_options);
  return error ? messages[error] : 0;
}
int re_compile_fastmap(regex_t *pattern) { return (void)pattern, 0; }

struct re_registers { size_t count; int *start, *end; };
enum { REGS_UNALLOCATED, REGS_REALLOCATE, REGS_FIXED };

static int give_registers(regex_t *pattern, struct re_registers *to, const struct span *spans) {
  size_t wanted = pattern->re_nsub + 1;
  if (pattern->regs_allocated == REGS_UNALLOCATED) {
    *to = (struct re_registers){wanted + 1, malloc((wanted + 1) * sizeof(int)), malloc((wanted + 1) * sizeof(int))};
    pattern->regs_allocated = REGS_REALLOCATE;
  } else if (pattern->regs_allocated == REGS_REALLOCATE && to->count < wanted + 1) {
    to->start = realloc(to->start, (wanted + 1) * sizeof(int));
    to->end = realloc(to->end, (wanted + 1) * sizeof(int));
    to->count = wanted + 1;
  }
  if (!to->start || !to->end) return 0;
  for (size_t i = 0; i < to->count; i++) {
    to->start[i] = i < wanted ? spans[i].start : -1;
    to->end[i] = i < wanted ? spans[i].end : -1;
  }
  return 1;
}

static int search(regex_t *pattern, const char *text, int size, int start, int range, int stop, struct re_registers *to, int want_length) {
  int last = start + range, result = -1, flags = (pattern->not_bol ? NOT_LINE_START : 0) | (pattern->not_eol ? NOT_LINE_END : 0) | lines(pattern);
  if (start < 0 || start > size) return -1;
  if (last > size) last = size;
  if (last < 0) last = 0;
  if (stop < size) size = stop;
  int wanted = to && !pattern->no_sub ? (int)pattern->re_nsub + 1 : 1, step = last < start ? -1 : 1;
  struct span *spans = malloc((size_t)wanted * sizeof *spans);
  if (!spans) return -2;
  int found = 0, at = start;
  if (step > 0) found = __sv_regex_search(pattern->buffer, (const byte *)text, size, start, last < size ? last : size, flags, spans, wanted);
  else
    for (; at >= last && !found; at--) found = __sv_regex_search(pattern->buffer, (const byte *)text, size, at, at, flags, spans, wanted);
  if (found < 0) result = -2;
  else if (found) {
    result = want_length ? spans[0].end - spans[0].start : spans[0].start;
    if (to && !pattern->no_sub && !give_registers(pattern, to, spans)) result = -2;
  }
  free(spans);
  return result;
}

int re_search(regex_t *pattern, const char *text, int size, int start, int range, struct re_registers *to) {
  return search(pattern, text, size, start, range, size, to, 0);
}
int re_match(regex_t *pattern, const char *text, int size, int start, struct re_registers *to) {
  return search(pattern, text, size, start, 0, size, to, 1);
}
void re_set_registers(regex_t *pattern, struct re_registers *to, unsigned count, int *start, int *end) {
  pattern->regs_allocated = count ? REGS_REALLOCATE : REGS_UNALLOCATED;
  *to = (struct re_registers){count, count ? start : 0, count ? end : 0};
}
