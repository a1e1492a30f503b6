/* The virtual file system: a list of files and directories in the program's own memory, so that it forks with the
 * path. It starts with "/", "/tmp", "/dev/null" and the files handed to the program, whose content is brought in at
 * the first use. A directory is a name ending in nothing special: "/a/b" lives in "/a". */
#include "libc.h"

static struct sv_inode *all, **tail = &all;
static u32 next_number = 2;
static char *current; /* the working directory; 0 is "/" */

static struct sv_inode *add(char *name, u32 mode) {
  struct sv_inode *node = calloc(1, sizeof *node);
  struct timespec now;
  if (!node) return 0;
  __sv_now(&now);
  node->name = name;
  node->mode = mode;
  node->given = -1;
  node->number = next_number++;
  node->changed = now.tv_sec;
  *tail = node;
  tail = &node->next;
  return node;
}

static void start(void) {
  static int started;
  if (started) return;
  started = 1;
  add(strdup("/"), S_IFDIR | 0755);
  add(strdup("/tmp"), S_IFDIR | 0777);
  add(strdup("/dev"), S_IFDIR | 0755);
  add(strdup("/dev/null"), S_IFCHR | 0666);
  int count = __symvm_file_count();
  for (int i = 1; i < count; i++) {
    char *given = malloc(__symvm_file_name_size(i));
    __symvm_file_name(i, given);
    char *name = __sv_absolute(given);
    free(given);
    for (char *p = strchr(name + 1, '/'); p; p = strchr(p + 1, '/')) { /* the directories it lies in */
      int error;
      *p = 0;
      if (!__sv_lookup(name, &error)) add(strdup(name), S_IFDIR | 0755);
      *p = '/';
    }
    struct sv_inode *node = add(name, S_IFREG | 0644);
    node->given = i;
    node->size = __symvm_file_size(i);
  }
}

struct sv_inode *__sv_all_inodes(void) {
  start();
  return all;
}

