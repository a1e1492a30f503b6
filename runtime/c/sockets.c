/* Sockets within the process: those of one find each other by their names, or come as pairs. Of the world outside nobody answers, and
 * nobody comes, but for one visitor (outside.c). */
#include "sockets.h"

/* ---- beginning and end ---- */

void __sv_socket_changed(struct __sv_socket *s) {
  if (s) s->node.came++, s->node.went++;
  __sv_wake(&__sv_descriptors, ALL);
}
static ssize_t read_it(struct sv_inode *node, void *to, size_t size, int flags) { return __sv_receive((struct __sv_socket *)node, to, size, flags & O_NONBLOCK ? DONT_WAIT : 0, 0, 0); }
static ssize_t write_it(struct sv_inode *node, const void *from, size_t size, int flags) { return __sv_send((struct __sv_socket *)node, from, size, flags & O_NONBLOCK ? DONT_WAIT : 0, 0); }
static int readiness(struct sv_inode *node) {
  struct __sv_socket *s = (struct __sv_socket *)node, *peer = s->peer;
  int fault = s->error ? SV_FAULT : 0;
  if (s->is_listening) return SV_OPEN | (s->first || __sv_visitor_waits(s) ? SV_CAN_READ : 0);
  if (s->type == DATAGRAM && !s->is_connected) return fault | SV_OPEN | (__sv_queued(s) || fault || (s->name.size && __sv_visitor_waits(s)) ? SV_CAN_READ : 0) | SV_CAN_WRITE;
  if (!s->is_connected) return fault | (s->no_more_in ? SV_CAN_READ | SV_READ_HUNG_UP | SV_HUNG_UP : SV_CAN_WRITE | SV_HUNG_UP);
  /* A visitor waits for its answer, but will say no more. */
  int is_over = s->type != DATAGRAM && __sv_is_over(s) && !(peer && peer->is_outside && __sv_queued(s)), peer_is_done = !peer || (peer->no_more_in && peer->no_more_out);
  int ready = (__sv_queued(s) || is_over || fault ? SV_CAN_READ : 0) | (!peer || peer->is_outside || __sv_queued(peer) < SOCKET_ROOM ? SV_CAN_WRITE : 0);
  return fault | ready | (is_over ? SV_READ_HUNG_UP : 0) | (is_over && (s->no_more_out || (peer_is_done && s->family == AF_UNIX)) ? SV_HUNG_UP : 0);
}
static int available(struct sv_inode *node) {
  struct __sv_socket *s = (struct __sv_socket *)node;
  struct __sv_packet packet;
  int size = 0;
  if (s->is_listening) return errno = EINVAL, -1;
  if (s->type == STREAM) return (int)__sv_queued(s);
  if (s->type == DATAGRAM && !__sv_queued(s) && s->name.size && __sv_visitor_waits(s) && __sv_let_visitor_in(s)) return -1;
  for (size_t at = s->taken; at < node->size; at += sizeof packet + packet.size) {
    memcpy(&packet, node->data + at, sizeof packet);
    size += (int)packet.size;
    if (s->type == DATAGRAM) break;
  }
  return size;
}
static void closed(struct sv_inode *node);
/* Those whom nobody has accepted yet are turned away. */
static void turn_away(struct __sv_socket *s) {
  while (s->first) {
    struct __sv_socket *unknown = s->first;
    s->first = unknown->behind;
    if (unknown->peer) unknown->peer->error = ECONNRESET;
    closed(&unknown->node);
  }
  s->waiting = 0;
}
static void closed(struct sv_inode *node) {
  struct __sv_socket *s = (struct __sv_socket *)node, **at = &__sv_sockets;
  while (*at && *at != s) at = &(*at)->next;
  if (*at) *at = s->next;
  turn_away(s);
  __sv_visitor_left_alone(s);
  if (s->peer && s->peer->is_outside) s->peer->peer = 0, closed(&s->peer->node);
  else if (s->peer && s->peer->peer == s) {
    if (__sv_queued(s) && s->type != DATAGRAM) s->peer->error = ECONNRESET;
    s->peer->peer = 0, __sv_socket_changed(s->peer);
  }
  free(node->data);
  free(s);
}
static const struct sv_special kind = {read_it, write_it, readiness, available, closed};

struct __sv_socket *__sv_socket_of(int fd) {
  if (__sv_readiness(fd) == SV_INVALID) return errno = EBADF, (struct __sv_socket *)0;
  struct sv_inode *node = __sv_inode_of(fd);
  return node && node->special == &kind ? (struct __sv_socket *)node : (errno = ENOTSOCK, (struct __sv_socket *)0);
}

