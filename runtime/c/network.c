/* Names and addresses of the network, whose sockets are in sockets.c: no name is known; what is only computation (addresses as text,
 * byte order) is done. */
#include "libc.h"

enum { AF_INET = 2, AF_INET6 = 10 };
typedef unsigned socklen;
typedef struct { byte b[4]; } in4;

/* ---- byte order and addresses ---- */

const struct { byte b[16]; } in6addr_any, in6addr_loopback = {{[15] = 1}};

u16 htons(u16 x) { return __builtin_bswap16(x); }
u16 ntohs(u16 x) { return __builtin_bswap16(x); }
u32 htonl(u32 x) { return __builtin_bswap32(x); }
u32 ntohl(u32 x) { return __builtin_bswap32(x); }

/* inet_aton: one to four parts, decimal, octal or hexadecimal; the last fills what is left. */
int inet_aton(const char *text, in4 *to) {
  u64 parts[4], value = 0;
  int count = 0;
  for (;;) {
    char *end;
    if (!isdigit((byte)*text)) return 0;
    u64 part = strtoul(text, &end, 0);
    if (part > 0xffffffff || count == 4) return 0;
    parts[count++] = part;
    text = end;
    if (*text != '.') break;
    text++;
  }
  if (*text && !isspace((byte)*text)) return 0;
  for (int i = 0; i < count - 1; i++) {
    if (parts[i] > 255) return 0;
    value |= parts[i] << (24 - 8 * i);
  }
  if (parts[count - 1] > 0xffffffffu >> (8 * (count - 1))) return 0;
  value |= parts[count - 1];
  for (int i = 0; to && i < 4; i++) to->b[i] = (byte)(value >> (24 - 8 * i));
  return 1;
}
u32 inet_addr(const char *text) {
  in4 a;
  u32 value = 0xffffffff;
  if (inet_aton(text, &a)) memcpy(&value, a.b, 4);
  return value;
}
char *inet_ntoa(in4 a) {
  static char text[16];
  sprintf(text, "%d.%d.%d.%d", a.b[0], a.b[1], a.b[2], a.b[3]);
  return text;
}

static int read4(const char *text, byte to[4]) {
  for (int i = 0; i < 4; i++) {
    int n = 0, digits = 0;
    for (; isdigit((byte)*text) && digits < 4; text++, digits++) {
      if (digits && n == 0) return 0; /* no leading zeros */
      n = n * 10 + *text - '0';
    }
    if (digits == 0 || n > 255 || *text != (i < 3 ? '.' : 0)) return 0;
    to[i] = (byte)n;
    text++;
  }
  return 1;
}

static int read6(const char *text, byte to[16]) {
  byte out[16] = {0};
  int at = 0, gap = -1;
  if (*text == ':' && *++text != ':') return 0;
  while (*text) {
    if (*text == ':') {
      if (gap >= 0) return 0;
      gap = at;
      if (!*++text) break;
      continue;
    }
    const char *start = text;
    unsigned value = 0;
    int digits = 0;
    for (; isxdigit((byte)*text); text++, digits++) value = value << 4 | (unsigned)(isdigit((byte)*text) ? *text - '0' : (*text | 32) - 'a' + 10);
    if (*text == '.' && at <= 12) {
      if (!read4(start, out + at)) return 0;
      at += 4;
      break;
    }
    if (digits == 0 || digits > 4 || at > 14) return 0;
    out[at++] = (byte)(value >> 8);
    out[at++] = (byte)value;
    if (!*text) break;
    if (*text++ != ':' || !*text) return 0;
  }
  if (gap >= 0) {
    if (at == 16) return 0;
    int tail = at - gap;
    memmove(out + 16 - tail, out + gap, (size_t)tail);
    memset(out + gap, 0, (size_t)(16 - at));
    at = 16;
  }
  if (at != 16) return 0;
  memcpy(to, out, 16);
  return 1;
}
int inet_pton(int family, const char *text, void *to) {
  byte a[4];
  if (family == AF_INET6) return read6(text, to);
  if (family != AF_INET) return errno = EAFNOSUPPORT, -1;
  return read4(text, a) ? (memcpy(to, a, 4), 1) : 0;
}

