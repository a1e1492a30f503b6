/* Users and groups: root and the one who runs the program; identities that setresuid and kin may take. */
#include "libc.h"

struct passwd { char *name, *password; uid_t user; gid_t group; char *gecos, *directory, *shell; };
struct group { char *name, *password; gid_t group; char **members; };
static char *no_members[1];
static struct passwd people[] = {{"user", "x", 1000, 1000, "User", "/", "/bin/sh"}, {"root", "x", 0, 0, "root", "/root", "/bin/sh"}};
static struct group groups[] = {{"user", "x", 1000, no_members}, {"root", "x", 0, no_members}};
static int next_person, next_group;

struct passwd *getpwuid(uid_t id) { return id == 1000 ? &people[0] : id == 0 ? &people[1] : 0; }
struct passwd *getpwnam(const char *name) { return strcmp(name, "user") == 0 ? &people[0] : strcmp(name, "root") == 0 ? &people[1] : 0; }
struct group *getgrgid(gid_t id) { return id == 1000 ? &groups[0] : id == 0 ? &groups[1] : 0; }
struct group *getgrnam(const char *name) { return strcmp(name, "user") == 0 ? &groups[0] : strcmp(name, "root") == 0 ? &groups[1] : 0; }

void setpwent(void) { next_person = 0; }
void endpwent(void) { next_person = 0; }
struct passwd *getpwent(void) { return next_person < 2 ? &people[next_person++] : 0; }
void setgrent(void) { next_group = 0; }
void endgrent(void) { next_group = 0; }
struct group *getgrent(void) { return next_group < 2 ? &groups[next_group++] : 0; }

/* The texts are constants, so the caller's buffer is only asked for its size. */
static int give_person(const struct passwd *found, struct passwd *to, size_t room, struct passwd **result) {
  *result = 0;
  if (!found) return 0;
  if (room < 32) return ERANGE;
  *to = *found;
  *result = to;
  return 0;
}
int getpwuid_r(uid_t id, struct passwd *to, char *buffer, size_t room, struct passwd **result) { return (void)buffer, give_person(getpwuid(id), to, room, result); }
int getpwnam_r(const char *name, struct passwd *to, char *buffer, size_t room, struct passwd **result) { return (void)buffer, give_person(getpwnam(name), to, room, result); }
static int give_group(const struct group *found, struct group *to, size_t room, struct group **result) {
  *result = 0;
  if (!found) return 0;
  if (room < 32) return ERANGE;
  *to = *found;
  *result = to;
  return 0;
}
int getgrgid_r(gid_t id, struct group *to, char *buffer, size_t room, struct group **result) { return (void)buffer, give_group(getgrgid(id), to, room, result); }
int getgrnam_r(const char *name, struct group *to, char *buffer, size_t room, struct group **result) { return (void)buffer, give_group(getgrnam(name), to, room, result); }
int getpwent_r(struct passwd *to, char *buffer, size_t room, struct passwd **result) {
  struct passwd *next = getpwent();
  return (void)buffer, give_person(next, to, room, result), next ? 0 : ENOENT;
}
int getgrent_r(struct group *to, char *buffer, size_t room, struct group **result) {
  struct group *next = getgrent();
  return (void)buffer, give_group(next, to, room, result), next ? 0 : ENOENT;
}
int getgrouplist(const char *name, gid_t group, gid_t *list, int *count) {
  int room = *count;
  (void)name;
  *count = 1;
  if (room < 1) return -1;
  list[0] = group;
  return 1;
}

/* Identity: one may become what one is. */
static int may_be(unsigned id) { return id == 1000 || id == (unsigned)-1; }
int setreuid(uid_t real, uid_t effective) { return may_be(real) && may_be(effective) ? 0 : (errno = EPERM, -1); }
int setregid(gid_t real, gid_t effective) { return may_be(real) && may_be(effective) ? 0 : (errno = EPERM, -1); }
int setresuid(uid_t real, uid_t effective, uid_t saved) { return may_be(saved) ? setreuid(real, effective) : (errno = EPERM, -1); }
int setresgid(gid_t real, gid_t effective, gid_t saved) { return may_be(saved) ? setregid(real, effective) : (errno = EPERM, -1); }
int getresuid(uid_t *real, uid_t *effective, uid_t *saved) { return *real = *effective = *saved = 1000, 0; }
int getresgid(gid_t *real, gid_t *effective, gid_t *saved) { return *real = *effective = *saved = 1000, 0; }
int getlogin_r(char *to, size_t room) { return room < 5 ? ERANGE : (strcpy(to, "user"), 0); }

