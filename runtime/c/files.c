/* The virtual file system: a list of names in the program's own memory, so that it forks with the path. A name stands for
 * a file or directory, which several names may share (hard links); "/a/b" lives in "/a". It starts with "/", "/tmp",
 * "/dev/null" (the other devices come later) and the files handed to the program, whose content is brought in at the first use. */
#include "libc.h"

static struct sv_entry *all, **tail = &all;
static u32 next_number = 2;
static struct sv_inode *current; /* the working directory; 0 is "/" */

static const char *current_name(void) { return !current ? "/" : current->name ? current->name : ""; }

/* Gives a node one more name, which is malloc'ed. 0 if done. */
static int add_name(char *name, struct sv_inode *node) {
  struct sv_entry *entry = calloc(1, sizeof *entry);
  if (!entry) return -1;
  entry->name = name;
  entry->node = node;
  if ((node->mode & S_IFMT) == S_IFDIR) node->name = name;
  node->links++;
  *tail = entry;
  tail = &entry->next;
  return 0;
}

struct sv_inode *__sv_add_node(char *name, u32 mode) {
  struct sv_inode *node = calloc(1, sizeof *node);
  struct timespec now;
  if (!node) return free(name), (struct sv_inode *)0;
  __sv_now(&now);
  node->mode = mode;
  node->given = -1;
  node->number = next_number++;
  node->accessed = node->changed = (struct timespec){.tv_sec = now.tv_sec};
  if (!name || add_name(name, node)) {
    free(node);
    free(name);
    return 0;
  }
  return node;
}

static void start(void) {
  static int started;
  if (started) return;
  started = 1;
  int held = __sv_hold_failures(0);
  __sv_add_node(strdup("/"), S_IFDIR | 0755);
  __sv_add_node(strdup("/tmp"), S_IFDIR | 0777);
  __sv_add_node(strdup("/dev"), S_IFDIR | 0755);
  __sv_add_node(strdup("/dev/null"), S_IFCHR | 0666);
  int count = __symvm_file_count();
  for (int i = 1; i < count; i++) {
    char *given = malloc(__symvm_file_name_size(i));
    __symvm_file_name(i, given);
    char *name = __sv_absolute(given);
    free(given);
    for (char *p = strchr(name + 1, '/'); p; p = strchr(p + 1, '/')) { /* the directories it lies in */
      int error;
      *p = 0;
      if (!__sv_lookup(name, &error)) __sv_add_node(strdup(name), S_IFDIR | 0755);
      *p = '/';
    }
    struct sv_inode *node = __sv_add_node(name, S_IFREG | 0644);
    node->given = i;
    node->size = __symvm_file_size(i);
  }
  __sv_hold_failures(held);
}

struct sv_entry *__sv_all_entries(void) {
  start();
  return all;
}

/* Makes a path absolute and takes out ".", ".." and doubled slashes. */
char *__sv_absolute(const char *path) {
  size_t base = *path == '/' ? 0 : strlen(current_name()), size = base + strlen(path) + 3, n = base;
  char *name = malloc(size);
  if (!name) return 0;
  memcpy(name, current_name(), base);
  if (n == 1) n = 0; /* "/" is written as nothing here */
  while (*path) {
    while (*path == '/') path++;
    if (!*path) break;
    size_t part = 0;
    while (path[part] && path[part] != '/') part++;
    if (part == 1 && path[0] == '.') {
    } else if (part == 2 && path[0] == '.' && path[1] == '.') {
      while (n > 0 && name[--n] != '/') {
      }
    } else {
      name[n++] = '/';
      memcpy(name + n, path, part);
      n += part;
    }
    path += part;
  }
  if (n == 0) name[n++] = '/';
  name[n] = 0;
  return name;
}

static struct sv_entry *find_entry(const char *name) {
  for (struct sv_entry *entry = __sv_all_entries(); entry; entry = entry->next)
    if (entry->name && strcmp(entry->name, name) == 0) return entry;
  return __sv_make_devices(name) ? find_entry(name) : 0;
}
static struct sv_inode *find(const char *name) {
  struct sv_entry *entry = find_entry(name);
  return entry ? entry->node : 0;
}

static int links; /* symbolic links made so far: without any, a path is what it says */

