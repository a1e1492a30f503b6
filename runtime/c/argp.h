/* GNU's argp: the layouts of <argp.h>, and what parsing (argp_parse.c) and help (argp_help.c) share. */
#ifndef SYMVM_ARGP_H
#define SYMVM_ARGP_H

#include "libc.h"

enum { OPTION_ARG_OPTIONAL = 1, OPTION_HIDDEN = 2, OPTION_ALIAS = 4, OPTION_DOC = 8, OPTION_NO_USAGE = 16 };
struct argp_option {
  const char *name;
  int key;
  const char *arg;
  int flags;
  const char *doc;
  int group;
};
struct argp_state;
struct argp_child;
struct argp {
  const struct argp_option *options;
  int (*parser)(int key, char *arg, struct argp_state *);
  const char *args_doc, *doc;
  const struct argp_child *children;
  char *(*help_filter)(int key, const char *text, void *input);
  const char *domain;
};
struct argp_child {
  const struct argp *argp;
  int flags;
  const char *header;
  int group;
};
struct argp_state {
  const struct argp *root_argp;
  int argc;
  char **argv;
  int next;
  unsigned flags, arg_num;
  int quoted;
  void *input, **child_inputs, *hook;
  char *name;
  FILE *err_stream, *out_stream;
  void *pstate; /* struct parsing */
};
_Static_assert(sizeof(struct argp) == 56 && sizeof(struct argp_option) == 48 && sizeof(struct argp_state) == 96, "glibc's layouts");

enum { ARGP_PARSE_ARGV0 = 1, ARGP_NO_ERRS = 2, ARGP_NO_ARGS = 4, ARGP_IN_ORDER = 8, ARGP_NO_HELP = 16, ARGP_NO_EXIT = 32, ARGP_LONG_ONLY = 64 };
enum { KEY_ARG = 0, KEY_END = 0x1000001, KEY_NO_ARGS, KEY_INIT, KEY_SUCCESS, KEY_ERROR, KEY_ARGS, KEY_FINI };
enum { HELP_PRE_DOC = 0x2000001, HELP_POST_DOC, HELP_HEADER, HELP_EXTRA, HELP_DUP_ARGS_NOTE, HELP_ARGS_DOC };
enum { SHOW_USAGE = 1, SHOW_SHORT_USAGE = 2, SHOW_SEE = 4, SHOW_LONG = 8, SHOW_PRE_DOC = 16, SHOW_POST_DOC = 32, SHOW_BUG_ADDR = 64, SHOW_LONG_ONLY = 128,
  EXIT_ERR = 256, EXIT_OK = 512, STD_ERR = SHOW_SEE | EXIT_ERR, STD_USAGE = SHOW_SHORT_USAGE | SHOW_SEE | EXIT_ERR,
  STD_HELP = SHOW_SHORT_USAGE | SHOW_LONG | EXIT_OK | SHOW_PRE_DOC | SHOW_POST_DOC | SHOW_BUG_ADDR };
enum { UNKNOWN = E2BIG }; /* ARGP_ERR_UNKNOWN */

static inline int is_end(const struct argp_option *o) { return !o->key && !o->name && !o->doc && !o->group; }
static inline int is_short(const struct argp_option *o) { return !(o->flags & OPTION_DOC) && o->key > 0 && o->key <= 255 && isprint(o->key); }

/* argp_format.c */
extern struct argp_layout { int dup_args, dup_args_note, short_column, long_column, doc_option_column, text_column, header_column, usage_indent, width; } __sv_argp_layout;
void __sv_argp_read_layout(const struct argp_state *);

void *__sv_argp_input(const struct argp *, const struct argp_state *);
void argp_state_help(const struct argp_state *, FILE *, unsigned);
void argp_error(const struct argp_state *, const char *, ...);

#endif
