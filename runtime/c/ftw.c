/* ftw and nftw: a walk over a tree of files, directories before or behind what they hold. */
#include "libc.h"

enum { FTW_F, FTW_D, FTW_DNR, FTW_NS, FTW_SL, FTW_DP, FTW_SLN };
enum { FTW_PHYS = 1, FTW_MOUNT = 2, FTW_CHDIR = 4, FTW_DEPTH = 8, FTW_ACTIONRETVAL = 16 };
enum { CONTINUE, STOP, SKIP_SUBTREE, SKIP_SIBLINGS }; /* what a visitor answers with FTW_ACTIONRETVAL */
struct FTW { int base, level; };
typedef int (*visitor)(const char *, const struct stat *, int, struct FTW *);
typedef int (*plain_visitor)(const char *, const struct stat *, int);
void *opendir(const char *);
struct dirent { u64 number; off_t offset; unsigned short size; byte type; char name[256]; } *readdir(void *);
int closedir(void *), dirfd(void *), lstat(const char *, struct stat *), chdir(const char *), fchdir(int);

struct place { u64 device, number; };
struct walk {
  visitor visit;
  plain_visitor plain;
  int flags;
  char *path; /* where the walk is, as its start was written */
  struct FTW at;
  u64 device;
  struct place *seen; /* directories, when links are followed: each is entered once */
  size_t seen_count;
};

static int call(struct walk *w, const struct stat *s, int kind) {
  static const int plain_kinds[] = {FTW_F, FTW_D, FTW_DNR, FTW_NS, FTW_F, FTW_D, FTW_NS};
  return w->plain ? w->plain(w->path, s, plain_kinds[kind]) : w->visit(w->path, s, kind, &w->at);
}

/* By what name the current object is called here: its last part where the walk changes directories. */
static const char *name_here(const struct walk *w) {
  const char *last = w->path + w->at.base;
  return !(w->flags & FTW_CHDIR) ? w->path : *last ? last : ".";
}

static int look(const struct walk *w, struct stat *s) {
  memset(s, 0, sizeof *s);
  return (w->flags & FTW_PHYS ? lstat : stat)(name_here(w), s);
}
static int is_dangling(const struct walk *w, struct stat *s) {
  return !(w->flags & FTW_PHYS) && errno == ENOENT && lstat(name_here(w), s) == 0 && (s->st_mode & S_IFMT) == S_IFLNK;
}

/* 1 if a directory is to be entered; -1 without memory. */
static int is_new(struct walk *w, const struct stat *s) {
  if (w->flags & FTW_PHYS) return 1;
  for (size_t i = 0; i < w->seen_count; i++)
    if (w->seen[i].device == s->st_dev && w->seen[i].number == s->st_ino) return 0;
  struct place *more = realloc(w->seen, (w->seen_count + 1) * sizeof *more);
  if (!more) return -1;
  w->seen = more;
  more[w->seen_count++] = (struct place){s->st_dev, s->st_ino};
  return 1;
}

static int walk_directory(struct walk *w, const struct stat *s, void *parent);

static int walk_entry(struct walk *w, const char *name, void *parent) {
  struct stat s;
  size_t base = (size_t)w->at.base;
  char *longer = realloc(w->path, base + strlen(name) + 1);
  if (!longer) return -1;
  w->path = longer;
  strcpy(longer + base, name);
  int kind = FTW_F, result = 0;
  if (look(w, &s) != 0) {
    if (errno != EACCES && errno != ENOENT) return -1;
    kind = is_dangling(w, &s) ? FTW_SLN : FTW_NS;
  } else if ((s.st_mode & S_IFMT) == S_IFDIR) kind = FTW_D;
  else if ((s.st_mode & S_IFMT) == S_IFLNK) kind = FTW_SL;
  if (kind != FTW_NS && (w->flags & FTW_MOUNT) && s.st_dev != w->device) return 0;
  if (kind != FTW_D) result = call(w, &s, kind);
  else if ((result = is_new(w, &s)) == 1) result = walk_directory(w, &s, parent);
  return (w->flags & FTW_ACTIONRETVAL) && result == SKIP_SUBTREE ? 0 : result;
}

