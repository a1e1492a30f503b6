/* Sockets within the process: those of one find each other by their names (paths, ports), or come as pairs. Of the world outside
 * nobody answers, and nobody comes. */
#include "sockets.h"

static struct __sv_socket *sockets;

/* ---- names ---- */

static u16 port_of(const struct __sv_name *name) { return (u16)(name->bytes[2] << 8 | name->bytes[3]); }
static void set_port(struct __sv_name *name, u16 port) { name->bytes[2] = (byte)(port >> 8), name->bytes[3] = (byte)port; }
static int family_of(const struct __sv_name *name) { return name->size >= 2 ? name->bytes[0] | name->bytes[1] << 8 : 0; }
/* The host's part of an address of the internet. */
static const byte *host_of(const struct __sv_name *name) { return name->bytes + (family_of(name) == AF_INET ? 4 : 8); }
static size_t host_size(const struct __sv_name *name) { return family_of(name) == AF_INET ? 4 : 16; }
static int is_any(const struct __sv_name *name) {
  for (size_t i = 0; i < host_size(name); i++)
    if (host_of(name)[i]) return 0;
  return 1;
}
static int is_own(const struct __sv_name *name) {
  static const byte loopback6[16] = {[15] = 1};
  return is_any(name) || (family_of(name) == AF_INET ? host_of(name)[0] == 127 : !memcmp(host_of(name), loopback6, 16));
}
static void set_loopback(struct __sv_name *name, int family) {
  *name = (struct __sv_name){family == AF_INET ? 16 : 28, {(byte)family}};
  if (family == AF_INET) name->bytes[4] = 127, name->bytes[7] = 1;
  else name->bytes[23] = 1;
}
static int matches(const struct __sv_name *bound, const struct __sv_name *asked) {
  if (family_of(bound) != family_of(asked)) return 0;
  if (family_of(bound) == AF_UNIX) return bound->size > 2 && bound->size == asked->size && !memcmp(bound->bytes, asked->bytes, bound->size);
  return port_of(bound) == port_of(asked) && (is_any(bound) || is_any(asked) || !memcmp(host_of(bound), host_of(asked), host_size(bound)));
}

int __sv_take_name(const struct __sv_socket *s, const void *address, socklen size, struct __sv_name *to) {
  socklen least = s->family == AF_INET ? 16 : s->family == AF_INET6 ? 24 : 2;
  if (size < least || size > NAME_ROOM) return errno = EINVAL, -1;
  memset(to, 0, sizeof *to);
  memcpy(to->bytes, address, size);
  to->size = s->family == AF_INET ? 16 : s->family == AF_INET6 ? 28 : size;
  if (family_of(to) != s->family) return errno = s->family == AF_UNIX ? EINVAL : EAFNOSUPPORT, -1;
  /* A path ends with its first 0; a name without a path begins with one. */
  if (s->family == AF_UNIX && size > 2 && to->bytes[2]) to->size = 2 + (socklen)strnlen((char *)to->bytes + 2, size - 2) + 1;
  return 0;
}
void __sv_give_name(const struct __sv_name *name, void *to, socklen *room) {
  if (!to || !room) return;
  memcpy(to, name->bytes, *room < name->size ? *room : name->size);
  *room = name->size;
}

