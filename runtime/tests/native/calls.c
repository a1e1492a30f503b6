/* Directories, links of both kinds, files, pipes and globbing: the same random calls on a real directory and on the virtual file
 * system, both in a fresh directory. */
#define _GNU_SOURCE
#include "differ.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

OURS(open); OURS(openat); OURS(close); OURS(read); OURS(write); OURS(mkdir); OURS(rmdir); OURS(unlink); OURS(unlinkat); OURS(symlink); OURS(readlink); OURS(rename);
OURS(stat); OURS(lstat); OURS(fstatat); OURS(access); OURS(chdir); OURS(opendir); OURS(readdir); OURS(closedir); OURS(dirfd); OURS(remove); OURS(mkdirat);
OURS(pipe2); OURS(poll); OURS(glob); OURS(globfree); OURS(mmap); OURS(munmap); OURS(truncate); OURS(realpath); OURS(link); OURS(linkat); OURS(chmod); OURS(readlinkat); OURS(symlinkat); OURS(renameat); OURS(faccessat); OURS(getcwd); OURS(fchdir); OURS(mkfifo);

static int ready;
static int there, here; /* descriptors of the two directories */
static int counts;      /* the host counts the directories within a directory as its links */
void visits(int there, int here), fts_walks(int there, int here); /* trees.c, trees_walk.c */
static void prepare(void) {
  if (ready) return;
  ready = 1;
  umask(022);
  if (mkdir("tree", 0755) || chdir("tree")) exit(2);
  struct stat s;
  counts = stat(".", &s) == 0 && s.st_nlink == 2;
  sv_mkdir("/tmp/tree", 0755), sv_chdir("/tmp/tree");
  there = open(".", O_RDONLY), here = sv_open(".", O_RDONLY);
}

static const char *const names[] = {"a", "b", "c", ".h", "a/b", "a/c", "b/a", "c/a", "a/b/c", "a/", "./b", "a/../b", "", ".", "b/.", "a/b/", "l/x"};
static const char *name(void) { return names[pick(17)]; }

static int write_file(const char *path, int flags, int ours) {
  int fd = ours ? sv_open(path, flags, 0644) : open(path, flags, 0644);
  if (fd < 0) return -1;
  int n = (int)(ours ? sv_write(fd, "hello", 5) : write(fd, "hello", 5));
  if (ours) sv_close(fd);
  else close(fd);
  return n < 0 ? -2 : 0;
}
static int list(const char *path, char found[40][40], int ours) {
  DIR *d = ours ? sv_opendir(path) : opendir(path);
  int n = 0;
  if (!d) return -1;
  for (struct dirent *e; (e = ours ? sv_readdir(d) : readdir(d)) && n < 40;) snprintf(found[n++], 40, "%s:%d", e->d_name, e->d_type);
  if (ours) sv_closedir(d);
  else closedir(d);
  qsort(found, (size_t)n, 40, (int (*)(const void *, const void *))strcmp);
  return n;
}

static void clean(const char *folder) { /* of ours */
  char found[40][40], path[200];
  for (int i = 0, n = list(folder, found, 1); i < n; i++) {
    *strrchr(found[i], ':') = 0;
    snprintf(path, sizeof path, "%s/%s", folder, found[i]);
    if (strcmp(found[i], ".") == 0 || strcmp(found[i], "..") == 0 || sv_remove(path) == 0) continue;
    clean(path);
    sv_remove(path);
  }
}

/* What is made through links, and by names that end in slashes; a directory that would be moved into itself. */
void certain_calls(void) {
  static const char *const links[][2] = {{"a/", "a"}, {"none/", "b"}, {"file/", "c"}, {"d/", "e"}, {"file", "f"}, {"b", "g"}, {"d", "h"}, {"fresh", "i"}};
  static const char *const made[] = {"a", "a/", "b", "b/", "c", "c/", "e", "f", "f/", "g", "g/", "h", "h/", "i/", "i", "none/x", "file/x", "d/", "d/x/", "./", "/"};
  static const char *const moves[][2] = {{"d", "h/x"}, {"./d", "h/x"}, {"d", "d/x"}, {"d", "d/x/"}, {"d/y", "h/y/z"}, {"d", "h"}, {"d", "h/"}, {"d", "e"}, {"h", "d/x"}, {"d", "none/x"}, {"d", "moved"}};
  static const int ways[] = {O_WRONLY | O_CREAT, O_WRONLY | O_CREAT | O_EXCL, O_RDWR | O_CREAT | O_NOFOLLOW};
  prepare();
  mkdir("d", 0755), sv_mkdir("d", 0755), mkdir("d/y", 0755), sv_mkdir("d/y", 0755);
  write_file("file", O_WRONLY | O_CREAT, 0), write_file("file", O_WRONLY | O_CREAT, 1);
  for (int i = 0; i < 8; i++) symlink(links[i][0], links[i][1]), sv_symlink(links[i][0], links[i][1]);
  for (int i = 0; i < 3 * 21; i++) {
    errno = sv_errno = 0;
    int x = write_file(made[i / 3], ways[i % 3], 0), y = write_file(made[i / 3], ways[i % 3], 1);
    if (x != y || errno != sv_errno) differ("open", "'%s', way %d: %d %d, errno %d %d", made[i / 3], i % 3, x, y, errno, sv_errno);
  }
  for (int i = 0; i < 11; i++) {
    errno = sv_errno = 0;
    int x = rename(moves[i][0], moves[i][1]), y = sv_rename(moves[i][0], moves[i][1]);
    if (x != y || errno != sv_errno) differ("rename", "'%s' to '%s': %d %d, errno %d %d", moves[i][0], moves[i][1], x, y, errno, sv_errno);
  }
  system("rm -rf ./*");
  clean(".");
}

