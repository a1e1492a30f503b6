/* glob over the virtual file system: the pattern is expanded slash by slash, names of one directory compared by fnmatch. */
#include "libc.h"

enum { GLOB_ERR = 1, GLOB_MARK = 2, GLOB_NOSORT = 4, GLOB_DOOFFS = 8, GLOB_NOCHECK = 16, GLOB_APPEND = 32, GLOB_NOESCAPE = 64, GLOB_PERIOD = 128,
  GLOB_MAGCHAR = 256, GLOB_ALTDIRFUNC = 512, GLOB_BRACE = 1024, GLOB_NOMAGIC = 2048, GLOB_TILDE = 4096, GLOB_ONLYDIR = 8192, GLOB_TILDE_CHECK = 16384 };
enum { GLOB_NOSPACE = 1, GLOB_ABORTED = 2, GLOB_NOMATCH = 3, GLOB_NOSYS = 4 };
typedef struct {
  size_t count;
  char **paths;
  size_t reserved;
  int flags;
  void (*functions[5])(void);
} glob_t;
_Static_assert(sizeof(glob_t) == 72, "glibc's glob_t");

int fnmatch(const char *, const char *, int);
void *opendir(const char *);
struct dirent { u64 number; off_t offset; unsigned short size; byte type; char name[256]; } *readdir(void *);
int closedir(void *);
int lstat(const char *, struct stat *);
enum { FNM_NOESCAPE = 2, FNM_PERIOD = 4 };

struct expansion {
  glob_t *to;
  int flags;
  int (*complain)(const char *, int);
};

static int keep(struct expansion *x, const char *path) {
  glob_t *g = x->to;
  size_t at = g->reserved + g->count;
  char **bigger = realloc(g->paths, (at + 2) * sizeof *bigger), *copy = malloc(strlen(path) + 2);
  if (bigger) g->paths = bigger;
  if (!bigger || !copy) {
    free(copy);
    return GLOB_NOSPACE;
  }
  strcpy(copy, path);
  struct stat s;
  if ((x->flags & GLOB_MARK) && stat(path, &s) == 0 && (s.st_mode & S_IFMT) == S_IFDIR) strcat(copy, "/");
  bigger[at] = copy;
  bigger[at + 1] = 0;
  g->count++;
  return 0;
}

static int has_magic(const char *p, size_t n, int escapes) {
  for (size_t i = 0; i < n; i++) {
    if (p[i] == '\\' && escapes && i + 1 < n) i++;
    else if (p[i] == '*' || p[i] == '?') return 1;
    else if (p[i] == '[' && memchr(p + i + 1, ']', n - i - 1)) return 1;
  }
  return 0;
}

