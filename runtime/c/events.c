/* Descriptors that are no files: eventfd's counters, and timers (timerfd). */
#include "waiting.h"

/* ---- counters ---- */

enum { SEMAPHORE = 1 };
#define MOST (~(u64)0 - 1)
struct counter {
  struct sv_inode node; /* first: what the descriptor knows */
  u64 value;
  int is_semaphore;
};

/* Waits for a descriptor to become ready; -1 and errno if the call ends instead. */
static int wait_for(int flags, u64 until, const char *what) {
  if (flags & O_NONBLOCK) return errno = EAGAIN, -1;
  int error = __sv_wait_or_cancelled(&__sv_descriptors, until);
  __sv_cancellation_point();
  if (error == DEADLOCK) __sv_stuck(what);
  return __sv_ends_call(error) ? (errno = EINTR, -1) : 0;
}

static ssize_t take(struct sv_inode *node, void *to, size_t size, int flags) {
  struct counter *c = (struct counter *)node;
  if (size < sizeof c->value) return errno = EINVAL, -1;
  while (!c->value)
    if (wait_for(flags, 0, "read of an event that nobody will send")) return -1;
  u64 value = c->is_semaphore ? 1 : c->value;
  c->value -= value, node->went++;
  __sv_wake(&__sv_descriptors, ALL);
  return memcpy(to, &value, sizeof value), sizeof value;
}
static ssize_t add(struct sv_inode *node, const void *from, size_t size, int flags) {
  struct counter *c = (struct counter *)node;
  u64 value;
  if (size < sizeof value) return errno = EINVAL, -1;
  memcpy(&value, from, sizeof value);
  if (value > MOST) return errno = EINVAL, -1;
  while (MOST - c->value < value)
    if (wait_for(flags, 0, "write of an event that nobody will take")) return -1;
  c->value += value, node->came++;
  return __sv_wake(&__sv_descriptors, ALL), sizeof value;
}
static int counter_readiness(struct sv_inode *node) {
  struct counter *c = (struct counter *)node;
  return (c->value ? SV_CAN_READ : 0) | (c->value < MOST ? SV_CAN_WRITE : 0);
}
static void counter_closed(struct sv_inode *node) { free(node); }
static const struct sv_special counters = {take, add, counter_readiness, 0, counter_closed};

int eventfd(unsigned start, int flags) {
  if (flags & ~(SEMAPHORE | O_NONBLOCK | O_CLOEXEC)) return errno = EINVAL, -1;
  struct counter *c = __sv_kernel_memory(sizeof *c);
  if (c) c->value = start, c->is_semaphore = flags & SEMAPHORE;
  return __sv_attach_special(c ? &c->node : 0, &counters, 0600, flags);
}
int eventfd_read(int fd, u64 *value) { return read(fd, value, sizeof *value) == sizeof *value ? 0 : -1; }
int eventfd_write(int fd, u64 value) { return write(fd, &value, sizeof value) == sizeof value ? 0 : -1; }

/* ---- timers ---- */

struct timer {
  struct sv_inode node;
  struct timer *next; /* all there are */
  u64 due, interval;  /* of the clock of time.c; 0: not set */
};
static struct timer *timers;
struct itimerspec { struct timespec interval, value; };
enum { ABSOLUTE = 1 };

static u64 expirations(const struct timer *t) {
  u64 now = __sv_clock();
  return !t->due || now < t->due ? 0 : t->interval ? (now - t->due) / t->interval + 1 : 1;
}
static u64 next_due(void) {
  u64 next = 0;
  for (struct timer *t = timers; t; t = t->next)
    if (t->due && !expirations(t) && (!next || t->due < next)) next = t->due;
  return next;
}
static ssize_t await(struct sv_inode *node, void *to, size_t size, int flags) {
  struct timer *t = (struct timer *)node;
  u64 count;
  if (size < sizeof count) return errno = EINVAL, -1;
  while (!(count = expirations(t)))
    if (wait_for(flags, t->due, "read of a timer that is not set")) return -1;
  t->due = t->interval ? t->due + count * t->interval : 0;
  node->came++; /* the next is another one */
  return memcpy(to, &count, sizeof count), sizeof count;
}
static ssize_t no_write(struct sv_inode *node, const void *from, size_t size, int flags) { return (void)node, (void)from, (void)size, (void)flags, errno = EINVAL, -1; }
static int timer_readiness(struct sv_inode *node) { return expirations((struct timer *)node) ? SV_CAN_READ : 0; }
static void timer_closed(struct sv_inode *node) {
  struct timer **at = &timers;
  while (*at && &(*at)->node != node) at = &(*at)->next;
  if (*at) *at = (*at)->next;
  free(node);
}
static const struct sv_special timer_kind = {await, no_write, timer_readiness, 0, timer_closed};

int timerfd_create(int clock, int flags) {
  int is_known = clock == 0 || clock == 1 || clock == 7; /* REALTIME, MONOTONIC, BOOTTIME: one clock here */
  if (!is_known || flags & ~(O_NONBLOCK | O_CLOEXEC)) return errno = EINVAL, -1;
  struct timer *t = __sv_kernel_memory(sizeof *t);
  if (t) t->next = timers, timers = t, __sv_timer_due = next_due;
  return __sv_attach_special(t ? &t->node : 0, &timer_kind, 0600, flags);
}
static struct timer *timer_of(int fd) {
  struct sv_inode *node = __sv_inode_of(fd);
  if (node && node->special == &timer_kind) return (struct timer *)node;
  if (node || __sv_is_console(fd)) errno = EINVAL;
  return 0;
}
static struct timespec length(u64 nanoseconds) { return (struct timespec){(time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000)}; }
int timerfd_gettime(int fd, struct itimerspec *to) {
  struct timer *t = timer_of(fd);
  if (!t) return -1;
  u64 now = __sv_clock(), passed = expirations(t);
  u64 due = !passed ? t->due : t->interval ? t->due + passed * t->interval : 0;
  return *to = (struct itimerspec){length(t->interval), length(due > now ? due - now : 0)}, 0;
}
int timerfd_settime(int fd, int flags, const struct itimerspec *to, struct itimerspec *before) {
  struct timer *t = timer_of(fd);
  if (!t) return -1;
  if (flags & ~3 || !__sv_is_time(&to->value) || !__sv_is_time(&to->interval) || to->value.tv_sec < 0 || to->interval.tv_sec < 0) return errno = EINVAL, -1;
  if (before) timerfd_gettime(fd, before);
  int is_set = to->value.tv_sec || to->value.tv_nsec;
  t->due = !is_set ? 0 : __sv_time_of(&to->value) + (flags & ABSOLUTE ? 0 : __sv_clock());
  t->interval = to->interval.tv_sec || to->interval.tv_nsec ? __sv_time_of(&to->interval) : 0;
  t->node.came++;
  return __sv_wake(&__sv_descriptors, ALL), 0;
}
