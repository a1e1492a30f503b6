/* argp_parse: the options of a tree of parsers as one set for getopt_long; each option, and each argument that is none, goes
 * to the parser that knows it. */
#include "argp.h"

struct option { const char *name; int has_arg; int *flag; int value; };
int getopt_long(int, char *const *, const char *, const struct option *, int *), getopt_long_only(int, char *const *, const char *, const struct option *, int *);
extern char *optarg, *program_invocation_name, *program_invocation_short_name;
extern int optind, opterr, optopt;
unsigned sleep(unsigned);

const char *argp_program_version;
void (*argp_program_version_hook)(FILE *, struct argp_state *);
const char *argp_program_bug_address;
int argp_err_exit_status = 64;

/* One parser of the tree, in the order of a walk that comes to parents first. */
struct group {
  const struct argp *argp;
  int (*parser)(int, char *, struct argp_state *);
  struct group *parent;
  int index; /* among the parent's children */
  unsigned processed; /* arguments it has taken */
  void *input, **child_inputs, *hook;
  const char *shorts_end; /* its short options end here */
};
struct parsing {
  struct argp_state state;
  struct group *groups;
  int group_count;
  char *shorts;
  struct option *longs;
  int long_count;
  int options_left; /* getopt has not yet come to the end of what it takes for options */
};
enum { KEY_BITS = 24, NOTHING = -1 }; /* what getopt answers for a long option: its group + 1 above its key */

/* ---- the tree as lists ---- */

static int count_groups(const struct argp *argp) {
  int count = argp->options || argp->parser;
  for (const struct argp_child *child = argp->children; child && child->argp; child++) count += count_groups(child->argp);
  return count;
}
static size_t count_options(const struct argp *argp) {
  size_t count = 0;
  for (const struct argp_option *o = argp->options; o && !is_end(o); o++) count++;
  for (const struct argp_child *child = argp->children; child && child->argp; child++) count += count_options(child->argp);
  return count;
}

/* Of options with one name, the first counts. */
static void add_options(struct parsing *p, const struct argp_option *options, int group) {
  const struct argp_option *real = options;
  for (const struct argp_option *o = options; !is_end(o); o++) {
    if (!(o->flags & OPTION_ALIAS)) real = o;
    if (real->flags & OPTION_DOC) continue;
    int optional = (real->flags & OPTION_ARG_OPTIONAL) != 0;
    if (is_short(o)) {
      size_t n = strlen(p->shorts);
      p->shorts[n++] = (char)o->key;
      for (int i = 0; real->arg && i <= optional; i++) p->shorts[n++] = ':';
      p->shorts[n] = 0;
    }
    int known = !o->name;
    for (int i = 0; !known && i < p->long_count; i++) known = strcmp(p->longs[i].name, o->name) == 0;
    if (known) continue;
    int key = o->key ? o->key : real->key;
    p->longs[p->long_count++] = (struct option){o->name, real->arg ? 1 + optional : 0, 0, (key & ((1 << KEY_BITS) - 1)) + ((group + 1) << KEY_BITS)};
  }
}

static int add_groups(struct parsing *p, const struct argp *argp, struct group *parent, int index) {
  struct group *group = 0;
  int children = 0;
  while (argp->children && argp->children[children].argp) children++;
  if (argp->options || argp->parser) {
    group = &p->groups[p->group_count];
    *group = (struct group){.argp = argp, .parser = argp->parser, .parent = parent, .index = index};
    if (argp->options) add_options(p, argp->options, p->group_count);
    group->shorts_end = p->shorts + strlen(p->shorts);
    if (children && argp->parser && !(group->child_inputs = calloc((size_t)children, sizeof(void *)))) return -1;
    p->group_count++;
  }
  for (int i = 0; i < children; i++)
    if (add_groups(p, argp->children[i].argp, group, i)) return -1;
  return 0;
}

static void end_parsing(struct parsing *p) {
  for (int i = 0; i < p->group_count; i++) free(p->groups[i].child_inputs);
  free(p->groups), free(p->shorts), free(p->longs);
}

/* ---- calling the parsers ---- */

static int tell(struct parsing *p, struct group *group, int key, char *arg) {
  if (!group->parser) return UNKNOWN;
  p->state.hook = group->hook;
  p->state.input = group->input;
  p->state.child_inputs = group->child_inputs;
  p->state.arg_num = group->processed;
  int error = group->parser(key, arg, &p->state);
  group->hook = p->state.hook;
  return error;
}

