/* How sockets are named: by paths, or by hosts and ports of the internet. */
#include "sockets.h"

struct __sv_socket *__sv_sockets;

u16 __sv_port_of(const struct __sv_name *name) { return (u16)(name->bytes[2] << 8 | name->bytes[3]); }
static void set_port(struct __sv_name *name, u16 port) { name->bytes[2] = (byte)(port >> 8), name->bytes[3] = (byte)port; }
int __sv_family_of(const struct __sv_name *name) { return name->size >= 2 ? name->bytes[0] | name->bytes[1] << 8 : 0; }
/* The host's part of an address of the internet. */
static byte *host_of(const struct __sv_name *name) { return (byte *)name->bytes + (__sv_family_of(name) == AF_INET ? 4 : 8); }
static size_t host_size(const struct __sv_name *name) { return __sv_family_of(name) == AF_INET ? 4 : 16; }
static int is_any(const struct __sv_name *name) {
  for (size_t i = 0; i < host_size(name); i++)
    if (host_of(name)[i]) return 0;
  return 1;
}
static void set_loopback(struct __sv_name *name) {
  byte *host = host_of(name);
  memset(host, 0, host_size(name));
  if (__sv_family_of(name) == AF_INET) host[0] = 127, host[3] = 1;
  else host[15] = 1;
}
/* An address of IPv4 as IPv6 has it, ::ffff:a.b.c.d, and back. */
static int is_mapped(const struct __sv_name *name) {
  static const byte head[12] = {[10] = 0xff, 0xff};
  return __sv_family_of(name) == AF_INET6 && !memcmp(name->bytes + 8, head, sizeof head);
}
struct __sv_name __sv_as_family(const struct __sv_name *name, int family) {
  struct __sv_name as = {family == AF_INET ? 16 : 28, {(byte)family, 0, name->bytes[2], name->bytes[3]}};
  if (__sv_family_of(name) == family || (family == AF_INET ? !is_mapped(name) : __sv_family_of(name) != AF_INET)) return *name;
  if (family == AF_INET) memcpy(as.bytes + 4, name->bytes + 20, 4);
  else as.bytes[18] = as.bytes[19] = 0xff, memcpy(as.bytes + 20, name->bytes + 4, 4);
  return as;
}
int __sv_is_own(const struct __sv_name *name) {
  static const byte loopback6[16] = {[15] = 1};
  struct __sv_name as4 = __sv_as_family(name, AF_INET);
  if (is_mapped(name)) return __sv_is_own(&as4);
  return is_any(name) || (__sv_family_of(name) == AF_INET ? host_of(name)[0] == 127 : !memcmp(host_of(name), loopback6, 16));
}
void __sv_settle(struct __sv_name *name, const struct __sv_name *by) {
  if (__sv_family_of(name) == AF_UNIX || !name->size || !is_any(name)) return;
  if (by && !is_any(by)) memcpy(host_of(name), host_of(by), host_size(name));
  else set_loopback(name);
}
int __sv_names_match(const struct __sv_name *bound, const struct __sv_name *asked) {
  struct __sv_name bound4 = __sv_as_family(bound, AF_INET), asked4 = __sv_as_family(asked, AF_INET);
  bound = &bound4, asked = &asked4;
  if (__sv_family_of(bound) != __sv_family_of(asked)) return 0;
  if (__sv_family_of(bound) == AF_UNIX) return bound->size > 2 && bound->size == asked->size && !memcmp(bound->bytes, asked->bytes, bound->size);
  return __sv_port_of(bound) == __sv_port_of(asked) && (is_any(bound) || is_any(asked) || !memcmp(host_of(bound), host_of(asked), host_size(bound)));
}