enum { DOTS = 1, SLASH = 2 }; /* how a path ends: in "." or "..", in a slash */
enum { FOLLOW = 1, MAKE = 2 };  /* the last part if it is a link; the last part may be made: no file is, whose name ends in a slash */

/* The absolute name behind a path, as the kernel walks it: each directory on the way must be there, links are replaced,
 * the last part only if asked for. What the name stands for may be missing. 0 and an error number if there is no way. */
static char *resolve(const char *path, int how, int *ending, int *error) {
  char *rest = strdup(path), *p = rest, *name = malloc(strlen(path) + 4096);
  int followed = 0;
  *ending = 0;
  *error = ENOMEM;
  if (!rest || !name) goto failed;
  *error = ENAMETOOLONG;
  if (strlen(rest) > 4095) goto failed;
  strcpy(name, *p == '/' ? "/" : current_name());
  for (;;) {
    size_t slashes = strspn(p, "/"), part;
    p += slashes;
    if (!*p) {
      if (slashes) *ending |= SLASH;
      break;
    }
    struct sv_inode *directory = find(name);
    *error = !directory ? ENOENT : ENOTDIR;
    if (!directory || (directory->mode & S_IFMT) != S_IFDIR) goto failed;
    part = strcspn(p, "/");
    if (part > 255 && (*error = ENAMETOOLONG)) goto failed;
    *ending = p[0] == '.' && (part == 1 || (part == 2 && p[1] == '.')) ? DOTS : 0;
    size_t length = strlen(name);
    if (*ending && part == 2) {
      while (length > 1 && name[--length] != '/') {
      }
      name[length ? length : 1] = 0;
    } else if (!*ending) {
      if (length + part + 2 > 4096 && (*error = ENAMETOOLONG)) goto failed;
      if (length > 1) name[length++] = '/';
      memcpy(name + length, p, part);
      name[length + part] = 0;
    }
    p += part;
    *error = EISDIR;
    if ((how & MAKE) && !*ending && *p && !p[strspn(p, "/")]) goto failed;
    struct sv_inode *link = links && !*ending ? find(name) : 0;
    if (!link || (link->mode & S_IFMT) != S_IFLNK || (!*p && !(how & FOLLOW))) continue;
    *error = ELOOP;
    if (++followed > 40) goto failed;
    char *joined = malloc(link->size + strlen(p) + 1);
    *error = ENOMEM;
    if (!joined) goto failed;
    memcpy(joined, link->data, link->size);
    strcpy(joined + link->size, p);
    free(rest);
    p = rest = joined;
    char *slash = strrchr(name, '/');
    slash[*p == '/' || slash == name] = 0;
    if (*p == '/') strcpy(name, "/");
  }
  free(rest);
  return name;
failed:
  free(rest);
  free(name);
  return 0;
}

static struct sv_entry *lookup(const char *path, int how, int *error) {
  int ending;
  *error = ENOENT;
  if (!*path) return 0;
  start();
  char *name = resolve(path, how, &ending, error);
  if (!name) return 0;
  struct sv_entry *entry = find_entry(name);
  *error = ENOENT;
  free(name);
  if (entry && (ending & SLASH) && (entry->node->mode & S_IFMT) != S_IFDIR) return *error = ENOTDIR, (struct sv_entry *)0;
  return entry;
}
static struct sv_inode *node_of(struct sv_entry *entry) {
  struct sv_inode *node = entry ? entry->node : 0;
  if (!node || node->device < SV_FD) return node;
  int fd = (int)(node->device - SV_FD);
  return __sv_is_console(fd) ? node : __sv_inode_of(fd);
}
struct sv_inode *__sv_lookup(const char *path, int *error) { return node_of(lookup(path, FOLLOW, error)); }
struct sv_inode *__sv_lookup_link(const char *path, int *error) { return node_of(lookup(path, 0, error)); }
struct sv_inode *__sv_lookup_open(const char *path, int follow, int create, int *error) {
  struct sv_entry *entry = lookup(path, (follow ? FOLLOW : 0) | (create ? MAKE : 0), error);
  struct sv_inode *node = node_of(entry);
  if (entry && !node) *error = 0; /* what a closed descriptor had open cannot be made anew */
  return node;
}

