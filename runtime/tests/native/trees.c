/* What is done with trees and files as a whole: walks (ftw, nftw), descriptors and their copies, positions and modes, on
 * a real directory and on the virtual file system. */
#define _GNU_SOURCE
#include "differ.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <utime.h>
#include <unistd.h>

OURS(ftw); OURS(nftw); OURS(getcwd); OURS(fchdir);

/* ---- walks: what visitors are shown, in sorted order ---- */
enum { REPORTS = 120, LINE = 120 };
static struct report {
  char lines[REPORTS][LINE];
  int count;
} theirs, ours, *now;
static int walk_flags, skipped, many_ways;

/* Without FTW_PHYS each directory is entered once. If links lead to directories too, the file system's order of entries decides
 * by which way: then paths, levels and the names of directories are not compared. */
static int find_link(const char *path, const struct stat *s, int kind, struct FTW *at) {
  struct stat to;
  (void)s, (void)at;
  if (kind == FTW_SL && stat(path, &to) == 0 && S_ISDIR(to.st_mode)) many_ways = 1;
  return 0;
}

static void note(const char *path, const struct stat *s, int kind, int base, int level) {
  char where[300] = "";
  if (walk_flags & FTW_CHDIR) {
    char *cwd = now == &theirs ? getcwd(where, sizeof where) : sv_getcwd(where, sizeof where);
    memmove(where, cwd ? strstr(cwd, "/tree") + 5 : "gone", cwd ? strlen(strstr(cwd, "/tree") + 5) + 1 : 5);
  }
  if (many_ways && now->count < REPORTS) snprintf(now->lines[now->count++], LINE, "%s %d %o", kind == FTW_D || kind == FTW_DP ? "" : strrchr(path, '/') ? strrchr(path, '/') : path, kind, kind == FTW_NS ? 0 : s->st_mode);
  else if (now->count < REPORTS) snprintf(now->lines[now->count++], LINE, "%s %d %d %d %o %s", path, kind, base, level, kind == FTW_NS ? 0 : s->st_mode, where);
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
  many_ways = 0;
  if (!(walk_flags & FTW_PHYS)) nftw(".", find_link, 5, FTW_PHYS);
  if (many_ways && skipped == 6) skipped = 0;
  memset(&theirs, 0, sizeof theirs), memset(&ours, 0, sizeof ours);
  errno = sv_errno = 0;
  now = &theirs;
  x = plain ? ftw(root, plain_visit, 5) : nftw(root, visit, 5, walk_flags);
  now = &ours;
  y = plain ? sv_ftw(root, plain_visit, 5) : sv_nftw(root, visit, 5, walk_flags);
  int their_errno = errno, our_errno = sv_errno;
  /* A walk that ends early: what was seen before depends on the order. */
  if ((skipped == 5 && x == 7 && y == 7) || (x < 0 && y < 0)) theirs.count = ours.count = 0;
  qsort(theirs.lines, (size_t)theirs.count, LINE, (int (*)(const void *, const void *))strcmp);
  qsort(ours.lines, (size_t)ours.count, LINE, (int (*)(const void *, const void *))strcmp);
  int i = 0;
  while (i < theirs.count && i < ours.count && strcmp(theirs.lines[i], ours.lines[i]) == 0) i++;
  struct stat s; /* which of several links that lead nowhere ends a walk depends on the order, too */
  int absent = (walk_flags & FTW_PHYS ? lstat : stat)(root, &s) != 0;
  if (x != y || (absent && their_errno != our_errno) || theirs.count != ours.count || i < ours.count)
    differ(plain ? "ftw" : "nftw", "'%s' flags %d skipping %d: %d %d, errno %d %d, %d and %d visits, '%s' '%s'", root, walk_flags, skipped, x, y, their_errno, our_errno, theirs.count, ours.count, theirs.lines[i], ours.lines[i]);
  fchdir(there), sv_fchdir(here);
}

/* ---- descriptors: copies share a position; what is written is read back ---- */
OURS(open64); OURS(close); OURS(dup); OURS(dup2); OURS(dup3); OURS(read); OURS(write); OURS(lseek); OURS(pread); OURS(pwrite); OURS(pread64); OURS(pwrite64); OURS(readv); OURS(writev); OURS(fcntl); OURS(fcntl64); OURS(flock); OURS(lockf); OURS(getpriority); OURS(ftruncate);
OURS(fsync); OURS(fdatasync); OURS(isatty); OURS(fstat); OURS(unlink);

