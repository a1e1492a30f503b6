/* File descriptors over the virtual file system. Several descriptors may share one open file (dup), and with it the
 * offset. 0 reads the standard input, 1 and 2 write to the path's output. */
#include "waiting.h"

enum { MAX_FDS = 1024 };
struct open_file {
  struct sv_inode *node; /* 0: the console */
  off_t offset;
  int flags, refs;
  int console; /* which of its two outputs, 1 or 2 */
};
static struct open_file *table[MAX_FDS];
static byte closes_on_exec[MAX_FDS]; /* only to be asked for: nothing is executed */
static struct sv_inode standard_input = {.given = 0, /* a nameless file */
                                         .mode = S_IFREG | 0444, .number = 1, .opens = 1, .readers = 1, .links = 1};
static struct open_file standard[3];

static void start(void) {
  static int started;
  if (started) return;
  started = 1;
  standard_input.size = __symvm_file_size(0);
  standard[0] = (struct open_file){&standard_input, 0, O_RDONLY, 1, 0};
  for (int i = 1; i < 3; i++) standard[i] = (struct open_file){0, 0, O_WRONLY, 1, i};
  for (int i = 0; i < 3; i++) table[i] = &standard[i];
}

static struct open_file *get(int fd) {
  start();
  if (fd >= 0 && fd < MAX_FDS && table[fd]) return table[fd];
  errno = EBADF;
  return 0;
}

static int lowest(int from) {
  for (int fd = from; fd < MAX_FDS; fd++)
    if (!table[fd]) return fd;
  errno = EMFILE;
  return -1;
}

struct sv_inode *__sv_inode_of(int fd) {
  struct open_file *file = get(fd);
  return file ? file->node : 0;
}

int __sv_is_console(int fd) {
  struct open_file *file = get(fd);
  return file && !file->node;
}

static int attach(struct sv_inode *node, int console, int flags) {
  start();
  int fd = lowest(0);
  if (fd < 0) return -1;
  struct open_file *file = malloc(sizeof *file);
  if (!file) return errno = ENOMEM, -1;
  *file = (struct open_file){node, 0, flags, 1, console};
  table[fd] = file;
  closes_on_exec[fd] = (flags & O_CLOEXEC) != 0;
  if (!node) return fd;
  node->opens++;
  if ((flags & O_ACCMODE) != O_WRONLY) node->readers++;
  if ((flags & O_ACCMODE) != O_RDONLY) node->writers++;
  return fd;
}

int __sv_attach(struct sv_inode *node, int flags) { return attach(node, 0, flags); }
void *__sv_kernel_memory(size_t size) {
  int held = __sv_hold_failures(0);
  void *memory = calloc(1, size);
  return __sv_hold_failures(held), memory;
}
int __sv_kernel_resize(struct sv_inode *node, size_t size) {
  int held = __sv_hold_failures(0), failed = __sv_resize(node, size);
  return __sv_hold_failures(held), failed;
}
int __sv_attach_special(struct sv_inode *node, const struct sv_special *special, u32 mode, int flags) {
  if (!node) return errno = ENOMEM, -1;
  node->special = special, node->mode = mode, node->given = -1;
  int held = __sv_hold_failures(0), fd = attach(node, 0, O_RDWR | (flags & (O_NONBLOCK | O_CLOEXEC)));
  __sv_hold_failures(held);
  if (fd < 0) special->closed(node);
  return fd;
}
int __sv_flags_of(int fd) { return get(fd)->flags; }
int __sv_has_descriptor(void) { return lowest(0) >= 0; }
void __sv_hold_node(struct sv_inode *node) { node->opens++; }
void __sv_release_node(struct sv_inode *node) {
  if (--node->opens == 0 && node->special) node->special->closed(node);
}
/* What has no place to read from or write to. */
static int is_stream(const struct open_file *file) { return !file->node || file->node->special || (file->node->mode & S_IFMT) == S_IFIFO; }

int __sv_call_fails(const char *call, const int *errors, int count) {
  int how = __sv_fails(call, count);
  return how ? (errno = errors[how - 1], 1) : 0;
}

