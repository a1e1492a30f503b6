/* What lies in "/dev" beside the null device. Few programs look for it, so it is brought in only then. */
#include "libc.h"

static const struct {
  const char *name;
  u32 mode;
  enum sv_device device;
} devices[] = {
  {"/dev/zero", S_IFCHR | 0666, SV_ZERO},     {"/dev/full", S_IFCHR | 0666, SV_FULL},
  {"/dev/random", S_IFCHR | 0666, SV_RANDOM}, {"/dev/urandom", S_IFCHR | 0666, SV_RANDOM},
  {"/dev/stdin", S_IFCHR | 0777, SV_FD},      {"/dev/stdout", S_IFCHR | 0777, SV_FD + 1},
  {"/dev/stderr", S_IFCHR | 0777, SV_FD + 2}, {"/dev/fd", S_IFDIR | 0555, SV_NULL},
  {"/dev/fd/0", S_IFCHR | 0777, SV_FD},       {"/dev/fd/1", S_IFCHR | 0777, SV_FD + 1},
  {"/dev/fd/2", S_IFCHR | 0777, SV_FD + 2},
};

int __sv_make_devices(const char *name) {
  static int made;
  if (made || strncmp(name, "/dev/", 5)) return 0;
  made = 1;
  int held = __sv_hold_failures(0);
  for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) __sv_add_node(strdup(devices[i].name), devices[i].mode)->device = devices[i].device;
  __sv_hold_failures(held);
  return 1;
}

ssize_t __sv_device_read(const struct sv_inode *node, void *to, size_t size) {
  ssize_t getrandom(void *, size_t, unsigned);
  switch (node->device) {
  case SV_ZERO:
  case SV_FULL: memset(to, 0, size); return (ssize_t)size;
  case SV_RANDOM: return getrandom(to, size, 0);
  default: return 0;
  }
}
ssize_t __sv_device_write(const struct sv_inode *node, size_t size) {
  return node->device == SV_FULL ? (errno = ENOSPC, -1) : (ssize_t)size;
}
