/* What goes through sockets: streams of bytes, and packets that stay whole. */
#include "sockets.h"

int raise(int);
enum { PEEK = 2, CUT = 0x20, WHOLE = 0x100, NO_SIGNAL = 0x4000 };

static void taken(struct __sv_socket *s, size_t size) {
  struct sv_inode *node = &s->node;
  int was_full = 2 * __sv_queued(s) >= SOCKET_ROOM; /* so that somebody may wait for room */
  s->taken += size;
  if (s->taken == node->size) s->taken = node->size = 0;
  else if (s->taken > node->size / 2 && s->taken >= 4096) {
    memmove(node->data, node->data + s->taken, node->size - s->taken);
    node->size -= s->taken, s->taken = 0;
  }
  if (s->peer && s->peer->is_outside && !__sv_queued(s)) node->came++; /* now it is over */
  if (s->peer) s->peer->node.went += s->family == AF_UNIX || was_full;
  __sv_wake(&__sv_descriptors, ALL);
}
int __sv_is_over(const struct __sv_socket *s) {
  int has_end = s->is_connected && (!s->peer || s->peer->no_more_out);
  return s->no_more_in || (s->type != DATAGRAM && has_end);
}
/* What it has to tell, once. */
static ssize_t fault_of(struct __sv_socket *s) { return errno = s->error, s->error = 0, -1; }

ssize_t __sv_receive(struct __sv_socket *s, void *to, size_t size, int flags, struct __sv_name *from, int *is_cut) {
  struct sv_inode *node = &s->node;
  if (from) *from = s->type != DATAGRAM && s->family == AF_UNIX && s->peer_name.size > 2 ? s->peer_name : (struct __sv_name){0};
  if (s->type != DATAGRAM && !s->is_connected && s->error) return fault_of(s);
  if (s->type != DATAGRAM && !s->is_connected && s->no_more_in && s->family != AF_UNIX) return 0;
  if (s->type != DATAGRAM && !s->is_connected) return errno = s->family == AF_UNIX && s->type == STREAM ? EINVAL : ENOTCONN, -1;
  __sv_cancellation_point();
  const char *nobody = "receive from a socket that nobody sends to";
  u64 begun = __sv_clock();
  size_t done = 0;
  while (s->type == STREAM) {
    size_t part = size - done < __sv_queued(s) ? size - done : __sv_queued(s);
    int is_thrown_away = flags & CUT && s->family != AF_UNIX;
    if (part && !is_thrown_away) memcpy((char *)to + done, node->data + s->taken, part);
    done += part;
    if (part && !(flags & PEEK)) taken(s, part);
    if (done && (done == size || !(flags & WHOLE) || flags & PEEK)) return (ssize_t)done;
    if (!size && __sv_queued(s)) return 0;
    if (!done && s->error) return fault_of(s);
    if (__sv_is_over(s)) return (ssize_t)done;
    if ((errno = __sv_socket_wait(flags, s->patience, begun, nobody))) return done ? (ssize_t)done : -1;
  }
  while (!__sv_queued(s)) {
    if (s->error) return fault_of(s);
    if (__sv_is_over(s)) return 0;
    if (!s->is_connected && s->name.size && __sv_visitor_waits(s) && __sv_let_visitor_in(s)) return -1;
    if (__sv_queued(s)) break;
    if ((errno = __sv_socket_wait(flags, s->patience, begun, s->is_connected ? nobody : 0))) return -1;
  }
  struct __sv_packet packet;
  const byte *front = node->data + s->taken;
  memcpy(&packet, front, sizeof packet);
  size_t part = size < packet.size ? size : packet.size;
  if (part) memcpy(to, front + sizeof packet, part);
  if (from && s->type == DATAGRAM) *from = packet.from;
  if (is_cut) *is_cut = part < packet.size;
  if (!(flags & PEEK)) taken(s, sizeof packet + packet.size);
  return (ssize_t)(flags & CUT ? packet.size : part);
}