static struct __sv_socket *new_socket(int family, int type, int protocol) {
  struct __sv_socket *s = __sv_kernel_memory(sizeof *s);
  if (!s) return 0;
  s->family = family, s->type = type, s->protocol = protocol;
  s->node.special = &kind, s->node.given = -1;
  s->next = __sv_sockets;
  return __sv_sockets = s;
}
static int attach(struct __sv_socket *s, int flags) { return __sv_attach_special(s ? &s->node : 0, &kind, S_IFSOCK | 0777, flags); }
enum { TYPE = 15 };
static int is_supported(int family, int type, int protocol) {
  int kind = type & TYPE, is_internet = family == AF_INET || family == AF_INET6;
  if (type & ~(TYPE | O_NONBLOCK | O_CLOEXEC) || kind > 10) return errno = EINVAL, 0;
  if (family != AF_UNIX && !is_internet) return __symvm_note("socket"), errno = EAFNOSUPPORT, 0;
  if (kind != STREAM && kind != DATAGRAM && !(kind == PACKETS && !is_internet)) return errno = kind == 3 && is_internet ? EPERM : ESOCKTNOSUPPORT, 0;
  int usual = kind == STREAM ? 6 : 17; /* TCP, UDP */
  return !protocol || (is_internet ? protocol == usual : protocol == AF_UNIX) ? 1 : (errno = EPROTONOSUPPORT, 0);
}
static const int failing_sockets[] = {EMFILE, ENOMEM}, failing_binds[] = {EADDRINUSE}, failing_connects[] = {ECONNREFUSED, ETIMEDOUT}, failing_accepts[] = {ECONNABORTED, EMFILE};
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
  if (s->family != AF_UNIX && !__sv_is_own(&name)) return errno = EADDRNOTAVAIL, -1;
  if (s->family == AF_UNIX && name.size > 2 && name.bytes[2]) {
    const char *path = (char *)name.bytes + 2;
    if (__sv_is_taken(path)) return errno = EADDRINUSE, -1;
    if (!(s->file = __sv_create(path, S_IFSOCK | (0777 & ~__sv_umask), &error))) return errno = error, -1;
  } else if (s->family != AF_UNIX && !__sv_port_of(&name)) __sv_pick_port(s, &name);
  else if (__sv_bound_to(s, &name)) return errno = EADDRINUSE, -1;
  return s->name = name, 0;
}
int listen(int fd, int most) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  if (s->type == DATAGRAM) return errno = EOPNOTSUPP, -1;
  if (s->is_connected || (s->family == AF_UNIX && !s->name.size)) return errno = EINVAL, -1;
  __sv_bind_anywhere(s);
  return s->is_listening = 1, s->no_more_in = 0, s->most_waiting = most < 0 || most > 4096 ? 4096 : most + 1, 0;
}

/* ---- connections ---- */

int __sv_socket_wait(int flags, u64 patience, u64 begun, const char *what) {
  if (flags & DONT_WAIT) return EAGAIN;
  __sv_open_waits += !what;
  int error = __sv_wait_or_cancelled(&__sv_descriptors, patience ? begun + patience : 0);
  if (error == DEADLOCK) __sv_stuck(what);
  __sv_open_waits -= !what;
  __sv_cancellation_point();
  if (__sv_ends_call(error)) return EINTR;
  return error == TIMED_OUT ? EAGAIN : 0;
}
int __sv_takes_no_time(int fd, int flags) { return flags | (__sv_flags_of(fd) & O_NONBLOCK ? DONT_WAIT : 0); }

