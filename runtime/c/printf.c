/* The doors of the printf family: streams, buffers, fresh strings, descriptors; also under the names that
 * _FORTIFY_SOURCE and newer headers use. */
#include "libc.h"

static void put_stream(struct sv_sink *out, const char *bytes, size_t size) {
  if (__sv_write_stream(out->to, bytes, size) != size) out->failed = 1;
}

static void put_buffer(struct sv_sink *out, const char *bytes, size_t size) {
  size_t n = size < out->room ? size : out->room;
  memcpy(out->to, bytes, n);
  out->to = (char *)out->to + n;
  out->room -= n;
}

static void put_descriptor(struct sv_sink *out, const char *bytes, size_t size) {
  if (__sv_write_all(*(int *)out->to, bytes, size) != size) out->failed = 1;
}

/* A string that grows; `room` is what is allocated. */
static void put_growing(struct sv_sink *out, const char *bytes, size_t size) {
  char **text = out->to;
  if (out->count + size >= out->room) {
    size_t room = (out->count + size + 1) * 2;
    char *bigger = realloc(*text, room);
    if (!bigger) {
      out->failed = 1;
      return;
    }
    *text = bigger;
    out->room = room;
  }
  if (!out->failed) memcpy(*text + out->count, bytes, size);
}

static int has_stream_console(FILE *f) { return (f->flags & SV_SHOWN) && __sv_is_console(f->fd); }

int vfprintf(FILE *f, const char *format, va_list args) {
  if (f->way > 0) return -1;
  struct sv_sink out = {.put = put_stream, .to = f, .shown = has_stream_console(f)};
  return __sv_format(&out, format, args);
}

int vprintf(const char *format, va_list args) { return vfprintf(stdout, format, args); }

int vsnprintf(char *to, size_t size, const char *format, va_list args) {
  struct sv_sink out = {.put = put_buffer, .to = to, .room = size ? size - 1 : 0};
  int n = __sv_format(&out, format, args);
  if (size) *(char *)out.to = 0;
  return n;
}

int vsprintf(char *to, const char *format, va_list args) { return vsnprintf(to, SIZE_MAX, format, args); }

int vasprintf(char **to, const char *format, va_list args) {
  char *text = malloc(32);
  struct sv_sink out = {.put = put_growing, .to = &text, .room = 32};
  if (!text) return -1;
  int n = __sv_format(&out, format, args);
  if (n < 0) {
    free(text);
    *to = 0;
    return -1;
  }
  text[n] = 0;
  *to = text;
  return n;
}

int vdprintf(int fd, const char *format, va_list args) {
  struct sv_sink out = {.put = put_descriptor, .to = &fd, .shown = __sv_is_console(fd)};
  return __sv_format(&out, format, args);
}

int printf(const char *format, ...) { DOOR(format, vfprintf(stdout, format, args)); }
int fprintf(FILE *f, const char *format, ...) { DOOR(format, vfprintf(f, format, args)); }
int sprintf(char *to, const char *format, ...) { DOOR(format, vsprintf(to, format, args)); }
int snprintf(char *to, size_t size, const char *format, ...) { DOOR(format, vsnprintf(to, size, format, args)); }
int asprintf(char **to, const char *format, ...) { DOOR(format, vasprintf(to, format, args)); }
int dprintf(int fd, const char *format, ...) { DOOR(format, vdprintf(fd, format, args)); }

/* Fortified: `room` is what the compiler knows of the destination, SIZE_MAX if nothing. */
_Noreturn void __chk_fail(void);

int __vsnprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, va_list args) {
  (void)flag;
  if (size > room) __chk_fail();
  return vsnprintf(to, size, format, args);
}

int __vsprintf_chk(char *to, int flag, size_t room, const char *format, va_list args) {
  (void)flag;
  if (room == SIZE_MAX) return vsprintf(to, format, args);
  int n = vsnprintf(to, room, format, args);
  if (n >= 0 && (size_t)n >= room) __chk_fail();
  return n;
}

