/* The process and its user, as fixed facts; temporary files; and the calls that would leave the process (fork, exec,
 * system, popen), which fail as they do where processes cannot be made. */
#include "waiting.h"

pid_t getpid(void) { return 4242; }
pid_t getppid(void) { return 4241; }
pid_t getpgrp(void) { return 4242; }
pid_t getpgid(pid_t pid) { return (void)pid, 4242; }
pid_t getsid(pid_t pid) { return (void)pid, 4242; }
pid_t setsid(void) { return 4242; }
int setpgid(pid_t pid, pid_t group) { return (void)pid, group < 0 ? (errno = EINVAL, -1) : 0; }
pid_t tcgetpgrp(int fd) { return (void)fd, errno = ENOTTY, -1; }
pid_t gettid(void) { return 4242 + (pid_t)__sv_thread(); }
uid_t getuid(void) { return 1000; }
uid_t geteuid(void) { return 1000; }
gid_t getgid(void) { return 1000; }
gid_t getegid(void) { return 1000; }
int setuid(uid_t user) { return user == 1000 ? 0 : (errno = EPERM, -1); }
int seteuid(uid_t user) { return setuid(user); }
int setgid(gid_t group) { return group == 1000 ? 0 : (errno = EPERM, -1); }
int setegid(gid_t group) { return setgid(group); }
int getgroups(int size, gid_t *list) {
  if (size > 0) list[0] = 1000;
  return 1;
}

static pid_t no_process(const char *what) {
  __symvm_note(what);
  errno = EAGAIN;
  return -1;
}
pid_t fork(void) { return no_process("fork"); }
pid_t vfork(void) { return no_process("vfork"); }
int system(const char *command) { return command ? no_process("system") : 0; }
FILE *popen(const char *command, const char *mode) { return (void)command, (void)mode, no_process("popen"), (FILE *)0; }
int pclose(FILE *f) { return (void)f, errno = ECHILD, -1; }
static int no_exec(const char *what) { return __symvm_note(what), errno = ENOENT, -1; }
int execv(const char *path, char *const argv[]) { return (void)path, (void)argv, no_exec("execv"); }
int execvp(const char *path, char *const argv[]) { return (void)path, (void)argv, no_exec("execvp"); }
int execve(const char *path, char *const argv[], char *const envp[]) { return (void)path, (void)argv, (void)envp, no_exec("execve"); }
int execl(const char *path, const char *arg, ...) { return (void)path, (void)arg, no_exec("execl"); }
int execlp(const char *path, const char *arg, ...) { return (void)path, (void)arg, no_exec("execlp"); }
int execle(const char *path, const char *arg, ...) { return (void)path, (void)arg, no_exec("execle"); }
pid_t wait(int *status) { return (void)status, errno = ECHILD, -1; }
pid_t waitpid(pid_t pid, int *status, int options) { return (void)pid, (void)options, wait(status); }
pid_t wait3(int *status, int options, void *usage) { return (void)options, (void)usage, wait(status); }

int gethostname(char *to, size_t size) {
  memcpy(to, "localhost", size < 10 ? size : 10);
  if (size < 10) return errno = ENAMETOOLONG, -1;
  return 0;
}
struct utsname { char sysname[65], nodename[65], release[65], version[65], machine[65], domainname[65]; };
int uname(struct utsname *to) {
  memset(to, 0, sizeof *to);
  strcpy(to->sysname, "Linux");
  strcpy(to->nodename, "localhost");
  strcpy(to->release, "6.1.0");
  strcpy(to->version, "#1");
  strcpy(to->machine, "x86_64");
  return 0;
}
char *getlogin(void) { return "user"; }
struct rlimit { u64 current, most; };
int getrlimit(int, struct rlimit *);
int getdtablesize(void) {
  struct rlimit descriptors;
  getrlimit(7, &descriptors);
  return (int)descriptors.current;
}
long sysconf(int name) {
  switch (name) {
  case 0: return 2097152;  /* _SC_ARG_MAX */
  case 2: return 100;      /* _SC_CLK_TCK */
  case 4: return getdtablesize(); /* _SC_OPEN_MAX */
  case 30: return 4096;    /* _SC_PAGESIZE */
  case 83: case 84: return 1; /* processors */
  case 85: return 65536;   /* _SC_PHYS_PAGES */
  case 86: return 32768;   /* _SC_AVPHYS_PAGES */
  /* The limits of glibc's headers, */
  case 3: return 65536; /* _SC_NGROUPS_MAX */
  case 5: return 16;
  case 7: case 8: case 91: case 93: case 94: case 127: case 129: case 130: case 131: case 155: case 157: case 178: case 239: return 1;
  case 25: case 109: return 20;
  case 26: case 33: case 104: case 121: case 122: case 123: case 124: return INT_MAX;
  case 28: return 32768;
  case 31: case 42: case 72: case 107: return 32;
  case 36: case 38: return 99; /* _SC_BC_BASE_MAX, _SC_BC_SCALE_MAX */
  case 37: case 43: case 45: case 120: return 2048; /* _SC_BC_DIM_MAX, _SC_LINE_MAX */
  case 39: return 1000;
  case 40: case 115: return 255;
  case 44: case 110: case 113: return 32767;
  case 60: case 69: case 70: case 74: return 1024; /* _SC_IOV_MAX, _SC_GETGR_R_SIZE_MAX, _SC_GETPW_R_SIZE_MAX */
  case 71: return 256; /* _SC_LOGIN_NAME_MAX */
  case 73: case 90: return 4;
  case 75: return 16384;
  case 89: return 700; /* _SC_XOPEN_VERSION */
  case 101: return 8;
  case 102: case 111: return 127;
  case 103: case 112: return -128;
  case 105: return -INT_MAX - 1l;
  case 249: return 2048; /* _SC_MINSIGSTKSZ */
  case 250: return 8192; /* _SC_SIGSTKSZ */
  case 106: case 180: return 64; /* _SC_LONG_BIT, _SC_HOST_NAME_MAX */
  case 108: return 16;
  case 114: return -32768;
  case 116: return 0xffffffff;
  case 118: return 65535;
  case 119: return 4096;
  /* and the parts of POSIX that there are, with the year of their description. */
  case 9 ... 22: case 29: case 46 ... 48: case 51: case 52: case 67: case 68: case 77 ... 82: case 95: case 96: case 132:
  case 133: case 137 ... 139: case 149: case 153: case 154: case 159: case 164: case 235: case 236: return 200809;
  default: return (unsigned)name > 248 ? (errno = EINVAL, -1) : -1; /* not limited, not there, or not known here */
  }
}
int getpagesize(void) { return 4096; }
/* By the numbers of _PC_LINK_MAX and so on. */
static long limit_of(int name) {
  static const short by_name[] = {127, 255, 255, 255, 4096, 4096, 1, 1, 0, -1, -1, -1, -1, 64, -1, -1, 4096, 4096, 4096, -1, 1};
  return name < 0 || name > 20 ? (errno = EINVAL, -1) : by_name[name];
}
/* What glibc asks the file system for. */
static int is_of_file(int name) { return name == 0 || name == 3 || name == 6 || name == 13 || (name >= 14 && name <= 18) || name == 20; }
long pathconf(const char *path, int name) {
  int error = ENOENT;
  if (!*path || (is_of_file(name) && !__sv_lookup(path, &error))) return errno = error, -1;
  return limit_of(name);
}
long fpathconf(int fd, int name) {
  int fcntl(int, int, ...);
  return fd < 0 || (is_of_file(name) && fcntl(fd, F_GETFD) < 0) ? (errno = EBADF, -1) : limit_of(name);
}