static int start_parsing(struct parsing *p, const struct argp *argp, int argc, char **argv, unsigned flags, void *input) {
  size_t groups = (size_t)count_groups(argp), options = count_options(argp);
  struct argp_state *s = &p->state;
  *s = (struct argp_state){.root_argp = argp, .argc = argc, .argv = argv, .flags = flags, .err_stream = stderr, .out_stream = stdout, .pstate = p};
  p->groups = calloc(groups + 1, sizeof *p->groups);
  p->shorts = calloc(options + 2, 3);
  p->longs = calloc(options + 1, sizeof *p->longs);
  p->options_left = 1;
  if (!p->groups || !p->shorts || !p->longs) return ENOMEM;
  if (flags & ARGP_IN_ORDER) strcpy(p->shorts, "-");
  else if (flags & ARGP_NO_ARGS) strcpy(p->shorts, "+");
  if (add_groups(p, argp, 0, 0)) return ENOMEM;
  if (p->group_count) p->groups[0].input = input;
  for (int i = 0; i < p->group_count; i++) {
    struct group *g = &p->groups[i];
    if (g->parent && g->parent->child_inputs) g->input = g->parent->child_inputs[g->index];
    else if (g->parent && g->index == 0) g->input = g->parent->input; /* of a parent that only holds options */
    int error = tell(p, g, KEY_INIT, 0);
    if (error && error != UNKNOWN) return error;
  }
  if ((flags & ARGP_NO_ERRS) && (flags & ARGP_PARSE_ARGV0)) s->argv--, s->argc++; /* getopt passes over the first */
  s->name = program_invocation_short_name;
  if (s->argv == argv && argc > 0 && argv[0]) {
    char *slash = strrchr(argv[0], '/');
    s->name = slash ? slash + 1 : argv[0];
  }
  return 0;
}

static int give_argument(struct parsing *p, char *arg) {
  struct argp_state *s = &p->state;
  int index = --s->next, error = UNKNOWN;
  for (int i = 0; i < p->group_count && error == UNKNOWN; i++) {
    struct group *g = &p->groups[i];
    s->next++;
    error = tell(p, g, KEY_ARG, arg);
    if (error == UNKNOWN) {
      s->next--;
      error = tell(p, g, KEY_ARGS, 0);
      if (!error && s->next == index) s->next = s->argc; /* all of them, unless it says which */
    }
    if (error) continue;
    if (s->next > index) g->processed += (unsigned)(s->next - index);
    else p->options_left = 1; /* set back: to be read again */
  }
  return error;
}

static int give_option(struct parsing *p, int option, char *arg) {
  int group = option >> KEY_BITS, error = UNKNOWN;
  if (group == 0) {
    const char *at = strchr(p->shorts, option);
    for (int i = 0; at && i < p->group_count; i++)
      if (p->groups[i].shorts_end > at) {
        error = tell(p, &p->groups[i], option, arg);
        break;
      }
  } else error = tell(p, &p->groups[group - 1], (int)((unsigned)option << (32 - KEY_BITS)) >> (32 - KEY_BITS), arg);
  if (error != UNKNOWN) return error;
  const char *problem = "(PROGRAM ERROR) Option should have been recognized!?", *name = "?";
  for (int i = 0; i < p->long_count; i++)
    if (p->longs[i].value == option) name = p->longs[i].name;
  if (group == 0) argp_error(&p->state, "-%c: %s", option, problem);
  else argp_error(&p->state, "--%s: %s", name, problem);
  return error;
}

/* One step. `past` says of UNKNOWN that it is because there are no more options, or none knows the argument. */
static int next_step(struct parsing *p, int *past) {
  struct argp_state *s = &p->state;
  int option = NOTHING;
  *past = 1;
  if (s->quoted && s->next < s->quoted) s->quoted = 0;
  if (p->options_left && !s->quoted) {
    int before[3] = {optind, opterr, optopt};
    char *arg_before = optarg;
    optind = s->next;
    opterr = !(s->flags & ARGP_NO_ERRS);
    optopt = NOTHING;
    option = (s->flags & ARGP_LONG_ONLY ? getopt_long_only : getopt_long)(s->argc, s->argv, p->shorts, p->longs, 0);
    char *arg = optarg;
    int refused = option == '?' && optopt != NOTHING;
    s->next = optind;
    optind = before[0], opterr = before[1], optopt = before[2], optarg = arg_before;
    if (refused) return *past = 0, UNKNOWN;
    if (option != NOTHING) {
      if (option == 1) return give_argument(p, arg);
      *past = 0;
      return give_option(p, option, arg);
    }
    p->options_left = 0;
    if (s->next > 1 && strcmp(s->argv[s->next - 1], "--") == 0) s->quoted = s->next;
  }
  if (s->next >= s->argc || (s->flags & ARGP_NO_ARGS)) return UNKNOWN;
  s->next++;
  return give_argument(p, s->argv[s->next - 1]);
}

