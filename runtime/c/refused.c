/* Calls that reach out of the process or need privileges nobody gave: refused by the error number that the kernel gives
 * an ordinary user, and written down. Advice and limits, which change nothing, are taken. */
#include "waiting.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"
#define REFUSED(type, name, parameters, error) \
  type name parameters { return __symvm_note(#name), errno = error, (type)-1; }
REFUSED(int, chroot, (const char *path), EPERM)
REFUSED(int, mount, (const char *from, const char *to, const char *kind, u64 flags, const void *data), EPERM)
REFUSED(int, umount, (const char *path), EPERM)
REFUSED(int, umount2, (const char *path, int flags), EPERM)
REFUSED(int, sethostname, (const char *name, size_t size), EPERM)
REFUSED(int, setdomainname, (const char *name, size_t size), EPERM)
REFUSED(int, reboot, (int how), EPERM)
REFUSED(int, capget, (void *header, void *data), EPERM)
REFUSED(int, capset, (void *header, const void *data), EPERM)
REFUSED(int, unshare, (int flags), EPERM)
REFUSED(int, setns, (int fd, int kind), EPERM)
REFUSED(int, vhangup, (void), EPERM)
REFUSED(int, acct, (const char *path), EPERM)
REFUSED(int, swapon, (const char *path, int flags), EPERM)
REFUSED(int, swapoff, (const char *path), EPERM)
REFUSED(int, klogctl, (int kind, char *buffer, int size), EPERM)
REFUSED(int, clock_settime, (int which, const struct timespec *to), EPERM)
REFUSED(int, setgroups, (size_t count, const gid_t *list), EPERM)
REFUSED(int, initgroups, (const char *user, gid_t group), EPERM)
REFUSED(long, ptrace, (int request, ...), EPERM)
REFUSED(int, inotify_init, (void), ENOSYS)
REFUSED(int, inotify_init1, (int flags), ENOSYS)
REFUSED(int, inotify_add_watch, (int fd, const char *path, u32 mask), EBADF)
REFUSED(int, inotify_rm_watch, (int fd, int watch), EBADF)
REFUSED(int, signalfd, (int fd, const void *set, int flags), ENOSYS)
REFUSED(int, memfd_create, (const char *name, unsigned flags), ENOSYS)
REFUSED(int, semget, (int key, int count, int flags), ENOSYS)
REFUSED(int, semop, (int id, void *list, size_t count), ENOSYS)
REFUSED(int, semctl, (int id, int index, int command, ...), ENOSYS)
REFUSED(int, msgget, (int key, int flags), ENOSYS)
REFUSED(int, msgsnd, (int id, const void *message, size_t size, int flags), ENOSYS)
REFUSED(ssize_t, msgrcv, (int id, void *message, size_t size, long kind, int flags), ENOSYS)
REFUSED(int, msgctl, (int id, int command, void *to), ENOSYS)
REFUSED(int, shmget, (int key, size_t size, int flags), ENOSYS)
REFUSED(int, shmctl, (int id, int command, void *to), ENOSYS)
REFUSED(int, shmdt, (const void *at), EINVAL)
REFUSED(int, shm_open, (const char *name, int flags, mode_t mode), ENOSYS)
REFUSED(int, shm_unlink, (const char *name), ENOENT)
REFUSED(int, timer_create, (int clock, void *event, void **timer), ENOSYS)
REFUSED(int, timer_settime, (void *timer, int flags, const void *to, void *before), EINVAL)
REFUSED(int, timer_delete, (void *timer), EINVAL)
REFUSED(int, daemon, (int stay, int keep), EAGAIN)
REFUSED(int, posix_openpt, (int flags), ENOENT)
REFUSED(int, openpty, (int *a, int *b, char *name, const void *attributes, const void *size), ENOENT)
REFUSED(pid_t, forkpty, (int *a, char *name, const void *attributes, const void *size), ENOENT)
REFUSED(int, grantpt, (int fd), ENOTTY)
REFUSED(int, unlockpt, (int fd), ENOTTY)
REFUSED(ssize_t, splice, (int from, off_t *at, int to, off_t *there, size_t size, unsigned flags), EINVAL)
REFUSED(int, execvpe, (const char *file, char *const list[], char *const environment[]), ENOENT)
REFUSED(int, fexecve, (int fd, char *const list[], char *const environment[]), ENOENT)
REFUSED(pid_t, wait4, (pid_t pid, int *status, int options, void *usage), ECHILD)
REFUSED(int, waitid, (int kind, unsigned id, void *to, int options), ECHILD)
/* Extended attributes: no file has any. */
REFUSED(ssize_t, getxattr, (const char *path, const char *name, void *to, size_t size), ENOTSUP)
REFUSED(ssize_t, lgetxattr, (const char *path, const char *name, void *to, size_t size), ENOTSUP)
REFUSED(ssize_t, fgetxattr, (int fd, const char *name, void *to, size_t size), ENOTSUP)
REFUSED(ssize_t, listxattr, (const char *path, char *to, size_t size), ENOTSUP)
REFUSED(ssize_t, llistxattr, (const char *path, char *to, size_t size), ENOTSUP)
REFUSED(ssize_t, flistxattr, (int fd, char *to, size_t size), ENOTSUP)
REFUSED(int, setxattr, (const char *path, const char *name, const void *value, size_t size, int flags), ENOTSUP)
REFUSED(int, lsetxattr, (const char *path, const char *name, const void *value, size_t size, int flags), ENOTSUP)
REFUSED(int, fsetxattr, (int fd, const char *name, const void *value, size_t size, int flags), ENOTSUP)
REFUSED(int, removexattr, (const char *path, const char *name), ENOTSUP)

/* posix_spawn and its settings; the error number is the result. */
int posix_spawn(pid_t *pid, const char *path, const void *actions, const void *settings, char *const list[], char *const environment[]) {
  (void)pid, (void)path, (void)actions, (void)settings, (void)list, (void)environment;
  __symvm_note("posix_spawn");
  return EAGAIN;
}
int posix_spawnp(pid_t *pid, const char *path, const void *actions, const void *settings, char *const list[], char *const environment[]) {
  return posix_spawn(pid, path, actions, settings, list, environment);
}
int posix_spawn_file_actions_init(void *to) { return memset(to, 0, 80), 0; }
int posix_spawn_file_actions_destroy(void *to) { return (void)to, 0; }
int posix_spawn_file_actions_adddup2(void *to, int from, int fd) { return (void)to, (void)from, (void)fd, 0; }
int posix_spawn_file_actions_addclose(void *to, int fd) { return (void)to, (void)fd, 0; }
int posix_spawn_file_actions_addopen(void *to, int fd, const char *path, int flags, mode_t mode) { return (void)to, (void)fd, (void)path, (void)flags, (void)mode, 0; }
int posix_spawnattr_init(void *to) { return memset(to, 0, 336), 0; }
int posix_spawnattr_destroy(void *to) { return (void)to, 0; }
int posix_spawnattr_setflags(void *to, short flags) { return (void)to, (void)flags, 0; }
int posix_spawnattr_setsigmask(void *to, const void *set) { return (void)to, (void)set, 0; }
int posix_spawnattr_setpgroup(void *to, pid_t group) { return (void)to, (void)group, 0; }

/* Libraries ask so for what an old libc may lack (Rust's for entropy and the thread's number, and what its locks wait for). */
int getpid(void);
ssize_t getrandom(void *, size_t, unsigned);
long __sv_futex(va_list);
int gettid(void);
enum { SYS_SCHED_YIELD = 24, SYS_GETPID = 39, SYS_GETTID = 186, SYS_FUTEX = 202, SYS_GETRANDOM = 318 };
long syscall(long number, ...) {
  va_list args;
  long result;
  va_start(args, number);
  if (number == SYS_GETPID) result = getpid();
  else if (number == SYS_GETTID) result = gettid();
  else if (number == SYS_SCHED_YIELD) result = (__sv_give_way(), 0);
  else if (number == SYS_FUTEX) result = __sv_futex(args);
  else if (number == SYS_GETRANDOM) {
    void *to = va_arg(args, void *);
    size_t size = va_arg(args, size_t);
    result = getrandom(to, size, va_arg(args, unsigned));
  } else result = (__symvm_note("syscall"), errno = ENOSYS, -1);
  va_end(args);
  return result;
}

/* Shared objects: nothing can be loaded. */
static const char *load_error;
void *dlopen(const char *path, int mode) {
  (void)path, (void)mode;
  __symvm_note("dlopen");
  load_error = "no shared objects can be loaded";
  return 0;
}
void *dlsym(void *handle, const char *name) { return (void)handle, (void)name, load_error = "undefined symbol", (void *)0; }
int dlclose(void *handle) { return (void)handle, 0; }
char *dlerror(void) {
  char *text = (char *)load_error;
  load_error = 0;
  return text;
}
int dladdr(const void *at, void *to) { return (void)at, (void)to, 0; }
int dl_iterate_phdr(int (*call)(void *, size_t, void *), void *data) { return (void)call, (void)data, 0; }

/* Advice, scheduling, identity: taken, or answered with what is. */
int posix_fadvise(int fd, off_t at, off_t size, int advice) { return (void)at, (void)size, (void)advice, __sv_readiness(fd) == SV_INVALID ? EBADF : 0; }
int posix_fadvise64(int fd, off_t at, off_t size, int advice) { return posix_fadvise(fd, at, size, advice); }
ssize_t readahead(int fd, off_t at, size_t size) { return (void)at, (void)size, __sv_readiness(fd) == SV_INVALID ? (errno = EBADF, -1) : 0; }
int sync_file_range(int fd, off_t at, off_t size, unsigned flags) { return (void)at, (void)size, (void)flags, __sv_readiness(fd) == SV_INVALID ? (errno = EBADF, -1) : 0; }
int syncfs(int fd) { return __sv_readiness(fd) == SV_INVALID ? (errno = EBADF, -1) : 0; }
int close_range(unsigned first, unsigned last, int flags) {
  if (first > last) return errno = EINVAL, -1;
  for (unsigned fd = first; !(flags & 4) && fd <= last && fd < 256; fd++) /* 4: only close-on-exec */
    if (__sv_readiness((int)fd) != SV_INVALID) close((int)fd);
  return 0;
}
int lockf(int fd, int command, off_t size) {
  (void)size;
  if (command < 0 || command > 3) return errno = EINVAL, -1;
  return __sv_readiness(fd) == SV_INVALID ? (errno = EBADF, -1) : 0;
}
int lockf64(int fd, int command, off_t size) { return lockf(fd, command, size); }
int posix_fallocate(int fd, off_t at, off_t size) {
  struct sv_inode *node = __sv_inode_of(fd);
  if (!node) return __sv_is_console(fd) ? ENODEV : EBADF;
  if (at < 0 || size <= 0) return EINVAL;
  if ((size_t)(at + size) > node->size && __sv_resize(node, (size_t)(at + size))) return ENOSPC;
  return 0;
}
int posix_fallocate64(int fd, off_t at, off_t size) { return posix_fallocate(fd, at, size); }
int fallocate(int fd, int mode, off_t at, off_t size) {
  if (mode) return errno = ENOTSUP, -1;
  int error = posix_fallocate(fd, at, size);
  return error ? (errno = error, -1) : 0;
}
int fallocate64(int fd, int mode, off_t at, off_t size) { return fallocate(fd, mode, at, size); }
int prctl(int option, ...) {
  va_list args;
  if (option <= 0 || option > 70) return errno = EINVAL, -1;
  if (option != 15 && option != 16) return 0;
  va_start(args, option);
  char *text = va_arg(args, char *);
  va_end(args);
  unsigned long pthread_self(void);
  int pthread_setname_np(unsigned long, const char *), pthread_getname_np(unsigned long, char *, size_t);
  if (option == 16) return pthread_getname_np(pthread_self(), text, 16) ? -1 : 0; /* PR_GET_NAME */
  char shortened[16];
  strlcpy(shortened, text, sizeof shortened);
  pthread_setname_np(pthread_self(), shortened);
  return 0;
}
int getrlimit64(int resource, void *to) {
  int getrlimit(int, void *);
  return getrlimit(resource, to);
}
int setrlimit64(int resource, const void *to) {
  int setrlimit(int, const void *);
  return setrlimit(resource, to);
}
int sched_getaffinity(pid_t pid, size_t size, u64 *set) {
  (void)pid;
  if (size < 8) return errno = EINVAL, -1;
  memset(set, 0, size);
  *set = 1;
  return 0;
}
int sched_setaffinity(pid_t pid, size_t size, const u64 *set) { return (void)pid, (void)size, (void)set, 0; }
int sched_getscheduler(pid_t pid) { return (void)pid, 0; }
int sched_getparam(pid_t pid, int *to) { return (void)pid, *to = 0, 0; }
int sched_setscheduler(pid_t pid, int policy, const int *to) { return (void)pid, (void)policy, *to ? (errno = EPERM, -1) : 0; }
static int extreme_of(int policy, int real_time) {
  if (policy < 0 || policy > 6 || policy == 4) return errno = EINVAL, -1;
  return policy == 1 || policy == 2 ? real_time : 0;
}
int sched_get_priority_min(int policy) { return extreme_of(policy, 1); }
int sched_get_priority_max(int policy) { return extreme_of(policy, 99); }
int __sched_cpucount(size_t size, const u64 *set) {
  int n = 0;
  for (size_t i = 0; i < size / 8; i++) n += __builtin_popcountl(set[i]);
  return n;
}
void *__sched_cpualloc(size_t count) { return malloc((count + 63) / 64 * 8); }
void __sched_cpufree(void *set) { free(set); }
int __libc_current_sigrtmin(void) { return 34; }
int __libc_current_sigrtmax(void) { return 64; }
int personality(u64 wanted) { return wanted == 0xffffffff ? 0 : wanted ? (errno = EPERM, -1) : 0; }
char __libc_single_threaded = 1;