static struct __sv_socket *bound_to(const struct __sv_socket *asks, const struct __sv_name *name) {
  for (struct __sv_socket *s = sockets; s; s = s->next)
    if (s->name.size && s->type == asks->type && (s->is_listening || !s->is_connected || s->type == DATAGRAM) && matches(&s->name, name)) return s;
  return 0;
}
struct __sv_socket *__sv_socket_at(const struct __sv_socket *asks, const struct __sv_name *name) {
  int error;
  struct __sv_socket *found = bound_to(asks, name);
  int is_path = family_of(name) == AF_UNIX && name->size > 2 && name->bytes[2];
  if (is_path && !__sv_lookup((const char *)name->bytes + 2, &error)) return errno = error, (struct __sv_socket *)0;
  if (found) return found;
  if (family_of(name) != AF_UNIX && !is_own(name) && !__sv_is_visitor(name)) return __symvm_note("a socket to the world outside"), errno = ENETUNREACH, (struct __sv_socket *)0;
  return errno = ECONNREFUSED, (struct __sv_socket *)0;
}
static void pick_port(const struct __sv_socket *s, struct __sv_name *name) {
  static u16 next = 40000;
  do set_port(name, next = next == 65535 ? 40000 : next + 1);
  while (bound_to(s, name));
}
void __sv_bind_anywhere(struct __sv_socket *s) {
  struct __sv_name name;
  if (s->name.size || s->family == AF_UNIX) return;
  set_loopback(&name, s->family);
  pick_port(s, &name);
  s->name = name;
}

/* ---- beginning and end ---- */

static ssize_t read_it(struct sv_inode *node, void *to, size_t size, int flags) { return __sv_receive((struct __sv_socket *)node, to, size, flags & O_NONBLOCK ? 0x40 : 0, 0, 0); }
static ssize_t write_it(struct sv_inode *node, const void *from, size_t size, int flags) { return __sv_send((struct __sv_socket *)node, from, size, flags & O_NONBLOCK ? 0x40 : 0, 0); }
static int readiness(struct sv_inode *node) {
  struct __sv_socket *s = (struct __sv_socket *)node;
  if (s->is_listening) return s->first || __sv_visitor_waits() ? SV_CAN_READ : 0;
  if (s->type == DATAGRAM && !s->is_connected) return (node->size || (s->name.size && __sv_visitor_waits()) ? SV_CAN_READ : 0) | SV_CAN_WRITE;
  if (!s->is_connected) return SV_CAN_WRITE | SV_HUNG_UP;
  struct __sv_socket *peer = s->peer;
  int is_over = s->type != DATAGRAM && (!peer || peer->no_more_out || s->no_more_in);
  int ready = (node->size || is_over ? SV_CAN_READ : 0) | (!peer || peer->node.size < SOCKET_ROOM ? SV_CAN_WRITE : 0);
  return ready | (is_over && (s->no_more_out || (!peer && s->family == AF_UNIX)) ? SV_HUNG_UP : 0);
}
static void changed(struct __sv_socket *s) {
  if (s) s->node.came++, s->node.went++;
  __sv_wake(&__sv_descriptors, ALL);
}
static void closed(struct sv_inode *node) {
  struct __sv_socket *s = (struct __sv_socket *)node, **at = &sockets;
  while (*at && *at != s) at = &(*at)->next;
  if (*at) *at = s->next;
  while (s->first) {
    struct __sv_socket *unknown = s->first;
    s->first = unknown->behind;
    closed(&unknown->node);
  }
  if (s->peer && s->peer->is_outside) s->peer->peer = 0, closed(&s->peer->node);
  else if (s->peer && s->peer->peer == s) s->peer->peer = 0, changed(s->peer);
  free(node->data);
  free(s);
}
static const struct sv_special kind = {read_it, write_it, readiness, closed};

struct __sv_socket *__sv_socket_of(int fd) {
  if (__sv_readiness(fd) == SV_INVALID) return errno = EBADF, (struct __sv_socket *)0;
  struct sv_inode *node = __sv_inode_of(fd);
  return node && node->special == &kind ? (struct __sv_socket *)node : (errno = ENOTSOCK, (struct __sv_socket *)0);
}