/* Makes a path absolute and takes out ".", ".." and doubled slashes. */
char *__sv_absolute(const char *path) {
  size_t base = *path == '/' || !current ? 0 : strlen(current), size = base + strlen(path) + 3, n = 0;
  char *name = malloc(size);
  if (!name) return 0;
  memcpy(name, current, base);
  n = base;
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

static struct sv_inode *find(const char *name) {
  for (struct sv_inode *node = __sv_all_inodes(); node; node = node->next)
    if (node->name && strcmp(node->name, name) == 0) return node;
  return 0;
}

struct sv_inode *__sv_lookup(const char *path, int *error) {
  *error = ENOENT;
  if (!*path) return 0;
  char *name = __sv_absolute(path);
  struct sv_inode *node = find(name);
  free(name);
  if (node && (node->mode & S_IFMT) != S_IFDIR && path[strlen(path) - 1] == '/') {
    *error = ENOTDIR;
    return 0;
  }
  return node;
}

/* Creates a file or directory whose directory must exist. */
struct sv_inode *__sv_create(const char *path, u32 mode, int *error) {
  *error = ENOENT;
  if (!*path) return 0;
  start();
  char *name = __sv_absolute(path), *slash = strrchr(name, '/');
  struct sv_inode *parent;
  if (slash == name) parent = find("/");
  else {
    *slash = 0;
    parent = find(name);
    *slash = '/';
  }
  if (!parent || (parent->mode & S_IFMT) != S_IFDIR) {
    if (parent) *error = ENOTDIR;
    free(name);
    return 0;
  }
  return add(name, mode);
}

/* Unlinks; the content lives on while descriptors are open. */
void __sv_remove_name(struct sv_inode *node) {
  free(node->name);
  node->name = 0;
  if (node->opens == 0) {
    free(node->data);
    node->data = 0;
    node->size = node->room = 0;
    node->given = -1;
  }
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
  const char *name = current ? current : "/";
  size_t need = strlen(name) + 1;
  if (!to) {
    to = malloc(size > need ? size : need);
  } else if (size == 0) {
    return errno = EINVAL, (char *)0;
  } else if (size < need) {
    return errno = ERANGE, (char *)0;
  }
  return strcpy(to, name);
}
char *get_current_dir_name(void) { return getcwd(0, 0); }
char *getwd(char *to) { return getcwd(to, 4096); }

int chdir(const char *path) {
  int error;
  struct sv_inode *node = __sv_lookup(path, &error);
  if (!node) return errno = error, -1;
  if ((node->mode & S_IFMT) != S_IFDIR) return errno = ENOTDIR, -1;
  char *name = __sv_absolute(path);
  free(current);
  current = name;
  return 0;
}

int mkdir(const char *path, mode_t mode) {
  int error;
  if (__sv_lookup(path, &error)) return errno = EEXIST, -1;
  if (!__sv_create(path, S_IFDIR | (mode & 0777), &error)) return errno = error, -1;
  return 0;
}

static int has_entries(const char *name) {
  size_t n = strlen(name);
  for (struct sv_inode *node = all; node; node = node->next)
    if (node->name && strncmp(node->name, name, n) == 0 && node->name[n] == '/') return 1;
  return 0;
}

int rmdir(const char *path) {
  int error;
  struct sv_inode *node = __sv_lookup(path, &error);
  if (!node) return errno = error, -1;
  if ((node->mode & S_IFMT) != S_IFDIR) return errno = ENOTDIR, -1;
  if (has_entries(node->name)) return errno = ENOTEMPTY, -1;
  __sv_remove_name(node);
  return 0;
}

int unlink(const char *path) {
  int error;
  struct sv_inode *node = __sv_lookup(path, &error);
  if (!node) return errno = error, -1;
  if ((node->mode & S_IFMT) == S_IFDIR) return errno = EISDIR, -1;
  __sv_remove_name(node);
  return 0;
}

int remove(const char *path) {
  int error;
  struct sv_inode *node = __sv_lookup(path, &error);
  if (!node) return errno = error, -1;
  return (node->mode & S_IFMT) == S_IFDIR ? rmdir(path) : unlink(path);
}

int rename(const char *from, const char *to) {
  int error;
  struct sv_inode *node = __sv_lookup(from, &error), *old;
  if (!node) return errno = error, -1;
  old = __sv_lookup(to, &error);
  if (old == node) return 0;
  if (old) {
    int directory = (old->mode & S_IFMT) == S_IFDIR;
    if (directory && (node->mode & S_IFMT) != S_IFDIR) return errno = EISDIR, -1;
    if (!directory && (node->mode & S_IFMT) == S_IFDIR) return errno = ENOTDIR, -1;
    if (directory && has_entries(old->name)) return errno = ENOTEMPTY, -1;
    __sv_remove_name(old);
  }
  /* A fresh entry proves that the target's directory exists; its name then goes to the old node. */
  struct sv_inode *entry = __sv_create(to, S_IFREG, &error);
  if (!entry) return errno = error, -1;
  char *name = entry->name, *before = node->name;
  entry->name = 0;
  size_t prefix = strlen(before), length = strlen(name);
  node->name = name;
  for (struct sv_inode *n = all; n; n = n->next) { /* a directory takes its content along */
    if (!n->name || n == node || strncmp(n->name, before, prefix) != 0 || n->name[prefix] != '/') continue;
    char *moved = malloc(length + strlen(n->name) - prefix + 1);
    strcpy(stpcpy(moved, name), n->name + prefix);
    free(n->name);
    n->name = moved;
  }
  free(before);
  return 0;
}

char *realpath(const char *path, char *to) {
  int error;
  if (!path) return errno = EINVAL, (char *)0;
  if (!__sv_lookup(path, &error)) return errno = error, (char *)0;
  char *name = __sv_absolute(path);
  if (!to) return name;
  strcpy(to, name);
  free(name);
  return to;
}
char *canonicalize_file_name(const char *path) { return realpath(path, 0); }
