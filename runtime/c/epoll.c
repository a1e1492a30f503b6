/* epoll: a set of descriptors, and which of them are ready. As Linux has it, what is in the set is the open file: it leaves
 * the set when its last descriptor is closed; here when that descriptor has something else open, or nothing. */
#include "waiting.h"

struct __attribute__((packed)) epoll_event { u32 events; u64 data; };
enum { ADD = 1, DELETE, MODIFY };
#define EDGE (1u << 31)
#define ONCE (1u << 30)
#define ALWAYS (SV_FAULT | SV_HUNG_UP)

struct interest {
  struct interest *next;
  int fd, is_done; /* ONCE, and it was told */
  const struct sv_inode *node;
  struct epoll_event event;
  u32 came, went; /* what was told of by EDGE */
};
struct set {
  struct sv_inode node;
  struct interest *all;
};

static struct interest **find(struct set *set, int fd) {
  struct interest **at = &set->all;
  while (*at && (*at)->fd != fd) at = &(*at)->next;
  return at;
}
static void leave(struct interest **at) {
  struct interest *gone = *at;
  *at = gone->next;
  free(gone);
}
static void drop_closed(struct set *set) {
  for (struct interest **at = &set->all; *at;) {
    if (__sv_readiness((*at)->fd) == SV_INVALID || __sv_inode_of((*at)->fd) != (*at)->node) leave(at);
    else at = &(*at)->next;
  }
}
/* The events to tell of. */
static u32 events_of(const struct interest *i, u32 now) {
  u32 asked = i->event.events | ALWAYS;
  if (i->is_done) return 0;
  if (now & SV_CAN_READ) now |= 0x40;
  if (now & SV_CAN_WRITE) now |= 0x100;
  now &= asked;
  /* Once anything has changed, all is told. */
  int is_old = i->event.events & EDGE && i->node && i->came == i->node->came && i->went == i->node->went;
  return is_old ? 0 : now;
}
static int look(struct set *set, struct epoll_event *to, int most, int *is_open) {
  int count = 0;
  struct interest *i, **last = &set->all;
  *is_open = 0;
  drop_closed(set);
  for (i = set->all; i && count < most; i = i->next) {
    int now = __sv_readiness(i->fd);
    u32 events = events_of(i, (u32)now);
    *is_open |= now & SV_OPEN;
    if (!events) continue;
    if (to) {
      to[count] = (struct epoll_event){events, i->event.data};
      i->is_done = (i->event.events & ONCE) != 0;
      if (i->node) i->came = i->node->came, i->went = i->node->went;
    }
    count++;
  }
  /* Who was not looked at comes first next time. */
  if (to && i && i != set->all) {
    while (*last) last = &(*last)->next;
    *last = set->all;
    for (last = &set->all; *last != i; last = &(*last)->next) {}
    *last = 0, set->all = i;
  }
  return count;
}

static ssize_t no_read(struct sv_inode *node, void *to, size_t size, int flags) { return (void)node, (void)to, (void)size, (void)flags, errno = EINVAL, -1; }
static ssize_t no_write(struct sv_inode *node, const void *from, size_t size, int flags) { return (void)node, (void)from, (void)size, (void)flags, errno = EINVAL, -1; }
static int readiness(struct sv_inode *node) {
  int is_open, ready = look((struct set *)node, 0, INT_MAX, &is_open);
  return (ready ? SV_CAN_READ : 0) | is_open;
}
static void closed(struct sv_inode *node) {
  struct set *set = (struct set *)node;
  while (set->all) leave(&set->all);
  free(set);
}
static const struct sv_special sets = {no_read, no_write, readiness, 0, closed};

int epoll_create1(int flags) {
  if (flags & ~O_CLOEXEC) return errno = EINVAL, -1;
  struct set *set = __sv_kernel_memory(sizeof *set);
  return __sv_attach_special(set ? &set->node : 0, &sets, 0600, flags);
}
int epoll_create(int size) { return size <= 0 ? (errno = EINVAL, -1) : epoll_create1(0); }

static struct set *set_of(int fd) {
  struct sv_inode *node = __sv_inode_of(fd);
  if (node && node->special == &sets) return (struct set *)node;
  if (node || __sv_is_console(fd)) errno = EINVAL;
  return 0;
}
/* The set itself, or a set that holds it. */
static int holds(const struct sv_inode *node, const struct set *set) {
  if (node == &set->node) return 1;
  if (!node || node->special != &sets) return 0;
  for (struct interest *i = ((struct set *)node)->all; i; i = i->next)
    if (holds(i->node, set)) return 1;
  return 0;
}
int epoll_ctl(int at, int what, int fd, struct epoll_event *event) {
  struct set *set = set_of(at);
  if (__sv_readiness(fd) == SV_INVALID) return errno = EBADF, -1;
  struct sv_inode *node = __sv_inode_of(fd);
  if (!set) return -1;
  if (node == &set->node) return errno = EINVAL, -1;
  if (what == ADD && holds(node, set)) return errno = ELOOP, -1;
  int is_file = node && !node->special && (node->mode & S_IFMT) != S_IFIFO && (node->mode & S_IFMT) != S_IFCHR;
  if (is_file && node->given != 0) return errno = EPERM, -1; /* the standard input is a pipe as well as a file */
  drop_closed(set);
  struct interest **found = find(set, fd), *i = *found;
  switch (what) {
  case ADD:
    if (i) return errno = EEXIST, -1;
    if (!(i = __sv_kernel_memory(sizeof *i))) return errno = ENOMEM, -1;
    while (*found) found = &(*found)->next;
    *found = i, i->fd = fd, i->node = node;
    break;
  case DELETE: return i ? leave(found), 0 : (errno = ENOENT, -1);
  case MODIFY:
    if (!i) return errno = ENOENT, -1;
    i->is_done = 0;
    break;
  default: return errno = EINVAL, -1;
  }
  i->event = *event;
  if (node) i->came = node->came - 1, i->went = node->went - 1; /* what is ready now is told of */
  return __sv_wake(&__sv_descriptors, ALL), 0;
}

/* Of poll.c. */
int __sv_wait_for_descriptors(int is_open, int limited, time_t seconds, long nanoseconds, u64 begun), __sv_ready(int ready);
static int wait(int at, struct epoll_event *to, int most, const struct timespec *timeout) {
  struct set *set = set_of(at);
  u64 begun = __sv_clock();
  int ready, is_open;
  if (!set) return -1;
  if (most <= 0) return errno = EINVAL, -1;
  __sv_hold_node(&set->node);
  while (!(ready = look(set, to, most, &is_open)) && __sv_wait_for_descriptors(is_open, timeout != 0, timeout ? timeout->tv_sec : 0, timeout ? timeout->tv_nsec : 0, begun)) {}
  return __sv_release_node(&set->node), __sv_ready(ready);
}
int epoll_wait(int at, struct epoll_event *to, int most, int timeout) {
  struct timespec length = {timeout / 1000, timeout % 1000 * 1000000L};
  return wait(at, to, most, timeout < 0 ? 0 : &length);
}
int epoll_pwait(int at, struct epoll_event *to, int most, int timeout, const void *signals) { return (void)signals, epoll_wait(at, to, most, timeout); }
int epoll_pwait2(int at, struct epoll_event *to, int most, const struct timespec *timeout, const void *signals) { return (void)signals, wait(at, to, most, timeout); }
