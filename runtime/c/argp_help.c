/* What argp shows: usage, the list of options with their texts, messages. Text goes through a page that breaks long lines
 * between words; where things stand is told by argp_format.c. */
#include "argp.h"

extern char *program_invocation_short_name;
extern const char *argp_program_bug_address;
extern int argp_err_exit_status;

static const struct argp_layout *const layout = &__sv_argp_layout;

/* ---- the page ---- */

struct page {
  FILE *to;
  char *line; /* of the current line, what is not settled yet */
  size_t size, room;
  int settled;    /* columns before that, already written */
  int left, wrap; /* where lines start, and where what was broken off goes on */
  int failed;
};

static void out(struct page *p, const char *text, size_t size) { fwrite(text, 1, size, p->to); }
static void blanks(struct page *p, int count) {
  while (count-- > 0) fputc(' ', p->to);
}
static int is_blank(char c) { return c == ' ' || c == '\t'; }

/* Settles what is pending, as the end of a line or the start of one that goes on. */
static void settle(struct page *p, int ended) {
  char *text = p->line;
  size_t size = p->size;
  for (;;) {
    if (p->settled == 0 && size) blanks(p, p->settled = p->left);
    if (p->settled + (long)size < layout->width) break;
    long room = layout->width > p->settled ? layout->width - p->settled : 0, at = room < (long)size ? room : (long)size - 1;
    while (at >= 0 && !is_blank(text[at])) at--;
    long end = at, next = at + 1;
    if (next > 0) {
      while (end >= 0 && is_blank(text[end])) end--;
      end++;
    } else { /* one long word */
      end = room < (long)size ? room : (long)size;
      while (end < (long)size && !is_blank(text[end])) end++;
      if (end == (long)size) break;
      next = end;
      while (next < (long)size && is_blank(text[next])) next++;
    }
    out(p, text, (size_t)end);
    fputc('\n', p->to);
    blanks(p, p->settled = p->wrap);
    text += next, size -= (size_t)next;
    if (!size) break;
  }
  out(p, text, size);
  p->settled = ended ? 0 : p->settled + (int)size;
  p->size = 0;
  if (ended) fputc('\n', p->to);
}

static void put(struct page *p, const char *text, size_t size) {
  for (; size; text++, size--) {
    if (*text == '\n') {
      settle(p, 1);
      continue;
    }
    if (p->size == p->room) {
      char *bigger = realloc(p->line, p->room * 2 + 80);
      if (!bigger) {
        p->failed = 1;
        return;
      }
      p->line = bigger;
      p->room = p->room * 2 + 80;
    }
    p->line[p->size++] = *text;
  }
}
static void puts_(struct page *p, const char *text) { put(p, text, strlen(text)); }
static void show(struct page *p, const char *format, const char *text) {
  for (; *format; format++) {
    if (*format == '%') puts_(p, text), format++;
    else put(p, format, 1);
  }
}
static int column(struct page *p) {
  if (p->size) settle(p, 0);
  return p->settled;
}
static void set_margins(struct page *p, int left, int wrap) {
  column(p);
  p->left = left, p->wrap = wrap;
}
static void indent_to(struct page *p, int wanted) {
  for (int n = wanted - column(p); n > 0; n--) put(p, " ", 1);
}
/* A blank, or a new line if what follows would not fit. */
static void gap(struct page *p, size_t wanted) { put(p, column(p) + (long)wanted >= layout->width ? "\n" : " ", 1); }

/* ---- the options in order ---- */

struct cluster { /* the options of a child with a header or a group of its own */
  const char *header;
  int index, group, depth;
  struct cluster *parent, *next;
  const struct argp *argp;
};
struct entry { /* an option and its aliases */
  const struct argp_option *first;
  int count, group;
  char *shorts; /* those of its short options that no entry before has */
  struct cluster *cluster;
  const struct argp *argp;
};
struct list {
  struct entry *entries;
  size_t count;
  char *shorts, *shorts_end;
  struct cluster *clusters;
};