void tree(void) {
  prepare();
  char trace[4000] = "";
  for (int step = 0; step < 30; step++) {
    const char *p = name(), *q = name();
    int op = (int)pick(23), x = 0, y = 0;
    static char e[40][40], f[40][40];
    memset(e, 0, sizeof e), memset(f, 0, sizeof f);
    struct stat s, t;
    memset(&s, 0, sizeof s), memset(&t, 0, sizeof t);
    snprintf(trace + strlen(trace), sizeof trace - strlen(trace), "%d('%s','%s') ", op, p, q);
    errno = 0, sv_errno = 0;
    switch (op) {
    case 0: x = mkdir(p, 0755), y = sv_mkdir(p, 0755); break;
    case 1: x = rmdir(p), y = sv_rmdir(p); break;
    case 2: x = unlink(p), y = sv_unlink(p); break;
    case 3: case 4: {
      static const int modes[] = {O_WRONLY | O_CREAT, O_WRONLY | O_CREAT | O_TRUNC, O_WRONLY | O_CREAT | O_EXCL, O_WRONLY | O_APPEND, O_RDONLY, O_RDONLY | O_DIRECTORY, O_RDWR | O_CREAT | O_NOFOLLOW};
      int flags = modes[pick(7)];
      x = write_file(p, flags, 0), y = write_file(p, flags, 1);
      break;
    }
    case 5: if (pick(2)) x = symlink(q, p), y = sv_symlink(q, p); break;
    case 6: x = (int)readlink(p, e[0], 20), y = (int)sv_readlink(p, f[0], 20); break;
    case 7: x = rename(p, q), y = sv_rename(p, q); break;
    case 8: x = stat(p, &s), y = sv_stat(p, &t); break;
    case 9: x = lstat(p, &s), y = sv_lstat(p, &t); break;
    case 10: x = fstatat(there, p, &s, pick(2) ? AT_SYMLINK_NOFOLLOW : 0), y = x; if (!x) y = sv_lstat(p, &t); t = s; break;
    case 11: x = access(p, F_OK), y = sv_access(p, F_OK); break;
    case 12: x = list(p, e, 0), y = list(p, f, 1); break;
    case 13: x = remove(p), y = sv_remove(p); break;
    case 14: x = mkdirat(there, p, 0755), y = sv_mkdirat(here, p, 0755); break;
    case 16: case 17: x = link(p, q), y = sv_link(p, q); break;
    case 18: {
      int flags = pick(5) ? AT_SYMLINK_FOLLOW : 0;
      x = linkat(there, p, there, q, flags), y = sv_linkat(here, p, here, q, flags);
      break;
    }
    case 19: {
      mode_t mode = pick(2) ? 0644 : 0755;
      x = chmod(p, mode), y = sv_chmod(p, mode);
      break;
    }
    case 20: x = symlinkat(q, there, p), y = sv_symlinkat(q, here, p); break;
    case 21: x = renameat(there, p, there, q), y = sv_renameat(here, p, here, q); break;
    case 22: {
      char u[200], v[200];
      if (chdir(p) == 0) x = getcwd(u, sizeof u) != 0, fchdir(there);
      else x = -1;
      if (sv_chdir(p) == 0) y = sv_getcwd(v, sizeof v) != 0, sv_fchdir(here);
      else y = -1;
      if (x == 1 && y == 1) snprintf(e[0], 40, "%s", strstr(u, "/tree") + 5), snprintf(f[0], 40, "%s", strstr(v, "/tree") + 5);
      break;
    }
    case 15: {
      static const char *const wild[] = {"*", "?", "*/*", "a/*", "[ab]", "*/", "{a,b}/*", "a*/b", "zz", ".*", "*/?/*"};
      int k = (int)pick(11), flags = (pick(2) ? GLOB_MARK : 0) | (pick(3) ? 0 : GLOB_NOCHECK) | (k == 6 || pick(2) ? GLOB_BRACE : 0);
      glob_t g, h;
      x = glob(wild[k], flags, 0, &g), y = sv_glob(wild[k], flags, 0, &h);
      for (size_t i = 0; !x && i < g.gl_pathc && i < 40; i++) snprintf(e[i], 40, "%s", g.gl_pathv[i]);
      for (size_t i = 0; !y && i < h.gl_pathc && i < 40; i++) snprintf(f[i], 40, "%s", h.gl_pathv[i]);
      errno = sv_errno = 0;
      if (!x) globfree(&g);
      if (!y) sv_globfree(&h);
      break;
    }
    }
    if (x != y || (x < 0 && errno != sv_errno && op != 10) || memcmp(e, f, sizeof e) || (!S_ISDIR(s.st_mode) && s.st_size != t.st_size) || s.st_mode != t.st_mode || (counts || !S_ISDIR(s.st_mode) ? s.st_nlink != t.st_nlink : 0))
      differ("calls", "%s: %d %d, errno %d %d, mode %o %o, size %ld %ld, links %ld %ld, '%s' '%s'", trace + (strlen(trace) > 900 ? strlen(trace) - 900 : 0), x, y, errno, sv_errno, s.st_mode, t.st_mode, (long)s.st_size, (long)t.st_size, (long)s.st_nlink, (long)t.st_nlink, e[0], f[0]);
    if (x != y) break;
  }
  visits(there, here);
  fts_walks(there, here);
  /* Clean both. */
  system("rm -rf ./* ./.h");
  clean(".");
}