int __vfprintf_chk(FILE *f, int flag, const char *format, va_list args) { return (void)flag, vfprintf(f, format, args); }
int __vprintf_chk(int flag, const char *format, va_list args) { return (void)flag, vprintf(format, args); }
int __vasprintf_chk(char **to, int flag, const char *format, va_list args) { return (void)flag, vasprintf(to, format, args); }
int __vdprintf_chk(int fd, int flag, const char *format, va_list args) { return (void)flag, vdprintf(fd, format, args); }
int __printf_chk(int flag, const char *format, ...) { (void)flag; DOOR(format, vprintf(format, args)); }
int __fprintf_chk(FILE *f, int flag, const char *format, ...) { (void)flag; DOOR(format, vfprintf(f, format, args)); }
int __sprintf_chk(char *to, int flag, size_t room, const char *format, ...) { DOOR(format, __vsprintf_chk(to, flag, room, format, args)); }
int __snprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, ...) {
  DOOR(format, __vsnprintf_chk(to, size, flag, room, format, args));
}
int __asprintf_chk(char **to, int flag, const char *format, ...) { (void)flag; DOOR(format, vasprintf(to, format, args)); }
int __dprintf_chk(int fd, int flag, const char *format, ...) { (void)flag; DOOR(format, vdprintf(fd, format, args)); }

/* syslog(3) and err(3) go to the standard error. */
extern char *program_invocation_short_name, *program_invocation_name;

static void warn_with(int with_errno, const char *format, va_list args) {
  int error = errno;
  fprintf(stderr, "%s: ", program_invocation_short_name);
  if (format) vfprintf(stderr, format, args);
  if (with_errno) fprintf(stderr, format ? ": %s" : "%s", strerror(error));
  fputc('\n', stderr);
}
void vwarn(const char *format, va_list args) { warn_with(1, format, args); }
void vwarnx(const char *format, va_list args) { warn_with(0, format, args); }
_Noreturn void verr(int code, const char *format, va_list args) { warn_with(1, format, args), exit(code); }
_Noreturn void verrx(int code, const char *format, va_list args) { warn_with(0, format, args), exit(code); }
void warn(const char *format, ...) {
  va_list args;
  va_start(args, format);
  warn_with(1, format, args);
  va_end(args);
}
void warnx(const char *format, ...) {
  va_list args;
  va_start(args, format);
  warn_with(0, format, args);
  va_end(args);
}
_Noreturn void err(int code, const char *format, ...) {
  va_list args;
  va_start(args, format);
  verr(code, format, args);
}
_Noreturn void errx(int code, const char *format, ...) {
  va_list args;
  va_start(args, format);
  verrx(code, format, args);
}
/* GNU's error(3). */
unsigned error_message_count;
static void end_error(int code, int number, const char *format, va_list args) {
  vfprintf(stderr, format, args);
  error_message_count++;
  if (number) fprintf(stderr, ": %s", strerror(number));
  fputc('\n', stderr);
  if (code) exit(code);
}
void error(int code, int number, const char *format, ...) {
  va_list args;
  fflush(stdout);
  fprintf(stderr, "%s: ", program_invocation_name);
  va_start(args, format);
  end_error(code, number, format, args);
  va_end(args);
}
int error_one_per_line;
void (*error_print_progname)(void);
void error_at_line(int code, int number, const char *file, unsigned line, const char *format, ...) {
  static const char *last_file;
  static unsigned last_line;
  va_list args;
  if (error_one_per_line) {
    if (last_line == line && (file == last_file || (file && last_file && strcmp(file, last_file) == 0))) return;
    last_file = file, last_line = line;
  }
  fflush(stdout);
  if (error_print_progname) error_print_progname();
  else fprintf(stderr, "%s:", program_invocation_name);
  if (file) fprintf(stderr, "%s:%u: ", file, line);
  else fprintf(stderr, " ");
  va_start(args, format);
  end_error(code, number, format, args);
  va_end(args);
}
void openlog(const char *name, int option, int facility) { (void)name, (void)option, (void)facility; }
void closelog(void) {}
void vsyslog(int priority, const char *format, va_list args) {
  (void)priority;
  vfprintf(stderr, format, args);
  fputc('\n', stderr);
}
void syslog(int priority, const char *format, ...) {
  va_list args;
  va_start(args, format);
  vsyslog(priority, format, args);
  va_end(args);
}
void __vsyslog_chk(int priority, int flag, const char *format, va_list args) { (void)flag, vsyslog(priority, format, args); }
void __syslog_chk(int priority, int flag, const char *format, ...) {
  va_list args;
  (void)flag;
  va_start(args, format);
  vsyslog(priority, format, args);
  va_end(args);
}