void descriptors(void) {
  enum { FDS = 5 };
  static const int ways[] = {O_RDWR, O_RDWR | O_APPEND, O_RDONLY, O_WRONLY};
  int a[FDS], b[FDS], n = 0, m = 0;
  char trace[500] = "";
  for (int i = 0; i < FDS; i++) a[i] = b[i] = -1;
  for (int step = 0; step < 25; step++) {
    int op = (int)pick(18), i = (int)pick(FDS), k = (int)pick(FDS), way = ways[pick(4)] | (pick(3) ? O_CREAT : 0) | (pick(6) ? 0 : O_TRUNC), closes = pick(2) ? O_CLOEXEC : 0;
    char x[40] = "", y[40] = "", text[20];
    off_t at = (off_t)pick(30) - 3;
    size_t size = pick(20);
    random_text(text, 18, "abc");
    struct iovec parts[2] = {{x, size}, {x + 20, 10}}, ours[2] = {{y, size}, {y + 20, 10}}, out[2] = {{text, strlen(text)}, {"+", 1}};
    struct stat s, t;
    memset(&s, 0, sizeof s), memset(&t, 0, sizeof t);
    if (a[i] < 0 && op > 1) op = 0;
    if (strlen(trace) < 480) sprintf(trace + strlen(trace), "%d(%d,%d,%d) ", op, i, (int)at, (int)size);
    errno = sv_errno = n = m = 0;
    switch (op) {
    case 0:
      if (a[i] >= 0) break;
      a[i] = open64("descriptor.tmp", way | closes, 0644), b[i] = sv_open64("descriptor.tmp", way | closes, 0644);
      n = a[i] >= 0, m = b[i] >= 0;
      break;
    case 1:
      if (a[i] < 0 || pick(3)) break;
      n = close(a[i]), m = sv_close(b[i]), a[i] = b[i] = -1;
      break;
    case 2:
      if (a[k] >= 0) break;
      a[k] = dup(a[i]), b[k] = sv_dup(b[i]);
      break;
    case 3:
      if (a[k] < 0) break;
      if (size & 1) n = dup2(a[i], a[k]) == a[k], m = sv_dup2(b[i], b[k]) == b[k];
      else n = dup3(a[i], a[k], closes) >= 0, m = sv_dup3(b[i], b[k], closes) >= 0;
      break;
    case 4: n = (int)read(a[i], x, size), m = (int)sv_read(b[i], y, size); break;
    case 5: n = (int)write(a[i], text, strlen(text)), m = (int)sv_write(b[i], text, strlen(text)); break;
    case 6: n = (int)lseek(a[i], at, (int)(size % 3)), m = (int)sv_lseek(b[i], at, (int)(size % 3)); break; /* holes are the file system's business */
    case 7: n = (int)(size & 1 ? pread : pread64)(a[i], x, size, at), m = (int)(size & 1 ? sv_pread : sv_pread64)(b[i], y, size, at); break;
    case 8: n = (int)(size & 1 ? pwrite : pwrite64)(a[i], text, strlen(text), at), m = (int)(size & 1 ? sv_pwrite : sv_pwrite64)(b[i], text, strlen(text), at); break;
    case 9: n = (int)readv(a[i], parts, 2), m = (int)sv_readv(b[i], ours, 2); break;
    case 10: n = (int)writev(a[i], out, 2), m = (int)sv_writev(b[i], out, 2); break;
    case 11: n = (size & 1 ? fcntl : fcntl64)(a[i], F_GETFL), m = (size & 1 ? sv_fcntl : sv_fcntl64)(b[i], F_GETFL), n &= O_ACCMODE | O_APPEND, m &= O_ACCMODE | O_APPEND; break;
    case 12: n = fcntl(a[i], F_SETFL, size & 1 ? O_APPEND : 0), m = sv_fcntl(b[i], F_SETFL, size & 1 ? O_APPEND : 0); break;
    case 13: n = ftruncate(a[i], at), m = sv_ftruncate(b[i], at); break;
    case 15: n = closes ? fcntl(a[i], F_SETFD, (int)size & 1) : 0, m = closes ? sv_fcntl(b[i], F_SETFD, (int)size & 1) : 0; break;
    case 16: {
      /* No other process has a lock. */
      struct flock theirs = {.l_type = (short)(pick(4) - (int)pick(2)), .l_whence = (short)pick(4), .l_start = at - 8, .l_len = (long)pick(12) - 5, .l_pid = (int)pick(2)}, own = theirs;
      int command = pick(2) ? F_GETLK : F_SETLK;
      n = fcntl(a[i], command, &theirs), m = sv_fcntl(b[i], command, &own);
      if (n == 0 && theirs.l_type != own.l_type) differ("locks", "%d: %d %d", command, theirs.l_type, own.l_type);
      break;
    }
    case 17: { /* what is no operation, or no kind of process */
      static const int operations[] = {0, 3, 4, 7, 12, 64};
      int operation = operations[pick(6)], call = (int)pick(3), none = 4 + operation;
      n = call == 0 ? flock(a[i], operation) : call == 1 ? lockf(a[i], none, 0) : getpriority((__priority_which_t)none, 0);
      m = call == 0 ? sv_flock(b[i], operation) : call == 1 ? sv_lockf(b[i], none, 0) : sv_getpriority((__priority_which_t)none, 0);
      break;
    }
    case 14: n = fsync(a[i]) | fdatasync(a[i]) | isatty(a[i]), m = sv_fsync(b[i]) | sv_fdatasync(b[i]) | sv_isatty(b[i]); break;
    }
    int e = errno, f = sv_errno;
    if (a[i] >= 0) fstat(a[i], &s), sv_fstat(b[i], &t);
    if (a[k] >= 0 && n == m) n = fcntl(a[k], F_GETFD), m = sv_fcntl(b[k], F_GETFD), e = f;
    if (n != m || (n < 0 && e != f) || memcmp(x, y, sizeof x) || s.st_size != t.st_size || s.st_nlink != t.st_nlink) {
      differ("descriptors", "%s: %d %d, errno %d %d, size %ld %ld", trace, n, m, e, f, (long)s.st_size, (long)t.st_size);
      break;
    }
  }
  for (int i = 0; i < FDS; i++)
    if (a[i] >= 0) close(a[i]), sv_close(b[i]);
  if (pick(3) == 0) unlink("descriptor.tmp"), sv_unlink("descriptor.tmp");
}