static size_t count_all(const struct argp *argp) {
  size_t count = 0;
  for (const struct argp_option *o = argp->options; o && !is_end(o); o++) count++;
  for (const struct argp_child *child = argp->children; child && child->argp; child++) count += count_all(child->argp);
  return count;
}

static void collect(struct list *l, const struct argp *argp, struct cluster *cluster) {
  int group = 0;
  for (const struct argp_option *o = argp->options; o && !is_end(o);) {
    struct entry *e = &l->entries[l->count++];
    group = o->group ? o->group : !o->name && !o->key ? group + 1 : group;
    *e = (struct entry){.first = o, .group = group, .shorts = l->shorts_end, .cluster = cluster, .argp = argp};
    do {
      e->count++;
      if (is_short(o) && !memchr(l->shorts, o->key, (size_t)(l->shorts_end - l->shorts))) *l->shorts_end++ = (char)o->key;
      o++;
    } while (!is_end(o) && (o->flags & OPTION_ALIAS));
    for (int i = 0; i < e->count && e->first->name; i++) /* these come last, wherever they are */
      if (e->first[i].name && (strcmp(e->first[i].name, "help") == 0 || strcmp(e->first[i].name, "version") == 0)) e->group = -1;
  }
  for (const struct argp_child *child = argp->children; child && child->argp; child++) {
    struct cluster *inner = cluster;
    if (child->group || child->header) {
      inner = calloc(1, sizeof *inner);
      if (!inner) return;
      *inner = (struct cluster){child->header, (int)(child - argp->children), child->group, cluster ? cluster->depth + 1 : 0, cluster, l->clusters, argp};
      l->clusters = inner;
    }
    collect(l, child->argp, inner);
  }
}

/* Which group comes first: 0, 1, 2 ... -2, -1; `equal` if they are one. */
static int by_group(int a, int b, int equal) { return a == b ? equal : (a < 0) == (b < 0) ? (a < b ? -1 : 1) : a < 0 ? 1 : -1; }

static const struct cluster *base(const struct cluster *c) {
  while (c->parent) c = c->parent;
  return c;
}
static int by_cluster(const struct cluster *a, const struct cluster *b) {
  if (a->depth > b->depth) {
    while (a->depth > b->depth) a = a->parent;
    int order = by_cluster(a, b);
    return order ? order : 1;
  }
  if (a->depth < b->depth) return -by_cluster(b, a);
  while (a->parent != b->parent) a = a->parent, b = b->parent;
  return by_group(a->group, b->group, b->index - a->index);
}

static const char *first_long(const struct entry *e) {
  for (int i = 0; i < e->count; i++)
    if (e->first[i].name && !(e->first[i].flags & OPTION_HIDDEN)) return e->first[i].name;
  return 0;
}
static int first_short(const struct entry *e, const char *end) {
  const char *s = e->shorts;
  for (int i = 0; i < e->count; i++) {
    const struct argp_option *o = &e->first[i];
    if (s >= end || !is_short(o) || o->key != *s) continue;
    if (!(o->flags & OPTION_HIDDEN)) return *s;
    s++;
  }
  return 0;
}
/* A documentation option, moved to the part of its name that it is sorted by; 0 if it looks like a real one. */
static int is_text(const char **name) {
  while (isspace((byte)**name)) ++*name;
  int text = **name != '-';
  while (**name && !isalnum((byte)**name)) ++*name;
  return text;
}

static const char *list_end; /* of the short options of the list that is being sorted */
static int by_entry(const void *x, const void *y) {
  const struct entry *a = x, *b = y;
  if (a->cluster != b->cluster) {
    if (!a->cluster) return by_group(a->group, base(b->cluster)->group, -1);
    if (!b->cluster) return by_group(base(a->cluster)->group, b->group, 1);
    return by_cluster(a->cluster, b->cluster);
  }
  if (a->group != b->group) return by_group(a->group, b->group, 0);
  int s = first_short(a, list_end), t = first_short(b, list_end);
  const char *u = first_long(a), *v = first_long(b);
  int p = (a->first->flags & OPTION_DOC) && u ? is_text(&u) : 0, q = (b->first->flags & OPTION_DOC) && v ? is_text(&v) : 0;
  if (p != q) return p - q;
  char c = (char)(s ? s : u ? *u : 0), d = (char)(t ? t : v ? *v : 0);
  int order = tolower((byte)c) - tolower((byte)d);
  if (order || c != d) return order ? order : d - c;
  return !s && !t && u && v ? strcasecmp(u, v) : (s != 0) - (t != 0);
}