/* Shadow passwords, sessions and mounts: nothing to be seen. */
void *getspnam(const char *name) { return (void)name, errno = EACCES, (void *)0; }
void setspent(void) {}
void endspent(void) {}
void *getspent(void) { return errno = EACCES, (void *)0; }
void setutxent(void) {}
void endutxent(void) {}
void *getutxent(void) { return (void *)0; }
int utmpxname(const char *path) { return (void)path, 0; }
FILE *setmntent(const char *path, const char *mode) { return fopen(path, mode); }
void *getmntent(FILE *f) { return (void)f, (void *)0; }
void *getmntent_r(FILE *f, void *to, char *text, int room) { return (void)to, (void)text, (void)room, getmntent(f); }
int endmntent(FILE *f) { return f ? fclose(f) : 0, 1; }

/* ---- the machine ---- */

long gethostid(void) { return 0x7f0100; }
int getdomainname(char *to, size_t room) { return room < 7 ? (errno = EINVAL, -1) : (strcpy(to, "(none)"), 0); }
int getloadavg(double *to, int count) {
  if (count > 3) count = 3;
  for (int i = 0; i < count; i++) to[i] = 0;
  return count;
}
struct sysinfo { long uptime; u64 loads[3], ram, free_ram, shared, buffers, swap, free_swap; u16 processes, pad; u64 high, free_high; u32 unit; char rest[4]; };
int sysinfo(struct sysinfo *to) {
  *to = (struct sysinfo){.uptime = 1000, .ram = (u64)256 << 20, .free_ram = (u64)128 << 20, .processes = 1, .unit = 1};
  return 0;
}
int getcpu(unsigned *cpu, unsigned *node) {
  if (cpu) *cpu = 0;
  if (node) *node = 0;
  return 0;
}
int sched_getcpu(void) { return 0; }
int get_nprocs(void) { return 1; }
int get_nprocs_conf(void) { return 1; }
size_t confstr(int name, char *to, size_t room) {
  const char *text = name == 0 ? "/bin:/usr/bin" : name == 2 ? "glibc 2.36" : name == 3 ? "NPTL 2.36" : 0;
  if (!text) return errno = EINVAL, 0;
  return strlcpy(to, text, room) + 1;
}
u64 getauxval(u64 kind) {
  static byte random[16] = {0x5e, 0x21, 0x9c, 0x07, 0xd3, 0x4a, 0xb8, 0x66, 0x1f, 0xe5, 0x70, 0x92, 0x3b, 0xc4, 0x8d, 0x19};
  if (kind == 15) return (u64) "x86_64";
  if (kind == 25) return (u64)random;
  return kind == 6 ? 4096 : kind >= 11 && kind <= 14 ? 1000 : kind == 17 ? 100 : (errno = ENOENT, 0);
}

struct statvfs { u64 block_size, fragment_size, blocks, free, available, files, free_files, available_files, id, flags, name_max; int rest[6]; };
struct statfs { long type, block_size; u64 blocks, free, available, files, free_files; int id[2]; long name_max, fragment_size, flags, rest[4]; };
static void fill_vfs(struct statvfs *to) {
  *to = (struct statvfs){.block_size = 4096, .fragment_size = 4096, .blocks = 1 << 20, .free = 1 << 19, .available = 1 << 19, .files = 1 << 16, .free_files = 1 << 15, .available_files = 1 << 15, .name_max = 255};
}
static void fill_fs(struct statfs *to) {
  *to = (struct statfs){.type = 0x1021994, .block_size = 4096, .blocks = 1 << 20, .free = 1 << 19, .available = 1 << 19, .files = 1 << 16, .free_files = 1 << 15, .name_max = 255, .fragment_size = 4096};
}
static int there(const char *path) {
  int error;
  return __sv_lookup(path, &error) ? 1 : (errno = error, 0);
}
static int is_open(int fd) { return __sv_readiness(fd) != SV_INVALID ? 1 : (errno = EBADF, 0); }
int statvfs(const char *path, struct statvfs *to) { return there(path) ? fill_vfs(to), 0 : -1; }
int fstatvfs(int fd, struct statvfs *to) { return is_open(fd) ? fill_vfs(to), 0 : -1; }
int statvfs64(const char *path, struct statvfs *to) { return statvfs(path, to); }
int fstatvfs64(int fd, struct statvfs *to) { return fstatvfs(fd, to); }
int statfs(const char *path, struct statfs *to) { return there(path) ? fill_fs(to), 0 : -1; }
int fstatfs(int fd, struct statfs *to) { return is_open(fd) ? fill_fs(to), 0 : -1; }
int statfs64(const char *path, struct statfs *to) { return statfs(path, to); }
int fstatfs64(int fd, struct statfs *to) { return fstatfs(fd, to); }
/* "option" or "option=value" in a mount's list of options. */
char *hasmntopt(char *const mount[4], const char *option) {
  size_t n = strlen(option);
  for (char *p = mount[3]; p && *p; p++) { /* the fourth field: the options */
    if (strncmp(p, option, n) == 0 && (!p[n] || p[n] == '=' || p[n] == ',')) return p;
    if (!(p = strchr(p, ','))) break;
  }
  return 0;
}