/* The absolute name of a file or directory that is to be made there, in a directory that must exist; malloc'ed. */
static char *fresh_name(const char *path, u32 kind, int *error) {
  int ending;
  *error = ENOENT;
  if (!*path) return 0;
  start();
  char *name = resolve(path, kind == S_IFREG ? FOLLOW : 0, &ending, error), *slash;
  if (!name) return 0;
  *error = kind == S_IFREG ? EISDIR : ENOENT;
  struct sv_inode *parent = 0;
  if (kind == S_IFDIR || !(ending & SLASH)) {
    slash = strrchr(name, '/');
    *error = ENOENT;
    char kept = slash[1];
    slash[slash == name] = 0;
    parent = find(name);
    slash[slash == name] = slash == name ? kept : '/';
    if (parent && (parent->mode & S_IFMT) != S_IFDIR) *error = ENOTDIR, parent = 0;
  }
  if (parent) return name;
  free(name);
  return 0;
}
struct sv_inode *__sv_create(const char *path, u32 mode, int *error) {
  char *name = fresh_name(path, mode & S_IFMT, error);
  return name ? __sv_add_node(name, mode) : 0;
}

/* Does a path end in "." or ".."? 1 or 2. */
static int ends_in_dots(const char *path) {
  size_t n = strlen(path);
  while (n > 0 && path[n - 1] == '/') n--;
  if (n == 0 || path[n - 1] != '.') return 0;
  if (n == 1 || path[n - 2] == '/') return 1;
  return path[n - 2] == '.' && (n == 2 || path[n - 3] == '/') ? 2 : 0;
}

/* A part of a path; a kernel needs no memory of the program's for it. */
static char *part_of(const char *path, size_t n) {
  int held = __sv_hold_failures(0);
  char *part = strndup(path, n);
  __sv_hold_failures(held);
  return part;
}

/* What a name itself stands for: a link is not followed, slashes behind it or not. */
static struct sv_entry *lookup_name(const char *path, int *error) {
  size_t n = strlen(path);
  while (n > 1 && path[n - 1] == '/') n--;
  char *name = part_of(path, n);
  struct sv_entry *entry = lookup(name, 0, error);
  free(name);
  if (entry && path[n] && (entry->node->mode & S_IFMT) != S_IFDIR) return *error = ENOTDIR, (struct sv_entry *)0;
  return entry;
}

/* Is the directory there in which the last part of a path lies? */
int __sv_has_parent(const char *path) {
  int error;
  size_t n = strlen(path);
  if (n == 0) return errno = ENOENT, 0;
  while (n > 1 && path[n - 1] == '/') n--;
  while (n > 0 && path[n - 1] != '/') n--;
  char *parent = n ? part_of(path, n) : part_of(".", 1);
  struct sv_inode *node = __sv_lookup(parent, &error);
  free(parent);
  if (node && (node->mode & S_IFMT) != S_IFDIR) error = ENOTDIR, node = 0;
  return node ? 1 : (errno = error, 0);
}

/* Is there something under a name that is to be made? A link is something, slashes behind it or not. */
int __sv_is_taken(const char *path) {
  int error;
  size_t n = strlen(path);
  while (n > 1 && path[n - 1] == '/') n--;
  char *name = part_of(path, n);
  int taken = lookup(name, 0, &error) != 0;
  free(name);
  return taken;
}

int symlink(const char *to, const char *path) {
  int error;
  if (!*to) return errno = ENOENT, -1;
  if (__sv_is_taken(path)) return errno = EEXIST, -1;
  struct sv_inode *node = __sv_create(path, S_IFLNK | 0777, &error);
  if (!node) return errno = error, -1;
  size_t size = strlen(to);
  if (__sv_resize(node, size)) return errno = ENOSPC, -1;
  memcpy(node->data, to, size);
  links++;
  return 0;
}

ssize_t readlink(const char *path, char *to, size_t room) {
  int error;
  struct sv_inode *node = __sv_lookup_link(path, &error);
  if (!node) return errno = error, -1;
  if ((node->mode & S_IFMT) != S_IFLNK || room == 0) return errno = EINVAL, -1;
  size_t size = node->size < room ? node->size : room;
  memcpy(to, node->data, size);
  return (ssize_t)size;
}

/* The content lives on while there are names or open descriptors. */
void __sv_forget(struct sv_inode *node) {
  if (node->opens || node->links) return;
  free(node->data);
  node->data = 0;
  node->size = node->room = 0;
  node->given = -1;
}