static ssize_t nobody_reads(int flags) { return flags & NO_SIGNAL ? 0 : raise(13) /* SIGPIPE */, errno = EPIPE, -1; }
static ssize_t put(struct __sv_socket *to, const void *head, size_t head_size, const void *data, size_t size) {
  size_t before = to->node.size;
  if (__sv_kernel_resize(&to->node, before + head_size + size)) return errno = ENOMEM, -1;
  if (head_size) memcpy(to->node.data + before, head, head_size);
  if (size) memcpy(to->node.data + before + head_size, data, size);
  to->node.came++;
  return __sv_wake(&__sv_descriptors, ALL), (ssize_t)size;
}
enum { MOST_UDP = 65507, MOST_PACKET = SOCKET_ROOM - 32 };
static ssize_t send_packet(struct __sv_socket *s, const void *data, size_t size, int flags, const struct __sv_name *name) {
  u64 begun = __sv_clock();
  int is_internet = s->family != AF_UNIX, to_peer = name == &s->peer_name;
  if (size > (is_internet ? MOST_UDP : MOST_PACKET)) return errno = EMSGSIZE, -1;
  if (name && is_internet && !__sv_port_of(name)) return errno = EINVAL, -1;
  struct __sv_packet packet = {(u32)size, s->name};
  __sv_settle(&packet.from, name);
  for (;;) {
    struct __sv_socket *to = name ? __sv_socket_at(s, name) : s->peer;
    if (!to && is_internet && (errno == ECONNREFUSED || errno == ENETUNREACH)) { /* lost on the way */
      int is_answered = s->met_visitor || __sv_visitor_waits(s);
      if (is_answered) s->asked = *name;
      else if (to_peer && errno == ECONNREFUSED) s->error = ECONNREFUSED, __sv_socket_changed(s);
      return (ssize_t)size;
    }
    if (!to) return name ? -1 : s->type == DATAGRAM ? errno = ECONNREFUSED, -1 : nobody_reads(flags);
    if (to->no_more_in) return nobody_reads(flags);
    if (is_internet) packet.from = __sv_as_family(&packet.from, to->family);
    int is_asked = !to->peer_name.size || to->is_connected || __sv_names_match(&to->peer_name, &packet.from);
    if (!is_asked) return is_internet ? (ssize_t)size : (errno = EPERM, -1);
    if (!__sv_queued(to) || __sv_queued(to) + sizeof packet + size <= SOCKET_ROOM) return put(to, &packet, sizeof packet, data, size);
    if ((errno = __sv_socket_wait(flags, s->send_patience, begun, "send to a socket that nobody receives from"))) return -1;
  }
}
ssize_t __sv_send(struct __sv_socket *s, const void *data, size_t size, int flags, const struct __sv_name *name) {
  u64 begun = __sv_clock();
  size_t done = 0;
  int is_internet = s->family != AF_UNIX;
  __sv_cancellation_point();
  if (s->error && is_internet) return fault_of(s);
  if (s->type != DATAGRAM && !s->is_connected) return is_internet ? nobody_reads(flags) : (errno = ENOTCONN, -1);
  if (s->type == DATAGRAM && !s->is_connected && !name && !s->peer_name.size) return errno = is_internet ? EDESTADDRREQ : ENOTCONN, -1;
  if (s->no_more_out) return nobody_reads(flags);
  if (s->type != STREAM) {
    if (s->type == DATAGRAM) __sv_bind_anywhere(s);
    return send_packet(s, data, size, flags, s->type == DATAGRAM && !s->is_connected ? name ? name : &s->peer_name : 0);
  }
  for (;;) {
    /* Of TCP the first that is sent to nobody is taken, and answered by a reset. */
    if (!s->peer && is_internet && !s->is_reset) return s->is_reset = 1, (ssize_t)size;
    if (!s->peer || (s->peer->no_more_in && !is_internet)) return done ? (ssize_t)done : nobody_reads(flags);
    if (s->peer->is_outside) return (ssize_t)size;
    size_t room = __sv_queued(s->peer) < SOCKET_ROOM ? SOCKET_ROOM - __sv_queued(s->peer) : 0, part = size - done < room ? size - done : room;
    if (part && put(s->peer, 0, 0, (const char *)data + done, part) < 0) return -1;
    done += part;
    if (done == size) return (ssize_t)done;
    if ((errno = __sv_socket_wait(flags, s->send_patience, begun, "send to a socket that nobody receives from"))) return done ? (ssize_t)done : -1;
  }
}

/* ---- the calls ---- */