/* Expands `pattern` below `done`, the part of the path already there (ending in a slash, or empty). */
static int expand(struct expansion *x, const char *done, const char *pattern) {
  int escapes = !(x->flags & GLOB_NOESCAPE), error = 0;
  size_t slashes = strspn(pattern, "/"), part = strcspn(pattern + slashes, "/"), base = strlen(done);
  const char *name = pattern + slashes, *rest = name + part;
  char *path = malloc(base + slashes + (part > 256 ? part : 256) + 2), *last;
  if (!path) return GLOB_NOSPACE;
  memcpy(path, done, base);
  memcpy(path + base, pattern, slashes);
  last = path + base + slashes;
  *last = 0;
  struct stat s;
  if (part == 0) { /* the pattern ends in a slash: only directories */
    if (stat(*path ? path : ".", &s) == 0 && (s.st_mode & S_IFMT) == S_IFDIR) error = keep(x, path);
  } else if (!has_magic(name, part, escapes)) {
    char *to = last;
    for (size_t i = 0; i < part; i++) {
      if (name[i] == '\\' && escapes && i + 1 < part) i++;
      *to++ = name[i];
    }
    *to = 0;
    if (*rest) error = expand(x, path, rest);
    else if (lstat(path, &s) == 0) error = keep(x, path);
  } else {
    x->to->flags |= GLOB_MAGCHAR;
    void *directory = opendir(*path ? path : ".");
    char *wanted = strndup(name, part);
    struct dirent *entry;
    if (!wanted) error = GLOB_NOSPACE;
    if (!directory && errno != ENOTDIR && errno != ENOENT && ((x->complain && x->complain(path, errno)) || (x->flags & GLOB_ERR))) error = GLOB_ABORTED;
    while (directory && !error && (entry = readdir(directory))) {
      if (*rest && *name != '.' && (strcmp(entry->name, ".") == 0 || strcmp(entry->name, "..") == 0)) continue; /* GLOB_PERIOD is about files */
      if (fnmatch(wanted, entry->name, (x->flags & GLOB_PERIOD ? 0 : FNM_PERIOD) | (escapes ? 0 : FNM_NOESCAPE)) != 0) continue;
      strcpy(last, entry->name);
      int is_directory = (*rest || (x->flags & GLOB_ONLYDIR)) && stat(path, &s) == 0 && (s.st_mode & S_IFMT) == S_IFDIR;
      if (*rest && is_directory) error = expand(x, path, rest);
      else if (!*rest && (is_directory || !(x->flags & GLOB_ONLYDIR))) error = keep(x, path);
    }
    if (directory) closedir(directory);
    free(wanted);
  }
  free(path);
  return error;
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* The end of the brace that opens at `p`, or 0; `*comma`: the next comma of its own. */
static const char *brace_end(const char *p, const char **comma, int escapes) {
  int depth = 0;
  *comma = 0;
  for (const char *q = p + 1; *q; q++) {
    if (*q == '\\' && escapes && q[1]) q++;
    else if (*q == '{') depth++;
    else if (*q == '}' && depth-- == 0) return q;
    else if (*q == ',' && depth == 0 && !*comma) *comma = q;
  }
  return 0;
}

static int one(struct expansion *x, const char *pattern) {
  glob_t *g = x->to;
  const char *open = x->flags & GLOB_BRACE ? strchr(pattern, '{') : 0, *comma, *end;
  if (open && open[1] != '}' && (end = brace_end(open, &comma, !(x->flags & GLOB_NOESCAPE)))) {
    int error = 0, flags = x->flags;
    size_t before = g->count;
    x->flags &= ~(GLOB_NOCHECK | GLOB_NOMAGIC); /* asked of the whole */
    for (const char *start = open; start < end && (!error || error == GLOB_NOMATCH);) {
      const char *stop = brace_end(start, &comma, !(x->flags & GLOB_NOESCAPE));
      if (comma) stop = comma;
      char *single = malloc(strlen(pattern) + 1), *p = single;
      if (!single) return GLOB_NOSPACE;
      memcpy(p, pattern, (size_t)(open - pattern)), p += open - pattern;
      memcpy(p, start + 1, (size_t)(stop - start - 1)), p += stop - start - 1;
      strcpy(p, end + 1);
      error = one(x, single);
      free(single);
      start = stop;
    }
    x->flags = flags;
    if (error && error != GLOB_NOMATCH) return error;
    if (g->count > before) return 0;
    if (!(flags & (GLOB_NOCHECK | GLOB_NOMAGIC))) return GLOB_NOMATCH;
    x->flags &= ~GLOB_MARK;
    error = keep(x, pattern);
    x->flags = flags;
    return error;
  }
  size_t before = g->count;
  char *full = 0;
  if ((x->flags & (GLOB_TILDE | GLOB_TILDE_CHECK)) && pattern[0] == '~' && (!pattern[1] || pattern[1] == '/')) {
    const char *home = getenv("HOME");
    if (!home || !*home) home = "/";
    full = malloc(strlen(home) + strlen(pattern) + 1);
    if (!full) return GLOB_NOSPACE;
    strcpy(stpcpy(full, home), pattern + 1);
  }
  int error = *pattern ? expand(x, "", full ? full : pattern) : 0;
  free(full);
  if (error) return error;
  if (g->count == before) {
    if (!(x->flags & GLOB_NOCHECK) && !((x->flags & GLOB_NOMAGIC) && !has_magic(pattern, strlen(pattern), 0))) return GLOB_NOMATCH;
    int flags = x->flags;
    x->flags &= ~GLOB_MARK;
    error = keep(x, pattern);
    x->flags = flags;
    return error;
  }
  if (!(x->flags & GLOB_NOSORT) && g->count > before) qsort(g->paths + g->reserved + before, g->count - before, sizeof *g->paths, by_name);
  return 0;
}

int glob(const char *pattern, int flags, int (*complain)(const char *, int), glob_t *to) {
  if (flags & ~0x7fff) return errno = EINVAL, -1;
  if (flags & GLOB_ALTDIRFUNC) return __symvm_note("glob: GLOB_ALTDIRFUNC"), GLOB_NOSYS;
  if (!(flags & GLOB_DOOFFS)) to->reserved = 0;
  if (!(flags & GLOB_APPEND)) {
    to->count = 0;
    to->paths = 0;
    if (to->reserved && !(to->paths = calloc(to->reserved + 1, sizeof *to->paths))) return GLOB_NOSPACE;
  }
  to->flags = flags;
  struct expansion x = {to, flags, complain};
  return one(&x, pattern);
}
void globfree(glob_t *g) {
  for (size_t i = 0; g->paths && i < g->count; i++) free(g->paths[g->reserved + i]);
  free(g->paths);
  g->paths = 0;
}
int glob64(const char *pattern, int flags, int (*complain)(const char *, int), glob_t *to) { return glob(pattern, flags, complain, to); }
void globfree64(glob_t *g) { globfree(g); }
int glob_pattern_p(const char *pattern, int quote) { return has_magic(pattern, strlen(pattern), quote); }