int open(const char *path, int flags, ...) {
  int error;
  start();
  if ((flags & O_CREAT) && (flags & O_DIRECTORY)) return errno = EINVAL, -1; /* since Linux 6.4; before, it was a file */
  int exclusive = (flags & O_CREAT) && (flags & O_EXCL);
  struct sv_inode *node = __sv_lookup_open(path, !exclusive && !(flags & O_NOFOLLOW), flags & O_CREAT, &error);
  if (node) {
    int directory = (node->mode & S_IFMT) == S_IFDIR;
    if ((flags & O_CREAT) && (flags & O_EXCL)) return errno = EEXIST, -1;
    if (directory && ((flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT))) return errno = EISDIR, -1;
    if (!directory && (flags & O_DIRECTORY)) return errno = ENOTDIR, -1;
    if ((node->mode & S_IFMT) == S_IFLNK) return errno = ELOOP, -1;
    if ((node->mode & S_IFMT) == S_IFSOCK) return errno = ENXIO, -1;
  } else {
    if (!error) return errno = exclusive ? EEXIST : ENOENT, -1;
    if (error != ENOENT || !(flags & O_CREAT)) return errno = error, -1;
    va_list args;
    va_start(args, flags);
    mode_t mode = va_arg(args, mode_t);
    va_end(args);
    node = __sv_create(path, S_IFREG | (mode & 07777 & ~__sv_umask), &error);
    if (!node) return errno = error, -1;
  }
  static const int errors[] = {EMFILE, ENOMEM};
  if (__sv_call_fails("fail_open", errors, 2)) return -1;
  if (node->device >= SV_FD) return attach(0, table[node->device - SV_FD]->console, flags);
  int fd = __sv_attach(node, flags);
  if (fd >= 0 && (flags & O_TRUNC) && (node->mode & S_IFMT) == S_IFREG) /* for reading, too, on Linux */ node->given = -1, node->size = 0;
  return fd;
}
int open64(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list args;
    va_start(args, flags);
    mode = va_arg(args, mode_t);
    va_end(args);
  }
  return open(path, flags, mode);
}
int __sv_reopen(int fd, int flags) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  struct sv_inode *node = file->node;
  if (!node || node->special) return 0;
  if ((node->mode & S_IFMT) == S_IFDIR && (flags & O_ACCMODE) != O_RDONLY) return errno = EISDIR, -1;
  if (file->refs > 1) { /* others keep what they have */
    int other = __sv_attach(node, flags);
    if (other < 0) return -1;
    int moved = dup2(other, fd);
    close(other);
    if (moved < 0) return -1;
  } else {
    node->readers += ((flags & O_ACCMODE) != O_WRONLY) - ((file->flags & O_ACCMODE) != O_WRONLY);
    node->writers += ((flags & O_ACCMODE) != O_RDONLY) - ((file->flags & O_ACCMODE) != O_RDONLY);
    file->flags = flags;
    file->offset = 0;
  }
  closes_on_exec[fd] = (flags & O_CLOEXEC) != 0;
  if ((flags & O_TRUNC) && (node->mode & S_IFMT) == S_IFREG) node->given = -1, node->size = 0;
  return 0;
}
int creat(const char *path, mode_t mode) { return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

int close(int fd) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  table[fd] = 0;
  int error = __sv_fails("fail_close", 1); /* the descriptor is gone all the same, as on Linux */
  if (error) errno = EIO;
  if (--file->refs > 0) return error ? -1 : 0;
  if (file->node && (file->flags & O_ACCMODE) != O_WRONLY) file->node->readers--;
  if (file->node && (file->flags & O_ACCMODE) != O_RDONLY) file->node->writers--;
  if (file->node) file->node->came++, file->node->went++;
  __sv_wake(&__sv_descriptors, ALL); /* whoever waits for it */
  struct sv_inode *node = file->node;
  if (node && node->special) __sv_release_node(node);
  else if (node) node->opens--, __sv_forget(node);
  if (file < standard || file >= standard + 3) free(file);
  return error ? -1 : 0;
}

static int duplicate(struct open_file *file, int to, int closes) {
  if (to < 0) return -1;
  table[to] = file;
  closes_on_exec[to] = closes != 0;
  file->refs++;
  return to;
}

int dup(int fd) {
  static const int errors[] = {EMFILE};
  struct open_file *file = get(fd);
  return file && !__sv_call_fails("fail_dup", errors, 1) ? duplicate(file, lowest(0), 0) : -1;
}

static int replace(int fd, int to, int closes) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  if (to < 0 || to >= MAX_FDS) return errno = EBADF, -1;
  if (to == fd) return to;
  if (table[to]) close(to);
  return duplicate(file, to, closes);
}
int dup2(int fd, int to) { return replace(fd, to, 0); }
int dup3(int fd, int to, int flags) { return fd == to ? (errno = EINVAL, -1) : replace(fd, to, flags & O_CLOEXEC); }

static const struct sv_ways failing_reads = {"fail_read", {EINTR, EIO}}, failing_writes = {"fail_write", {EINTR, ENOSPC}};
int __sv_some_fail(const struct sv_ways *ways, size_t *size) {
  int how = __sv_fails(ways->call, *size > 1 ? 3 : 2);
  if (how == 0) return 0;
  if (how == 3) return *size = 1, 0;
  return errno = ways->errors[how - 1], 1;
}

