/* Who comes from outside (--sym-socket): one visitor, whose bytes go to the first socket that waits for a connection, asks for one
 * where nobody of the process answers, or waits for a packet. What is sent to it is gone. */
#include "sockets.h"

#define NAME "/dev/socket" /* of the file that holds its bytes */
enum { UNKNOWN = -2, NOBODY = -1 };
static int visitor = UNKNOWN; /* the file's index */
static const struct __sv_socket *chosen; /* by the visitor, to come to */

static int find(void) {
  char name[sizeof NAME];
  for (int i = 1; i < __symvm_file_count(); i++) {
    if (__symvm_file_name_size(i) != sizeof NAME) continue;
    __symvm_file_name(i, name);
    if (!memcmp(name, NAME, sizeof NAME)) return i;
  }
  return NOBODY;
}
int __sv_visitor_waits(const struct __sv_socket *for_it) {
  if (visitor == UNKNOWN) visitor = find();
  if (visitor != NOBODY && !chosen) chosen = for_it;
  return visitor != NOBODY && chosen == for_it;
}
void __sv_visitor_left_alone(const struct __sv_socket *by) {
  if (chosen == by) chosen = 0;
}

/* An address that documents use: 192.0.2.1, 2001:db8::1. */
static struct __sv_name address(int family) {
  struct __sv_name name = {family == AF_INET ? 16 : family == AF_INET6 ? 28 : 2, {(byte)family}};
  static const byte host4[4] = {192, 0, 2, 1}, host6[16] = {0x20, 1, 0xd, 0xb8, [15] = 1};
  if (family == AF_UNIX) return name;
  name.bytes[2] = 0xc3, name.bytes[3] = 0x50; /* port 50000 */
  if (family == AF_INET) memcpy(name.bytes + 4, host4, 4);
  else memcpy(name.bytes + 8, host6, 16);
  return name;
}
int __sv_let_visitor_in(struct __sv_socket *to) {
  size_t size = __symvm_file_size(visitor), head = to->type == STREAM ? 0 : sizeof(struct __sv_packet), before = to->node.size;
  struct __sv_packet packet = {(u32)size, to->peer_name.size ? to->peer_name : to->asked.size ? to->asked : address(to->family)};
  if (to->is_connected) to->peer_name = packet.from;
  else if (to->family == AF_UNIX) packet.from.size = 0; /* it has no name */
  to->met_visitor = 1;
  if (__sv_kernel_resize(&to->node, before + head + size)) return errno = ENOMEM, -1;
  if (head) memcpy(to->node.data + before, &packet, head);
  if (size) __symvm_file_copy(visitor, to->node.data + before + head);
  return visitor = NOBODY, 0;
}