static void free_list(struct list *l) {
  for (struct cluster *c = l->clusters, *next; c; c = next) next = c->next, free(c);
  free(l->entries), free(l->shorts);
}
static int make_list(struct list *l, const struct argp *argp) {
  size_t count = argp ? count_all(argp) : 0;
  *l = (struct list){.entries = calloc(count + 1, sizeof *l->entries), .shorts = calloc(count + 1, 1)};
  if (!l->entries || !l->shorts) return free_list(l), -1;
  l->shorts_end = l->shorts;
  if (argp) collect(l, argp, 0);
  list_end = l->shorts_end;
  if (l->count) qsort(l->entries, l->count, sizeof *l->entries, by_entry);
  return 0;
}

/* ---- the long list ---- */

struct listing {
  struct page *page;
  const struct list *list;
  const struct argp_state *state;
  const struct entry *before;
  int apart;      /* groups are separated by blank lines */
  int left_out;   /* arguments of short options that are only shown with the long one */
  int first;      /* nothing of the current entry is shown yet */
};

/* A text as the parser's filter wants it; `*made` is to be freed. */
static const char *filtered(const char *text, int key, const struct argp *argp, const struct argp_state *state, char **made) {
  *made = 0;
  if (!argp || !argp->help_filter) return text;
  char *changed = argp->help_filter(key, text, __sv_argp_input(argp, state));
  if (changed != text) *made = changed;
  return changed;
}

static void header(struct listing *l, const char *text, const struct argp *argp) {
  char *made;
  const char *shown = filtered(text, HELP_HEADER, argp, l->state, &made);
  if (shown && *shown) {
    if (l->before) puts_(l->page, "\n");
    indent_to(l->page, layout->header_column);
    set_margins(l->page, layout->header_column, layout->header_column);
    puts_(l->page, shown);
    set_margins(l->page, 0, layout->header_column);
    puts_(l->page, "\n");
  }
  if (shown) l->apart = 1;
  free(made);
}

static int is_within(const struct cluster *c, const struct cluster *in) {
  while (c && c != in) c = c->parent;
  return c == in;
}

static void next_name(struct listing *l, const struct entry *e, int at) {
  if (l->first) {
    if (l->apart && l->before && e->group != l->before->group) puts_(l->page, "\n");
    const struct cluster *c = e->cluster;
    if (c && c->header && *c->header && (!l->before || (l->before->cluster != c && !is_within(l->before->cluster, c)))) {
      int wrap = l->page->wrap;
      header(l, c->header, c->argp);
      set_margins(l->page, l->page->left, wrap);
    }
    l->first = 0;
  } else puts_(l->page, ", ");
  indent_to(l->page, at);
}

static void argument(struct page *p, const struct argp_option *o, const char *plain, const char *optional) {
  if (o->arg) show(p, o->flags & OPTION_ARG_OPTIONAL ? optional : plain, o->arg);
}