/* Limits are kept, and keep nobody from anything. */
enum { RESOURCES = 16 };
static struct rlimit limits[RESOURCES];
static byte is_limited[RESOURCES];
int getrlimit(int resource, struct rlimit *to) {
  if (resource < 0 || resource >= RESOURCES) return errno = EINVAL, -1;
  if (!to) return 0;
  to->current = to->most = ~(u64)0;
  if (resource == 3) to->current = 8 << 20; /* the stack */
  if (resource == 7) *to = (struct rlimit){1024, 1 << 20}; /* descriptors */
  if (is_limited[resource]) *to = limits[resource];
  return 0;
}
int setrlimit(int resource, const struct rlimit *to) {
  struct rlimit now;
  if (getrlimit(resource, &now)) return -1;
  if (to->current > to->most) return errno = EINVAL, -1;
  if (to->most > now.most) return errno = EPERM, -1;
  limits[resource] = *to;
  is_limited[resource] = 1;
  return 0;
}
int getrusage(int who, void *to) {
  if (who < -1 || who > 1) return errno = EINVAL, -1;
  memset(to, 0, 144);
  return 0;
}
static int priority; /* lower is more urgent */
int setpriority(int which, unsigned who, int wanted) {
  if (which < 0 || which > 2) return errno = EINVAL, -1;
  (void)who;
  if (wanted < priority) return errno = EACCES, -1;
  return priority = wanted > 19 ? 19 : wanted, 0;
}
int getpriority(int which, unsigned who) { return (void)who, which < 0 || which > 2 ? (errno = EINVAL, -1) : priority; }
int nice(int increment) {
  if (increment < 0) return errno = EPERM, -1;
  return priority = increment > 19 - priority ? 19 : priority + increment;
}

/* mkstemp and kin: the six X's become a number. */
static int fill_template(char *name, size_t suffix, unsigned number) {
  size_t size = strlen(name);
  if (size < 6 + suffix || strncmp(name + size - suffix - 6, "XXXXXX", 6) != 0) return errno = EINVAL, -1;
  char digits[7];
  snprintf(digits, sizeof digits, "%06u", number % 1000000);
  memcpy(name + size - suffix - 6, digits, 6);
  return 0;
}
static int fresh_name(char *name, size_t suffix) {
  static unsigned count;
  int error;
  char *pattern = strdup(name);
  if (!pattern) return -1;
  do {
    strcpy(name, pattern);
    if (fill_template(name, suffix, count++)) {
      free(pattern);
      return -1;
    }
  } while (__sv_lookup(name, &error));
  free(pattern);
  return 0;
}
int mkostemps(char *name, int suffix, int flags) {
  if (suffix < 0) return errno = EINVAL, -1;
  return fresh_name(name, (size_t)suffix) ? -1 : open(name, (flags & ~O_ACCMODE) | O_RDWR | O_CREAT | O_EXCL, 0600);
}
int mkostemps64(char *name, int suffix, int flags) { return mkostemps(name, suffix, flags); }
int mkstemps(char *name, int suffix) { return mkostemps(name, suffix, 0); }
int mkstemps64(char *name, int suffix) { return mkostemps(name, suffix, 0); }
int mkstemp(char *name) { return mkostemps(name, 0, 0); }
int mkstemp64(char *name) { return mkostemps(name, 0, 0); }
int mkostemp(char *name, int flags) { return mkostemps(name, 0, flags); }
char *mktemp(char *name) {
  if (fresh_name(name, 0)) *name = 0;
  return name;
}
int mkdir(const char *, mode_t);
char *mkdtemp(char *name) { return fresh_name(name, 0) || mkdir(name, 0700) ? 0 : name; }
