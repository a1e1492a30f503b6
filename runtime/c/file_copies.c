/* Copies from one descriptor to another without a buffer of the program's. */
#include "libc.h"

ssize_t pread(int, void *, size_t, off_t), pwrite(int, const void *, size_t, off_t);

static int is_file(int fd) {
  struct stat s;
  if (fstat(fd, &s)) return 0;
  return (s.st_mode & 0170000) == 0100000 || (errno = EINVAL, 0);
}

/* From one to the other, at the places where they are, or at those named, which move instead. */
static ssize_t copy(int from, off_t *at, int to, off_t *there, size_t size) {
  char part[4096];
  size_t done = 0;
  if ((at && *at < 0) || (there && *there < 0)) return errno = EINVAL, -1;
  while (done < size) {
    size_t most = size - done < sizeof part ? size - done : sizeof part;
    ssize_t got = at ? pread(from, part, most, *at) : read(from, part, most);
    if (got <= 0) return done ? (ssize_t)done : got;
    ssize_t put = there ? pwrite(to, part, (size_t)got, *there) : write(to, part, (size_t)got);
    /* What was not taken is still to be read. */
    if (!at && put < got) lseek(from, (put < 0 ? 0 : put) - got, SEEK_CUR);
    if (put < 0) return done ? (ssize_t)done : -1;
    if (at) *at += put;
    if (there) *there += put;
    done += (size_t)put;
    if (put < got) break;
  }
  return (ssize_t)done;
}

ssize_t sendfile(int to, int from, off_t *at, size_t size) { return is_file(from) ? copy(from, at, to, 0, size) : -1; }
ssize_t sendfile64(int to, int from, off_t *at, size_t size) { return sendfile(to, from, at, size); }
ssize_t copy_file_range(int from, off_t *at, int to, off_t *there, size_t size, unsigned flags) {
  if (flags) return errno = EINVAL, -1;
  return is_file(from) && is_file(to) ? copy(from, at, to, there, size) : -1;
}