/* Pipes: amounts, ends and readiness. */
void channels(void) {
  int a[2], b[2];
  if (pipe2(a, O_NONBLOCK) || sv_pipe2(b, O_NONBLOCK)) return;
  int open_ends = 3;
  for (int step = 0; step < 20; step++) {
    char data[100], x[100] = "", y[100] = "";
    size_t size = pick(100);
    ssize_t n = 0, m = 0;
    memset(data, 'a' + (int)pick(26), sizeof data);
    errno = 0, sv_errno = 0;
    int op = (int)pick(9);
    if (op < 3 && (open_ends & 2) && (open_ends & 1)) n = write(a[1], data, size), m = sv_write(b[1], data, size);
    else if (op < 6 && (open_ends & 1)) n = read(a[0], x, size), m = sv_read(b[0], y, size);
    else if (op < 8) {
      struct pollfd p[2] = {{a[0], POLLIN, 0}, {a[1], POLLOUT, 0}}, q[2] = {{b[0], POLLIN, 0}, {b[1], POLLOUT, 0}};
      if (open_ends != 3) p[open_ends & 1].fd = q[open_ends & 1].fd = -1;
      n = poll(p, 2, 0), m = sv_poll(q, 2, 0);
      if (p[0].revents != q[0].revents || p[1].revents != q[1].revents) differ("poll", "%d %d / %d %d", p[0].revents, p[1].revents, q[0].revents, q[1].revents);
    } else if (pick(4) == 0 && open_ends == 3) {
      int end = (int)pick(2);
      close(a[end]), sv_close(b[end]);
      open_ends &= ~(1 << end);
    }
    if (n != m || (n < 0 && errno != sv_errno) || memcmp(x, y, sizeof x)) differ("pipe", "step %d op %d size %zu: %zd %zd, errno %d %d", step, op, size, n, m, errno, sv_errno);
  }
  for (int i = 0; i < 2; i++)
    if (open_ends & 1 << i) close(a[i]), sv_close(b[i]);
}

/* A shared mapping is seen in the file once it is unmapped; a private one never. */
void mappings(void) {
  prepare();
  int fd = sv_open("mapped", O_RDWR | O_CREAT | O_TRUNC, 0644), shared = (int)pick(2);
  char x[10] = "";
  sv_write(fd, "0123456789", 10);
  char *at = sv_mmap(0, 10, PROT_READ | PROT_WRITE, shared ? MAP_SHARED : MAP_PRIVATE, fd, 0);
  if (memcmp(at, "0123456789", 11)) differ("mmap", "content");
  at[3] = 'x';
  sv_munmap(at, 10);
  sv_close(fd);
  fd = sv_open("mapped", O_RDONLY);
  sv_read(fd, x, 10);
  sv_close(fd), sv_unlink("mapped");
  if (memcmp(x, shared ? "012x456789" : "0123456789", 10)) differ("mmap", "%d: %.10s", shared, x);
}
