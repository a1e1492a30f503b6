/* The one header of symvm's C library: types laid out as glibc's (x86-64), prototypes, and the primitives
 * that the machine supplies. Programs are compiled against their own system headers; this file must agree
 * with those about every layout a header exposes (FILE's first fields, struct stat, struct tm, ...). */
#ifndef SYMVM_LIBC_H
#define SYMVM_LIBC_H

#include <float.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef long ssize_t;
typedef long off_t;
typedef long time_t;
typedef long clock_t;
typedef int pid_t;
typedef unsigned uid_t, gid_t, mode_t;
typedef int wint_t_;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned char byte;

/* ---- primitives of the machine -------------------------------------------------------------------- */

/* Ends the path with an exit code. */
_Noreturn void __symvm_exit(int code);
/* Ends the path with a finding of the named kind ("abort", "assertion failure", ...). */
_Noreturn void __symvm_finding(const char *kind, const char *message);
/* Appends to descriptor 1 or 2 of this path's output. */
void __symvm_output(int fd, const void *bytes, size_t size);
/* The concrete half of a value; adds no constraint. Only for text shown to people. */
u64 __symvm_observe(u64 value);
/* The same, and the path is bound to it: for floats whose text is made, which has too many shapes. */
u64 __symvm_bind(u64 value);
/* Does the value depend on symbolic input? */
int __symvm_is_symbolic(u64 value);
/* Bytes accessible from `p` to the end of its object; 0 if none. */
size_t __symvm_extent(const void *p);
/* Was the byte written? (With --check uninit; else it is said to be.) */
int __symvm_is_written(const void *p);
/* After how many bytes a comparison of `a` and `b` is settled whatever the symbolic input: the position
 * after the first concrete difference, or after a concrete 0 (if `strings`), at most `limit` and at most what
 * both objects hold. `fold` compares without case. */
size_t __symvm_settled(const void *a, const void *b, size_t limit, int strings, int fold);
/* The command line and environment: counts, sizes with the final 0, and contents. Symbolic ones are made so here. */
int __symvm_arg_count(void);
size_t __symvm_arg_size(int index);
void __symvm_arg_copy(int index, char *to);
int __symvm_env_count(void);
size_t __symvm_env_size(int index);
void __symvm_env_copy(int index, char *to);
/* Files given to the program; file 0 is the standard input. */
int __symvm_file_count(void);
size_t __symvm_file_name_size(int index);
void __symvm_file_name(int index, char *to);
size_t __symvm_file_size(int index);
void __symvm_file_copy(int index, void *to);
/* The text that a mangled name of C++, or of a type, stands for, to a place unless it is 0; its size with the final 0. 0: none. */
size_t __symvm_demangled(const char *name, char *to);
/* Records something done that has no effect in the model (for the ledger). */
void __symvm_note(const char *what);
/* How many calls of a path may fail (--fail-syscalls). */
int __symvm_failures(void);
/* In which of so many ways this one fails: an input of the call's name, 0 where it does not. */
int __symvm_failure(int ways, const char *call);
/* Does this call fail, and how (failing.c)? 0: it does not. */
int __sv_fails(const char *call, int ways);
/* The same, by one of these errors. */
int __sv_call_fails(const char *call, const int *errors, int count);
/* The ways of a read or a write to fail: by two errors, or, with more than one byte, by doing only the first. */
struct sv_ways {
  const char *call;
  int errors[2];
};
int __sv_some_fail(const struct sv_ways *, size_t *size);
void __sv_let_fail(void);
int __sv_hold_failures(int now);

const char *__sv_keep_text(const char *text, size_t size);
void *__sv_keep(size_t size); /* for what nobody frees; 0 where there is none */
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);

/* ---- errno ----------------------------------------------------------------------------------------- */