/* The entry stays, without a name, for those who stand at it in the list. */
static void remove_name(struct sv_entry *entry) {
  struct sv_inode *node = entry->node;
  free(entry->name);
  entry->name = 0;
  node->name = 0;
  node->links--;
  __sv_forget(node);
}

/* A further name of a file. A symbolic link is itself what gets the name, unless it is to be followed. */
int __sv_link(const char *from, const char *to, int follow) {
  int error;
  struct sv_entry *entry = lookup(from, follow ? FOLLOW : 0, &error);
  if (!entry) return errno = error, -1;
  if (__sv_is_taken(to)) return errno = EEXIST, -1;
  char *name = fresh_name(to, S_IFLNK, &error);
  if (!name) return errno = error, -1;
  u32 kind = entry->node->mode & S_IFMT;
  error = kind == S_IFDIR ? EPERM : kind == S_IFCHR ? EXDEV : add_name(name, entry->node) ? ENOMEM : 0;
  if (!error) return 0;
  free(name);
  return errno = error, -1;
}
int link(const char *from, const char *to) { return __sv_link(from, to, 0); }

/* What stat says of how many names there are; a directory is also ".", and ".." in each of those within it. */
u64 __sv_link_count(const struct sv_inode *node) {
  if ((node->mode & S_IFMT) != S_IFDIR || !node->name) return node->links;
  u64 count = 2;
  size_t n = strcmp(node->name, "/") ? strlen(node->name) : 0;
  for (struct sv_entry *entry = all; entry; entry = entry->next) {
    const char *name = entry->name;
    count += name && (entry->node->mode & S_IFMT) == S_IFDIR && strncmp(name, node->name, n) == 0 && name[n] == '/' && name[n + 1] && !strchr(name + n + 1, '/');
  }
  return count;
}

int __sv_load(struct sv_inode *node) {
  if (node->given < 0) return 0;
  if (node->size) {
    node->data = malloc(node->size);
    if (!node->data) return -1;
    __symvm_file_copy(node->given, node->data);
  }
  node->room = node->size;
  node->given = -1;
  return 0;
}

int __sv_resize(struct sv_inode *node, size_t size) {
  if (__sv_load(node)) return -1;
  if (size > node->room) {
    size_t room = node->room * 2 > size ? node->room * 2 : size;
    byte *bigger = realloc(node->data, room);
    if (!bigger) return -1;
    node->data = bigger;
    node->room = room;
  }
  if (size > node->size) memset(node->data + node->size, 0, size - node->size);
  node->size = size;
  return 0;
}

char *getcwd(char *to, size_t size) {
  const char *name = current_name();
  size_t need = strlen(name) + 1;
  if (!*name) return errno = ENOENT, (char *)0; /* it has been removed */
  if (!to) {
    if (size && size < need) return errno = ERANGE, (char *)0;
    to = malloc(size > need ? size : need);
  } else if (size == 0) {
    return errno = EINVAL, (char *)0;
  } else if (size < need) {
    return errno = ERANGE, (char *)0;
  }
  return to ? strcpy(to, name) : 0;
}
char *get_current_dir_name(void) { return getcwd(0, 0); }
char *getwd(char *to) { return to ? getcwd(to, 4096) : (errno = EINVAL, (char *)0); }

void __sv_set_directory(struct sv_inode *node) { current = node; }

int chdir(const char *path) {
  int error;
  struct sv_inode *node = __sv_lookup(path, &error);
  if (!node) return errno = error, -1;
  if ((node->mode & S_IFMT) != S_IFDIR) return errno = ENOTDIR, -1;
  __sv_set_directory(node);
  return 0;
}

int mkdir(const char *path, mode_t mode) {
  int error;
  if (__sv_is_taken(path)) return errno = EEXIST, -1;
  if (!__sv_create(path, S_IFDIR | (mode & 01777 & ~__sv_umask), &error)) return errno = error, -1;
  return 0;
}

static int has_entries(const char *name) {
  size_t n = strlen(name);
  for (struct sv_entry *entry = all; entry; entry = entry->next)
    if (entry->name && strncmp(entry->name, name, n) == 0 && entry->name[n] == '/') return 1;
  return 0;
}

