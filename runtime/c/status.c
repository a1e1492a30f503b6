/* What is known of files: stat and its kin, access, permissions, directories. */
#include "libc.h"

static void fill(const struct sv_inode *node, struct stat *to) {
  memset(to, 0, sizeof *to);
  to->st_blksize = 4096;
  to->st_nlink = 1;
  to->st_uid = to->st_gid = 1000;
  if (!node) { /* the console: a character device */
    to->st_mode = S_IFCHR | 0620;
    to->st_rdev = 0x8800;
    return;
  }
  to->st_dev = 1;
  to->st_nlink = ((node->mode & S_IFMT) == S_IFIFO || node->special) && !node->links ? 1 : __sv_link_count(node);
  to->st_ino = node->number;
  to->st_mode = node->mode;
  to->st_size = (node->mode & S_IFMT) == S_IFDIR ? 4096 : node->special ? 0 : (off_t)node->size;
  to->st_blocks = (to->st_size + 511) / 512;
  to->st_atim = node->accessed;
  to->st_mtim = to->st_ctim = node->changed;
}

int fstat(int fd, struct stat *to) {
  struct sv_inode *node = __sv_inode_of(fd);
  if (!node && !__sv_is_console(fd)) return -1;
  fill(node, to);
  return 0;
}

int stat(const char *path, struct stat *to) {
  int error;
  struct sv_inode *node = __sv_lookup(path, &error);
  if (!node) return errno = error, -1;
  fill(node, to);
  return 0;
}

int lstat(const char *path, struct stat *to) {
  int error;
  struct sv_inode *node = __sv_lookup_link(path, &error);
  if (!node) return errno = error, -1;
  fill(node, to);
  return 0;
}
/* struct stat64 is struct stat on x86-64; the __x names are older glibc's. */
int stat64(const char *path, struct stat *to) { return stat(path, to); }
int lstat64(const char *path, struct stat *to) { return lstat(path, to); }
int fstat64(int fd, struct stat *to) { return fstat(fd, to); }
int __xstat(int version, const char *path, struct stat *to) { return (void)version, stat(path, to); }
int __lxstat(int version, const char *path, struct stat *to) { return (void)version, lstat(path, to); }
int __fxstat(int version, int fd, struct stat *to) { return (void)version, fstat(fd, to); }
int __xstat64(int version, const char *path, struct stat *to) { return (void)version, stat(path, to); }
int __lxstat64(int version, const char *path, struct stat *to) { return (void)version, lstat(path, to); }
int __fxstat64(int version, int fd, struct stat *to) { return (void)version, fstat(fd, to); }

/* The user owns everything. */
int access(const char *path, int mode) {
  int error;
  if (mode & ~7) return errno = EINVAL, -1;
  struct sv_inode *node = __sv_lookup(path, &error);
  if (!node) return errno = error, -1;
  if ((mode & 7) & ~(node->mode >> 6)) return errno = EACCES, -1;
  return 0;
}
int euidaccess(const char *path, int mode) { return access(path, mode); }
int eaccess(const char *path, int mode) { return access(path, mode); }

int chmod(const char *path, mode_t mode) {
  int error;
  struct sv_inode *node = __sv_lookup(path, &error);
  if (!node) return errno = error, -1;
  node->mode = (node->mode & S_IFMT) | (mode & 07777);
  return 0;
}
int fchmod(int fd, mode_t mode) {
  struct sv_inode *node = __sv_inode_of(fd);
  if (!node) return __sv_is_console(fd) ? 0 : -1;
  node->mode = (node->mode & S_IFMT) | (mode & 07777);
  return 0;
}
int chown(const char *path, uid_t user, gid_t group) {
  int error;
  (void)user, (void)group;
  return __sv_lookup(path, &error) ? 0 : (errno = error, -1);
}
int lchown(const char *path, uid_t user, gid_t group) { return chown(path, user, group); }
int fchown(int fd, uid_t user, gid_t group) { return (void)user, (void)group, __sv_inode_of(fd) || __sv_is_console(fd) ? 0 : -1; }
u32 __sv_umask = 022;
mode_t umask(mode_t mask) {
  mode_t before = __sv_umask;
  __sv_umask = mask & 0777;
  return before;
}

struct dirent {
  u64 d_ino;
  off_t d_off;
  unsigned short d_reclen;
  unsigned char d_type;
  char d_name[256];
};
typedef struct {
  int fd;
  struct sv_inode *node;
  long position; /* 0 ".", 1 "..", then the entries */
  struct sv_entry *next;
  struct dirent entry;
} DIR;

DIR *fdopendir(int fd) {
  struct sv_inode *node = __sv_inode_of(fd);
  if (!node && !__sv_is_console(fd)) return 0;
  if (!node || (node->mode & S_IFMT) != S_IFDIR) return errno = ENOTDIR, (DIR *)0;
  DIR *dir = calloc(1, sizeof *dir);
  if (!dir) return 0;
  dir->fd = fd;
  dir->node = node;
  dir->next = __sv_all_entries();
  return dir;
}
DIR *opendir(const char *path) {
  int fd = open(path, O_RDONLY | O_DIRECTORY);
  return fd < 0 ? 0 : fdopendir(fd);
}
int dirfd(DIR *dir) { return dir->fd; }