int *__errno_location(void);
#define errno (*__errno_location())
enum {
  EPERM = 1, ENOENT = 2, ESRCH = 3, EINTR = 4, EIO = 5, ENXIO = 6, E2BIG = 7, EBADF = 9, ECHILD = 10, EAGAIN = 11,
  ENOMEM = 12, EACCES = 13, EFAULT = 14, EBUSY = 16, EEXIST = 17, EXDEV = 18, ENODEV = 19, ENOTDIR = 20, EISDIR = 21, EINVAL = 22,
  EMFILE = 24, ENOTTY = 25, EFBIG = 27, ENOSPC = 28, ESPIPE = 29, EROFS = 30, EPIPE = 32, EDOM = 33, ERANGE = 34,
  ENAMETOOLONG = 36, ENOSYS = 38, ENOTEMPTY = 39, ELOOP = 40, EILSEQ = 84, EOVERFLOW = 75, ENOTSUP = 95, EAFNOSUPPORT = 97,
};

/* ---- ctype, string --------------------------------------------------------------------------------- */

int isalpha(int), isdigit(int), isalnum(int), isspace(int), isupper(int), islower(int), ispunct(int), isprint(int);
int isgraph(int), iscntrl(int), isxdigit(int), isblank(int), tolower(int), toupper(int);
extern const u16 __sv_classes[384]; /* from -128 on, as the next two */
extern const int __sv_lower_table[384], __sv_upper_table[384];

void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
void *memchr(const void *, int, size_t);
void *memrchr(const void *, int, size_t);
void *mempcpy(void *, const void *, size_t);
void *memccpy(void *, const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
size_t strlen(const char *), strnlen(const char *, size_t), strlcpy(char *, const char *, size_t);
char *strcpy(char *, const char *), *strncpy(char *, const char *, size_t), *strcat(char *, const char *);
char *strncat(char *, const char *, size_t), *stpcpy(char *, const char *), *stpncpy(char *, const char *, size_t);
int strcmp(const char *, const char *), strncmp(const char *, const char *, size_t);
int strcasecmp(const char *, const char *), strncasecmp(const char *, const char *, size_t);
char *strchr(const char *, int), *strrchr(const char *, int), *strchrnul(const char *, int);
char *strstr(const char *, const char *), *strdup(const char *), *strndup(const char *, size_t);
size_t strspn(const char *, const char *), strcspn(const char *, const char *);
char *strpbrk(const char *, const char *), *strtok_r(char *, const char *, char **);
char *strerror(int);
char *getenv(const char *);

/* The locale of characters is C.UTF-8 (locale.c); and what concerns multibyte characters (multibyte.c). */
extern int __sv_utf8;
unsigned towupper(unsigned), towlower(unsigned);
size_t mbrtowc(int *, const char *, size_t, void *), wcrtomb(char *, int, void *), __sv_encode(char *, u32);

/* Length of a string that is about to be shown, without forking on where a symbolic one ends: see string.c. */
size_t __sv_shown_length(const char *s, size_t max, u64 *unshown);

/* ---- stdlib ---------------------------------------------------------------------------------------- */

extern char **environ;
long strtol(const char *, char **, int);
unsigned long strtoul(const char *, char **, int);
double strtod(const char *, char **);
float strtof(const char *, char **);
long double strtold(const char *, char **);
int atexit(void (*)(void));
_Noreturn void exit(int);
_Noreturn void _Exit(int);
_Noreturn void abort(void);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));

/* ---- stdio ----------------------------------------------------------------------------------------- */