/* ---- what is known of files and changed by name, from a directory's descriptor ---- */
OURS(mkfifoat); OURS(mknodat); OURS(fchmodat); OURS(futimens); OURS(utimensat); OURS(utime); OURS(utimes); OURS(lutimes); OURS(futimes); OURS(futimesat); OURS(stat); OURS(umask); OURS(open);
OURS(fchmod); OURS(renameat2); OURS(statx); OURS(scandir); OURS(scandirat); OURS(readdir_r); OURS(alphasort); OURS(versionsort); OURS(telldir); OURS(seekdir); OURS(rewinddir); OURS(opendir); OURS(readdir); OURS(closedir); OURS(mkdir); OURS(rmdir); OURS(chmod);
static int are_same_times(const struct stat *s, const struct stat *t) {
  return s->st_mtim.tv_sec == t->st_mtim.tv_sec && s->st_mtim.tv_nsec == t->st_mtim.tv_nsec && s->st_atim.tv_sec == t->st_atim.tv_sec && s->st_atim.tv_nsec == t->st_atim.tv_nsec;
}
static int with_letter(const struct dirent *e) { return e->d_name[0] == 'k' || e->d_name[0] == '.'; }

void properties(void) {
  static const char *const files[] = {"k1", "k10", "k2", "k/x", "none/x", "k"};
  mkdir("k", 0755), sv_mkdir("k", 0755);
  char trace[400] = "";
  for (int i = 0; i < 8; i++) {
    const char *p = files[pick(6)], *q = files[pick(6)];
    int op = (int)pick(13), n = 0, m = 0;
    mode_t mode = (mode_t)(pick(2) ? 0666 : 0700), mask = pick(2) ? 022 : 077;
    long when = (long)pick(1000000);
    struct timespec ts[2] = {{when, (long)pick(1000000000)}, {pick(5) ? when + 5 : when, pick(5) ? (long)pick(1000000000) : 2000000000}};
    struct timeval tv[2] = {{when, (long)pick(1000000)}, {when + 7, pick(9) ? (long)pick(1000000) : 1000000}};
    struct utimbuf ut = {when, when + 9};
    if (strlen(trace) < 380) sprintf(trace + strlen(trace), "%d('%s','%s') ", op, p, q);
    umask(mask), sv_umask(mask);
    errno = sv_errno = 0;
    switch (op) {
    case 0: n = mknodat(AT_FDCWD, p, S_IFREG | mode, 0), m = sv_mknodat(AT_FDCWD, p, S_IFREG | mode, 0); break;
    case 1: n = mkfifoat(AT_FDCWD, p, mode), m = sv_mkfifoat(AT_FDCWD, p, mode); break;
    case 2: n = fchmodat(AT_FDCWD, p, mode, 0), m = sv_fchmodat(AT_FDCWD, p, mode, 0); break;
    case 3: n = utimensat(AT_FDCWD, p, ts, 0), m = sv_utimensat(AT_FDCWD, p, ts, 0); break;
    case 4: n = utime(p, &ut), m = sv_utime(p, &ut); break;
    case 5: n = utimes(p, tv), m = sv_utimes(p, tv); break;
    case 6: n = lutimes(p, tv), m = sv_lutimes(p, tv); break;
    case 7: n = futimesat(AT_FDCWD, p, tv), m = sv_futimesat(AT_FDCWD, p, tv); break;
    case 8: {
      int fd = open(p, O_RDWR | O_CREAT | O_NONBLOCK, mode), ours = sv_open(p, O_RDWR | O_CREAT | O_NONBLOCK, mode);
      if (fd < 0 || ours < 0) n = fd < 0 ? -1 : 0, m = ours < 0 ? -1 : 0;
      if (fd >= 0 && ours >= 0) n = futimens(fd, ts) * 9 + futimes(fd, tv) + fchmod(fd, mode), m = sv_futimens(ours, ts) * 9 + sv_futimes(ours, tv) + sv_fchmod(ours, mode), close(fd), sv_close(ours);
      break;
    }
    case 9: if (strcmp(p, "k")) n = unlink(p), m = sv_unlink(p); break;
    case 10: if (strcmp(p, "k") && strcmp(q, "k")) n = renameat2(AT_FDCWD, p, AT_FDCWD, q, 1), m = sv_renameat2(AT_FDCWD, p, AT_FDCWD, q, 1); break;
    case 11: {
      struct statx x, y;
      memset(&x, 0, sizeof x), memset(&y, 0, sizeof y);
      n = statx(AT_FDCWD, p, 0, STATX_BASIC_STATS, &x), m = sv_statx(AT_FDCWD, p, 0, STATX_BASIC_STATS, &y);
      if (x.stx_mode != y.stx_mode || x.stx_size * !S_ISDIR(x.stx_mode) != y.stx_size * !S_ISDIR(y.stx_mode)) differ("statx", "%s", trace);
      break;
    }
    case 12: {
      struct dirent **x, **y;
      int at = pick(3) ? AT_FDCWD : 999, is_below = (int)pick(2);
      const char *where = pick(3) ? "." : files[pick(6)];
      if (is_below) n = scandirat(at, where, &x, with_letter, alphasort), m = sv_scandirat(at, where, &y, with_letter, sv_alphasort);
      else n = scandir(".", &x, with_letter, i & 1 ? alphasort : versionsort), m = sv_scandir(".", &y, with_letter, i & 1 ? sv_alphasort : sv_versionsort);
      for (int k = 0; k < n; k++) {
        if (k < m && strcmp(x[k]->d_name, y[k]->d_name)) differ("scandir", "%s: '%s' '%s'", trace, x[k]->d_name, y[k]->d_name);
        free(x[k]);
      }
      for (int k = 0; k < m; k++) free(y[k]);
      if (n >= 0) free(x);
      if (m >= 0) free(y);
      break;
    }
    }
    int e = errno, f = sv_errno;
    struct stat s, t;
    memset(&s, 0, sizeof s), memset(&t, 0, sizeof t);
    stat(p, &s), sv_stat(p, &t);
    int timed = op >= 3 && op <= 8 && n == 0;
    if (n != m || (n < 0 && e != f) || s.st_mode != t.st_mode || (timed && !are_same_times(&s, &t))) {
      differ("properties", "%s: %d %d, errno %d %d, mode %o %o, time %ld.%ld %ld.%ld", trace, n, m, e, f, s.st_mode, t.st_mode, (long)s.st_mtim.tv_sec, s.st_mtim.tv_nsec, (long)t.st_mtim.tv_sec, t.st_mtim.tv_nsec);
      break;
    }
  }
  umask(022), sv_umask(022);
  DIR *d = sv_opendir(".");
  char names[3][30];
  struct dirent *entry;
  long at = -1;
  int count = 0;
  while ((entry = sv_readdir(d))) at = count++ == 1 ? sv_telldir(d) : at, count <= 3 ? (void)snprintf(names[count - 1], 30, "%s", entry->d_name) : (void)0;
  if (count > 2 && (sv_seekdir(d, at), !(entry = sv_readdir(d)) || strcmp(entry->d_name, names[2]))) differ("seekdir", "%s", names[2]);
  struct dirent own;
  sv_rewinddir(d), sv_readdir_r(d, &own, &entry);
  if (entry != &own || strcmp(own.d_name, names[0])) differ("readdir_r", "%s", names[0]);
  while (entry) sv_readdir_r(d, &own, &entry), count--;
  if (count) differ("readdir_r", "%d entries left", count);
  sv_rewinddir(d);
  if (!(entry = sv_readdir(d)) || strcmp(entry->d_name, names[0])) differ("rewinddir", "%s", names[0]);
  sv_closedir(d);
  for (int i = 0; i < 4; i++) unlink(files[i]), sv_unlink(files[i]);
  if (chmod("k", 0755) || sv_chmod("k", 0755) || rmdir("k") || sv_rmdir("k")) differ("properties", "what is left: %s", trace);
}