static const struct sv_ways failing_receives = {"fail_read", {EINTR, ECONNRESET}}, failing_sends = {"fail_write", {EINTR, ECONNRESET}};
ssize_t recvfrom(int fd, void *to, size_t size, int flags, void *from, socklen *room) {
  struct __sv_socket *s = __sv_socket_of(fd);
  struct __sv_name name;
  if (!s || (size && __sv_some_fail(&failing_receives, &size))) return -1;
  flags = __sv_takes_no_time(fd, flags);
  __sv_hold_node(&s->node);
  ssize_t n = __sv_receive(s, to, size, flags, &name, 0);
  __sv_release_node(&s->node);
  if (n >= 0) __sv_give_name(&name, from, room);
  return n;
}
ssize_t recv(int fd, void *to, size_t size, int flags) { return recvfrom(fd, to, size, flags, 0, 0); }
ssize_t sendto(int fd, const void *data, size_t size, int flags, const void *to, socklen to_size) {
  struct __sv_socket *s = __sv_socket_of(fd);
  struct __sv_name name;
  if (!s) return -1;
  if (to && s->type != DATAGRAM && s->family == AF_UNIX) return errno = s->is_connected ? EISCONN : EOPNOTSUPP, -1;
  int is_named = to && s->type == DATAGRAM;
  if (is_named && __sv_take_name(s, to, to_size, &name)) return -1;
  if (size && __sv_some_fail(&failing_sends, &size)) return -1;
  flags = __sv_takes_no_time(fd, flags);
  __sv_hold_node(&s->node);
  ssize_t n = __sv_send(s, data, size, flags, is_named ? &name : 0);
  return __sv_release_node(&s->node), n;
}
ssize_t send(int fd, const void *data, size_t size, int flags) { return sendto(fd, data, size, flags, 0, 0); }

struct msghdr { void *name; socklen name_size; struct iovec *parts; size_t count; void *control; size_t control_size; int flags; };
/* The size of the piece that a message is made of. */
static ssize_t in_one(const struct msghdr *m) {
  ssize_t size = __sv_together(m->parts, m->count);
  return size < SV_AT_ONCE ? size : SV_AT_ONCE;
}
ssize_t sendmsg(int fd, const struct msghdr *m, int flags) {
  ssize_t size = in_one(m);
  if (!__sv_socket_of(fd) || size < 0) return -1;
  if (m->control && m->control_size) __symvm_note("sendmsg: descriptors and the like are not sent");
  char *whole = __sv_kernel_memory((size_t)size + 1);
  if (!whole) return errno = ENOMEM, -1;
  __sv_gather(whole, (size_t)size, m->parts, m->count);
  ssize_t n = sendto(fd, whole, (size_t)size, flags, m->name_size ? m->name : 0, m->name_size);
  return free(whole), n;
}
ssize_t recvmsg(int fd, struct msghdr *m, int flags) {
  struct __sv_socket *s = __sv_socket_of(fd);
  struct __sv_name name;
  int is_cut = 0;
  if (!s) return -1;
  ssize_t all = in_one(m);
  size_t size = (size_t)all;
  if (all < 0 || (size && __sv_some_fail(&failing_receives, &size))) return -1;
  char *whole = __sv_kernel_memory(size + 1);
  if (!whole) return errno = ENOMEM, -1;
  flags = __sv_takes_no_time(fd, flags);
  __sv_hold_node(&s->node);
  ssize_t n = __sv_receive(s, whole, size, flags, &name, &is_cut);
  __sv_release_node(&s->node);
  /* With MSG_TRUNC it says how much there was. */
  if (n > 0) __sv_scatter(m->parts, m->count, whole, (size_t)n < size ? (size_t)n : size);
  free(whole);
  if (n < 0) return n;
  m->flags = is_cut ? CUT : 0;
  m->control_size = 0;
  if (m->name) __sv_give_name(&name, m->name, &m->name_size);
  return n;
}

struct mmsghdr { struct msghdr message; unsigned size; };
int sendmmsg(int fd, struct mmsghdr *list, unsigned count, int flags) {
  for (unsigned i = 0; i < count; i++) {
    ssize_t n = sendmsg(fd, &list[i].message, flags);
    if (n < 0) return i ? (int)i : -1;
    list[i].size = (unsigned)n;
  }
  return (int)count;
}
int recvmmsg(int fd, struct mmsghdr *list, unsigned count, int flags, const struct timespec *timeout) {
  (void)timeout; /* looked at between messages only, which come at once or not at all */
  for (unsigned i = 0; i < count; i++) {
    ssize_t n = recvmsg(fd, &list[i].message, i && flags & 0x10000 /* MSG_WAITFORONE */ ? flags | DONT_WAIT : flags & ~0x10000);
    if (n < 0) return i ? (int)i : -1;
    list[i].size = (unsigned)n;
  }
  return (int)count;
}