enum {
  SV_EOF = 0x10, SV_ERR = 0x20, /* glibc's bits: feof_unlocked and ferror_unlocked may be inlined */
  SV_READ = 0x100, SV_WRITE = 0x200, SV_APPEND = 0x400, SV_LINE = 0x800, SV_NONE = 0x1000, SV_OWN_BUFFER = 0x2000,
  SV_SHOWN = 0x4000, /* the console: what is printed is only seen by people */
  SV_PUTTING = 0x10000, /* what was done last is writing */
  SV_DIRECT = 0x8000, /* never buffered, whatever setvbuf says */
};
/* What a stream reads from and writes to, if it is no descriptor: the caller's functions (fopencookie), or memory. */
struct sv_channel {
  void *cookie;
  struct sv_cookie_functions {
    ssize_t (*read)(void *, char *, size_t), (*write)(void *, const char *, size_t);
    int (*seek)(void *, off_t *, int), (*close)(void *);
  } call;
  void (*flushed)(void *);      /* told of each fflush; may be 0 */
  unsigned (*put)(void *, int); /* takes wide characters as they are; may be 0 */
};
/* The first fourteen fields are glibc's, since getc_unlocked and putc_unlocked may be inlined. */
typedef struct sv_file {
  int flags;
  char *rpos, *rend, *rbase;
  char *wbase, *wpos, *wend;
  char *buf, *buf_end;
  char *unused[3];
  void *markers;
  struct sv_file *next; /* all open streams */
  int fd;
  int flags2;
  long old_offset;
  struct sv_channel *channel; /* in place of the descriptor, or 0 */
  void *lent; /* the buffer that setvbuf was given */
  char pushed[16]; /* room in front of a buffer for ungetc, when there is no buffer yet */
  int popen_pid;
  int held; /* how often flockfile has locked it */
  u32 holder;
  signed char way; /* oriented to wide characters (> 0), to bytes (< 0), or not yet */
  u32 front; /* bytes of room before the buffer, for ungetc */
  char rest[36];
} FILE;
_Static_assert(sizeof(FILE) == 216, "glibc's FILE");
_Static_assert(offsetof(FILE, fd) == 112, "glibc's _fileno");
#define EOF (-1)
enum { SEEK_SET, SEEK_CUR, SEEK_END, SEEK_DATA, SEEK_HOLE };
enum { BUFSIZ_ = 4096 };
extern FILE *stdin, *stdout, *stderr;
int fflush(FILE *);
int fclose(FILE *);
int fgetc(FILE *), ungetc(int, FILE *), fputc(int, FILE *), fputs(const char *, FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *), fread(void *, size_t, size_t, FILE *);
int printf(const char *, ...), fprintf(FILE *, const char *, ...), snprintf(char *, size_t, const char *, ...);
int vfprintf(FILE *, const char *, va_list), vsnprintf(char *, size_t, const char *, va_list);
int sprintf(char *, const char *, ...);
FILE *fopen(const char *, const char *), *fdopen(int, const char *);
int __sv_stream_flags(const char *mode, int *flags); /* those of open and, in `flags`, of a stream; -1 with errno set */
FILE *__sv_open_stream(int fd, int flags);
int __sv_reopen(int fd, int flags); /* as if it were opened by its name once more; -1 with errno set */
FILE *__sv_open_channel(const struct sv_channel *, int flags);
/* The body of fgets and fgetws: up to `size` - 1 characters, which `take` reads until it answers `end_of_file`. Only an
 * error of this call counts. */
#define READ_LINE(to, size, f, take, end_of_file)  \
  int n = 0, before = f->flags & SV_ERR, failed;   \
  if (size <= 0) return 0;                         \
  f->flags &= ~SV_ERR;                             \
  while (n < size - 1) {                           \
    unsigned c = (unsigned)take(f);                \
    if (c == end_of_file) break;                   \
    to[n++] = (typeof(*to))c;                      \
    if (c == '\n') break;                          \
  }                                                \
  failed = (n == 0 && size > 1) || (f->flags & SV_ERR); \
  f->flags |= before;                              \
  if (failed) return 0;                            \
  to[n] = 0;                                       \
  return to
/* Writes bytes to a stream; the number written. */
size_t __sv_write_stream(FILE *f, const char *bytes, size_t size);
size_t __sv_write_all(int fd, const char *bytes, size_t size);
/* Fills an empty read buffer and takes one byte. */
int __underflow(FILE *), __uflow(FILE *);
int __overflow(FILE *, int);
void __sv_close_all(void);

/* ---- formatting (format.c) ------------------------------------------------------------------------- */

/* Where formatted text goes. */
struct sv_sink {
  void (*put)(struct sv_sink *, const char *bytes, size_t size);
  void *to;
  size_t count; /* bytes put so far */
  size_t room;  /* for buffers */
  int shown;    /* the text goes to the console: observe, do not fork */
  u64 unshown;  /* what other inputs put there, less what this one does: symbolic */
  int failed;
  int wide;     /* what comes is UTF-8 of wide characters, and those are counted */
  u32 partial;  /* of a wide sink: the character whose bytes have come so far */
};
int __sv_format(struct sv_sink *, const char *format, va_list args);
/* The body of a function whose last named parameter is `last`: what `call`, which takes the rest as `args`, answers. */
#define DOOR(last, call)  \
  va_list args;           \
  va_start(args, last);   \
  int result = call;      \
  va_end(args);           \
  return result