/* Connects a socket of streams or packets; 0, or the errno. */
static int reach(struct __sv_socket *s, const struct __sv_name *name, int flags) {
  struct __sv_socket *there;
  if (!__sv_bound_to(s, name) && __sv_visitor_waits(s)) {
    __sv_bind_anywhere(s);
    s->peer_name = *name;
    return join_outside(s) ? errno : 0;
  }
  for (u64 begun = __sv_clock();;) {
    if (!(there = __sv_socket_at(s, name))) return errno;
    if (!there->is_listening) return ECONNREFUSED;
    if (there->waiting < there->most_waiting) break;
    int error = __sv_socket_wait(flags, s->send_patience, begun, "connect to a socket that nobody accepts from");
    if (error) return error;
  }
  struct __sv_socket *other = new_socket(there->family, s->type, s->protocol), **last = &there->first;
  if (!other) return ENOMEM;
  __sv_bind_anywhere(s);
  struct __sv_name dialled = *name, dialled4 = __sv_as_family(name, AF_INET);
  int is_mapped = s->family == AF_INET6 && __sv_family_of(&dialled4) == AF_INET;
  __sv_settle(&dialled, 0), __sv_settle(&s->name, is_mapped ? &dialled : 0);
  join(s, other);
  /* Each sees addresses as its family has them. */
  other->name = s->family == AF_UNIX ? there->name : __sv_as_family(&dialled, other->family);
  other->peer_name = s->family == AF_UNIX ? s->name : __sv_as_family(&s->name, other->family);
  s->peer_name = s->family == AF_UNIX ? other->name : dialled;
  if (!other->peer_name.size) other->peer_name = (struct __sv_name){2, {(byte)s->family}};
  while (*last) last = &(*last)->behind;
  *last = other, there->waiting++;
  return __sv_socket_changed(there), 0;
}
static int connect_held(struct __sv_socket *s, const void *address, socklen size, int flags) {
  struct __sv_name name;
  const byte *family = address;
  if (s->type == DATAGRAM && size >= 2 && !family[0] && !family[1]) return s->peer_name.size = 0, 0; /* AF_UNSPEC */
  if (__sv_take_name(s, address, size, &name)) return -1;
  if (s->family == AF_UNIX && name.size <= 2) return errno = EINVAL, -1;
  if (s->type == DATAGRAM) {
    if (s->family == AF_UNIX && !__sv_socket_at(s, &name)) return -1;
    __sv_settle(&name, 0), __sv_bind_anywhere(s), __sv_settle(&s->name, 0);
    return s->peer_name = name, 0;
  }
  if (s->is_connecting) return s->is_connecting = 0, 0;
  if (s->is_connected) return errno = EISCONN, -1;
  if (s->is_listening) return errno = s->family == AF_UNIX ? EINVAL : EISCONN, -1;
  if (s->error) return errno = s->error, s->error = 0, -1;
  if (__sv_call_fails("fail_connect", failing_connects, 2)) return -1;
  int error = reach(s, &name, flags), is_later = s->family != AF_UNIX && flags & DONT_WAIT && (!error || error == ECONNREFUSED);
  if (!is_later) return error ? errno = error, -1 : 0;
  /* What came of it is told later. */
  s->is_connecting = !error, s->error = error;
  return __sv_socket_changed(s), errno = EINPROGRESS, -1;
}
int connect(int fd, const void *address, socklen size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  int flags = __sv_takes_no_time(fd, 0);
  __sv_hold_node(&s->node);
  int result = connect_held(s, address, size, flags);
  return __sv_release_node(&s->node), result;
}

static int accept_held(struct __sv_socket *s, void *address, socklen *size, int flags, int waits) {
  struct __sv_socket *got;
  for (u64 begun = __sv_clock(); !s->first && !(s->is_listening && __sv_visitor_waits(s));) {
    if (!s->is_listening) return errno = EINVAL, -1;
    if ((errno = __sv_socket_wait(waits, s->patience, begun, 0))) return -1;
  }
  if (!__sv_has_descriptor()) return -1;
  if ((got = s->first)) s->first = got->behind, got->behind = 0, s->waiting--;
  else {
    if (!(got = new_socket(s->family, s->type, s->protocol))) return errno = ENOMEM, -1;
    got->name = s->name;
    __sv_settle(&got->name, 0);
    if (join_outside(got)) return closed(&got->node), -1;
  }
  __sv_give_name(&got->peer_name, address, size);
  __sv_socket_changed(s);
  return attach(got, flags);
}
int accept4(int fd, void *address, socklen *size, int flags) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  if (flags & ~(O_NONBLOCK | O_CLOEXEC)) return errno = EINVAL, -1;
  if (s->type == DATAGRAM) return errno = EOPNOTSUPP, -1;
  if (!s->is_listening) return errno = EINVAL, -1;
  if (__sv_call_fails("fail_accept", failing_accepts, 2)) return -1;
  __sv_cancellation_point();
  int waits = __sv_takes_no_time(fd, 0);
  __sv_hold_node(&s->node);
  int result = accept_held(s, address, size, flags, waits);
  return __sv_release_node(&s->node), result;
}
int accept(int fd, void *address, socklen *size) { return accept4(fd, address, size, 0); }

int shutdown(int fd, int how) {
  struct __sv_socket *s = __sv_socket_of(fd);
  if (!s) return -1;
  if (how < 0 || how > 2) return errno = EINVAL, -1;
  if (s->is_listening && how != 1) return s->is_listening = 0, turn_away(s), __sv_socket_changed(s), 0;
  int is_unconnected = !s->is_connected && !(s->type == DATAGRAM && s->peer_name.size);
  if (is_unconnected && s->family != AF_UNIX) return errno = ENOTCONN, -1;
  s->no_more_in |= how != 1, s->no_more_out |= how != 0;
  return __sv_socket_changed(s), __sv_socket_changed(s->peer), 0;
}
