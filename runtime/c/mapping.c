/* Memory mappings: anonymous ones are fresh zeroed objects; a file's bytes are copied in. A shared writable mapping is copied
 * back when somebody looks at the file, and shared ones follow what is written to it. Two shared mappings of one file, of which
 * one is written through, would have to be the same memory: a loss, and recorded. Unmapped memory is freed, so that a later
 * access is reported. */
#include "libc.h"

enum { PROT_WRITE = 2, MAP_SHARED = 1, MAP_PRIVATE = 2, MAP_FIXED = 0x10, MAP_ANONYMOUS = 0x20, MAP_FIXED_NOREPLACE = 0x100000, MAP_KIND = 15, PAGE = 4096 };
#define MAP_FAILED ((void *)-1)

int posix_memalign(void **, size_t, size_t);

struct mapping {
  struct mapping *next;
  byte *at;
  size_t size;
  struct sv_inode *node; /* of a shared file; else 0 */
  int writable;
  size_t offset;
};
static struct mapping *mappings;

static size_t whole_pages(size_t size) { return (size + PAGE - 1) & ~(size_t)(PAGE - 1); }

static void write_back(const struct mapping *m) {
  struct sv_inode *node = m->node;
  if (!node || !m->writable || m->offset >= node->size) return;
  size_t left = node->size - m->offset;
  memcpy(node->data + m->offset, m->at, left < m->size ? left : m->size);
}
static void follow(struct sv_inode *node, int written) {
  for (struct mapping *m = mappings; m; m = m->next) {
    if (m->node != node) continue;
    if (!written) write_back(m);
    else if (m->offset < node->size) {
      size_t left = node->size - m->offset;
      memcpy(m->at, node->data + m->offset, left < m->size ? left : m->size);
    }
  }
}

void *mmap(void *wanted, size_t size, int protection, int flags, int fd, off_t offset) {
  int kind = flags & MAP_KIND;
  struct sv_inode *node = 0;
  if (size == 0 || (kind != MAP_SHARED && kind != MAP_PRIVATE && kind != 3) || offset & (PAGE - 1)) return errno = EINVAL, MAP_FAILED;
  if (flags & (MAP_FIXED | MAP_FIXED_NOREPLACE)) {
    (void)wanted;
    __symvm_note("mmap at a fixed address");
    return errno = ENOMEM, MAP_FAILED;
  }
  if (!(flags & MAP_ANONYMOUS)) {
    node = __sv_inode_of(fd);
    if (!node) return errno = __sv_is_console(fd) ? ENODEV : EBADF, MAP_FAILED;
    if ((node->mode & S_IFMT) != S_IFREG) return errno = (node->mode & S_IFMT) == S_IFCHR ? ENODEV : EACCES, MAP_FAILED;
    if (__sv_load(node)) return errno = ENOMEM, MAP_FAILED;
  }
  void *at;
  struct mapping *m = malloc(sizeof *m);
  if (!m || posix_memalign(&at, PAGE, whole_pages(size))) {
    free(m);
    return errno = ENOMEM, MAP_FAILED;
  }
  memset(at, 0, whole_pages(size));
  if (node) follow(node, 0);
  if (node && (size_t)offset < node->size) {
    size_t left = node->size - (size_t)offset;
    memcpy(at, node->data + offset, left < whole_pages(size) ? left : whole_pages(size));
  }
  int shared = node && kind != MAP_PRIVATE, writable = shared && (protection & PROT_WRITE);
  for (struct mapping *other = mappings; shared && other; other = other->next)
    if (other->node == node && (writable || other->writable)) {
      __symvm_note("a file that is mapped twice");
      break;
    }
  *m = (struct mapping){mappings, at, whole_pages(size), shared ? node : 0, writable, (size_t)offset};
  if (shared) node->opens++, __sv_mapped = follow;
  mappings = m;
  return at;
}
void *mmap64(void *wanted, size_t size, int protection, int flags, int fd, off_t offset) { return mmap(wanted, size, protection, flags, fd, offset); }

static struct mapping **find(const void *at) {
  struct mapping **m = &mappings;
  while (*m && !((const byte *)at >= (*m)->at && (const byte *)at < (*m)->at + (*m)->size)) m = &(*m)->next;
  return m;
}

/* A part of a mapping stays until the rest of it goes. */
int munmap(void *at, size_t size) {
  if ((u64)at & (PAGE - 1) || size == 0) return errno = EINVAL, -1;
  struct mapping **place = find(at), *m = *place;
  if (!m) return 0;
  write_back(m);
  if (m->at != at || whole_pages(size) < m->size) return 0;
  *place = m->next;
  if (m->node) m->node->opens--, __sv_forget(m->node);
  free(m->at);
  free(m);
  return 0;
}

int msync(void *at, size_t size, int flags) {
  (void)size;
  struct mapping *m = *find(at);
  if ((u64)at & (PAGE - 1) || (flags & 5) == 5) return errno = EINVAL, -1;
  if (!m) return errno = ENOMEM, -1;
  write_back(m);
  return 0;
}

void *mremap(void *at, size_t old_size, size_t size, int flags, ...) {
  struct mapping *m = *find(at);
  void *moved;
  (void)old_size;
  if (!m || m->at != at || size == 0 || flags & ~1) return errno = EINVAL, MAP_FAILED;
  if (whole_pages(size) <= m->size) return at;
  if (!(flags & 1) || posix_memalign(&moved, PAGE, whole_pages(size))) return errno = ENOMEM, MAP_FAILED;
  memset((byte *)moved + m->size, 0, whole_pages(size) - m->size);
  memcpy(moved, m->at, m->size);
  free(m->at);
  m->at = moved;
  m->size = whole_pages(size);
  return moved;
}

/* Protection and advice change nothing that a program can see, unless it violates them. */
int mprotect(void *at, size_t size, int protection) { return (void)size, (void)protection, (u64)at & (PAGE - 1) ? (errno = EINVAL, -1) : 0; }
int madvise(void *at, size_t size, int advice) { return (void)size, (void)advice, (u64)at & (PAGE - 1) ? (errno = EINVAL, -1) : 0; }
int posix_madvise(void *at, size_t size, int advice) { return (void)at, (void)size, (void)advice, 0; }
int mlock(const void *at, size_t size) { return (void)at, (void)size, 0; }
int munlock(const void *at, size_t size) { return (void)at, (void)size, 0; }
int mlockall(int flags) { return (void)flags, 0; }
int munlockall(void) { return 0; }

/* The break lies in one object of fixed size: programs ask for it to estimate their memory, or hand out a little. */
enum { BREAK_ROOM = 1 << 20 };
void *sbrk(long increment) {
  static byte *start;
  static long used;
  if (!start && !(start = calloc(BREAK_ROOM, 1))) return errno = ENOMEM, MAP_FAILED;
  if (used + increment < 0 || used + increment > BREAK_ROOM) return errno = ENOMEM, MAP_FAILED;
  byte *before = start + used;
  used += increment;
  return before;
}
int mincore(void *at, size_t size, byte *to) {
  if ((u64)at & (PAGE - 1)) return errno = EINVAL, -1;
  if (!*find(at)) return errno = ENOMEM, -1;
  memset(to, 1, whole_pages(size) / PAGE);
  return 0;
}
void mtrace(void) {}
void muntrace(void) {}
