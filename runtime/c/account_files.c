/* Files of users, groups and shadow passwords, line by line: reading and writing them, as /etc/passwd, /etc/group and
 * /etc/shadow are written. */
#include "libc.h"

struct passwd { char *name, *password; uid_t user; gid_t group; char *gecos, *directory, *shell; };
struct group { char *name, *password; gid_t group; char **members; };
struct shadow { char *name, *password; long changed, least, most, warn, inactive, expires; u64 flag; };
ssize_t getline(char **, size_t *, FILE *);

/* Cuts a line at its colons; the number of fields. */
static int cut(char *line, char **fields, int most) {
  int n = 0;
  line[strcspn(line, "\n")] = 0;
  while (isspace((byte)*line)) line++;
  for (char *p = line; n < most; p++) {
    fields[n++] = p;
    p += strcspn(p, ":");
    if (!*p) break;
    if (n < most) *p = 0;
  }
  return n;
}
static int is_number(const char *text, long *value) {
  char *end;
  *value = strtol(text, &end, 10);
  return end != text && *end == 0;
}

static int parse_person(char *line, struct passwd *to) {
  char *f[7];
  long user, group;
  if (cut(line, f, 7) != 7 || !is_number(f[2], &user) || !is_number(f[3], &group)) return 0;
  *to = (struct passwd){f[0], f[1], (uid_t)user, (gid_t)group, f[4], f[5], f[6]};
  return *f[0] && *f[0] != '#';
}
static int parse_group(char *line, struct group *to) {
  static char *none[1];
  char *f[4];
  long group;
  if (cut(line, f, 4) != 4 || !is_number(f[2], &group)) return 0;
  *to = (struct group){f[0], f[1], (gid_t)group, none};
  size_t count = 1;
  for (char *p = f[3]; *p; p++) count += *p == ',';
  char **members = *f[3] ? malloc((count + 1) * sizeof *members) : 0;
  if (members) {
    to->members = members;
    for (char *p = strtok_r(f[3], ",", &f[0]); p; p = strtok_r(0, ",", &f[0])) *members++ = p;
    *members = 0;
  }
  return *to->name && *to->name != '#';
}
/* An absent number is -1. */
static int parse_shadow(char *line, struct shadow *to) {
  char *f[9] = {0};
  long numbers[7];
  int n = cut(line, f, 9);
  if (n < 8) return 0;
  for (int i = 2; i < 9; i++)
    if (!f[i] || !*f[i]) numbers[i - 2] = -1;
    else if (!is_number(f[i], &numbers[i - 2])) return 0;
  *to = (struct shadow){f[0], f[1], numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], (u64)numbers[6]};
  return *f[0] && *f[0] != '#';
}

/* The next line that means something; comments and malformed ones are passed over. */
#define READER(name, type, parse)                         \
  struct type *name(FILE *f) {                            \
    static struct type found;                             \
    static char *line;                                    \
    static size_t room;                                   \
    line = 0; /* the caller may hold on to the last one */ \
    while (getline(&line, &room, f) >= 0)                 \
      if (parse(line, &found)) return &found;             \
    return 0;                                             \
  }
READER(fgetpwent, passwd, parse_person)
READER(fgetgrent, group, parse_group)
READER(fgetspent, shadow, parse_shadow)
struct shadow *sgetspent(const char *text) {
  static struct shadow found;
  char *line = strdup(text);
  return line && parse_shadow(line, &found) ? &found : (errno = EINVAL, (struct shadow *)0);
}

static const char *or_empty(const char *text) { return text ? text : ""; }
int putpwent(const struct passwd *p, FILE *f) {
  if (!p || !f || !p->name) return errno = EINVAL, -1;
  const char *rest[3] = {or_empty(p->gecos), or_empty(p->directory), or_empty(p->shell)};
  if (*p->name == '+' || *p->name == '-') return fprintf(f, "%s:%s:::%s:%s:%s\n", p->name, or_empty(p->password), rest[0], rest[1], rest[2]) < 0 ? -1 : 0;
  return fprintf(f, "%s:%s:%u:%u:%s:%s:%s\n", p->name, or_empty(p->password), p->user, p->group, rest[0], rest[1], rest[2]) < 0 ? -1 : 0;
}
int putgrent(const struct group *g, FILE *f) {
  if (!g || !f || !g->name) return errno = EINVAL, -1;
  int bad = *g->name == '+' || *g->name == '-' ? fprintf(f, "%s:%s::", g->name, or_empty(g->password)) : fprintf(f, "%s:%s:%u:", g->name, or_empty(g->password), g->group);
  for (char **m = g->members; m && *m && bad >= 0; m++) bad = fprintf(f, "%s%s", m == g->members ? "" : ",", *m);
  return bad < 0 || fputc('\n', f) == EOF ? -1 : 0;
}
int putspent(const struct shadow *s, FILE *f) {
  const long numbers[6] = {s->changed, s->least, s->most, s->warn, s->inactive, s->expires};
  int bad = fprintf(f, "%s:%s:", s->name, or_empty(s->password));
  for (int i = 0; i < 6 && bad >= 0; i++) bad = numbers[i] == -1 ? fputc(':', f) : fprintf(f, "%ld:", numbers[i]);
  if (s->flag != ~(u64)0 && bad >= 0) bad = fprintf(f, "%ld", (long)s->flag);
  return bad < 0 || fputc('\n', f) == EOF ? -1 : 0;
}
int lckpwdf(void) { return 0; }
int ulckpwdf(void) { return 0; }

/* Shells that may be chosen, as where there is no /etc/shells. */
static int next_shell;
char *getusershell(void) {
  static char *const shells[] = {"/bin/sh", "/bin/csh"};
  return next_shell < 2 ? shells[next_shell++] : 0;
}
void setusershell(void) { next_shell = 0; }
void endusershell(void) { next_shell = 0; }
