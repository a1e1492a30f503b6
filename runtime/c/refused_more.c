/* More calls that reach out of the process, refused as refused.c does; and databases of the network, which are empty. */
#include "libc.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"
#define REFUSED(type, name, parameters, error) \
  type name parameters { return __symvm_note(#name), errno = error, (type)-1; }
REFUSED(int, name_to_handle_at, (int directory, const char *path, void *handle, int *mount, int flags), ENOTSUP)
REFUSED(int, open_by_handle_at, (int mount, void *handle, int flags), EPERM)
REFUSED(int, timer_gettime, (void *timer, void *to), EINVAL)
REFUSED(void *, shmat, (int id, const void *at, int flags), EINVAL)
REFUSED(int, fremovexattr, (int fd, const char *name), ENOTSUP)
REFUSED(int, lremovexattr, (const char *path, const char *name), ENOTSUP)
REFUSED(int, iopl, (int level), EPERM)
REFUSED(int, ioperm, (u64 from, u64 count, int on), EPERM)
REFUSED(int, login_tty, (int fd), ENOTTY)
REFUSED(int, sched_setparam, (pid_t pid, const int *to), EPERM)
REFUSED(ssize_t, process_vm_readv, (pid_t pid, const void *to, u64 n, const void *from, u64 m, u64 flags), EPERM)
REFUSED(ssize_t, process_vm_writev, (pid_t pid, const void *to, u64 n, const void *from, u64 m, u64 flags), EPERM)
REFUSED(int, aio_read64, (void *request), ENOSYS)
REFUSED(int, aio_write64, (void *request), ENOSYS)
REFUSED(int, aio_suspend64, (const void *const list[], int count, const void *timeout), ENOSYS)
REFUSED(ssize_t, aio_return64, (void *request), EINVAL)
REFUSED(int, ntp_gettimex, (void *to), ENOSYS)
REFUSED(int, adjtimex, (void *to), EPERM)
REFUSED(int, clock_adjtime, (int clock, void *to), EPERM)
REFUSED(ssize_t, getdents64, (int fd, void *to, size_t size), ENOSYS)
int setpgrp(void) { return 0; }
/* User contexts would need a second stack. */
REFUSED(int, getcontext, (void *to), ENOSYS)
REFUSED(int, setcontext, (const void *to), ENOSYS)
REFUSED(int, swapcontext, (void *old, const void *new), ENOSYS)
void makecontext(void *context, void (*start)(void), int count, ...) { __symvm_note("makecontext"); }
int aio_error64(const void *request) { return EINVAL; }
int sched_rr_get_interval(pid_t pid, struct timespec *to) { return *to = (struct timespec){0, 0}, 0; }
int posix_spawn_file_actions_addchdir_np(void *actions, const char *path) { return 0; }
int posix_spawn_file_actions_addfchdir_np(void *actions, int fd) { return 0; }
int posix_spawnattr_setsigdefault(void *settings, const void *set) { return 0; }
int posix_spawnattr_setschedpolicy(void *settings, int policy) { return 0; }
int posix_spawnattr_setschedparam(void *settings, const void *to) { return 0; }
int prlimit(pid_t pid, int resource, const void *new, void *old) {
  int getrlimit(int, void *), setrlimit(int, const void *);
  if (pid && pid != 4242) return errno = ESRCH, -1;
  if (old && getrlimit(resource, old)) return -1;
  return new ? setrlimit(resource, new) : 0;
}
int prlimit64(pid_t pid, int resource, const void *new, void *old) { return prlimit(pid, resource, new, old); }

/* Nobody is known by any number. */
extern int h_errno;
#define NOBODY(name, parameters) \
  void *name parameters { return h_errno = 1, (void *)0; }
NOBODY(getrpcbynumber, (int number)) NOBODY(getrpcbyname, (const char *name)) NOBODY(getrpcent, (void)) NOBODY(getnetent, (void))
NOBODY(getaliasbyname, (const char *name)) NOBODY(getaliasent, (void)) NOBODY(getsgnam, (const char *name)) NOBODY(getsgent, (void))
NOBODY(getutent, (void)) NOBODY(getutid, (const void *like)) NOBODY(getutline, (const void *like)) NOBODY(getutxid, (const void *like)) NOBODY(getutxline, (const void *like))
NOBODY(pututline, (const void *what)) NOBODY(pututxline, (const void *what)) NOBODY(getttynam, (const char *name)) NOBODY(if_nameindex, (void))
void if_freenameindex(void *list) {}
#define SILENT(name, parameters) \
  void name parameters {}
SILENT(setrpcent, (int stay)) SILENT(endrpcent, (void)) SILENT(setnetent, (int stay)) SILENT(endnetent, (void)) SILENT(setaliasent, (void)) SILENT(endaliasent, (void))
SILENT(setsgent, (void)) SILENT(endsgent, (void)) SILENT(setutent, (void)) SILENT(endutent, (void)) SILENT(endnetgrent, (void))
SILENT(updwtmp, (const char *path, const void *what)) SILENT(updwtmpx, (const char *path, const void *what)) SILENT(logwtmp, (const char *line, const char *name, const char *host))
int utmpname(const char *path) { return 0; }
int getutent_r(void *to, void **result) { return *result = 0, -1; }
int setnetgrent(const char *name) { return 0; }
int innetgr(const char *group, const char *host, const char *user, const char *domain) { return 0; }
int getnetgrent(char **host, char **user, char **domain) { return 0; }
/* The ones with the caller's memory: found nothing, no error. */
#define NOTHING(name, parameters) \
  int name parameters { return *result = 0, ENOENT; }
NOTHING(getservent_r, (void *to, char *room, size_t size, void **result)) NOTHING(getprotoent_r, (void *to, char *room, size_t size, void **result))
NOTHING(getservbyname_r, (const char *name, const char *protocol, void *to, char *room, size_t size, void **result))
NOTHING(getservbyport_r, (int port, const char *protocol, void *to, char *room, size_t size, void **result))
NOTHING(getprotobyname_r, (const char *name, void *to, char *room, size_t size, void **result))
NOTHING(getprotobynumber_r, (int number, void *to, char *room, size_t size, void **result))
NOTHING(getspnam_r, (const char *name, void *to, char *room, size_t size, void **result))
#define NOTHING_HERE(name, parameters) \
  int name parameters { return *result = 0, *error = 1, 0; }
NOTHING_HERE(gethostbyname_r, (const char *name, void *to, char *room, size_t size, void **result, int *error))
NOTHING_HERE(gethostbyname2_r, (const char *name, int family, void *to, char *room, size_t size, void **result, int *error))
NOTHING_HERE(gethostbyaddr_r, (const void *at, u32 length, int family, void *to, char *room, size_t size, void **result, int *error))
NOTHING_HERE(gethostent_r, (void *to, char *room, size_t size, void **result, int *error))
NOTHING_HERE(getnetent_r, (void *to, char *room, size_t size, void **result, int *error))
NOTHING_HERE(getnetbyname_r, (const char *name, void *to, char *room, size_t size, void **result, int *error))
NOTHING_HERE(getnetbyaddr_r, (u32 net, int family, void *to, char *room, size_t size, void **result, int *error))
/* The resolver. */
int __res_init(void) { return 0; }
void *__res_state(void) {
  static u64 state[71];
  return state;
}
int res_query(const char *name, int class, int type, byte *answer, int size) { return h_errno = 2, -1; }
int res_search(const char *name, int class, int type, byte *answer, int size) { return h_errno = 2, -1; }
/* The length of a name in a packet; two bits say that the rest is elsewhere. */
int dn_skipname(const byte *at, const byte *end) {
  const byte *p = at;
  while (p < end) {
    byte n = *p++;
    if (n == 0) return (int)(p - at);
    if (n >= 0xc0) return p < end ? (int)(p + 1 - at) : -1;
    if (n >= 0x40) return -1;
    p += n;
  }
  return -1;
}
/* Ethernet addresses. */
struct ethernet { byte part[6]; };
char *ether_ntoa_r(const struct ethernet *from, char *to) {
  const byte *b = from->part;
  sprintf(to, "%x:%x:%x:%x:%x:%x", b[0], b[1], b[2], b[3], b[4], b[5]);
  return to;
}
char *ether_ntoa(const struct ethernet *from) {
  static char text[18];
  return ether_ntoa_r(from, text);
}
struct ethernet *ether_aton_r(const char *text, struct ethernet *to) {
  for (int i = 0; i < 6; i++) {
    char digits[3] = "";
    for (int n = 0; n < 2; n++) {
      if (n && (i < 5 ? *text == ':' : !*text || isspace((byte)*text))) break;
      if (!isxdigit((byte)*text)) return 0;
      digits[n] = *text++;
    }
    if (i < 5 && *text++ != ':') return 0; /* what follows the last is not looked at, as in glibc */
    to->part[i] = (byte)strtoul(digits, 0, 16);
  }
  return to;
}
struct ethernet *ether_aton(const char *text) {
  static struct ethernet found;
  return ether_aton_r(text, &found);
}
int ether_ntohost(char *to, const struct ethernet *from) { return -1; }
int ether_hostton(const char *name, struct ethernet *to) { return -1; }