/* Tells all parsers how it ended, children before parents but of an error. */
static int finish(struct parsing *p, int error, int past, int *end) {
  struct argp_state *s = &p->state;
  if (error == UNKNOWN && past) error = 0;
  if (!error && s->next == s->argc) {
    for (int i = 0; i < p->group_count && (!error || error == UNKNOWN); i++)
      if (p->groups[i].processed == 0) error = tell(p, &p->groups[i], KEY_NO_ARGS, 0);
    for (int i = p->group_count - 1; i >= 0 && (!error || error == UNKNOWN); i--) error = tell(p, &p->groups[i], KEY_END, 0);
    if (error == UNKNOWN) error = 0;
    if (end) *end = s->next;
  } else if (!error && end) *end = s->next;
  else if (!error) {
    if (!(s->flags & ARGP_NO_ERRS) && s->err_stream) fprintf(s->err_stream, "%s: Too many arguments\n", s->name);
    error = UNKNOWN;
  }
  if (error) {
    if (error == UNKNOWN) argp_state_help(s, s->err_stream, STD_ERR);
    for (int i = 0; i < p->group_count; i++) tell(p, &p->groups[i], KEY_ERROR, 0);
  } else {
    for (int i = p->group_count - 1; i >= 0 && (!error || error == UNKNOWN); i--) error = tell(p, &p->groups[i], KEY_SUCCESS, 0);
    if (error == UNKNOWN) error = 0;
  }
  for (int i = p->group_count - 1; i >= 0; i--) tell(p, &p->groups[i], KEY_FINI, 0);
  return error == UNKNOWN ? EINVAL : error;
}

/* ---- --help, --usage, --version ---- */

enum { PROGRAM_NAME = -2, USAGE = -3, HANG = -4 };
static const struct argp_option help_options[] = {
    {"help", '?', 0, 0, "Give this help list", -1},
    {"usage", USAGE, 0, 0, "Give a short usage message", 0},
    {"program-name", PROGRAM_NAME, "NAME", OPTION_HIDDEN, "Set the program name", 0},
    {"HANG", HANG, "SECS", OPTION_ARG_OPTIONAL | OPTION_HIDDEN, "Hang for SECS seconds (default 3600)", 0},
    {0},
};
static int parse_help(int key, char *arg, struct argp_state *s) {
  switch (key) {
  case '?': argp_state_help(s, s->out_stream, STD_HELP); return 0;
  case USAGE: argp_state_help(s, s->out_stream, SHOW_USAGE | EXIT_OK); return 0;
  case PROGRAM_NAME: {
    program_invocation_name = arg;
    char *slash = strrchr(arg, '/');
    s->name = program_invocation_short_name = slash ? slash + 1 : arg;
    if ((s->flags & (ARGP_PARSE_ARGV0 | ARGP_NO_ERRS)) == ARGP_PARSE_ARGV0) s->argv[0] = arg;
    return 0;
  }
  case HANG: sleep(arg ? (unsigned)strtol(arg, 0, 10) : 3600); return 0;
  default: return UNKNOWN;
  }
}
static const struct argp help_argp = {.options = help_options, .parser = parse_help};

static const struct argp_option version_options[] = {{"version", 'V', 0, 0, "Print program version", -1}, {0}};
static int parse_version(int key, char *arg, struct argp_state *s) {
  (void)arg;
  if (key != 'V') return UNKNOWN;
  if (argp_program_version_hook) argp_program_version_hook(s->out_stream, s);
  else if (argp_program_version) fprintf(s->out_stream, "%s\n", argp_program_version);
  else argp_error(s, "%s", "(PROGRAM ERROR) No version known!?");
  if (!(s->flags & ARGP_NO_EXIT)) exit(0);
  return 0;
}
static const struct argp version_argp = {.options = version_options, .parser = parse_version};

int argp_parse(const struct argp *argp, int argc, char **argv, unsigned flags, int *end, void *input) {
  struct argp_child parts[] = {{.argp = argp}, {.argp = &help_argp}, {.argp = argp_program_version || argp_program_version_hook ? &version_argp : 0}, {0}};
  struct argp whole = {.children = argp ? parts : parts + 1};
  struct parsing p = {0};
  int past = 0, error = start_parsing(&p, flags & ARGP_NO_HELP && argp ? argp : &whole, argc, argv, flags, input);
  if (!error) {
    while (!error) error = next_step(&p, &past);
    error = finish(&p, error, past, end);
  }
  end_parsing(&p);
  return error;
}
int __argp_parse(const struct argp *argp, int argc, char **argv, unsigned flags, int *end, void *input) { return argp_parse(argp, argc, argv, flags, end, input); }

/* The input of one parser of the tree that is being parsed. */
void *__sv_argp_input(const struct argp *argp, const struct argp_state *s) {
  const struct parsing *p = s ? s->pstate : 0;
  for (int i = 0; p && i < p->group_count; i++)
    if (p->groups[i].argp == argp) return p->groups[i].input;
  return 0;
}
void *_argp_input(const struct argp *argp, const struct argp_state *s) { return __sv_argp_input(argp, s); }
void *__argp_input(const struct argp *argp, const struct argp_state *s) { return __sv_argp_input(argp, s); }
int _option_is_short(const struct argp_option *o) { return is_short(o); }
int __option_is_short(const struct argp_option *o) { return is_short(o); }
int _option_is_end(const struct argp_option *o) { return is_end(o); }
int __option_is_end(const struct argp_option *o) { return is_end(o); }