void (*__sv_mapped)(struct sv_inode *, int written);

ssize_t read(int fd, void *to, size_t size) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  if ((file->flags & O_ACCMODE) == O_WRONLY) return errno = EBADF, -1;
  struct sv_inode *node = file->node;
  if (node && size && (node->mode & S_IFMT) != S_IFDIR && __sv_some_fail(&failing_reads, &size)) return -1;
  if (!node) return 0;
  if (node->special) {
    __sv_hold_node(node);
    ssize_t n = node->special->read(node, to, size, file->flags);
    return __sv_release_node(node), n;
  }
  if ((node->mode & S_IFMT) == S_IFCHR) return __sv_device_read(node, to, size);
  if ((node->mode & S_IFMT) == S_IFDIR) return errno = EISDIR, -1;
  if ((node->mode & S_IFMT) == S_IFIFO) return __sv_pipe_read(node, to, size, file->flags);
  if (__sv_load(node)) return errno = ENOMEM, -1;
  if (__sv_mapped) __sv_mapped(node, 0);
  size_t left = (size_t)file->offset < node->size ? node->size - (size_t)file->offset : 0;
  if (size > left) size = left;
  if (size) memcpy(to, node->data + file->offset, size);
  file->offset += (off_t)size;
  return (ssize_t)size;
}

ssize_t write(int fd, const void *from, size_t size) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  if ((file->flags & O_ACCMODE) == O_RDONLY) return errno = EBADF, -1;
  struct sv_inode *node = file->node;
  if (size && __sv_some_fail(&failing_writes, &size)) return -1;
  if (!node) {
    if (size) __symvm_output(file->console, from, size);
    return (ssize_t)size;
  }
  if (node->special) {
    __sv_hold_node(node);
    ssize_t n = node->special->write(node, from, size, file->flags);
    return __sv_release_node(node), n;
  }
  if ((node->mode & S_IFMT) == S_IFCHR) return __sv_device_write(node, size);
  if (size == 0) return 0;
  if ((node->mode & S_IFMT) == S_IFIFO) return __sv_pipe_write(node, from, size, file->flags);
  if (__sv_load(node)) return errno = ENOMEM, -1;
  if (file->flags & O_APPEND) file->offset = (off_t)node->size;
  size_t end = (size_t)file->offset + size;
  if (__sv_mapped) __sv_mapped(node, 0);
  if (end > node->size && __sv_resize(node, end)) return errno = ENOSPC, -1;
  memcpy(node->data + file->offset, from, size);
  if (__sv_mapped) __sv_mapped(node, 1);
  file->offset = (off_t)end;
  return (ssize_t)size;
}

off_t lseek(int fd, off_t offset, int whence) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  if (is_stream(file)) return errno = ESPIPE, -1;
  if ((whence == SEEK_DATA || whence == SEEK_HOLE) && (file->node->mode & S_IFMT) == S_IFREG) { /* no file has holes */
    if (offset < 0 || (size_t)offset >= file->node->size) return errno = ENXIO, -1;
    return file->offset = whence == SEEK_DATA ? offset : (off_t)file->node->size;
  }
  off_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? file->offset : (off_t)file->node->size;
  if (whence < SEEK_SET || whence > SEEK_END || base + offset < 0) return errno = EINVAL, -1;
  return file->offset = base + offset;
}
off_t lseek64(int fd, off_t offset, int whence) { return lseek(fd, offset, whence); }

ssize_t pread(int fd, void *to, size_t size, off_t at) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  if (is_stream(file)) return errno = ESPIPE, -1;
  if (at < 0) return errno = EINVAL, -1;
  off_t before = file->offset;
  file->offset = at;
  ssize_t n = read(fd, to, size);
  file->offset = before;
  return n;
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  if (is_stream(file)) return errno = ESPIPE, -1;
  if (at < 0) return errno = EINVAL, -1;
  off_t before = file->offset;
  file->offset = at;
  ssize_t n = write(fd, from, size);
  file->offset = before;
  return n;
}