static struct __sv_socket *new_socket(int family, int type, int protocol) {
  struct __sv_socket *s = __sv_kernel_memory(sizeof *s);
  if (!s) return 0;
  s->family = family, s->type = type, s->protocol = protocol;
  s->next = sockets;
  return sockets = s;
}
static int attach(struct __sv_socket *s, int flags) { return __sv_attach_special(s ? &s->node : 0, &kind, S_IFSOCK | 0777, flags); }
enum { TYPE = 15 };
static int is_supported(int family, int type, int protocol) {
  int kind = type & TYPE, is_internet = family == AF_INET || family == AF_INET6;
  if (type & ~(TYPE | O_NONBLOCK | O_CLOEXEC)) return errno = EINVAL, 0;
  if (family != AF_UNIX && !is_internet) return __symvm_note("socket"), errno = EAFNOSUPPORT, 0;
  if (kind != STREAM && kind != DATAGRAM && !(kind == PACKETS && !is_internet)) return errno = kind == 3 && is_internet ? EPERM : ESOCKTNOSUPPORT, 0;
  int usual = kind == STREAM ? 6 : 17; /* TCP, UDP */
  return !protocol || (is_internet ? protocol == usual : protocol == AF_UNIX) ? 1 : (errno = EPROTONOSUPPORT, 0);
}
static const int failing_sockets[] = {EMFILE, ENOMEM}, failing_binds[] = {EADDRINUSE}, failing_connects[] = {ECONNREFUSED, 110 /* ETIMEDOUT */}, failing_accepts[] = {103 /* ECONNABORTED */, EMFILE};
int socket(int family, int type, int protocol) {
  if (!is_supported(family, type, protocol) || __sv_call_fails("fail_socket", failing_sockets, 2)) return -1;
  return attach(new_socket(family, type & TYPE, protocol), type);
}

static void join(struct __sv_socket *a, struct __sv_socket *b) { a->peer = b, b->peer = a, a->is_connected = b->is_connected = 1; }
/* Connects it with a visitor, who has said all when it comes. */
static int join_outside(struct __sv_socket *s) {
  struct __sv_socket *outside = new_socket(s->family, s->type, s->protocol);
  if (!outside) return errno = ENOMEM, -1;
  join(s, outside);
  outside->is_outside = outside->no_more_out = 1;
  return __sv_let_visitor_in(s);
}
int socketpair(int family, int type, int protocol, int fds[2]) {
  if (!is_supported(family, type, protocol)) return -1;
  if (family != AF_UNIX) return errno = EOPNOTSUPP, -1;
  struct __sv_socket *a = new_socket(family, type & TYPE, protocol), *b = a ? new_socket(family, type & TYPE, protocol) : 0;
  int one = attach(a, type), other = one < 0 ? -1 : attach(b, type);
  if (other < 0) return one >= 0 ? close(one) : b ? closed(&b->node), 0 : 0, -1;
  join(a, b);
  a->name = a->peer_name = b->name = b->peer_name = (struct __sv_name){2, {AF_UNIX}};
  return fds[0] = one, fds[1] = other, 0;
}

int bind(int fd, const void *address, socklen size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  struct __sv_name name;
  int error;
  if (!s || __sv_take_name(s, address, size, &name)) return -1;
  if (s->name.size) return errno = EINVAL, -1;
  if (__sv_call_fails("fail_bind", failing_binds, 1)) return -1;
  if (s->family != AF_UNIX && !is_own(&name)) return errno = EADDRNOTAVAIL, -1;
  if (s->family == AF_UNIX && name.size > 2 && name.bytes[2]) {
    struct sv_inode *file = __sv_is_taken((char *)name.bytes + 2) ? 0 : __sv_create((char *)name.bytes + 2, S_IFSOCK | (0777 & ~__sv_umask), &error);
    if (!file) return errno = __sv_is_taken((char *)name.bytes + 2) ? EADDRINUSE : error, -1;
  } else if (s->family != AF_UNIX && !port_of(&name)) pick_port(s, &name);
  else if (bound_to(s, &name)) return errno = EADDRINUSE, -1;
  __sv_is_open_to_outside |= s->type == DATAGRAM;
  return s->name = name, 0;
}
int listen(int fd, int most) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  if (s->type == DATAGRAM) return errno = EOPNOTSUPP, -1;
  if (s->is_connected || (s->family == AF_UNIX && !s->name.size)) return errno = EINVAL, -1;
  __sv_bind_anywhere(s);
  __sv_is_open_to_outside = 1;
  return s->is_listening = 1, s->most_waiting = most < 0 || most > 4096 ? 4096 : most + 1, 0;
}

