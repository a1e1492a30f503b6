/* getopt, getopt_long, getopt_long_only with GNU's rules: options are permuted to the front unless the environment or
 * a leading '+' says otherwise; a leading '-' hands out operands as option 1; a leading ':' silences messages. */
#include "libc.h"

char *optarg;
int optind = 1, opterr = 1, optopt = '?';

struct option {
  const char *name;
  int has_arg; /* 0 no, 1 required, 2 optional */
  int *flag;
  int value;
};

static char *next;                     /* the rest of a cluster like -abc */
static int first_operand, last_operand; /* operands already skipped: [first, last) */
static enum { REQUIRE, PERMUTE, HAND_OUT } ordering;
static int started;

/* Brings the skipped operands behind the options just scanned. */
static void exchange(char **argv) {
  int bottom = first_operand, middle = last_operand, top = optind;
  int moved = top - middle;
  for (int i = 0; i < moved; i++) { /* rotate one option over all skipped operands */
    char *option = argv[middle + i];
    for (int j = middle + i; j > bottom + i; j--) argv[j] = argv[j - 1];
    argv[bottom + i] = option;
  }
  first_operand += moved;
  last_operand = top;
}

static void complain(char **argv, const char *format, const char *prefix, const char *name) {
  fprintf(stderr, "%s: ", argv[0]);
  fprintf(stderr, format, prefix, name);
}

static int missing(const char *shorts) { return *shorts == ':' ? ':' : '?'; }

/* A long option: `next` stands at its name. -1: not one after all (long_only). */
static int long_option(int argc, char **argv, const char *shorts, const struct option *longs, int *index, int only, const char *prefix, int loud) {
  const struct option *found = 0;
  int position = -1, ambiguous = 0, exact = 0;
  size_t size = 0;
  while (next[size] && next[size] != '=') size++;
  for (int i = 0; longs[i].name && !exact; i++) {
    if (strncmp(longs[i].name, next, size) != 0) continue;
    if (strlen(longs[i].name) == size) exact = 1, found = &longs[i], position = i, ambiguous = 0;
    else if (!found) found = &longs[i], position = i;
    else if (only || found->has_arg != longs[i].has_arg || found->flag != longs[i].flag || found->value != longs[i].value) ambiguous = 1;
  }
  if (ambiguous) {
    if (loud) {
      fprintf(stderr, "%s: option '%s%s' is ambiguous; possibilities:", argv[0], prefix, next);
      for (int i = 0; longs[i].name; i++)
        if (strncmp(longs[i].name, next, size) == 0) fprintf(stderr, " '%s%s'", prefix, longs[i].name);
      fputc('\n', stderr);
    }
    next += strlen(next);
    optind++;
    optopt = 0;
    return '?';
  }
  if (!found) {
    if (only && argv[optind][1] != '-' && strchr(shorts, *next)) return -1;
    if (loud) complain(argv, "unrecognized option '%s%s'\n", prefix, next);
    next = 0;
    optind++;
    optopt = 0;
    return '?';
  }
  optind++;
  char *name = next;
  next = 0;
  if (name[size] == '=') {
    if (found->has_arg == 0) {
      if (loud) complain(argv, "option '%s%s' doesn't allow an argument\n", prefix, found->name);
      optopt = found->value;
      return '?';
    }
    optarg = name + size + 1;
  } else if (found->has_arg == 1) {
    if (optind >= argc) {
      if (loud) complain(argv, "option '%s%s' requires an argument\n", prefix, found->name);
      optopt = found->value;
      return missing(shorts);
    }
    optarg = argv[optind++];
  }
  if (index) *index = position;
  if (found->flag) {
    *found->flag = found->value;
    return 0;
  }
  return found->value;
}

static void start(const char *shorts) {
  if (optind == 0) optind = 1;
  first_operand = last_operand = optind;
  next = 0;
  ordering = *shorts == '-' ? HAND_OUT : *shorts == '+' || getenv("POSIXLY_CORRECT") ? REQUIRE : PERMUTE;
  started = 1;
}

static int is_operand(const char *arg) { return arg[0] != '-' || arg[1] == 0; }

static int internal(int argc, char **argv, const char *shorts, const struct option *longs, int *index, int only) {
  if (argc < 1) return -1;
  optarg = 0;
  if (!started) optopt = 0; /* '?' is what it is before the first call only */
  if (optind == 0 || !started) start(shorts);
  if (*shorts == '-' || *shorts == '+') shorts++;
  int loud = opterr && *shorts != ':';
  if (!next || !*next) {
    if (last_operand > optind) last_operand = optind;
    if (first_operand > optind) first_operand = optind;
    if (ordering == PERMUTE) {
      if (first_operand != last_operand && last_operand != optind) exchange(argv);
      else if (last_operand != optind) first_operand = optind;
      while (optind < argc && is_operand(argv[optind])) optind++;
      last_operand = optind;
    }
    if (optind != argc && strcmp(argv[optind], "--") == 0) {
      optind++;
      if (first_operand != last_operand && last_operand != optind) exchange(argv);
      else if (first_operand == last_operand) first_operand = optind;
      last_operand = argc;
      optind = argc;
    }
    if (optind == argc) {
      if (first_operand != last_operand) optind = first_operand;
      return -1;
    }
    if (is_operand(argv[optind])) {
      if (ordering == REQUIRE) return -1;
      optarg = argv[optind++];
      return 1;
    }
    if (longs) {
      if (argv[optind][1] == '-') {
        next = argv[optind] + 2;
        return long_option(argc, argv, shorts, longs, index, only, "--", loud);
      }
      if (only && (argv[optind][2] || !strchr(shorts, argv[optind][1]))) {
        next = argv[optind] + 1;
        int code = long_option(argc, argv, shorts, longs, index, only, "-", loud);
        if (code != -1) return code;
      }
    }
    next = argv[optind] + 1;
  }
  char c = *next++;
  const char *at = strchr(shorts, c);
  if (!*next) optind++;
  if (!at || c == ':' || c == ';') {
    if (loud) fprintf(stderr, "%s: invalid option -- '%c'\n", argv[0], c);
    optopt = c;
    return '?';
  }
  if (at[0] == 'W' && at[1] == ';' && longs) {
    if (*next) optarg = next;
    else if (optind == argc) {
      if (loud) fprintf(stderr, "%s: option requires an argument -- '%c'\n", argv[0], c);
      optopt = c;
      return missing(shorts);
    } else optarg = argv[optind];
    next = optarg;
    optarg = 0;
    return long_option(argc, argv, shorts, longs, index, 0, "-W ", loud);
  }
  if (at[1] == ':') {
    if (*next) {
      optarg = next;
      optind++;
    } else if (at[2] != ':') {
      if (optind == argc) {
        if (loud) fprintf(stderr, "%s: option requires an argument -- '%c'\n", argv[0], c);
        optopt = c;
        c = (char)missing(shorts);
      } else optarg = argv[optind++];
    }
    next = 0;
  }
  return (byte)c;
}

int getopt(int argc, char *const argv[], const char *shorts) { return internal(argc, (char **)argv, shorts, 0, 0, 0); }
int __posix_getopt(int argc, char *const argv[], const char *shorts) { return getopt(argc, argv, shorts); }
int getopt_long(int argc, char *const argv[], const char *shorts, const struct option *longs, int *index) {
  return internal(argc, (char **)argv, shorts, longs, index, 0);
}
int getopt_long_only(int argc, char *const argv[], const char *shorts, const struct option *longs, int *index) {
  return internal(argc, (char **)argv, shorts, longs, index, 1);
}
