/* The calls that take a directory's descriptor and a path below it (openat and its kin), and the rest of what they came
 * with. A path below a descriptor is that directory's name and the path. */
#include "libc.h"

enum { AT_FDCWD = -100, AT_SYMLINK_NOFOLLOW = 0x100, AT_REMOVEDIR = 0x200, AT_SYMLINK_FOLLOW = 0x400, AT_EMPTY_PATH = 0x1000 };

int lstat(const char *, struct stat *), access(const char *, int), chmod(const char *, mode_t), mkdir(const char *, mode_t);
int chown(const char *, uid_t, gid_t), symlink(const char *, const char *), fchmod(int, mode_t);
ssize_t readlink(const char *, char *, size_t);

/* The full path, malloc'ed; 0 with errno set. */
static char *below(int directory, const char *path) {
  if (directory == AT_FDCWD || *path == '/') return strdup(path);
  struct sv_inode *node = __sv_inode_of(directory);
  if (!node && !__sv_is_console(directory)) return 0;
  if (!node || (node->mode & S_IFMT) != S_IFDIR) return errno = ENOTDIR, (char *)0;
  if (!*path) return strdup("");
  if (!node->name) return errno = ENOENT, (char *)0;
  char *full = malloc(strlen(node->name) + strlen(path) + 2);
  if (full) sprintf(full, "%s/%s", node->name, path);
  return full;
}
#define BELOW(type, call)                  \
  char *full = below(directory, path);     \
  if (!full) return -1;                    \
  type result = call;                      \
  free(full);                              \
  return result

static int open_below(int directory, const char *path, int flags, mode_t mode) { BELOW(int, open(full, flags, mode)); }
#define OPEN_MODE(flags)                    \
  mode_t mode = 0;                          \
  if (flags & O_CREAT) {                    \
    va_list args;                           \
    va_start(args, flags);                  \
    mode = va_arg(args, mode_t);            \
    va_end(args);                           \
  }
