/* What the files about sockets share. */
#ifndef SYMVM_SOCKETS_H
#define SYMVM_SOCKETS_H
#include "waiting.h"

typedef unsigned socklen;
enum { AF_UNIX = 1, AF_INET = 2, AF_INET6 = 10, STREAM = 1, DATAGRAM = 2, PACKETS = 5, NAME_ROOM = 110, SOCKET_ROOM = 212992, OPTIONS = 16, DONT_WAIT = 0x40 };
enum { ENOTSOCK = 88, EDESTADDRREQ = 89, EMSGSIZE = 90, EPROTOTYPE = 91, ENOPROTOOPT = 92, EPROTONOSUPPORT = 93, ESOCKTNOSUPPORT = 94, EOPNOTSUPP = 95, EADDRINUSE = 98,
       EADDRNOTAVAIL = 99, ENETUNREACH = 101, ECONNABORTED = 103, ECONNRESET = 104, EISCONN = 106, ENOTCONN = 107, ETIMEDOUT = 110, ECONNREFUSED = 111, EINPROGRESS = 115 };

struct __sv_name { socklen size; byte bytes[NAME_ROOM]; }; /* a sockaddr */
struct __sv_socket {
  struct sv_inode node; /* first; its data are what came in. Packets stand behind a struct packet each. */
  size_t taken; /* of them from the start on */
  struct __sv_socket *next; /* all there are */
  int family, type, protocol;
  int is_listening, is_connected, is_connecting /* which nobody was told yet */, no_more_in, no_more_out, is_outside, is_reset, met_visitor;
  int error; /* to be told once */
  struct __sv_socket *peer; /* 0: gone, or there was none */
  struct __sv_socket *first, *behind; /* connections that nobody has accepted yet, and those behind it */
  int waiting, most_waiting;
  u64 patience, send_patience; /* nanoseconds; 0: for ever */
  struct __sv_name name, peer_name, asked; /* asked: somebody outside to whom a packet was sent */
  const struct sv_inode *file; /* of a name that is a path */
  struct { int level, name, value[2]; } options[OPTIONS];
};
struct __sv_packet { u32 size; struct __sv_name from; };

/* sockets.c */
struct __sv_socket *__sv_socket_of(int fd); /* 0 with errno set */
/* Waits for others; 0, or the errno with which the call ends. `what` says what nobody will do; 0: somebody outside might. */
int __sv_socket_wait(int flags, u64 patience, u64 begun, const char *what);
int __sv_takes_no_time(int fd, int flags); /* with DONT_WAIT if the descriptor is non-blocking */
void __sv_socket_changed(struct __sv_socket *);

/* socket_names.c */
extern struct __sv_socket *__sv_sockets;
int __sv_family_of(const struct __sv_name *);
u16 __sv_port_of(const struct __sv_name *);
int __sv_is_own(const struct __sv_name *); /* an address of this host */
int __sv_names_match(const struct __sv_name *bound, const struct __sv_name *asked);
/* The bound socket of that kind that a name leads to; 0 with errno set. */
struct __sv_socket *__sv_socket_at(const struct __sv_socket *asks, const struct __sv_name *name);
struct __sv_socket *__sv_bound_to(const struct __sv_socket *asks, const struct __sv_name *name); /* without errno */
int __sv_take_name(const struct __sv_socket *, const void *address, socklen size, struct __sv_name *to); /* 0, or -1 with errno set */
void __sv_give_name(const struct __sv_name *, void *to, socklen *room);
void __sv_pick_port(const struct __sv_socket *, struct __sv_name *);
void __sv_bind_anywhere(struct __sv_socket *); /* to a port that is free, unless it is bound */
struct __sv_name __sv_as_family(const struct __sv_name *, int family); /* as that family has it, if it can; else as it is */
void __sv_settle(struct __sv_name *, const struct __sv_name *by); /* any host becomes that one, or the loopback */

/* socket_data.c */
ssize_t __sv_receive(struct __sv_socket *, void *to, size_t size, int flags, struct __sv_name *from, int *is_cut);
ssize_t __sv_send(struct __sv_socket *, const void *data, size_t size, int flags, const struct __sv_name *to);
int __sv_is_over(const struct __sv_socket *); /* nothing more will come */

static inline size_t __sv_queued(const struct __sv_socket *s) { return s->node.size - s->taken; }

/* outside.c */
int __sv_visitor_waits(const struct __sv_socket *for_it); /* it is the first that asks, or the one that has asked first */
void __sv_visitor_left_alone(const struct __sv_socket *by); /* which is closed */
int __sv_let_visitor_in(struct __sv_socket *to); /* its bytes are there to be received; -1 with errno set */

#endif
