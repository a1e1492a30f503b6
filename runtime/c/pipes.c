/* Pipes within the process: what is written waits in the pipe's memory. Waiting for what only this process could do,
 * where none of its threads can, never ends natively; here it is a finding. */
#include "waiting.h"

/* Waits for a pipe; -1 and errno if a signal ends the call. */
static int wait(const char *what) {
  int error = __sv_wait_or_cancelled(&__sv_descriptors, 0);
  __sv_cancellation_point();
  if (error == DEADLOCK) __sv_stuck(what);
  return __sv_ends_call(error) ? (errno = EINTR, -1) : 0;
}
int raise(int);

ssize_t __sv_pipe_read(struct sv_inode *pipe, void *to, size_t size, int flags) {
  __sv_cancellation_point();
  if (size == 0) return 0;
  while (pipe->size == 0 && pipe->writers > 0) {
    if (flags & O_NONBLOCK) return errno = EAGAIN, -1;
    if (wait("read from an empty pipe that nobody will fill")) return -1;
  }
  if (size > pipe->size) size = pipe->size;
  if (size) {
    memcpy(to, pipe->data, size);
    memmove(pipe->data, pipe->data + size, pipe->size - size);
    pipe->went += 2 * pipe->size >= SV_PIPE_SIZE; /* somebody may wait for room */
    pipe->size -= size;
    __sv_wake(&__sv_descriptors, ALL);
  }
  return (ssize_t)size;
}

/* Up to so many bytes are written all or not at all. */
enum { AT_ONCE = 4096 /* PIPE_BUF */ };
ssize_t __sv_pipe_write(struct sv_inode *pipe, const void *from, size_t size, int flags) {
  size_t written = 0;
  __sv_cancellation_point();
  while (pipe->readers) {
    size_t room = SV_PIPE_SIZE - pipe->size, before = pipe->size, part = size - written;
    if (part > room) part = size <= AT_ONCE ? 0 : room;
    if (__sv_resize(pipe, before + part)) return errno = ENOMEM, -1;
    memcpy(pipe->data + before, (const char *)from + written, part);
    written += part;
    if (part) pipe->came++, __sv_wake(&__sv_descriptors, ALL);
    if (written == size || (written && flags & O_NONBLOCK)) return (ssize_t)written;
    if (flags & O_NONBLOCK) return errno = EAGAIN, -1;
    if (wait("write to a full pipe that nobody will empty")) return written ? (ssize_t)written : -1;
  }
  raise(13); /* SIGPIPE */
  return errno = EPIPE, -1;
}

int pipe2(int fds[2], int flags) {
  struct sv_inode *pipe = __sv_keep(sizeof *pipe); /* somebody may wait at it who has its end closed */
  if (!pipe) return errno = ENOMEM, -1;
  memset(pipe, 0, sizeof *pipe);
  pipe->given = -1;
  pipe->mode = S_IFIFO | 0600;
  int kept = flags & (O_NONBLOCK | O_CLOEXEC);
  int from = __sv_attach(pipe, O_RDONLY | kept), to = from < 0 ? -1 : __sv_attach(pipe, O_WRONLY | kept);
  if (to < 0) {
    if (from >= 0) close(from);
    return -1;
  }
  fds[0] = from;
  fds[1] = to;
  return 0;
}
int pipe(int fds[2]) { return pipe2(fds, 0); }