int openat(int directory, const char *path, int flags, ...) {
  OPEN_MODE(flags);
  return open_below(directory, path, flags, mode);
}
int openat64(int directory, const char *path, int flags, ...) {
  OPEN_MODE(flags);
  return open_below(directory, path, flags, mode);
}
int __open_2(const char *path, int flags) { return open(path, flags); }
int __open64_2(const char *path, int flags) { return open(path, flags); }
int __openat_2(int directory, const char *path, int flags) { return open_below(directory, path, flags, 0); }
int __openat64_2(int directory, const char *path, int flags) { return open_below(directory, path, flags, 0); }
int creat64(const char *path, mode_t mode) { return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

int fstatat(int directory, const char *path, struct stat *to, int flags) {
  if (!*path && (flags & AT_EMPTY_PATH)) return directory == AT_FDCWD ? stat(".", to) : fstat(directory, to);
  BELOW(int, flags & AT_SYMLINK_NOFOLLOW ? lstat(full, to) : stat(full, to));
}
int fstatat64(int directory, const char *path, struct stat *to, int flags) { return fstatat(directory, path, to, flags); }
int __fxstatat(int version, int directory, const char *path, struct stat *to, int flags) { return (void)version, fstatat(directory, path, to, flags); }
int __fxstatat64(int version, int directory, const char *path, struct stat *to, int flags) { return (void)version, fstatat(directory, path, to, flags); }

struct statx_time { long seconds; u32 nanoseconds; int rest; };
struct statx {
  u32 mask, block_size;
  u64 attributes;
  u32 links, user, group;
  u16 mode, rest;
  u64 inode, size, blocks, attributes_mask;
  struct statx_time accessed, born, changed, modified;
  u32 device_major, device_minor, on_major, on_minor;
  u64 more[14];
};
_Static_assert(sizeof(struct statx) == 256, "the kernel's struct statx");
int statx(int directory, const char *path, int flags, unsigned mask, struct statx *to) {
  struct stat s;
  (void)mask;
  if (fstatat(directory, path, &s, flags & (AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH))) return -1;
  memset(to, 0, sizeof *to);
  to->mask = 0x7ff;
  to->block_size = (u32)s.st_blksize;
  to->links = (u32)s.st_nlink;
  to->user = s.st_uid;
  to->group = s.st_gid;
  to->mode = (u16)s.st_mode;
  to->inode = s.st_ino;
  to->size = (u64)s.st_size;
  to->blocks = (u64)s.st_blocks;
  to->accessed.seconds = s.st_atim.tv_sec;
  to->accessed.nanoseconds = (u32)s.st_atim.tv_nsec;
  to->changed.seconds = s.st_ctim.tv_sec;
  to->changed.nanoseconds = (u32)s.st_ctim.tv_nsec;
  to->modified.seconds = s.st_mtim.tv_sec;
  to->modified.nanoseconds = (u32)s.st_mtim.tv_nsec;
  to->on_minor = 1;
  return 0;
}

int faccessat(int directory, const char *path, int mode, int flags) { (void)flags; BELOW(int, access(full, mode)); }
int fchmodat(int directory, const char *path, mode_t mode, int flags) {
  if (flags & AT_SYMLINK_NOFOLLOW) return errno = ENOTSUP, -1;
  BELOW(int, chmod(full, mode));
}
int lchmod(const char *path, mode_t mode) { return fchmodat(AT_FDCWD, path, mode, AT_SYMLINK_NOFOLLOW); }
int fchownat(int directory, const char *path, uid_t user, gid_t group, int flags) { (void)flags; BELOW(int, chown(full, user, group)); }
int mkdirat(int directory, const char *path, mode_t mode) { BELOW(int, mkdir(full, mode)); }
int unlinkat(int directory, const char *path, int flags) { BELOW(int, flags & AT_REMOVEDIR ? rmdir(full) : unlink(full)); }
ssize_t readlinkat(int directory, const char *path, char *to, size_t room) { BELOW(ssize_t, readlink(full, to, room)); }
ssize_t __readlink_chk(const char *path, char *to, size_t size, size_t room) {
  _Noreturn void __chk_fail(void);
  if (size > room) __chk_fail();
  return readlink(path, to, size);
}
ssize_t __readlinkat_chk(int directory, const char *path, char *to, size_t size, size_t room) {
  _Noreturn void __chk_fail(void);
  if (size > room) __chk_fail();
  return readlinkat(directory, path, to, size);
}
int symlinkat(const char *to, int directory, const char *path) { BELOW(int, symlink(to, full)); }

static int two(int from_directory, const char *from, int to_directory, const char *to, int (*call)(const char *, const char *)) {
  char *a = below(from_directory, from), *b = a ? below(to_directory, to) : 0;
  int result = b ? call(a, b) : -1;
  free(a);
  free(b);
  return result;
}
int renameat(int a, const char *from, int b, const char *to) { return two(a, from, b, to, rename); }
int renameat2(int a, const char *from, int b, const char *to, unsigned flags) {
  if (flags & ~1u) return errno = EINVAL, -1;
  if (flags & 1) { /* RENAME_NOREPLACE */
    struct stat there;
    int before = errno;
    if (fstatat(a, from, &there, AT_SYMLINK_NOFOLLOW)) return -1;
    if (fstatat(b, to, &there, AT_SYMLINK_NOFOLLOW) == 0) return errno = EEXIST, -1;
    errno = before;
  }
  return renameat(a, from, b, to);
}
static int link_followed(const char *from, const char *to) { return __sv_link(from, to, 1); }
static int link_itself(const char *from, const char *to) { return __sv_link(from, to, 0); }
int linkat(int a, const char *from, int b, const char *to, int flags) {
  if (flags & ~(AT_SYMLINK_FOLLOW | AT_EMPTY_PATH)) return errno = EINVAL, -1;
  return two(a, from, b, to, flags & AT_SYMLINK_FOLLOW ? link_followed : link_itself);
}

int fchdir(int fd) {
  struct sv_inode *node = __sv_inode_of(fd);
  if (!node) return __sv_is_console(fd) ? errno = ENOTDIR, -1 : -1;
  if ((node->mode & S_IFMT) != S_IFDIR) return errno = ENOTDIR, -1;
  __sv_set_directory(node);
  return 0;
}

static int make_node(const char *path, mode_t mode) {
  int error;
  u32 kind = mode & S_IFMT ? mode & S_IFMT : S_IFREG;
  if (__sv_is_taken(path)) return errno = EEXIST, -1;
  if (kind != S_IFREG && kind != S_IFIFO) return errno = EPERM, -1;
  return __sv_create(path, kind | (mode & 0777 & ~__sv_umask), &error) ? 0 : (errno = error, -1);
}
int mknod(const char *path, mode_t mode, u64 device) { return (void)device, make_node(path, mode); }
int mknodat(int directory, const char *path, mode_t mode, u64 device) { (void)device; BELOW(int, make_node(full, mode)); }
int mkfifo(const char *path, mode_t mode) { return make_node(path, (mode & 07777) | S_IFIFO); }
int mkfifoat(int directory, const char *path, mode_t mode) { BELOW(int, make_node(full, (mode & 07777) | S_IFIFO)); }

/* Times: the current one, one that is left, or what is given. */
static int set_time(struct sv_inode *node, const struct timespec times[2]) {
  enum { NOW = 0x3fffffff, LEAVE = 0x3ffffffe };
  struct timespec now = {.tv_sec = time(0)}, *const to[2] = {&node->accessed, &node->changed};
  for (int i = 0; times && i < 2; i++)
    if (times[i].tv_nsec != NOW && times[i].tv_nsec != LEAVE && (times[i].tv_nsec < 0 || times[i].tv_nsec > 999999999))
      return errno = EINVAL, -1;
  for (int i = 0; i < 2; i++)
    if (!times || times[i].tv_nsec == NOW) *to[i] = now;
    else if (times[i].tv_nsec != LEAVE) *to[i] = times[i];
  return 0;
}
int futimens(int fd, const struct timespec times[2]) {
  struct sv_inode *node = __sv_inode_of(fd);
  if (!node) return __sv_is_console(fd) ? 0 : -1;
  return set_time(node, times);
}
int utimensat(int directory, const char *path, const struct timespec times[2], int flags) {
  int error;
  if (!path) return futimens(directory, times);
  char *full = below(directory, path);
  if (!full) return -1;
  struct sv_inode *node = flags & AT_SYMLINK_NOFOLLOW ? __sv_lookup_link(full, &error) : __sv_lookup(full, &error);
  free(full);
  return node ? set_time(node, times) : (errno = error, -1);
}
static int set_path(const char *path, const struct timespec times[2]) {
  int error;
  struct sv_inode *node = __sv_lookup(path, &error);
  return node ? set_time(node, times) : (errno = error, -1);
}
struct utimbuf { time_t accessed, modified; };
int utime(const char *path, const struct utimbuf *times) {
  struct timespec exact[2] = {{0, 0}, {0, 0}};
  if (times) exact[0].tv_sec = times->accessed, exact[1].tv_sec = times->modified;
  return set_path(path, times ? exact : 0);
}
int utimes(const char *path, const struct timeval times[2]) {
  struct timespec exact[2];
  for (int i = 0; times && i < 2; i++) exact[i] = (struct timespec){times[i].tv_sec, times[i].tv_usec * 1000};
  return set_path(path, times ? exact : 0);
}
static int set_micro(int directory, const char *path, const struct timeval times[2], int flags) {
  struct timespec exact[2];
  for (int i = 0; times && i < 2; i++) exact[i] = (struct timespec){times[i].tv_sec, times[i].tv_usec * 1000};
  return utimensat(directory, path, times ? exact : 0, flags);
}
int futimesat(int directory, const char *path, const struct timeval times[2]) { return set_micro(directory, path, times, 0); }
int lutimes(const char *path, const struct timeval times[2]) { return set_micro(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW); }
int futimes(int fd, const struct timeval times[2]) { return set_micro(fd, 0, times, 0); }
