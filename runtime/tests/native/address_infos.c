/* What getaddrinfo and getnameinfo make of numbers, against the host's. */
#define _GNU_SOURCE
#include "differ.h"
#include <arpa/inet.h>
#include <netdb.h>
#include <string.h>
#include <sys/socket.h>

OURS(getaddrinfo); OURS(freeaddrinfo); OURS(getnameinfo);

void address_infos(void) {
  static const char *const nodes[] = {"127.0.0.1", "::1", "0.0.0.0", "::ffff:1.2.3.4", "1.2.3", "10.0.0.300", "fe80::1:2", 0, 0, "x y", "localhosts"}, *const services[] = {"80", "0", "65535", 0, "08", "no-such-service", ""};
  const char *node = nodes[pick(11)], *service = services[pick(7)];
  static const int families[] = {0, AF_INET, AF_INET6, AF_UNIX};
  struct addrinfo hints = {0}, *x = 0, *y = 0;
  hints.ai_flags = AI_NUMERICHOST | (pick(2) ? AI_PASSIVE : 0) | (pick(3) ? 0 : AI_NUMERICSERV) | (pick(6) ? 0 : AI_CANONNAME);
  hints.ai_family = families[pick(8) ? pick(3) : 3];
  hints.ai_socktype = (int)pick(4);
  int n = getaddrinfo(node, service, &hints, &x), m = sv_getaddrinfo(node, service, &hints, &y);
  const struct addrinfo *a = n ? 0 : x, *b = m ? 0 : y;
  for (; a && b; a = a->ai_next, b = b->ai_next) {
    if (a->ai_family != b->ai_family || a->ai_socktype != b->ai_socktype || a->ai_protocol != b->ai_protocol || a->ai_addrlen != b->ai_addrlen || memcmp(a->ai_addr, b->ai_addr, a->ai_addrlen) || !a->ai_canonname != !b->ai_canonname) break;
    char host[60], port[20], our_host[60], our_port[20];
    socklen_t room = pick(9) ? 60 : 3, port_room = pick(9) ? 20 : 2;
    int p = getnameinfo(a->ai_addr, a->ai_addrlen, host, room, port, port_room, NI_NUMERICHOST | NI_NUMERICSERV), q = sv_getnameinfo(a->ai_addr, a->ai_addrlen, our_host, room, our_port, port_room, NI_NUMERICHOST | NI_NUMERICSERV);
    if (p != q || (!p && (strcmp(host, our_host) || strcmp(port, our_port)))) differ("getnameinfo", "%d %d, %s %s", p, q, p ? "" : host, q ? "" : our_host);
  }
  if (n != m || a || b) differ("getaddrinfo", "'%s' '%s', flags %x, family %d, type %d: %d %d", node ? node : "(null)", service ? service : "(null)", (unsigned)hints.ai_flags, hints.ai_family, hints.ai_socktype, n, m);
  if (!n) freeaddrinfo(x);
  if (!m) sv_freeaddrinfo(y);
}
