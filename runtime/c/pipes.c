/* Pipes within the process: what is written waits in the pipe's memory. Waiting for what only this process could do never
 * ends natively; here it is a finding. */
#include "libc.h"

static _Noreturn void stuck(const char *what) { __symvm_finding("deadlock", what); }
int raise(int);

ssize_t __sv_pipe_read(struct sv_inode *pipe, void *to, size_t size, int flags) {
  if (size == 0) return 0;
  if (size > pipe->size) size = pipe->size;
  if (size == 0 && pipe->writers > 0) {
    if (flags & O_NONBLOCK) return errno = EAGAIN, -1;
    stuck("read from an empty pipe that only this process could fill");
  }
  if (size) {
    memcpy(to, pipe->data, size);
    memmove(pipe->data, pipe->data + size, pipe->size - size);
    pipe->size -= size;
  }
  return (ssize_t)size;
}

ssize_t __sv_pipe_write(struct sv_inode *pipe, const void *from, size_t size, int flags) {
  size_t room = SV_PIPE_SIZE - pipe->size, before = pipe->size;
  if (pipe->readers == 0) {
    raise(13); /* SIGPIPE */
    return errno = EPIPE, -1;
  }
  if (size > room) {
    if (!(flags & O_NONBLOCK)) stuck("write to a full pipe that only this process could empty");
    if (room == 0 || size <= 4096) return errno = EAGAIN, -1; /* up to PIPE_BUF, all or nothing */
    size = room;
  }
  if (__sv_resize(pipe, before + size)) return errno = ENOMEM, -1;
  memcpy(pipe->data + before, from, size);
  return (ssize_t)size;
}

int pipe2(int fds[2], int flags) {
  struct sv_inode *pipe = calloc(1, sizeof *pipe);
  if (!pipe) return errno = ENOMEM, -1;
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