static void write6(const byte *a, char *to) {
  int words[8], best = -1, best_size = 1;
  for (int i = 0; i < 8; i++) words[i] = a[2 * i] << 8 | a[2 * i + 1];
  for (int i = 0; i < 8; i++) {
    int n = 0;
    while (i + n < 8 && words[i + n] == 0) n++;
    if (n > best_size) best = i, best_size = n;
    if (n) i += n - 1;
  }
  for (int i = 0; i < 8; i++) {
    if (i == best) {
      *to++ = ':';
      i += best_size - 1;
      if (i == 7) *to++ = ':';
      continue;
    }
    if (i) *to++ = ':';
    if (i == 6 && best == 0 && (best_size == 6 || (best_size == 5 && words[5] == 0xffff))) { /* an embedded IPv4 address */
      to += sprintf(to, "%d.%d.%d.%d", a[12], a[13], a[14], a[15]);
      break;
    }
    to += sprintf(to, "%x", (unsigned)words[i]);
  }
  *to = 0;
}
const char *inet_ntop(int family, const void *from, char *to, socklen room) {
  char text[48];
  const byte *a = from;
  if (family == AF_INET) sprintf(text, "%d.%d.%d.%d", a[0], a[1], a[2], a[3]);
  else if (family == AF_INET6) write6(a, text);
  else return errno = EAFNOSUPPORT, (const char *)0;
  if (strlen(text) >= room) return errno = ENOSPC, (const char *)0;
  return strcpy(to, text);
}

/* ---- names ---- */

int h_errno;
int *__h_errno_location(void) { return &h_errno; }
static void *nobody(void) { return h_errno = 1, (void *)0; } /* HOST_NOT_FOUND */
struct hostent { char *name, **aliases; int family, length; char **addresses; };
void *gethostbyname2(const char *name, int family) {
  static byte address[16];
  static char called[64], *addresses[] = {(char *)address, 0}, *aliases[] = {0};
  static struct hostent host;
  int is_own = !strcmp(name, "localhost"), is_number = family == AF_INET ? inet_aton(name, (in4 *)address) : family == AF_INET6 && inet_pton(AF_INET6, name, address);
  if ((!is_own && !is_number) || (family != AF_INET && family != AF_INET6) || strlen(name) >= sizeof called) return nobody();
  if (is_own) memset(address, 0, 16), address[family == AF_INET ? 0 : 15] = family == AF_INET ? 127 : 1, address[3] = family == AF_INET;
  host = (struct hostent){strcpy(called, name), aliases, family, family == AF_INET ? 4 : 16, addresses};
  return &host;
}
void *gethostbyname(const char *name) { return gethostbyname2(name, AF_INET); }
void *gethostbyaddr(const void *address, socklen size, int family) { return (void)address, (void)size, (void)family, nobody(); }
void *getservbyname(const char *name, const char *protocol) { return (void)name, (void)protocol, (void *)0; }
void *getservbyport(int port, const char *protocol) { return (void)port, (void)protocol, (void *)0; }
void *getprotobyname(const char *name) { return (void)name, (void *)0; }
void *getprotobynumber(int number) { return (void)number, (void *)0; }
void *getnetbyname(const char *name) { return (void)name, (void *)0; }
const char *hstrerror(int error) {
  static const char *const texts[] = {"Resolver Error 0 (no error)", "Unknown host", "Host name lookup failure", "Unknown server error", "No address associated with name"};
  return error < 0 ? "Resolver internal error" : error > 4 ? "Unknown resolver error" : texts[error];
}
void herror(const char *what) {
  if (what && *what) fprintf(stderr, "%s: ", what);
  fprintf(stderr, "%s\n", hstrerror(h_errno));
}
unsigned if_nametoindex(const char *name) { return (void)name, errno = ENODEV, 0; }
char *if_indextoname(unsigned index, char *to) { return (void)index, (void)to, errno = ENXIO, (char *)0; }
int getifaddrs(void **list) { return *list = 0, 0; }
void freeifaddrs(void *list) { (void)list; }
void setservent(int stay) { (void)stay; }
void endservent(void) {}
void *getservent(void) { return (void *)0; }
void setprotoent(int stay) { (void)stay; }
void endprotoent(void) {}
void *getprotoent(void) { return (void *)0; }
void sethostent(int stay) { (void)stay; }
void endhostent(void) {}
void *gethostent(void) { return (void *)0; }
void *getnetbyaddr(u32 net, int family) { return (void)net, (void)family, (void *)0; }