static void entry_names(struct listing *l, const struct entry *e) {
  const struct argp_option *real = e->first;
  const char *s = e->shorts;
  int has_long = 0, is_doc = (real->flags & OPTION_DOC) != 0;
  for (int i = 0; i < e->count; i++) has_long |= real[i].name && !(real[i].flags & OPTION_HIDDEN);
  set_margins(l->page, l->page->left, layout->short_column);
  for (int i = 0; i < e->count; i++) {
    const struct argp_option *o = &real[i];
    if (s >= l->list->shorts_end || !is_short(o) || o->key != *s) continue;
    s++;
    if (o->flags & OPTION_HIDDEN) continue;
    char name[2] = {'-', (char)o->key};
    next_name(l, e, layout->short_column);
    put(l->page, name, 2);
    if (!has_long || layout->dup_args) argument(l->page, real, " %s", "[%s]");
    else if (real->arg) l->left_out = 1;
  }
  set_margins(l->page, l->page->left, is_doc ? layout->doc_option_column : layout->long_column);
  for (int i = 0; i < e->count; i++) {
    const struct argp_option *o = &real[i];
    if (!o->name || !*o->name || (o->flags & OPTION_HIDDEN)) continue;
    next_name(l, e, is_doc ? layout->doc_option_column : layout->long_column);
    if (!is_doc) puts_(l->page, "--");
    puts_(l->page, o->name);
    if (!is_doc) argument(l->page, real, "=%s", "[=%s]");
  }
}

static void entry_text(struct listing *l, const struct entry *e) {
  struct page *p = l->page;
  const struct argp_option *real = e->first;
  char *made = 0;
  const char *text = filtered(real->doc, real->key, e->argp, l->state, &made);
  if (text && *text) {
    int at = column(p);
    set_margins(p, layout->text_column, layout->text_column);
    if (at > layout->text_column + 3) puts_(p, "\n");
    else if (at >= layout->text_column) puts_(p, "   ");
    else indent_to(p, layout->text_column);
    puts_(p, text);
  }
  free(made);
  set_margins(p, 0, p->wrap);
  puts_(p, "\n");
}

static void long_list(struct page *p, const struct list *list, const struct argp_state *state) {
  static const char note[] = "Mandatory or optional arguments to long options are also mandatory or optional for any corresponding short options.";
  struct listing l = {.page = p, .list = list, .state = state};
  for (size_t i = 0; i < list->count; i++) {
    const struct entry *e = &list->entries[i];
    int wrap = p->wrap;
    l.first = 1;
    set_margins(p, 0, p->wrap);
    entry_names(&l, e);
    if (!l.first) entry_text(&l, e), l.before = e;
    else if (!is_short(e->first) && !e->first->name) {
      header(&l, e->first->doc, e->argp);
      l.before = e;
    }
    set_margins(p, 0, wrap);
  }
  if (!l.left_out || !layout->dup_args_note) return;
  char *made;
  const char *text = filtered(note, HELP_DUP_ARGS_NOTE, state ? state->root_argp : 0, state, &made);
  if (text && *text) puts_(p, "\n"), puts_(p, text), puts_(p, "\n");
  free(made);
}

/* ---- usage ---- */

static void usage_shorts(struct page *p, const struct list *list, int with_argument, int *any) {
  for (size_t k = 0; k < list->count; k++) {
    const struct entry *e = &list->entries[k];
    const char *s = e->shorts;
    const struct argp_option *real = e->first;
    for (int i = 0; i < e->count; i++) {
      const struct argp_option *o = &e->first[i];
      if (!(o->flags & OPTION_ALIAS)) real = o;
      if (s >= list->shorts_end || !is_short(o) || o->key != *s) continue;
      s++;
      const char *arg = o->arg ? o->arg : real->arg;
      int flags = o->flags | real->flags;
      if ((o->flags & OPTION_HIDDEN) || (flags & OPTION_NO_USAGE) || !arg != !with_argument) continue;
      char name[2] = {'-', (char)o->key};
      if (!with_argument) {
        if (!(*any)++) puts_(p, " [-");
        put(p, name + 1, 1);
      } else if (flags & OPTION_ARG_OPTIONAL) puts_(p, " ["), put(p, name, 2), show(p, "[%s]]", arg);
      else gap(p, 6 + strlen(arg)), puts_(p, "["), put(p, name, 2), show(p, " %s]", arg);
    }
  }
}

