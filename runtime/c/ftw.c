/* ftw and nftw: a walk over a tree of files, directories before or behind what they hold. */
#include "libc.h"

enum { FTW_F, FTW_D, FTW_DNR, FTW_NS, FTW_SL, FTW_DP, FTW_SLN };
enum { FTW_PHYS = 1, FTW_MOUNT = 2, FTW_CHDIR = 4, FTW_DEPTH = 8, FTW_ACTIONRETVAL = 16 };
struct FTW { int base, level; };
typedef int (*visitor)(const char *, const struct stat *, int, struct FTW *);
typedef int (*plain_visitor)(const char *, const struct stat *, int);
void *opendir(const char *);
struct dirent { u64 number; off_t offset; unsigned short size; byte type; char name[256]; } *readdir(void *);
int closedir(void *), lstat(const char *, struct stat *);

struct walk {
  visitor visit;
  plain_visitor plain;
  int flags;
};

static int call(const struct walk *w, const char *path, const struct stat *s, int kind, int level) {
  if (w->plain) return w->plain(path, s, kind == FTW_DP ? FTW_D : kind == FTW_SLN ? FTW_NS : kind);
  const char *slash = strrchr(path, '/');
  struct FTW place = {slash && slash[1] ? (int)(slash - path) + 1 : 0, level};
  return w->visit(path, s, kind, &place);
}

static int step(const struct walk *w, const char *path, int level) {
  struct stat s;
  int link = w->flags & FTW_PHYS, result = 0;
  memset(&s, 0, sizeof s);
  if ((link ? lstat(path, &s) : stat(path, &s)) != 0) {
    if (level == 0 || (errno != EACCES && errno != ENOENT)) return -1;
    return call(w, path, &s, lstat(path, &s) == 0 && (s.st_mode & S_IFMT) == S_IFLNK ? FTW_SLN : FTW_NS, level);
  }
  if ((s.st_mode & S_IFMT) == S_IFLNK) return call(w, path, &s, FTW_SL, level);
  if ((s.st_mode & S_IFMT) != S_IFDIR) return call(w, path, &s, FTW_F, level);
  void *directory = opendir(path);
  if (!directory) return call(w, path, &s, FTW_DNR, level);
  if (!(w->flags & FTW_DEPTH)) result = call(w, path, &s, FTW_D, level);
  struct dirent *entry;
  while (!result && (entry = readdir(directory))) {
    if (strcmp(entry->name, ".") == 0 || strcmp(entry->name, "..") == 0) continue;
    char *below = malloc(strlen(path) + strlen(entry->name) + 2);
    if (!below) result = -1;
    else sprintf(below, strcmp(path, "/") ? "%s/%s" : "%s%s", path, entry->name);
    if (below) result = step(w, below, level + 1);
    free(below);
  }
  closedir(directory);
  return result || !(w->flags & FTW_DEPTH) ? result : call(w, path, &s, FTW_DP, level);
}

int nftw(const char *path, visitor visit, int descriptors, int flags) {
  (void)descriptors;
  if (flags & (FTW_CHDIR | FTW_ACTIONRETVAL)) return __symvm_note("nftw: FTW_CHDIR or FTW_ACTIONRETVAL"), errno = EINVAL, -1;
  struct walk w = {.visit = visit, .flags = flags};
  return step(&w, path, 0);
}
int nftw64(const char *path, visitor visit, int descriptors, int flags) { return nftw(path, visit, descriptors, flags); }
int ftw(const char *path, plain_visitor visit, int descriptors) {
  struct walk w = {.plain = visit};
  (void)descriptors;
  return step(&w, path, 0);
}
int ftw64(const char *path, plain_visitor visit, int descriptors) { return ftw(path, visit, descriptors); }