int __sv_socket_wait(int flags, u64 patience, u64 begun, const char *what) {
  if (flags & 0x40) return EAGAIN;
  int error = __sv_wait_or_cancelled(&__sv_descriptors, patience ? begun + patience : 0);
  __sv_cancellation_point();
  if (error == DEADLOCK && what) __symvm_finding("deadlock", what);
  if (error == DEADLOCK) __sv_await_outside();
  return error == TIMED_OUT ? EAGAIN : 0;
}
static int to_wait(int fd) { return __sv_flags_of(fd) & O_NONBLOCK ? 0x40 : 0; }

int connect(int fd, const void *address, socklen size) {
  struct __sv_socket *s = __sv_socket_of(fd), *there;
  struct __sv_name name;
  const byte *family = address;
  if (!s) return -1;
  if (s->type == DATAGRAM && size >= 2 && !family[0] && !family[1]) return s->peer_name.size = 0, s->is_connected = 0, 0; /* AF_UNSPEC */
  if (__sv_take_name(s, address, size, &name)) return -1;
  if (s->type == DATAGRAM) {
    if (s->family == AF_UNIX && !__sv_socket_at(s, &name)) return -1;
    return __sv_bind_anywhere(s), s->peer_name = name, 0;
  }
  if (s->is_connected) return errno = EISCONN, -1;
  if (s->is_listening) return errno = s->family == AF_UNIX ? EINVAL : EISCONN, -1;
  if (__sv_call_fails("fail_connect", failing_connects, 2)) return -1;
  if (s->family != AF_UNIX && !bound_to(s, &name) && __sv_visitor_waits()) return __sv_bind_anywhere(s), s->peer_name = name, join_outside(s);
  for (u64 begun = __sv_clock();;) {
    if (!(there = __sv_socket_at(s, &name))) return -1;
    if (!there->is_listening) return errno = ECONNREFUSED, -1;
    if (there->waiting < there->most_waiting) break;
    if ((errno = __sv_socket_wait(to_wait(fd), s->send_patience, begun, "connect to a socket that nobody accepts from"))) return -1;
  }
  struct __sv_socket *other = new_socket(s->family, s->type, s->protocol), **last = &there->first;
  if (!other) return errno = ENOMEM, -1;
  other->node.special = &kind, other->node.given = -1;
  __sv_bind_anywhere(s);
  join(s, other);
  other->name = there->name;
  if (s->family != AF_UNIX && is_any(&other->name)) memcpy((byte *)host_of(&other->name), host_of(&s->name), host_size(&s->name));
  s->peer_name = other->name, other->peer_name = s->name;
  if (!other->peer_name.size) other->peer_name = (struct __sv_name){2, {(byte)s->family}};
  while (*last) last = &(*last)->behind;
  *last = other, there->waiting++;
  return changed(there), 0;
}

int accept4(int fd, void *address, socklen *size, int flags) {
  struct __sv_socket *s = __sv_socket_of(fd), *got;
  if (!s) return -1;
  if (flags & ~(O_NONBLOCK | O_CLOEXEC)) return errno = EINVAL, -1;
  if (s->type == DATAGRAM) return errno = EOPNOTSUPP, -1;
  if (!s->is_listening) return errno = EINVAL, -1;
  if (__sv_call_fails("fail_accept", failing_accepts, 2)) return -1;
  __sv_cancellation_point();
  if (!s->first && __sv_visitor_waits()) {
    if (!(got = new_socket(s->family, s->type, s->protocol))) return errno = ENOMEM, -1;
    got->name = s->name;
    if (join_outside(got)) return closed(&got->node), -1;
    __sv_give_name(&got->peer_name, address, size);
    return attach(got, flags);
  }
  for (u64 begun = __sv_clock(); !s->first;)
    if ((errno = __sv_socket_wait(to_wait(fd), s->patience, begun, 0))) return -1;
  got = s->first;
  s->first = got->behind, got->behind = 0, s->waiting--;
  __sv_give_name(&got->peer_name, address, size);
  changed(s);
  return attach(got, flags);
}
int accept(int fd, void *address, socklen *size) { return accept4(fd, address, size, 0); }