/* A parsed conversion specification. */
struct sv_spec {
  int left, plus, space, alt, zero, group; /* flags - + ' ' # 0 ' */
  int width;                               /* 0 if absent */
  int precision;                           /* -1 if absent */
  int varies;                              /* one of them depends on input */
  char conversion;
};
void __sv_pad(struct sv_sink *, char c, long count);
void __sv_put(struct sv_sink *, const char *bytes, size_t size);
long double __sv_bound(long double value); /* bound to its concrete half, if it is symbolic */
void __sv_format_float(struct sv_sink *, const struct sv_spec *, long double value, int is_long);

/* ---- files (files.c, descriptors.c) ---------------------------------------------------------------- */

enum { F_DUPFD = 0, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK = 36, F_OFD_SETLK, F_OFD_SETLKW, F_DUPFD_CLOEXEC = 1030 };
enum { O_RDONLY = 0, O_WRONLY = 1, O_RDWR = 2, O_ACCMODE = 3, O_CREAT = 0100, O_EXCL = 0200, O_TRUNC = 01000, O_APPEND = 02000, O_NONBLOCK = 04000, O_DIRECTORY = 0200000, O_NOFOLLOW = 0400000, O_CLOEXEC = 02000000 };
enum { S_IFMT = 0170000, S_IFDIR = 0040000, S_IFCHR = 0020000, S_IFIFO = 0010000, S_IFREG = 0100000, S_IFLNK = 0120000, S_IFSOCK = 0140000 };
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; long tv_usec; };
struct stat {
  u64 st_dev, st_ino, st_nlink;
  u32 st_mode, st_uid, st_gid, pad0;
  u64 st_rdev;
  off_t st_size;
  long st_blksize, st_blocks;
  struct timespec st_atim, st_mtim, st_ctim;
  long reserved[3];
};
_Static_assert(sizeof(struct stat) == 144, "glibc's struct stat");