ssize_t __sv_together(const struct iovec *parts, size_t count) {
  size_t size = 0;
  if (count > 1024) return errno = EINVAL, -1;
  for (size_t i = 0; i < count; i++) {
    if (parts[i].size > LONG_MAX - size) return errno = EINVAL, -1;
    size += parts[i].size;
  }
  return (ssize_t)size;
}
void __sv_scatter(const struct iovec *parts, size_t count, const char *from, size_t size) {
  for (size_t i = 0; i < count && size; i++) {
    size_t part = parts[i].size < size ? parts[i].size : size;
    if (part) memcpy(parts[i].base, from, part);
    from += part, size -= part;
  }
}
void __sv_gather(char *to, size_t size, const struct iovec *parts, size_t count) {
  for (size_t i = 0; i < count && size; i++) {
    size_t part = parts[i].size < size ? parts[i].size : size;
    if (part) memcpy(to, parts[i].base, part);
    to += part, size -= part;
  }
}
/* Of a stream one read and one write: what comes after may be another message, or wait. */
static int is_in_one(int fd, int count) {
  struct open_file *file = get(fd);
  return count > 1 && file && file->node && is_stream(file);
}
ssize_t readv(int fd, const struct iovec *parts, int count) {
  ssize_t total = __sv_together(parts, (size_t)count);
  if (total < 0) return -1;
  if (is_in_one(fd, count)) {
    size_t size = total < SV_AT_ONCE ? (size_t)total : SV_AT_ONCE;
    char *whole = __sv_kernel_memory(size + 1);
    if (!whole) return errno = ENOMEM, -1;
    total = read(fd, whole, size);
    if (total > 0) __sv_scatter(parts, (size_t)count, whole, (size_t)total);
    return free(whole), total;
  }
  total = 0;
  for (int i = 0; i < count; i++) {
    ssize_t n = read(fd, parts[i].base, parts[i].size);
    if (n < 0) return total ? total : n;
    total += n;
    if ((size_t)n < parts[i].size) break;
  }
  return total;
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  ssize_t total = __sv_together(parts, (size_t)count);
  if (total < 0) return -1;
  if (is_in_one(fd, count)) {
    size_t size = total < SV_AT_ONCE ? (size_t)total : SV_AT_ONCE;
    char *whole = __sv_kernel_memory(size + 1);
    if (!whole) return errno = ENOMEM, -1;
    __sv_gather(whole, size, parts, (size_t)count);
    total = write(fd, whole, size);
    return free(whole), total;
  }
  total = 0;
  for (int i = 0; i < count; i++) {
    ssize_t n = write(fd, parts[i].base, parts[i].size);
    if (n < 0) return total ? total : n;
    total += n;
  }
  return total;
}

int ftruncate(int fd, off_t size) {
  struct open_file *file = get(fd);
  if (!file) return -1;
  if (is_stream(file) || (file->flags & O_ACCMODE) == O_RDONLY || size < 0) return errno = EINVAL, -1;
  static const int errors[] = {ENOSPC};
  if ((size_t)size > file->node->size && __sv_call_fails("fail_ftruncate", errors, 1)) return -1;
  return __sv_resize(file->node, (size_t)size) ? (errno = ENOSPC, -1) : 0;
}
int ftruncate64(int fd, off_t size) { return ftruncate(fd, size); }
int truncate(const char *path, off_t size) {
  int fd = open(path, O_WRONLY);
  if (fd < 0) return -1;
  int result = ftruncate(fd, size);
  close(fd);
  return result;
}

/* Commands that only ask have no argument; nor is one looked for with those that nobody knows. */
static int is_known(int command) { return (command >= 0 && command <= 11) || command == 15 || command == 16 || (command >= 36 && command <= 38) || (command >= 1024 && command <= 1034); }
static int only_asks(int command) { return !is_known(command) || command == F_GETFD || command == F_GETFL || command == 9 || command == 11 || command == 1025 || command == 1032 || command == 1034; }
#define FCNTL_ARGUMENT(command)       \
  long argument = 0;                  \
  if (!only_asks(command)) {          \
    va_list args;                     \
    va_start(args, command);          \
    argument = va_arg(args, long);    \
    va_end(args);                     \
  }
