/* What is done with trees and files as a whole: walks (ftw, nftw), descriptors and their copies, positions and modes, on
 * a real directory and on the virtual file system. */
#define _GNU_SOURCE
#include "differ.h"
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

OURS(ftw); OURS(nftw); OURS(getcwd); OURS(fchdir); OURS(chdir);

/* ---- walks: what visitors are shown, in sorted order ---- */
enum { REPORTS = 120, LINE = 120 };
static struct report {
  char lines[REPORTS][LINE];
  int count;
} theirs, ours, *now;
static int walk_flags, skipped;

static void note(const char *path, const struct stat *s, int kind, int base, int level) {
  char where[300] = "";
  if (walk_flags & FTW_CHDIR) {
    char *cwd = now == &theirs ? getcwd(where, sizeof where) : sv_getcwd(where, sizeof where);
    memmove(where, cwd ? strstr(cwd, "/tree") + 5 : "gone", cwd ? strlen(strstr(cwd, "/tree") + 5) + 1 : 5);
  }
  if (now->count < REPORTS) snprintf(now->lines[now->count++], LINE, "%s %d %d %d %o %s", path, kind, base, level, kind == FTW_NS ? 0 : s->st_mode, where);
}
static int visit(const char *path, const struct stat *s, int kind, struct FTW *at) {
  note(path, s, kind, at->base, at->level);
  if (strcmp(path + at->base, "b") != 0) return 0;
  return skipped == 5 && (kind == FTW_F || kind == FTW_D) ? 7 : skipped == 6 && kind == FTW_D ? FTW_SKIP_SUBTREE : 0;
}
static int plain_visit(const char *path, const struct stat *s, int kind) { return note(path, s, kind, 0, 0), 0; }

void visits(int there, int here) {
  static const char *const roots[] = {".", "a", "a/", "./a", "a/b", "b", "l", "none", "", "c//"};
  const char *root = roots[pick(10)];
  walk_flags = (pick(2) ? FTW_PHYS : 0) | (pick(2) ? FTW_DEPTH : 0) | (pick(3) ? 0 : FTW_CHDIR) | (pick(3) ? 0 : FTW_MOUNT);
  skipped = (int)pick(9);
  if (skipped == 5) walk_flags |= FTW_PHYS; /* else what is seen before the end depends on the order */
  if (skipped == 6) walk_flags |= FTW_ACTIONRETVAL;
  int plain = pick(4) == 0, x, y;
  if (plain) walk_flags = skipped = 0;
  theirs.count = ours.count = 0;
  errno = sv_errno = 0;
  now = &theirs;
  x = plain ? ftw(root, plain_visit, 5) : nftw(root, visit, 5, walk_flags);
  now = &ours;
  y = plain ? sv_ftw(root, plain_visit, 5) : sv_nftw(root, visit, 5, walk_flags);
  if (skipped == 5 && x == 7 && y == 7) theirs.count = ours.count = 0;
  qsort(theirs.lines, (size_t)theirs.count, LINE, (int (*)(const void *, const void *))strcmp);
  qsort(ours.lines, (size_t)ours.count, LINE, (int (*)(const void *, const void *))strcmp);
  int i = 0;
  while (i < theirs.count && i < ours.count && strcmp(theirs.lines[i], ours.lines[i]) == 0) i++;
  if (x != y || (x < 0 && errno != sv_errno) || theirs.count != ours.count || i < ours.count)
    differ(plain ? "ftw" : "nftw", "'%s' flags %d skipping %d: %d %d, errno %d %d, %d and %d visits, '%s' '%s'", root, walk_flags, skipped, x, y, errno, sv_errno, theirs.count, ours.count, theirs.lines[i], ours.lines[i]);
  fchdir(there), sv_fchdir(here);
}
