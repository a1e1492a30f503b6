/* argp against the host's: what help and usage look like for random tables of options, and which keys come in which order
 * for random command lines. */
#define _GNU_SOURCE
#include "differ.h"
#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

OURS(argp_parse); OURS(argp_help); OURS(argp_error); OURS(argp_failure); OURS(argp_usage); OURS(setenv); OURS(open_memstream); OURS(fclose);
extern const char *sv_argp_program_version, *sv_argp_program_bug_address;
extern char *sv_program_invocation_short_name, *sv_program_invocation_name;

static const char *const texts[] = {"Do it", "Produce verbose output, which is a longer text than fits in one line of the list of options", "", NULL, "With a\nsecond line", "averyveryverylongwordthatfitsintothecolumn and more text"};
static const char *const names[] = {"alpha", "beta", "gamma", "a-very-long-option", "delta", "Epsilon", "zeta", "eta", "theta", "iota"};

static void make_options(struct argp_option *o, int count, int used) {
  for (int i = 0; i < count; i++) {
    memset(&o[i], 0, sizeof *o);
    int what = (int)pick(10);
    if (what == 0) { /* a header */
      o[i].doc = texts[pick(3)];
      o[i].group = (int)pick(4);
      continue;
    }
    o[i].name = pick(6) ? names[(used + i) % 10] : NULL;
    o[i].key = pick(3) || !o[i].name ? "abcdefghijklmnopqrstuvwxyzABCDEF"[(used * 5 + i) % 32] : 500 + used * 20 + i;
    o[i].arg = pick(2) ? NULL : pick(4) ? "ARG" : "LONGER";
    o[i].flags = (pick(3) ? 0 : OPTION_ARG_OPTIONAL) | (pick(8) ? 0 : OPTION_HIDDEN) | (pick(8) ? 0 : OPTION_NO_USAGE) | (pick(5) || i == 0 || !o[i - 1].key ? 0 : OPTION_ALIAS);
    if (what == 1 && !(o[i].flags & OPTION_ALIAS)) o[i].flags |= OPTION_DOC, o[i].name = pick(2) ? "WORD" : "--like", o[i].key = 0;
    o[i].doc = texts[pick(6)];
    o[i].group = pick(4) ? 0 : (int)pick(5) - 2;
  }
  memset(&o[count], 0, sizeof *o);
}

static char *filter(int key, const char *text, void *input) {
  (void)input;
  if (key == ARGP_KEY_HELP_EXTRA) return strdup("Extra text behind all.");
  if (key == ARGP_KEY_HELP_POST_DOC || key == 'a') return text ? strdup("Filtered.") : NULL;
  return (char *)text;
}

/* A parser that writes down what it is told. */
static char *log_;
static int ours, answers;
static void *inputs[2];
static error_t parse(int key, char *arg, struct argp_state *s) {
  char line[100];
  snprintf(line, sizeof line, "%x(%s)%d:%d:%d ", key, arg ? arg : "-", s->next, (int)s->arg_num, s->input != NULL);
  if (strlen(log_) < 1800) strcat(log_, line);
  if (key == ARGP_KEY_INIT && s->child_inputs) s->child_inputs[0] = inputs;
  if (key == 'b' && answers & 1) ours ? sv_argp_error(s, "bad '%s'", arg ? arg : "none") : argp_error(s, "bad '%s'", arg ? arg : "none");
  if (key == 'c' && answers & 2) ours ? sv_argp_failure(s, 1, ENOENT, "no %d", 5) : argp_failure(s, 1, ENOENT, "no %d", 5);
  if (key == 'd' && answers & 4) return EINVAL;
  if (key == ARGP_KEY_ARG) return answers & 8 ? ARGP_ERR_UNKNOWN : 0;
  if (key == ARGP_KEY_ARGS) return answers & 16 ? ARGP_ERR_UNKNOWN : 0;
  if (key == ARGP_KEY_NO_ARGS && answers & 32) ours ? sv_argp_usage(s) : argp_usage(s);
  return key < 0x1000000 && !(answers & 64) ? 0 : ARGP_ERR_UNKNOWN;
}
/* Messages go to a stream in memory. */
static FILE *messages;
static error_t outer(int key, char *arg, struct argp_state *s) {
  if (key == ARGP_KEY_INIT) s->err_stream = s->out_stream = messages;
  return parse(key, arg, s);
}

/* glibc's page has a buffer of 200 bytes; when that is full just where a margin is due, the margin lands somewhere before,
 * and what does not fit any more is a line of its own. So texts may differ in blanks and newlines, but only seldom. 0 if they are alike. */
