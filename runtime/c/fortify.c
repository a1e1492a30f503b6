/* What _FORTIFY_SOURCE turns calls into: the same functions, with the size of the destination as the compiler knows
 * it (SIZE_MAX if it does not). Too small a destination ends the program as glibc ends it. */
#include "libc.h"

_Noreturn void __chk_fail(void) {
  __symvm_finding("out-of-bounds", "buffer overflow detected (fortified call)"); /* natively an abort, too */
}
_Noreturn void __fortify_fail(const char *what) { __symvm_finding("abort", what); }
_Noreturn void __stack_chk_fail(void) { __symvm_finding("abort", "stack smashing detected"); }

#define CHECK(size, room) \
  if ((size) > (room)) __chk_fail()

void *__memcpy_chk(void *to, const void *from, size_t size, size_t room) {
  CHECK(size, room);
  return memcpy(to, from, size);
}
void *__memmove_chk(void *to, const void *from, size_t size, size_t room) {
  CHECK(size, room);
  return memmove(to, from, size);
}
void *__mempcpy_chk(void *to, const void *from, size_t size, size_t room) {
  CHECK(size, room);
  return mempcpy(to, from, size);
}
void *__memset_chk(void *to, int c, size_t size, size_t room) {
  CHECK(size, room);
  return memset(to, c, size);
}
char *__strcpy_chk(char *to, const char *from, size_t room) {
  if (room != SIZE_MAX) CHECK(strlen(from) + 1, room);
  return strcpy(to, from);
}
char *__stpcpy_chk(char *to, const char *from, size_t room) {
  if (room != SIZE_MAX) CHECK(strlen(from) + 1, room);
  return stpcpy(to, from);
}
char *__strncpy_chk(char *to, const char *from, size_t size, size_t room) {
  CHECK(size, room);
  return strncpy(to, from, size);
}
char *__stpncpy_chk(char *to, const char *from, size_t size, size_t room) {
  CHECK(size, room);
  return stpncpy(to, from, size);
}
char *__strcat_chk(char *to, const char *from, size_t room) {
  if (room != SIZE_MAX) CHECK(strlen(to) + strlen(from) + 1, room);
  return strcat(to, from);
}
char *__strncat_chk(char *to, const char *from, size_t size, size_t room) {
  if (room != SIZE_MAX) CHECK(strlen(to) + strnlen(from, size) + 1, room);
  return strncat(to, from, size);
}
char *fgets(char *, int, FILE *);
char *__fgets_chk(char *to, size_t room, int size, FILE *f) {
  if (size > 0) CHECK((size_t)size, room);
  return fgets(to, size, f);
}
size_t __fread_chk(void *to, size_t room, size_t size, size_t count, FILE *f) {
  size_t total;
  if (__builtin_mul_overflow(size, count, &total)) __chk_fail();
  CHECK(total, room);
  return fread(to, size, count, f);
}
ssize_t __read_chk(int fd, void *to, size_t size, size_t room) {
  CHECK(size, room);
  return read(fd, to, size);
}
char *getcwd(char *, size_t);
char *__getcwd_chk(char *to, size_t size, size_t room) {
  CHECK(size, room);
  return getcwd(to, size);
}
char *realpath(const char *, char *);
char *__realpath_chk(const char *path, char *to, size_t room) {
  CHECK(4096, room);
  return realpath(path, to);
}
void explicit_bzero(void *, size_t);
void __explicit_bzero_chk(void *at, size_t size, size_t room) {
  CHECK(size, room);
  explicit_bzero(at, size);
}
size_t __fread_unlocked_chk(void *to, size_t room, size_t size, size_t count, FILE *f) { return __fread_chk(to, room, size, count, f); }
int wctomb(char *, int);
int __wctomb_chk(char *to, int c, size_t room) {
  CHECK((size_t)1, room);
  return wctomb(to, c);
}