int rmdir(const char *path) {
  int error;
  struct sv_entry *entry = lookup_name(path, &error);
  if (!entry) return errno = error, -1;
  int dots = ends_in_dots(path);
  if (dots) return errno = dots == 1 ? EINVAL : ENOTEMPTY, -1;
  if ((entry->node->mode & S_IFMT) != S_IFDIR) return errno = ENOTDIR, -1;
  if (has_entries(entry->name)) return errno = ENOTEMPTY, -1;
  if (strcmp(entry->name, "/") == 0) return errno = EBUSY, -1;
  remove_name(entry);
  return 0;
}

int unlink(const char *path) {
  int error;
  struct sv_entry *entry = lookup_name(path, &error);
  if (!entry) return errno = error, -1;
  if ((entry->node->mode & S_IFMT) == S_IFDIR) return errno = EISDIR, -1;
  remove_name(entry);
  return 0;
}

int remove(const char *path) {
  int error;
  struct sv_entry *entry = lookup_name(path, &error);
  if (!entry) return errno = error, -1;
  return (entry->node->mode & S_IFMT) == S_IFDIR ? rmdir(path) : unlink(path);
}

/* Does what the path names, a link at its end itself, lie in this directory? */
static int is_within(const char *path, const char *directory) {
  int ending, error;
  size_t size = strlen(path), n = strlen(directory);
  while (size > 1 && path[size - 1] == '/') size--;
  char *plain = strndup(path, size), *name = plain ? resolve(plain, 0, &ending, &error) : 0;
  int within = name && strncmp(name, directory, n) == 0 && name[n] == '/';
  free(plain), free(name);
  return within;
}

int rename(const char *from, const char *to) {
  int error;
  if (!__sv_has_parent(from) || !__sv_has_parent(to)) return -1;
  if (ends_in_dots(from) || ends_in_dots(to)) return errno = EBUSY, -1;
  struct sv_entry *moved = lookup_name(from, &error), *old;
  if (!moved) return errno = error, -1;
  int directory = (moved->node->mode & S_IFMT) == S_IFDIR, slash = to[strlen(to) - 1] == '/';
  old = slash ? lookup_name(to, &error) : lookup(to, 0, &error);
  int barred = slash && !old && error == ENOTDIR; /* a file there, or a link wherever it leads */
  if (old && old->node == moved->node && !slash) return 0;
  if ((slash || from[strlen(from) - 1] == '/') && !directory) return errno = ENOTDIR, -1;
  if (old == moved) return 0;
  if (directory && is_within(to, moved->name)) return errno = EINVAL, -1;
  if (barred) return errno = ENOTDIR, -1;
  if (old) {
    int is_directory = (old->node->mode & S_IFMT) == S_IFDIR;
    size_t n = strlen(old->name);
    if (is_directory && strncmp(moved->name, old->name, n) == 0 && moved->name[n] == '/') return errno = ENOTEMPTY, -1;
    if (is_directory && !directory) return errno = EISDIR, -1;
    if (!is_directory && directory) return errno = ENOTDIR, -1;
    if (is_directory && has_entries(old->name)) return errno = ENOTEMPTY, -1;
    remove_name(old);
  }
  char *name = fresh_name(to, directory ? S_IFDIR : S_IFLNK, &error), *before = moved->name;
  if (!name) return errno = error, -1;
  size_t prefix = strlen(before), length = strlen(name);
  moved->name = name;
  if (directory) moved->node->name = name;
  for (struct sv_entry *e = all; directory && e; e = e->next) { /* a directory takes its content along */
    if (!e->name || e == moved || strncmp(e->name, before, prefix) != 0 || e->name[prefix] != '/') continue;
    char *longer = malloc(length + strlen(e->name) - prefix + 1);
    strcpy(stpcpy(longer, name), e->name + prefix);
    free(e->name);
    e->name = longer;
    if ((e->node->mode & S_IFMT) == S_IFDIR) e->node->name = longer;
  }
  free(before);
  return 0;
}

char *realpath(const char *path, char *to) {
  int error;
  if (!path) return errno = EINVAL, (char *)0;
  struct sv_entry *entry = lookup(path, 1, &error);
  if (!entry) return errno = error, (char *)0;
  return to ? strcpy(to, entry->name) : strdup(entry->name);
}
char *canonicalize_file_name(const char *path) { return realpath(path, 0); }
