/* Names and services to addresses and back: numbers, and this host itself; no other name is known. */
#include "sockets.h"

struct addrinfo { int flags, family, type, protocol; socklen size; struct __sv_name *address; char *name; struct addrinfo *next; };
enum { PASSIVE = 1, CANONICAL = 2, NUMERIC_HOST = 4, NUMERIC_SERVICE = 0x400, KNOWN = 0x47f };
enum { EAI_OVERFLOW = -12, EAI_MEMORY = -10, EAI_ADDRFAMILY, EAI_SERVICE, EAI_SOCKTYPE, EAI_FAMILY, EAI_NONAME = -2, EAI_BADFLAGS };
int inet_aton(const char *, void *), inet_pton(int, const char *, void *);
const char *inet_ntop(int, const void *, char *, socklen);

/* The kinds of sockets, as getaddrinfo goes through them. */
static const struct { int type, protocol; } kinds[] = {{STREAM, 6}, {DATAGRAM, 17}, {3 /* raw */, 0}};

void freeaddrinfo(struct addrinfo *list) {
  while (list) {
    struct addrinfo *next = list->next;
    free(list->name), free(list);
    list = next;
  }
}
static int add(struct addrinfo ***last, int family, const void *host, u16 port, const struct addrinfo *wanted) {
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
    if ((wanted->type && wanted->type != kinds[k].type) || (wanted->protocol && kinds[k].protocol && wanted->protocol != kinds[k].protocol)) continue;
    struct addrinfo *a = calloc(1, sizeof *a + sizeof *a->address);
    if (!a) return EAI_MEMORY;
    byte *name = (byte *)(a + 1); /* the address itself: what stands behind is all that programs see of it */
    *a = (struct addrinfo){wanted->flags, family, kinds[k].type, kinds[k].protocol ? kinds[k].protocol : wanted->protocol, family == AF_INET ? 16 : 28, (void *)name, 0, 0};
    name[0] = (byte)family, name[2] = (byte)(port >> 8), name[3] = (byte)port;
    memcpy(name + (family == AF_INET ? 4 : 8), host, family == AF_INET ? 4 : 16);
    **last = a, *last = &a->next;
  }
  return 0;
}
static int port_of(const char *service, int type, int flags, u16 *port) {
  char *end;
  if (!service || !*service) return *port = 0, 0;
  unsigned long number = strtoul(service, &end, 10);
  if (*end && flags & NUMERIC_SERVICE) return EAI_NONAME;
  if (*end) __symvm_note("getaddrinfo: no service is known");
  if (*end || type == 3) return EAI_SERVICE;
  return *port = (u16)number, 0;
}

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
  static const byte any[16], loopback4[4] = {127, 0, 0, 1}, loopback6[16] = {[15] = 1};
  struct addrinfo wanted = hints ? *hints : (struct addrinfo){.flags = 0x28 /* V4MAPPED, ADDRCONFIG */}, *list = 0, **last = &list;
  byte given[16];
  const byte *host4 = 0, *host6 = 0;
  u16 port;
  int error = 0;
  if ((!node || !strcmp(node, "*")) && (!service || !strcmp(service, "*"))) return EAI_NONAME;
  if (wanted.flags & ~KNOWN || (wanted.flags & CANONICAL && !node)) return EAI_BADFLAGS;
  if (wanted.family != 0 && wanted.family != AF_INET && wanted.family != AF_INET6) return EAI_FAMILY;
  if (wanted.type < 0 || wanted.type > 3) return EAI_SOCKTYPE;
  if ((error = port_of(service, wanted.type, wanted.flags, &port))) return error;
  if (!node) host4 = wanted.flags & PASSIVE ? any : loopback4, host6 = wanted.flags & PASSIVE ? any : loopback6;
  else if (inet_aton(node, given) && !strchr(node, ' ')) host4 = given;
  else if (inet_pton(AF_INET6, node, given) == 1) {
    int is_mapped = !memcmp(given, any, 10) && given[10] == 0xff && given[11] == 0xff;
    if (is_mapped && wanted.family == AF_INET) host4 = given + 12;
    else host6 = given;
  }
  else if (!strcmp(node, "localhost") && !(wanted.flags & NUMERIC_HOST)) host4 = loopback4, host6 = loopback6;
  else return wanted.flags & NUMERIC_HOST ? 0 : __symvm_note("getaddrinfo: no name is known"), EAI_NONAME;
  if (node && ((host4 == given && wanted.family == AF_INET6) || (host6 == given && wanted.family == AF_INET))) return EAI_ADDRFAMILY;
  int is_first4 = !node && wanted.flags & PASSIVE;
  for (int turn = 0; turn < 2 && !error; turn++) {
    int family = (turn == 0) == is_first4 ? AF_INET : AF_INET6;
    const byte *host = family == AF_INET ? host4 : host6;
    if (host && (!wanted.family || wanted.family == family)) error = add(&last, family, host, port, &wanted);
  }
  if (!error && !list) error = EAI_SOCKTYPE;
  if (!error && wanted.flags & CANONICAL && !(list->name = strdup(node))) error = EAI_MEMORY;
  if (error) return freeaddrinfo(list), error;
  return *result = list, 0;
}

int getnameinfo(const void *address, socklen size, char *host, socklen host_room, char *service, socklen service_room, int flags) {
  enum { MUST_HAVE_NAME = 8, NUMBER = 1 };
  static const byte loopback6[16] = {[15] = 1};
  const byte *name = address;
  int family = size >= 2 ? name[0] | name[1] << 8 : 0;
  if (flags & ~0x1ff) return EAI_BADFLAGS;
  if ((family != AF_INET || size < 16) && (family != AF_INET6 || size < 28)) return EAI_FAMILY;
  if ((!host || !host_room) && (!service || !service_room)) return EAI_NONAME;
  if (host && host_room) {
    char text[64];
    const byte *number = name + (family == AF_INET ? 4 : 8);
    int is_own = family == AF_INET ? number[0] == 127 && number[3] == 1 && !number[1] && !number[2] : !memcmp(number, loopback6, 16);
    inet_ntop(family, number, text, sizeof text);
    if (is_own && !(flags & NUMBER)) strcpy(text, "localhost");
    else if (flags & MUST_HAVE_NAME) return EAI_NONAME;
    if (strlen(text) >= host_room) return EAI_OVERFLOW;
    strcpy(host, text);
  }
  if (service && service_room && snprintf(service, service_room, "%d", name[2] << 8 | name[3]) >= (int)service_room) return EAI_OVERFLOW;
  return 0;
}

const char *gai_strerror(int error) {
  switch (error) {
  case -1: return "Bad value for ai_flags";
  case EAI_NONAME: return "Name or service not known";
  case -3: return "Temporary failure in name resolution";
  case -4: return "Non-recoverable failure in name resolution";
  case -5: return "No address associated with hostname";
  case -6: return "ai_family not supported";
  case -7: return "ai_socktype not supported";
  case -8: return "Servname not supported for ai_socktype";
  case -9: return "Address family for hostname not supported";
  case -10: return "Memory allocation failure";
  case -11: return "System error";
  default: return "Unknown error";
  }
}