/* The last part of `name` if it lies directly in directory `in`. */
static const char *entry_name(const char *name, const char *in) {
  size_t n = strlen(in);
  if (n == 1) n = 0; /* "/" */
  if (strncmp(name, in, n) != 0 || name[n] != '/' || !name[n + 1] || strchr(name + n + 1, '/')) return 0;
  return name + n + 1;
}

struct dirent *readdir(DIR *dir) {
  const char *name = 0;
  u64 number = 1;
  byte type = 4;
  if (!dir->node->name) return 0; /* removed */
  if (dir->position < 2) name = dir->position ? ".." : ".";
  for (; !name && dir->next; dir->next = dir->next->next) {
    struct sv_entry *entry = dir->next;
    if (!entry->name || !(name = entry_name(entry->name, dir->node->name))) continue;
    number = entry->node->number;
    type = (byte)((entry->node->mode & S_IFMT) >> 12);
  }
  if (!name) return 0;
  dir->position++;
  dir->entry = (struct dirent){.d_ino = number, .d_off = dir->position, .d_reclen = sizeof(struct dirent), .d_type = type};
  strncpy(dir->entry.d_name, name, 255);
  return &dir->entry;
}
struct dirent *readdir64(DIR *dir) { return readdir(dir); }
int readdir_r(DIR *dir, struct dirent *to, struct dirent **end) {
  struct dirent *entry = readdir(dir);
  if (entry) *to = *entry;
  return *end = entry ? to : 0, 0;
}
int readdir64_r(DIR *dir, struct dirent *to, struct dirent **end) { return readdir_r(dir, to, end); }
int closedir(DIR *dir) {
  close(dir->fd);
  free(dir);
  return 0;
}
void rewinddir(DIR *dir) {
  dir->position = 0;
  dir->next = __sv_all_entries();
}
long telldir(DIR *dir) { return dir->position; }
void seekdir(DIR *dir, long position) {
  rewinddir(dir);
  while (dir->position < position && readdir(dir)) {
  }
}
int versionsort(const struct dirent **a, const struct dirent **b) {
  int strverscmp(const char *, const char *);
  return strverscmp((*a)->d_name, (*b)->d_name);
}
int alphasort(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }
typedef int wanted_entry(const struct dirent *), entry_order(const struct dirent **, const struct dirent **);
int openat(int, const char *, int, ...);
int scandirat(int directory, const char *path, struct dirent ***list, wanted_entry *wanted, entry_order *order) {
  int fd = openat(directory, path, O_RDONLY | O_DIRECTORY);
  DIR *dir = fd < 0 ? 0 : fdopendir(fd);
  struct dirent *entry, **found = 0;
  int count = 0;
  if (!dir) return -1;
  while ((entry = readdir(dir))) {
    if (wanted && !wanted(entry)) continue;
    struct dirent **bigger = realloc(found, (size_t)(count + 1) * sizeof *found);
    if (bigger) found = bigger;
    if (!bigger || !(found[count] = malloc(sizeof *entry))) {
      while (count > 0) free(found[--count]);
      free(found);
      closedir(dir);
      return errno = ENOMEM, -1;
    }
    *found[count++] = *entry;
  }
  closedir(dir);
  if (order && count) qsort(found, (size_t)count, sizeof *found, (int (*)(const void *, const void *))order);
  *list = found;
  return count;
}
int scandir(const char *path, struct dirent ***list, wanted_entry *wanted, entry_order *order) { return scandirat(-100 /* AT_FDCWD */, path, list, wanted, order); }
int scandir64(const char *path, struct dirent ***list, wanted_entry *wanted, entry_order *order) { return scandir(path, list, wanted, order); }
int scandirat64(int directory, const char *path, struct dirent ***list, wanted_entry *wanted, entry_order *order) { return scandirat(directory, path, list, wanted, order); }
int versionsort64(const struct dirent **a, const struct dirent **b) { return versionsort(a, b); }
int alphasort64(const struct dirent **a, const struct dirent **b) { return alphasort(a, b); }

/* <sys/sysmacros.h>: a device's number has its major part in bits 8-19 and 44-63, its minor part in the others. */
unsigned gnu_dev_major(u64 device) { return (device >> 8 & 0xfff) | (device >> 32 & 0xfffff000); }
unsigned gnu_dev_minor(u64 device) { return (device & 0xff) | (device >> 12 & 0xffffff00); }
u64 gnu_dev_makedev(unsigned major, unsigned minor) {
  return (major & 0xfffull) << 8 | (major & 0xfffff000ull) << 32 | (minor & 0xff) | (minor & 0xffffff00ull) << 12;
}