int __sv_take_name(const struct __sv_socket *s, const void *address, socklen size, struct __sv_name *to) {
  socklen least = s->family == AF_INET ? 16 : s->family == AF_INET6 ? 24 : 2;
  if (size < least || (s->family == AF_UNIX && size > NAME_ROOM)) return errno = EINVAL, -1;
  if (size > NAME_ROOM) size = NAME_ROOM;
  memset(to, 0, sizeof *to);
  memcpy(to->bytes, address, size);
  to->size = s->family == AF_INET ? 16 : s->family == AF_INET6 ? 28 : size;
  if (__sv_family_of(to) != s->family) return errno = s->family == AF_UNIX ? EINVAL : EAFNOSUPPORT, -1;
  /* A path ends with its first 0; a name without a path begins with one. */
  if (s->family == AF_UNIX && size > 2 && to->bytes[2]) {
    socklen end = 2 + (socklen)strnlen((char *)to->bytes + 2, size - 2) + 1;
    to->size = end < NAME_ROOM ? end : NAME_ROOM;
    to->bytes[NAME_ROOM - 1] = 0;
  }
  return 0;
}
void __sv_give_name(const struct __sv_name *name, void *to, socklen *room) {
  if (!to || !room) return;
  memcpy(to, name->bytes, *room < name->size ? *room : name->size);
  *room = name->size;
}

/* One of IPv6 that is bound to any host takes what comes by IPv4, too, unless it was told not to. */
static int takes_both(const struct __sv_socket *s, const struct __sv_name *asked) {
  enum { IPV6 = 41, IPV6_ONLY = 26 };
  struct __sv_name asked4 = __sv_as_family(asked, AF_INET);
  if (s->family != AF_INET6 || __sv_family_of(&asked4) != AF_INET || __sv_port_of(&s->name) != __sv_port_of(asked) || !is_any(&s->name)) return 0;
  for (int i = 0; i < OPTIONS; i++)
    if (s->options[i].level == IPV6 && s->options[i].name == IPV6_ONLY && s->options[i].value[0]) return 0;
  return 1;
}
struct __sv_socket *__sv_bound_to(const struct __sv_socket *asks, const struct __sv_name *name) {
  int error, is_path = __sv_family_of(name) == AF_UNIX && name->size > 2 && name->bytes[2];
  const struct sv_inode *file = is_path ? __sv_lookup((const char *)name->bytes + 2, &error) : 0;
  if (is_path && !file) return 0;
  for (struct __sv_socket *s = __sv_sockets; s; s = s->next) {
    int is_open = s->is_listening || !s->is_connected || s->type == DATAGRAM;
    if (s->name.size && s->type == asks->type && is_open && (is_path ? s->file == file : __sv_names_match(&s->name, name) || takes_both(s, name))) return s;
  }
  return 0;
}
struct __sv_socket *__sv_socket_at(const struct __sv_socket *asks, const struct __sv_name *name) {
  int error, is_path = __sv_family_of(name) == AF_UNIX && name->size > 2 && name->bytes[2];
  struct __sv_socket *found = __sv_bound_to(asks, name);
  if (found) return found;
  const struct sv_inode *file = is_path ? __sv_lookup((const char *)name->bytes + 2, &error) : 0;
  if (is_path && !file) return errno = error, (struct __sv_socket *)0;
  for (struct __sv_socket *s = __sv_sockets; s && file; s = s->next)
    if (s->file == file) return errno = EPROTOTYPE, (struct __sv_socket *)0;
  if (__sv_family_of(name) != AF_UNIX && !__sv_is_own(name)) {
    if (!asks->met_visitor && !__sv_visitor_waits(asks)) __symvm_note("a socket to the world outside");
    return errno = ENETUNREACH, (struct __sv_socket *)0;
  }
  return errno = ECONNREFUSED, (struct __sv_socket *)0;
}
void __sv_pick_port(const struct __sv_socket *s, struct __sv_name *name) {
  static u16 next = 40000;
  do set_port(name, next = next == 65535 ? 40000 : next + 1);
  while (__sv_bound_to(s, name));
}
void __sv_bind_anywhere(struct __sv_socket *s) {
  if (s->name.size || s->family == AF_UNIX) return;
  struct __sv_name name = {s->family == AF_INET ? 16 : 28, {(byte)s->family}};
  __sv_pick_port(s, &name);
  s->name = name;
}