int shutdown(int fd, int how) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  if (how < 0 || how > 2) return errno = EINVAL, -1;
  if (!s->is_connected && !(s->type == DATAGRAM && s->peer_name.size)) return errno = ENOTCONN, -1;
  s->no_more_in |= how != 1, s->no_more_out |= how != 0;
  return changed(s), changed(s->peer), 0;
}

/* ---- what is known of one ---- */

int getsockname(int fd, void *address, socklen *size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  struct __sv_name none = {s->family == AF_INET ? 16 : s->family == AF_INET6 ? 28 : 2, {(byte)s->family}};
  return __sv_give_name(s->name.size ? &s->name : &none, address, size), 0;
}
int getpeername(int fd, void *address, socklen *size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  if (!s->peer_name.size || (s->type != DATAGRAM && s->family != AF_UNIX && !s->peer)) return errno = ENOTCONN, -1;
  return __sv_give_name(&s->peer_name, address, size), 0;
}
enum { SOCKET_LEVEL = 1, SO_TYPE = 3, SO_ERROR, SO_SENDS = 7, SO_RECEIVES, SO_PEERCRED = 17, SO_RECEIVE_TIME = 20, SO_SEND_TIME, SO_LISTENS = 30, SO_PROTOCOL = 38, SO_DOMAIN };
int setsockopt(int fd, int level, int name, const void *value, socklen size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  const struct timeval *time = value;
  if (!s) return -1;
  if (level == SOCKET_LEVEL && (name == SO_RECEIVE_TIME || name == SO_SEND_TIME)) {
    if (size < sizeof *time) return errno = EINVAL, -1;
    if (time->tv_usec < 0 || time->tv_usec >= 1000000) return errno = EDOM, -1;
    *(name == SO_RECEIVE_TIME ? &s->patience : &s->send_patience) = (u64)time->tv_sec * 1000000000 + (u64)time->tv_usec * 1000;
  }
  return 0;
}
int getsockopt(int fd, int level, int name, void *value, socklen *size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  if (level == SOCKET_LEVEL && (name == SO_RECEIVE_TIME || name == SO_SEND_TIME)) {
    u64 patience = name == SO_RECEIVE_TIME ? s->patience : s->send_patience;
    struct timeval time = {(time_t)(patience / 1000000000), (long)(patience / 1000 % 1000000)};
    return memcpy(value, &time, *size < sizeof time ? *size : sizeof time), *size = sizeof time, 0;
  }
  if (level == SOCKET_LEVEL && name == SO_PEERCRED) {
    const int who[3] = {4242, 1000, 1000};
    return memcpy(value, who, *size < sizeof who ? *size : sizeof who), *size = sizeof who, 0;
  }
  int is_general = level == SOCKET_LEVEL, answer = 0;
  if (is_general && name == SO_TYPE) answer = s->type;
  if (is_general && (name == SO_SENDS || name == SO_RECEIVES)) answer = SOCKET_ROOM;
  if (is_general && name == SO_LISTENS) answer = s->is_listening;
  if (is_general && name == SO_DOMAIN) answer = s->family;
  if (is_general && name == SO_PROTOCOL) answer = s->family == AF_UNIX ? 0 : s->type == STREAM ? 6 : 17;
  return memcpy(value, &answer, *size < sizeof answer ? *size : sizeof answer), *size = *size < sizeof answer ? *size : sizeof answer, 0;
}