static void usage_longs(struct page *p, const struct list *list) {
  for (size_t k = 0; k < list->count; k++) {
    const struct entry *e = &list->entries[k];
    const struct argp_option *real = e->first;
    for (int i = 0; i < e->count; i++) {
      const struct argp_option *o = &e->first[i];
      if (!(o->flags & OPTION_ALIAS)) real = o;
      const char *arg = o->arg ? o->arg : real->arg;
      int flags = o->flags | real->flags;
      if (!o->name || (o->flags & OPTION_HIDDEN) || (flags & OPTION_NO_USAGE)) continue;
      show(p, " [--%s", o->name);
      if (arg) show(p, flags & OPTION_ARG_OPTIONAL ? "[=%s]" : "=%s", arg);
      puts_(p, "]");
    }
  }
}

static size_t count_levels(const struct argp *argp) {
  size_t count = argp->args_doc && strchr(argp->args_doc, '\n');
  for (const struct argp_child *child = argp->children; child && child->argp; child++) count += count_levels(child->argp);
  return count;
}
/* The arguments, of those that have several patterns (lines of `args_doc`) one; 1 if `advance` could not yet be done. */
static int usage_arguments(struct page *p, const struct argp *argp, const struct argp_state *state, char **levels, int advance) {
  char *own = *levels, *made;
  int several = 0;
  const char *text = filtered(argp->args_doc, HELP_ARGS_DOC, argp, state, &made), *end = "";
  if (text) {
    end = strchrnul(text, '\n');
    if (*end) {
      several = 1;
      for (int i = 0; i < *own && *end; i++) text = end + 1, end = strchrnul(text, '\n');
      ++*levels;
    }
    gap(p, 1 + (size_t)(end - text));
    put(p, text, (size_t)(end - text));
  }
  int more = *end != 0;
  free(made);
  for (const struct argp_child *child = argp->children; child && child->argp; child++) advance = !usage_arguments(p, child->argp, state, levels, advance);
  if (advance && several) {
    if (more) ++*own, advance = 0;
    else if (*own > 0) *own = 0;
  }
  return !advance;
}

static void usage(struct page *p, const struct argp *argp, const struct argp_state *state, const struct list *list, unsigned flags, const char *name) {
  char *levels = calloc(count_levels(argp) + 1, 1);
  if (!levels) return;
  for (int first = 1, more = 1, any = 0; more; first = 0) {
    char *at = levels;
    set_margins(p, p->left, layout->usage_indent);
    show(p, first ? "Usage: %s" : "  or:  %s", name);
    set_margins(p, layout->usage_indent, layout->usage_indent);
    if (flags & SHOW_SHORT_USAGE) puts_(p, list->count ? " [OPTION...]" : "");
    else {
      usage_shorts(p, list, 0, &any);
      if (any) puts_(p, "]");
      usage_shorts(p, list, 1, &any);
      usage_longs(p, list);
      flags |= SHOW_SHORT_USAGE;
    }
    more = usage_arguments(p, argp, state, &at, 1);
    set_margins(p, 0, 0);
    puts_(p, "\n");
  }
  free(levels);
}

/* The text before (`post`: behind) the options, of an argp and its children; 1 if there is any. */
static int documentation(struct page *p, const struct argp *argp, const struct argp_state *state, int post, int blank, int only_first) {
  char *own = 0, *made;
  const char *text = argp->doc, *split = text ? strchr(text, '\v') : 0;
  int any = 0;
  if (post) text = split ? split + 1 : 0;
  else if (split && split > text) text = own = strndup(text, (size_t)(split - text));
  text = filtered(text, post ? HELP_POST_DOC : HELP_PRE_DOC, argp, state, &made);
  if (text) {
    if (blank) puts_(p, "\n");
    puts_(p, text);
    if (column(p) > p->left) puts_(p, "\n");
    any = 1;
  }
  if (made != own) free(made);
  free(own);
  if (post && argp->help_filter && (made = argp->help_filter(HELP_EXTRA, 0, __sv_argp_input(argp, state)))) {
    if (any || blank) puts_(p, "\n");
    puts_(p, made);
    free(made);
    if (column(p) > p->left) puts_(p, "\n");
    any = 1;
  }
  for (const struct argp_child *child = argp->children; child && child->argp && !(only_first && any); child++)
    any |= documentation(p, child->argp, state, post, any || blank, only_first);
  return any;
}

