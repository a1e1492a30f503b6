/* Copies from one descriptor to another without a buffer of the program's. */
#include "libc.h"

int fcntl(int, int, ...);
ssize_t pread(int, void *, size_t, off_t), pwrite(int, const void *, size_t, off_t);

/* Bytes of the file from here on that there are now, once both descriptors are fit for it; -1 with errno if one is not. */
static off_t left(int from, const off_t *at, int to, int for_append) {
  struct stat s;
  int reads = fcntl(from, F_GETFL), writes = fcntl(to, F_GETFL);
  if (reads < 0 || writes < 0) return -1;
  if ((reads & O_ACCMODE) == O_WRONLY || (writes & O_ACCMODE) == O_RDONLY) return errno = EBADF, -1;
  if (writes & O_APPEND) return errno = for_append, -1;
  if (fstat(from, &s)) return -1;
  if ((s.st_mode & 0170000) != 0100000) return errno = EINVAL, -1;
  off_t here = at ? *at : lseek(from, 0, SEEK_CUR);
  return here < s.st_size ? s.st_size - here : 0;
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

ssize_t sendfile(int to, int from, off_t *at, size_t size) {
  if ((ssize_t)size < 0) return errno = EINVAL, -1;
  off_t most = left(from, at, to, EINVAL);
  return most < 0 ? -1 : copy(from, at, to, 0, size < (size_t)most ? size : (size_t)most);
}
ssize_t sendfile64(int to, int from, off_t *at, size_t size) { return sendfile(to, from, at, size); }
ssize_t copy_file_range(int from, off_t *at, int to, off_t *there, size_t size, unsigned flags) {
  struct stat a, b;
  if (flags) return errno = EINVAL, -1;
  if (fstat(from, &a) || fstat(to, &b)) return -1;
  if ((a.st_mode & 0170000) == 0040000 || (b.st_mode & 0170000) == 0040000) return errno = EISDIR, -1;
  if ((b.st_mode & 0170000) != 0100000) return errno = EINVAL, -1;
  if ((ssize_t)size < 0 || (at && *at < 0) || (there && *there < 0)) return errno = EOVERFLOW, -1;
  off_t most = left(from, at, to, EBADF);
  if (most < 0) return -1;
  if (size > (size_t)most) size = (size_t)most;
  /* One file, and what is read is written. */
  off_t x = at ? *at : lseek(from, 0, SEEK_CUR), y = there ? *there : lseek(to, 0, SEEK_CUR);
  if (a.st_ino == b.st_ino && a.st_dev == b.st_dev && x < y + (off_t)size && y < x + (off_t)size) return errno = EINVAL, -1;
  return copy(from, at, to, there, size);
}