static int walk_directory(struct walk *w, const struct stat *s, void *parent) {
  struct FTW before = w->at;
  size_t size = strlen(w->path);
  void *directory = opendir(name_here(w));
  if (!directory) return errno == EACCES ? call(w, s, FTW_DNR) : -1;
  int result = w->flags & FTW_DEPTH ? 0 : call(w, s, FTW_D);
  if (!result && (w->flags & FTW_CHDIR) && fchdir(dirfd(directory)) != 0) result = -1;
  if (result) return closedir(directory), result;
  char *longer = realloc(w->path, size + 2);
  if (!longer) return closedir(directory), -1;
  w->path = longer;
  w->at.base = (int)size;
  if (longer[size - 1] != '/') strcpy(longer + w->at.base++, "/");
  w->at.level++;
  int base = w->at.base;
  for (struct dirent *entry; !result && (entry = readdir(directory));) {
    if (strcmp(entry->name, ".") == 0 || strcmp(entry->name, "..") == 0) continue;
    result = walk_entry(w, entry->name, directory);
    w->at.base = base;
  }
  closedir(directory);
  if ((w->flags & FTW_ACTIONRETVAL) && result == SKIP_SIBLINGS) result = 0;
  w->path[size] = 0;
  w->at = before;
  if (!result && (w->flags & FTW_DEPTH)) result = call(w, s, FTW_DP); /* still in it, as with glibc */
  int goes_on = result == 0 || ((w->flags & FTW_ACTIONRETVAL) && result != -1 && result != STOP);
  if (parent && (w->flags & FTW_CHDIR) && goes_on && fchdir(dirfd(parent)) != 0) result = -1;
  return result;
}

static int walk_root(struct walk *w) {
  struct stat s;
  if ((w->flags & FTW_CHDIR) && w->at.base > 0) { /* to where it lies */
    char *in = strndup(w->path, (size_t)w->at.base);
    int failed = !in || chdir(in);
    free(in);
    if (failed) return -1;
  }
  if (look(w, &s) != 0) return is_dangling(w, &s) ? call(w, &s, FTW_SLN) : -1;
  w->device = s.st_dev;
  if ((s.st_mode & S_IFMT) != S_IFDIR) return call(w, &s, (s.st_mode & S_IFMT) == S_IFLNK ? FTW_SL : FTW_F);
  int fresh = is_new(w, &s);
  return fresh < 0 ? -1 : walk_directory(w, &s, 0);
}

static int walk(struct walk *w, const char *path) {
  size_t size = strlen(path);
  if (!size) return errno = ENOENT, -1;
  while (size > 1 && path[size - 1] == '/') size--;
  if (!(w->path = strndup(path, size))) return -1;
  char *slash = strrchr(w->path, '/');
  w->at.base = slash ? (int)(slash - w->path) + 1 : 0;
  int home = w->flags & FTW_CHDIR ? open(".", O_RDONLY | O_DIRECTORY) : -1;
  int result = (w->flags & FTW_CHDIR) && home < 0 ? -1 : walk_root(w);
  if ((w->flags & FTW_ACTIONRETVAL) && (result == SKIP_SUBTREE || result == SKIP_SIBLINGS)) result = 0;
  int error = errno;
  if (home >= 0) fchdir(home), close(home);
  free(w->path), free(w->seen);
  return errno = error, result;
}

/* `descriptors` is how many may be open at once: the walk needs one for each level. */
int nftw(const char *path, visitor visit, int descriptors, int flags) {
  (void)descriptors;
  if (flags & ~(FTW_PHYS | FTW_MOUNT | FTW_CHDIR | FTW_DEPTH | FTW_ACTIONRETVAL)) return errno = EINVAL, -1;
  struct walk w = {.visit = visit, .flags = flags};
  return walk(&w, path);
}
int nftw64(const char *path, visitor visit, int descriptors, int flags) { return nftw(path, visit, descriptors, flags); }
int ftw(const char *path, plain_visitor visit, int descriptors) {
  struct walk w = {.plain = visit};
  (void)descriptors;
  return walk(&w, path);
}
int ftw64(const char *path, plain_visitor visit, int descriptors) { return ftw(path, visit, descriptors); }
