/* Small GNU extensions and what glibc's own headers and start files call. */
#include "libc.h"

const char *sigdescr_np(int number) {
  char *strsignal(int);
  return number > 0 && number < 32 ? strsignal(number) : 0;
}
const char *sigabbrev_np(int number) {
  static const char *const names[32] = {0, "HUP", "INT", "QUIT", "ILL", "TRAP", "ABRT", "BUS", "FPE", "KILL", "USR1", "SEGV", "USR2", "PIPE", "ALRM", "TERM", "STKFLT", "CHLD", "CONT", "STOP", "TSTP", "TTIN", "TTOU", "URG", "XCPU", "XFSZ", "VTALRM", "PROF", "WINCH", "POLL", "PWR", "SYS"};
  return number > 0 && number < 32 ? names[number] : 0;
}
void psignal(int number, const char *text) {
  char *strsignal(int);
  fprintf(stderr, "%s%s", text && *text ? text : "", text && *text ? ": " : "");
  if (number < 34) fprintf(stderr, "%s\n", strsignal(number));
  else fprintf(stderr, "Unknown signal %d\n", number); /* no name for real-time signals here */
}

const char *gnu_get_libc_version(void) { return "2.36"; }
const char *gnu_get_libc_release(void) { return "stable"; }
int _nl_msg_cat_cntr;
long __sysconf(int name) {
  long sysconf(int);
  return sysconf(name);
}
int __getpagesize(void) { return 4096; }
int __register_atfork(void (*before)(void), void (*parent)(void), void (*child)(void), void *library) { return (void)before, (void)parent, (void)child, (void)library, 0; }
int pthread_atfork(void (*before)(void), void (*parent)(void), void (*child)(void)) { return __register_atfork(before, parent, child, 0); }
int _dl_find_object(void *at, void *to) { return (void)at, (void)to, -1; }

/* The stack is not looked at. */
int backtrace(void **to, int room) { return (void)to, (void)room, 0; }
char **backtrace_symbols(void *const *at, int count) { return (void)at, (void)count, (char **)calloc(1, sizeof(char *)); }
void backtrace_symbols_fd(void *const *at, int count, int fd) { (void)at, (void)count, (void)fd; }
int _Unwind_Backtrace(int (*tell)(void *frame, void *), void *more) { return (void)tell, (void)more, 5; /* _URC_END_OF_STACK */ }

struct heap_numbers { size_t arena, free_blocks, fast_blocks, mapped_blocks, mapped, most, fast, used, free, top; };
struct heap_numbers mallinfo2(void) { return (struct heap_numbers){0}; }
struct small_heap_numbers { int numbers[10]; };
struct small_heap_numbers mallinfo(void) { return (struct small_heap_numbers){{0}}; }

int malloc_info(int options, FILE *to) { return options ? EINVAL : (fputs("<malloc version=\"1\">\n</malloc>\n", to), 0); }
void malloc_stats(void) {}
long get_phys_pages(void) { return __sysconf(85); }
long get_avphys_pages(void) { return __sysconf(86); }
int ftok(const char *path, int id) {
  struct stat s;
  return stat(path, &s) ? -1 : (int)((s.st_ino & 0xffff) | (s.st_dev & 0xff) << 16 | (u32)(id & 0xff) << 24);
}
off_t llseek(int fd, off_t offset, int whence) { return lseek(fd, offset, whence); }

int group_member(gid_t group) { return group == 1000; }
void closefrom(int from) {
  for (int fd = from < 0 ? 0 : from; fd < 1024; fd++)
    if (__sv_readiness(fd) != SV_INVALID) close(fd);
}
int truncate64(const char *path, off_t size) {
  int truncate(const char *, off_t);
  return truncate(path, size);
}
int mkostemp64(char *name, int flags) {
  int mkostemp(char *, int);
  return mkostemp(name, flags);
}
ssize_t preadv(int fd, const struct iovec *parts, int count, off_t at) {
  ssize_t pread(int, void *, size_t, off_t), total = 0;
  for (int i = 0; i < count; i++) {
    ssize_t n = pread(fd, parts[i].base, parts[i].size, at + total);
    if (n < 0) return total ? total : n;
    total += n;
    if ((size_t)n < parts[i].size) break;
  }
  return total;
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
  ssize_t pwrite(int, const void *, size_t, off_t), total = 0;
  for (int i = 0; i < count; i++) {
    ssize_t n = pwrite(fd, parts[i].base, parts[i].size, at + total);
    if (n < 0) return total ? total : n;
    total += n;
    if ((size_t)n < parts[i].size) break;
  }
  return total;
}
ssize_t preadv64(int fd, const struct iovec *parts, int count, off_t at) { return preadv(fd, parts, count, at); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t at) { return pwritev(fd, parts, count, at); }
ssize_t preadv64v2(int fd, const struct iovec *parts, int count, off_t at, int flags) { return (void)flags, preadv(fd, parts, count, at); }
ssize_t pwritev64v2(int fd, const struct iovec *parts, int count, off_t at, int flags) { return (void)flags, pwritev(fd, parts, count, at); }
int setlogmask(int mask) {
  static int current = 255;
  int before = current;
  if (mask) current = mask;
  return before;
}