/* A lock is never in another process's way: there is none. (Those of open files, F_OFD_SETLK, are in nobody's way, either.) */
struct flock { short type, whence; off_t start, size; int owner; };
static int lock(const struct open_file *file, int command, struct flock *lock) {
  enum { READ, WRITE, NONE };
  int access = file->flags & O_ACCMODE, asks = command == F_GETLK || command == F_OFD_GETLK;
  if (lock->type < READ || lock->type > NONE - (command == F_GETLK) || lock->whence < SEEK_SET || lock->whence > SEEK_END) return errno = EINVAL, -1;
  off_t from = lock->start + (lock->whence == SEEK_CUR ? file->offset : lock->whence == SEEK_END && file->node ? (off_t)file->node->size : 0);
  if (from < 0 || (lock->size < 0 && from + lock->size < 0)) return errno = EINVAL, -1;
  if (!asks && ((lock->type == READ && access == O_WRONLY) || (lock->type == WRITE && access == O_RDONLY))) return errno = EBADF, -1;
  if (command >= F_OFD_GETLK && lock->owner) return errno = EINVAL, -1;
  if (asks) lock->type = NONE;
  return 0;
}
int fcntl(int fd, int command, ...) {
  struct open_file *file = get(fd);
  FCNTL_ARGUMENT(command);
  if (!file) return -1;
  switch (command) {
  case F_DUPFD:
  case F_DUPFD_CLOEXEC: return argument < 0 || argument >= MAX_FDS ? (errno = EINVAL, -1) : duplicate(file, lowest((int)argument), command == F_DUPFD_CLOEXEC);
  case F_GETFD: return closes_on_exec[fd];
  case F_SETFD: closes_on_exec[fd] = argument & 1; return 0;
  case F_GETFL: return file->flags & ~(O_CREAT | O_EXCL | O_TRUNC | O_CLOEXEC);
  case F_SETFL: file->flags = (file->flags & ~(O_APPEND | O_NONBLOCK)) | ((int)argument & (O_APPEND | O_NONBLOCK)); return 0;
  case F_GETLK:
  case F_SETLK:
  case F_SETLKW:
  case F_OFD_GETLK:
  case F_OFD_SETLK:
  case F_OFD_SETLKW: return lock(file, command, (struct flock *)argument);
  default: return is_known(command) ? 0 : (errno = EINVAL, -1);
  }
}
int fcntl64(int fd, int command, ...) {
  FCNTL_ARGUMENT(command);
  return fcntl(fd, command, argument);
}

int isatty(int fd) {
  if (get(fd)) errno = ENOTTY;
  return 0;
}
char *ttyname(int fd) { return (void)isatty(fd), (char *)0; }
enum { FIONREAD = 0x541b, FIONBIO = 0x5421 };
int ioctl(int fd, unsigned long request, ...) {
  struct open_file *file = get(fd);
  va_list args;
  if (!file) return -1;
  va_start(args, request);
  int *value = request == FIONREAD || request == FIONBIO ? va_arg(args, int *) : 0;
  va_end(args);
  if (request == FIONBIO) return file->flags = *value ? file->flags | O_NONBLOCK : file->flags & ~O_NONBLOCK, 0;
  if (request == FIONREAD && file->node && file->node->special) {
    int size = file->node->special->available ? file->node->special->available(file->node) : (errno = ENOTTY, -1);
    return size < 0 ? -1 : (*value = size, 0);
  }
  if (request == FIONREAD && file->node) {
    size_t from = is_stream(file) ? 0 : (size_t)file->offset, size = file->node->size;
    return *value = from < size ? (int)(size - from) : 0, 0;
  }
  return (void)isatty(fd), -1;
}
int tcgetattr(int fd, void *attributes) { return (void)attributes, (void)isatty(fd), -1; }
int tcsetattr(int fd, int when, const void *attributes) { return (void)attributes, (void)when, (void)isatty(fd), -1; }
int fsync(int fd) {
  static const int errors[] = {EIO};
  return get(fd) && !__sv_call_fails("fail_fsync", errors, 1) ? 0 : -1;
}
int fdatasync(int fd) { return fsync(fd); }
int flock(int fd, int operation) {
  int what = operation & ~4; /* whether it may wait is all the same */
  if (what != 1 && what != 2 && what != 8) return errno = EINVAL, -1;
  return get(fd) ? 0 : -1;
}
void sync(void) {}

/* What reading and writing would do at once. */
int __sv_readiness(int fd) {
  int before = errno;
  struct open_file *file = get(fd);
  errno = before;
  if (!file) return SV_INVALID;
  struct sv_inode *node = file->node;
  int access = file->flags & O_ACCMODE;
  if (node && node->special) return node->special->readiness(node);
  if (!node || (node->mode & S_IFMT) != S_IFIFO) return SV_CAN_READ | SV_CAN_WRITE;
  int ready = 0;
  if (access != O_WRONLY) ready |= (node->size > 0 ? SV_CAN_READ : 0) | (node->writers == 0 ? SV_HUNG_UP : 0);
  if (access != O_RDONLY) ready |= (node->size < SV_PIPE_SIZE ? SV_CAN_WRITE : 0) | (node->readers == 0 ? SV_FAULT : 0);
  return ready;
}
ssize_t pread64(int fd, void *to, size_t size, off_t at) { return pread(fd, to, size, at); }
ssize_t pwrite64(int fd, const void *from, size_t size, off_t at) { return pwrite(fd, from, size, at); }
