/* Where argp's help puts things: GNU's columns, or what the variable ARGP_HELP_FMT says
 * ("rmargin=70,no-dup-args-note"). */
#include "argp.h"

struct argp_layout __sv_argp_layout = {0, 1, 2, 6, 2, 29, 1, 12, 79};
void argp_failure(const struct argp_state *, int status, int error, const char *format, ...);

/* In the order of struct argp_layout; the first two are switches. */
static const char *const names[] = {"dup-args", "dup-args-note", "short-opt-col", "long-opt-col", "doc-opt-col", "opt-doc-col", "header-col", "usage-indent", "rmargin"};
enum { SWITCHES = 2, COUNT = 9 };

static const char *skip_blanks(const char *p) {
  while (isspace((byte)*p)) p++;
  return p;
}

/* One "name", "no-name" or "name=number" at `p`, put into `to`; where it ends. */
static const char *setting(const char *p, int to[COUNT], const struct argp_state *s) {
  const char *end = p;
  int value = 0, at = 0;
  while (isalnum((byte)*end) || *end == '-' || *end == '_') end++;
  int size = (int)(end - p);
  end = skip_blanks(end);
  int alone = !*end || *end == ',';
  if (alone) {
    value = strncmp(p, "no-", 3) != 0;
    if (!value) p += 3, size -= 3;
  } else {
    if (*end == '=') end = skip_blanks(end + 1);
    if (isdigit((byte)*end)) value = (int)strtol(end, 0, 10);
    while (isdigit((byte)*end)) end++;
    end = skip_blanks(end);
  }
  while (at < COUNT && !(strlen(names[at]) == (size_t)size && strncmp(p, names[at], (size_t)size) == 0)) at++;
  if (at == COUNT) argp_failure(s, 0, 0, "%.*s: Unknown ARGP_HELP_FMT parameter", size, p);
  else if (alone && at >= SWITCHES) argp_failure(s, 0, 0, "%.*s: ARGP_HELP_FMT parameter requires a value", size, p);
  else if (value < 0) argp_failure(s, 0, 0, "%.*s: ARGP_HELP_FMT parameter must be positive", size, p);
  else to[at] = value;
  return *end == ',' ? end + 1 : end;
}

void __sv_argp_read_layout(const struct argp_state *s) {
  const char *p = getenv("ARGP_HELP_FMT");
  int new[COUNT];
  if (!p) return;
  memcpy(new, &__sv_argp_layout, sizeof new);
  while (*(p = skip_blanks(p))) {
    if (!isalpha((byte)*p)) {
      argp_failure(s, 0, 0, "Garbage in ARGP_HELP_FMT: %s", p);
      break;
    }
    p = setting(p, new, s);
  }
  memcpy(&__sv_argp_layout, new, sizeof new);
}