static void help(const struct argp *argp, const struct argp_state *state, FILE *to, unsigned flags, const char *name) {
  struct page p = {.to = to};
  struct list list;
  int any = 0;
  if (!to) return;
  __sv_argp_read_layout(state);
  if (make_list(&list, flags & (SHOW_USAGE | SHOW_SHORT_USAGE | SHOW_LONG) ? argp : 0)) return;
  if (argp && (flags & (SHOW_USAGE | SHOW_SHORT_USAGE))) usage(&p, argp, state, &list, flags, name), any = 1;
  if (argp && (flags & SHOW_PRE_DOC)) any |= documentation(&p, argp, state, 0, 0, 1);
  if (flags & SHOW_SEE) {
    show(&p, "Try `%s --help' or ", name), show(&p, "`%s --usage' for more information.\n", name);
    any = 1;
  }
  if ((flags & SHOW_LONG) && list.count) {
    if (any) puts_(&p, "\n");
    long_list(&p, &list, state);
    any = 1;
  }
  if (argp && (flags & SHOW_POST_DOC)) any |= documentation(&p, argp, state, 1, any, 0);
  if ((flags & SHOW_BUG_ADDR) && argp_program_bug_address) show(&p, any ? "\nReport bugs to %s.\n" : "Report bugs to %s.\n", argp_program_bug_address);
  column(&p);
  free(p.line);
  free_list(&list);
}

void argp_help(const struct argp *argp, FILE *to, unsigned flags, char *name) { help(argp, 0, to, flags, name); }
void __argp_help(const struct argp *argp, FILE *to, unsigned flags, char *name) { help(argp, 0, to, flags, name); }

void argp_state_help(const struct argp_state *s, FILE *to, unsigned flags) {
  if (!to || (s && (s->flags & ARGP_NO_ERRS))) return;
  help(s ? s->root_argp : 0, s, to, flags, s ? s->name : program_invocation_short_name);
  if (s && (s->flags & ARGP_NO_EXIT)) return;
  if (flags & EXIT_ERR) exit(argp_err_exit_status);
  if (flags & EXIT_OK) exit(0);
}
void __argp_state_help(const struct argp_state *s, FILE *to, unsigned flags) { argp_state_help(s, to, flags); }
void argp_usage(const struct argp_state *s) { argp_state_help(s, stderr, STD_USAGE); }
void __argp_usage(const struct argp_state *s) { argp_usage(s); }

/* "name: message: text of the error"; the stream, or 0 if messages are not wanted. */
static FILE *complain(const struct argp_state *s, int error, const char *format, va_list args) {
  FILE *to = s ? s->err_stream : stderr;
  if (!to || (s && (s->flags & ARGP_NO_ERRS))) return 0;
  fputs(s ? s->name : program_invocation_short_name, to);
  if (format) fputs(": ", to), vfprintf(to, format, args);
  if (error) fprintf(to, ": %s", strerror(error));
  fputc('\n', to);
  return to;
}
#define ARGP_ERROR(name)                                      \
  void name(const struct argp_state *s, const char *format, ...) { \
    va_list args;                                             \
    va_start(args, format);                                   \
    FILE *to = complain(s, 0, format, args);                  \
    va_end(args);                                             \
    if (to) argp_state_help(s, to, STD_ERR);                  \
  }
ARGP_ERROR(argp_error)
ARGP_ERROR(__argp_error)
#define ARGP_FAILURE(name)                                                                   \
  void name(const struct argp_state *s, int status, int error, const char *format, ...) {    \
    va_list args;                                                                            \
    va_start(args, format);                                                                  \
    FILE *to = complain(s, error, format, args);                                             \
    va_end(args);                                                                            \
    if (to && status && (!s || !(s->flags & ARGP_NO_EXIT))) exit(status);                    \
  }
ARGP_FAILURE(argp_failure)
ARGP_FAILURE(__argp_failure)