struct sv_inode;
/* What a descriptor has open that is no file: a socket, an event. `flags` are those of open. */
struct sv_special {
  ssize_t (*read)(struct sv_inode *, void *, size_t, int flags), (*write)(struct sv_inode *, const void *, size_t, int flags);
  int (*readiness)(struct sv_inode *);
  int (*available)(struct sv_inode *); /* bytes to read at once, or -1 with errno set; 0: nobody can say */
  void (*closed)(struct sv_inode *); /* by the last that had it open; frees it */
};
/* A file or directory of the virtual file system. */
struct sv_inode {
  const char *name; /* of a directory, until it is removed */
  u32 links;        /* its names */
  byte *data;
  size_t size, room;
  int given; /* index of a file handed to the program whose content is not in memory yet, or -1 */
  u32 mode;
  u32 number;
  u32 opens;
  u32 readers, writers; /* of a pipe */
  u32 came, went;       /* how often there was more to read, and more room to write (epoll's edges) */
  const struct sv_special *special; /* 0: a file, or a pipe */
  struct timespec accessed, changed;
  enum sv_device { SV_NULL, SV_ZERO, SV_FULL, SV_RANDOM, SV_FD } device; /* from SV_FD on: what that descriptor has open */
};
int __sv_make_devices(const char *name); /* those that start without: if the name is one of theirs, and they are not there yet */
struct sv_inode *__sv_add_node(char *name, u32 mode);
ssize_t __sv_device_read(const struct sv_inode *, void *to, size_t size), __sv_device_write(const struct sv_inode *, size_t size);
/* A name in it: absolute and normal ("/dir/file"). */
struct sv_entry {
  struct sv_entry *next;
  char *name; /* 0 once unlinked */
  struct sv_inode *node;
};
struct sv_inode *__sv_lookup(const char *path, int *error); /* follows ".", ".." and links; 0 and an error number if absent */
struct sv_inode *__sv_lookup_link(const char *path, int *error); /* does not follow a link at the end */
struct sv_inode *__sv_lookup_open(const char *path, int follow, int create, int *error); /* for open: EISDIR if a file would be made whose name ends in a slash, 0 if the name leads nowhere and none can be made */
int __sv_has_parent(const char *path); /* with errno set if not */
int __sv_is_taken(const char *path);
struct sv_inode *__sv_create(const char *path, u32 mode, int *error); /* in a directory that exists */
void __sv_forget(struct sv_inode *); /* lets the content go if nobody can come to it */
int __sv_link(const char *from, const char *to, int follow);
u64 __sv_link_count(const struct sv_inode *);
void __sv_set_directory(struct sv_inode *);
extern u32 __sv_umask;
int __sv_load(struct sv_inode *);                 /* brings given content into memory */
int __sv_resize(struct sv_inode *, size_t size);  /* grows with zeros or shrinks; 0 if done */
char *__sv_absolute(const char *path);            /* malloc'ed */
struct sv_entry *__sv_all_entries(void);
struct sv_inode *__sv_inode_of(int fd);
int __sv_is_console(int fd);
/* Shared mappings of files (mapping.c; 0 before there is one): what they hold becomes the file's, what the file holds theirs. */
extern void (*__sv_mapped)(struct sv_inode *, int written);
/* Pipes (pipes.c). */
ssize_t __sv_pipe_read(struct sv_inode *, void *, size_t, int flags);
ssize_t __sv_pipe_write(struct sv_inode *, const void *, size_t, int flags);
int __sv_attach(struct sv_inode *, int flags); /* a new descriptor, or -1 */
int __sv_attach_special(struct sv_inode *, const struct sv_special *, u32 mode, int flags); /* the same, which frees what cannot be had */
int __sv_flags_of(int fd); /* of an open descriptor */
int __sv_has_descriptor(void); /* one that is free; errno is set if not */
/* What a call is at work on stays, whoever closes it meanwhile. */
void __sv_hold_node(struct sv_inode *), __sv_release_node(struct sv_inode *);
/* Memory that is none of the program's own: no allocation of it that --fail-syscalls lets fail. */
void *__sv_kernel_memory(size_t size);
int __sv_kernel_resize(struct sv_inode *, size_t size);
/* When the next timer that has a descriptor is due; 0: there is none (events.c). */
extern u64 (*__sv_timer_due)(void);
enum { SV_CAN_READ = 1, SV_CAN_WRITE = 4, SV_FAULT = 8, SV_HUNG_UP = 16, SV_INVALID = 32, SV_READ_HUNG_UP = 0x2000 }; /* poll's bits */
enum { SV_OPEN = 0x100000 }; /* and this: somebody outside could make it ready */
enum { SV_PIPE_SIZE = 65536 };
int __sv_readiness(int fd);

/* The parts that a read or write is made of (struct iovec): how much they are together, or -1 with errno set if nobody could have
 * so much; taken from one piece, and put into one. */
struct iovec { void *base; size_t size; };
ssize_t __sv_together(const struct iovec *, size_t count);
void __sv_scatter(const struct iovec *, size_t count, const char *from, size_t size), __sv_gather(char *to, size_t size, const struct iovec *, size_t count);
enum { SV_AT_ONCE = 1 << 25 }; /* more never comes or goes in one piece */

int open(const char *, int, ...), close(int), dup(int), dup2(int, int), unlink(const char *), rename(const char *, const char *);
ssize_t read(int, void *, size_t), write(int, const void *, size_t);
off_t lseek(int, off_t, int);
int fstat(int, struct stat *), stat(const char *, struct stat *);
int isatty(int);
int rmdir(const char *);
int ftruncate(int, off_t);

/* ---- time ------------------------------------------------------------------------------------------ */

struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};
void __sv_now(struct timespec *); /* the deterministic clock: each look advances it a little */
void __sv_advance(time_t seconds, long nanoseconds);
time_t time(time_t *);
struct tm *gmtime_r(const time_t *, struct tm *);
struct tm *localtime_r(const time_t *, struct tm *);
size_t strftime(char *, size_t, const char *, const struct tm *);

/* Copies and fills are the machine's own instructions, also inside the library. */
#ifndef SYMVM_DEFINES_MEMORY
#define memcpy(to, from, size) __builtin_memcpy(to, from, size)
#define memmove(to, from, size) __builtin_memmove(to, from, size)
#define memset(to, c, size) __builtin_memset(to, c, size)
#endif

int main(int, char **, char **);

#endif