static int unlike(const char *a, const char *b) {
  static unsigned seen, astray;
  seen++;
  if (strcmp(a, b) == 0) return 0;
  for (;; a++, b++) {
    while (*a == ' ' || *a == '\n') a++;
    while (*b == ' ' || *b == '\n') b++;
    if (*a != *b) return 1;
    if (!*a) return ++astray > 20 && astray * 8 > seen;
  }
}

enum { TEXT = 16000, LOG = 2000 };
void argps(void) {
  struct argp_option one[9], two[9];
  make_options(one, (int)pick(8), 0), make_options(two, (int)pick(8), (int)pick(4));
  one[0].flags &= ~OPTION_ALIAS, two[0].flags &= ~OPTION_ALIAS;
  static const char *const docs[] = {NULL, "What it does.", "Before\vafter, a text that goes on for longer than a line, so that it must be broken somewhere", "\vonly behind", "A long text before the options that goes on for longer than a line, so that it must be broken"};
  static const char *const arguments[] = {NULL, "FILE", "FILE...\n-x OTHER\nLAST", "", "[A-NAME] [ANOTHER-NAME]..."};
  struct argp inner = {two, pick(3) ? parse : NULL, arguments[pick(5)], docs[pick(5)], NULL, pick(4) ? NULL : filter, NULL};
  struct argp_child children[2] = {{&inner, 0, pick(2) ? NULL : pick(2) ? "Inner options:" : "", (int)pick(3)}, {0}};
  struct argp top = {pick(8) ? one : NULL, outer, arguments[pick(5)], docs[pick(5)], pick(2) ? children : NULL, pick(4) ? NULL : filter, NULL};
  static const char *const addresses[] = {NULL, "<bugs@example.org>"};
  argp_program_bug_address = sv_argp_program_bug_address = addresses[pick(2)];
  argp_program_version = sv_argp_program_version = pick(2) ? NULL : "program 1.0";
  sv_program_invocation_short_name = program_invocation_short_name, sv_program_invocation_name = program_invocation_name;
  /* What is asked: a help text, and a command line. */
  unsigned flags = pick(4) ? ARGP_HELP_STD_HELP & ~ARGP_HELP_EXIT_OK : pick(2) ? ARGP_HELP_USAGE : (unsigned)pick(128);
  static char *const words[] = {"-a", "-b", "-c", "-dX", "-ab", "--alpha", "--beta=1", "--gam", "file", "--", "other", "-z", "--nothing", "--usage", "--help", "-V", "-?", "--a-very", "--delta"};
  char *u[10] = {"/bin/program"}, *v[10] = {"/bin/program"}, log_two[LOG] = "", *x = NULL, *y = NULL;
  size_t n, m;
  int count = 1 + (int)pick(6), end_one = -1, end_two = -1, wants_end = pick(2);
  for (int i = 1; i < count; i++) u[i] = v[i] = words[pick(19)];
  unsigned how = ARGP_NO_EXIT | (pick(4) ? 0 : ARGP_NO_ARGS) | (pick(4) ? 0 : ARGP_IN_ORDER) | (pick(5) ? 0 : ARGP_NO_HELP) | (pick(5) ? 0 : ARGP_LONG_ONLY) | (pick(5) ? 0 : ARGP_NO_ERRS);
  answers = (int)pick(128);
  /* For the + or - before the short options glibc's argp_parse reserves no room: without its own options, which are long, some
   * option of ours must need less than a letter and two colons, else it writes behind its block. */
  int room = !(how & ARGP_NO_HELP);
  for (int i = 0; top.options && (one[i].key || one[i].name || one[i].doc || one[i].group); i++) room |= one[i].key <= 0 || one[i].key > 255 || !one[i].arg;
  if (!room) how &= ~(unsigned)(ARGP_NO_ARGS | ARGP_IN_ORDER);
  /* The host's, in a process of its own: its page, when it is full, sometimes moves a negative number of bytes and breaks its heap. */
  static struct { char help[TEXT], messages[TEXT], log[LOG], *words[10]; int result, end, done; } *theirs;
  static int died;
  if (!theirs) theirs = mmap(NULL, sizeof *theirs, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  memset(theirs, 0, sizeof *theirs);
  pid_t child = fork();
  if (child == 0) {
    close(2); /* its last words */
    FILE *a = open_memstream(&x, &n);
    argp_help(&top, a, flags, "program");
    fclose(a);
    snprintf(theirs->help, TEXT, "%s", x);
    ours = 0, log_ = theirs->log;
    messages = stderr = open_memstream(&x, &n);
    theirs->result = argp_parse(&top, count, u, how, wants_end ? &end_one : NULL, inputs);
    fclose(messages);
    snprintf(theirs->messages, TEXT, "%s", x);
    theirs->end = end_one, theirs->done = 1;
    memcpy(theirs->words, u, sizeof u);
    _exit(0);
  }
  waitpid(child, NULL, 0);
  if (!theirs->done) {
    if (++died > 20) differ("argp", "the host's died %d times", died);
    return;
  }
  /* Ours. */
  FILE *b = sv_open_memstream(&y, &m);
  sv_argp_help(&top, b, flags, "program");
  sv_fclose(b);
  if (unlike(theirs->help, y)) {
    size_t i = 0;
    while (theirs->help[i] && theirs->help[i] == y[i]) i++;
    differ("argp_help", "flags %x, from byte %zu:\n%.300s\n--\n%.300s", flags, i, theirs->help + (i < 120 ? 0 : i - 120), y + (i < 120 ? 0 : i - 120));
  }
  free(y), y = NULL;
  extern FILE *sv_stderr;
  messages = sv_open_memstream(&y, &m), ours = 1, log_ = log_two;
  FILE *quiet = sv_stderr;
  sv_stderr = messages;
  int s = sv_argp_parse(&top, count, v, how, wants_end ? &end_two : NULL, inputs);
  sv_stderr = quiet;
  sv_fclose(messages);
  int order = 0;
  for (int i = 0; i < count; i++) order |= theirs->words[i] != v[i];
  if (theirs->result != s || theirs->end != end_two || order || strcmp(theirs->log, log_two) || unlike(theirs->messages, y)) {
    char line[200] = "";
    for (int i = 0; i < count; i++) strcat(strcat(line, v[i]), " ");
    differ("argp_parse", "[%s] how %x answers %x: %d %d, end %d %d, order %d\n%s\n%s\n%s--\n%s", line, how, answers, theirs->result, s, theirs->end, end_two, order, theirs->log, log_two, theirs->messages, y);
  }
  free(y);
}

/* ARGP_HELP_FMT, which is read once in a process: so each is a process. Ours goes first: one that dies in the host's page, which
 * small margins fill sooner, is not compared. */
void argp_formats(void) {
  static const char *const formats[] = {"rmargin=60", "rmargin = 50 , short-opt-col=4,long-opt-col=9", "dup-args", "no-dup-args-note", "dup-args,no-dup-args-note,opt-doc-col=35", "header-col=3,usage-indent=7,doc-opt-col=5", "header-col=40", "rmargin", "wrong=3,rmargin=70", "no-such", "dup-args=0,rmargin=65", "+", "rmargin=70;", "opt-doc-col=20 short-opt-col=0", ""};
  const char *format = formats[pick(15)];
  static int *theirs_turn, died;
  if (!theirs_turn) theirs_turn = mmap(NULL, sizeof *theirs_turn, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  *theirs_turn = 0;
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    struct argp_option options[9];
    make_options(options, 2 + (int)pick(5), 0);
    options[0].flags &= ~OPTION_ALIAS;
    struct argp top = {options, NULL, "FILE...", "Does what it does, at some length, so that lines must be broken somewhere here.", NULL, NULL, NULL};
    char *x = NULL, *y = NULL;
    size_t n, m;
    setenv("ARGP_HELP_FMT", format, 1), sv_setenv("ARGP_HELP_FMT", format, 1);
    sv_program_invocation_short_name = program_invocation_short_name;
    extern FILE *sv_stderr;
    FILE *a = stderr = open_memstream(&x, &n), *b = sv_stderr = sv_open_memstream(&y, &m);
    unsigned flags[2];
    for (int i = 0; i < 2; i++) flags[i] = pick(2) ? ARGP_HELP_USAGE : ARGP_HELP_STD_HELP & ~ARGP_HELP_EXIT_OK;
    for (int i = 0; i < 2; i++) sv_argp_help(&top, b, flags[i], "program");
    sv_fclose(b);
    *theirs_turn = 1;
    close(2); /* glibc's last words */
    for (int i = 0; i < 2; i++) argp_help(&top, a, flags[i], "program");
    fclose(a);
    int other = unlike(x, y);
    if (other) printf("with ARGP_HELP_FMT:\n%s--\n%s", x, y), fflush(stdout);
    _exit(other);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status) && *theirs_turn && ++died <= 20) return;
  if (status) differ("ARGP_HELP_FMT", "%s", format);
}
