/* What is known of a socket, and what may be set: options are remembered, and few have an effect. */
#include "sockets.h"

int getsockname(int fd, void *address, socklen *size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  struct __sv_name none = {s->family == AF_INET ? 16 : s->family == AF_INET6 ? 28 : 2, {(byte)s->family}};
  return __sv_give_name(s->name.size ? &s->name : &none, address, size), 0;
}
int getpeername(int fd, void *address, socklen *size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  return s->peer_name.size ? __sv_give_name(&s->peer_name, address, size), 0 : (errno = ENOTCONN, -1);
}

enum { GENERAL = 1, REUSE = 2, TYPE, ERROR, BROADCAST = 6, SENDS, RECEIVES, KEEP_ALIVE, LINGER = 13, REUSE_PORT = 15, CREDENTIALS = 17, RECEIVE_TIME = 20, SEND_TIME, LISTENS = 30, PROTOCOL = 38, DOMAIN };
static int is_fixed(int level, int name) { return level == GENERAL && (name == TYPE || name == ERROR || name == LISTENS || name == PROTOCOL || name == DOMAIN || name == CREDENTIALS); }

int setsockopt(int fd, int level, int name, const void *value, socklen size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  const struct timeval *time = value;
  if (!s) return -1;
  if (is_fixed(level, name)) return errno = ENOPROTOOPT, -1;
  if (level == GENERAL && (name == RECEIVE_TIME || name == SEND_TIME)) {
    if (size < sizeof *time) return errno = EINVAL, -1;
    if (time->tv_usec < 0 || time->tv_usec >= 1000000) return errno = EDOM, -1;
    u64 patience = time->tv_sec < 0 ? 0 : (u64)time->tv_sec * 1000000000 + (u64)time->tv_usec * 1000;
    return *(name == RECEIVE_TIME ? &s->patience : &s->send_patience) = patience, 0;
  }
  if (size < sizeof(int) && level == GENERAL) return errno = EINVAL, -1;
  int of[2] = {0, 0}, is_flag = level == GENERAL && (name == REUSE || name == BROADCAST || name == KEEP_ALIVE || name == REUSE_PORT);
  memcpy(of, value, size < sizeof of ? size : sizeof of);
  if (is_flag) of[0] = of[0] != 0;
  if (level == GENERAL && (name == SENDS || name == RECEIVES)) of[0] = of[0] < 1152 ? 2304 : of[0] > SOCKET_ROOM ? 2 * SOCKET_ROOM : 2 * of[0];
  if (level == GENERAL && name == LINGER) of[0] = of[0] != 0;
  for (int i = 0; i < OPTIONS; i++) {
    if (s->options[i].name && (s->options[i].level != level || s->options[i].name != name)) continue;
    s->options[i].level = level, s->options[i].name = name;
    memcpy(s->options[i].value, of, sizeof of);
    break;
  }
  return 0;
}

static int give(const void *what, socklen length, void *to, socklen *size) {
  if (*size > length) *size = length;
  return memcpy(to, what, *size), 0;
}
int getsockopt(int fd, int level, int name, void *value, socklen *size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  if (level == GENERAL && (name == RECEIVE_TIME || name == SEND_TIME)) {
    u64 patience = name == RECEIVE_TIME ? s->patience : s->send_patience;
    struct timeval time = {(time_t)(patience / 1000000000), (long)(patience / 1000 % 1000000)};
    return give(&time, sizeof time, value, size);
  }
  if (level == GENERAL && name == CREDENTIALS) return give((const int[]){4242, 1000, 1000}, 12, value, size);
  int answer[2] = {level == 0 && name == 2 /* IP_TTL */ ? 64 : 0, 0};
  for (int i = 0; i < OPTIONS; i++)
    if (s->options[i].name == name && s->options[i].level == level) memcpy(answer, s->options[i].value, sizeof answer);
  if (level == GENERAL) {
    int is_size = name == SENDS || name == RECEIVES;
    if (is_size && !answer[0]) answer[0] = SOCKET_ROOM;
    if (name == TYPE) answer[0] = s->type;
    if (name == ERROR) answer[0] = s->error, s->error = 0;
    if (name == LISTENS) answer[0] = s->is_listening;
    if (name == DOMAIN) answer[0] = s->family;
    if (name == PROTOCOL) answer[0] = s->family == AF_UNIX ? 0 : s->type == STREAM ? 6 : 17;
    if (name == LINGER) return give(answer, sizeof answer, value, size);
  }
  return give(answer, sizeof *answer, value, size);
}
