/* fts: a walk over trees of files whose caller asks for one entry after the other, as BSD and glibc have it. */
#include "libc.h"

enum { COMFOLLOW = 1, LOGICAL = 2, NOCHDIR = 4, NOSTAT = 8, PHYSICAL = 16, SEEDOT = 32, XDEV = 64, OPTIONS = 0xff, NAMEONLY = 0x100, STOP = 0x200 };
enum { D = 1, DC, DEFAULT, DNR, DOT, DP, ERR, F, INIT, NS, NSOK, SL, SLNONE };
enum { DONTCHDIR = 1, SYMFOLLOW = 2, AGAIN = 1, FOLLOW, NOINSTR, SKIP };
typedef struct ftsent {
  struct ftsent *cycle, *parent, *link;
  long number;
  void *pointer;
  char *accpath, *path;
  int error, link_fd;
  unsigned short path_size, name_size;
  u64 inode, device, links;
  short level; /* the roots' is 0, their parent's -1 */
  unsigned short info, flags, instruction;
  struct stat *status;
  char name[1];
} FTSENT;
typedef struct {
  FTSENT *current, *children, **unused;
  u64 device;
  char *path; /* of the current entry, with room for any */
  int home;   /* where the walk began */
  int room, items;
  int (*compare)(const FTSENT **, const FTSENT **);
  int options;
} FTS;

struct dirent { u64 number; off_t offset; unsigned short size; byte type; char name[256]; };
void *fdopendir(int);
struct dirent *readdir(void *);
int closedir(void *), chdir(const char *), fchdir(int), lstat(const char *, struct stat *);

static FTSENT *new_entry(FTS *f, const char *name, size_t size) {
  size_t at = (offsetof(FTSENT, name) + size + 16) & ~(size_t)15;
  FTSENT *e = calloc(1, at + sizeof(struct stat));
  if (!e) return 0;
  memcpy(e->name, name, size);
  e->status = f->options & NOSTAT ? 0 : (struct stat *)((char *)e + at);
  e->name_size = (unsigned short)size;
  e->path = f->path;
  e->instruction = NOINSTR;
  return e;
}
static void release(FTSENT *e) {
  for (FTSENT *next; e; e = next) next = e->link, free(e);
}

static int make_room(FTS *f, size_t size) {
  if (size <= (size_t)f->room) return 0;
  if (size > USHRT_MAX) return errno = ENAMETOOLONG, -1;
  size_t more = size + 1024;
  char *longer = realloc(f->path, more), *before = f->path;
  if (!longer) return -1;
  f->path = longer, f->room = (int)more;
  for (FTSENT *e = f->children; e; e = e->link) e->path = longer;
  for (FTSENT *e = f->current; e && e->level >= 0; e = e->link ? e->link : e->parent) {
    if (e->accpath >= before && e->accpath <= before + more) e->accpath = longer + (e->accpath - before);
    e->path = longer;
  }
  return 0;
}

/* What an entry is; a directory that is also above it closes a cycle. */
static int look(FTS *f, FTSENT *e, int follow) {
  struct stat own, *s = e->status ? e->status : &own;
  if (f->options & LOGICAL || follow) {
    if (stat(e->accpath, s) != 0) {
      int error = errno;
      if (lstat(e->accpath, s) == 0) return errno = 0, SLNONE;
      memset(s, 0, sizeof *s);
      return e->error = error, NS;
    }
  } else if (lstat(e->accpath, s) != 0) {
    e->error = errno;
    memset(s, 0, sizeof *s);
    return NS;
  }
  u32 kind = s->st_mode & S_IFMT;
  if (kind != S_IFDIR) return kind == S_IFLNK ? SL : kind == S_IFREG ? F : DEFAULT;
  e->device = s->st_dev, e->inode = s->st_ino, e->links = s->st_nlink;
  if (e->name[0] == '.' && (!e->name[1] || (e->name[1] == '.' && !e->name[2]))) return DOT;
  for (FTSENT *up = e->parent; up && up->level >= 0; up = up->parent)
    if (up->inode == e->inode && up->device == e->device) return e->cycle = up, DC;
  return D;
}

static int (*comparison)(const FTSENT **, const FTSENT **);
static int compare(const void *a, const void *b) { return comparison((const FTSENT **)a, (const FTSENT **)b); }
static FTSENT *sorted(FTS *f, FTSENT *head, size_t count) {
  FTSENT **all = malloc(count * sizeof *all);
  size_t n = 0;
  if (!all) return head;
  for (FTSENT *e = head; e; e = e->link) all[n++] = e;
  comparison = f->compare;
  qsort(all, n, sizeof *all, compare);
  for (size_t i = 0; i < n; i++) all[i]->link = i + 1 < n ? all[i + 1] : 0;
  head = all[0];
  free(all);
  return head;
}

/* Makes a root the current entry: its path is its name, of which the last part is kept. */
static void load(FTS *f, FTSENT *e) {
  e->path_size = e->name_size;
  memmove(f->path, e->name, (size_t)e->name_size + 1);
  char *slash = strrchr(e->name, '/');
  if (slash && (slash != e->name || slash[1])) {
    e->name_size = (unsigned short)strlen(slash + 1);
    memmove(e->name, slash + 1, (size_t)e->name_size + 1);
  }
  e->accpath = e->path = f->path;
  f->device = e->device;
}

FTS *fts_open(char *const *paths, int options, int (*order)(const FTSENT **, const FTSENT **)) {
  FTSENT *head = 0, **last = &head, *parent = 0;
  size_t longest = 4096, count = 0;
  if (options & ~OPTIONS) return errno = EINVAL, (FTS *)0;
  FTS *f = calloc(1, sizeof *f);
  if (!f) return 0;
  f->compare = order;
  f->options = options & LOGICAL ? options | NOCHDIR : options;
  f->home = -1;
  for (char *const *p = paths; *p; p++)
    if (strlen(*p) > longest) longest = strlen(*p);
  if (make_room(f, longest + 1) || !(parent = new_entry(f, "", 0))) goto failed;
  parent->level = -1;
  for (; *paths; paths++, count++) {
    size_t size = strlen(*paths);
    FTSENT *e = size ? new_entry(f, *paths, size) : (errno = ENOENT, (FTSENT *)0);
    if (!e) goto failed;
    e->parent = parent;
    e->accpath = e->name;
    e->info = (unsigned short)look(f, e, f->options & COMFOLLOW);
    if (e->info == DOT) e->info = D;
    if (order) e->link = head, head = e;
    else *last = e, last = &e->link;
  }
  if (order && count > 1) head = sorted(f, head, count);
  if (!(f->current = new_entry(f, "", 0))) goto failed;
  f->current->link = head, f->current->info = INIT;
  if (!(f->options & NOCHDIR) && (f->home = open(".", O_RDONLY)) < 0) f->options |= NOCHDIR;
  if (!count) free(parent);
  return f;
failed:
  release(head), free(parent), free(f->path), free(f);
  return 0;
}

int fts_close(FTS *f) {
  int error = 0;
  for (FTSENT *e = f->current, *next; e; e = next) { /* all that is right of it and above */
    next = e->link ? e->link : e->level >= 0 ? e->parent : 0;
    free(e);
  }
  release(f->children);
  if (!(f->options & NOCHDIR)) {
    error = fchdir(f->home) ? errno : 0;
    close(f->home);
  }
  free(f->path), free(f);
  return error ? errno = error, -1 : 0;
}

static int change(FTS *f, int fd) { return f->options & NOCHDIR ? 0 : fchdir(fd); }

enum { CHILDREN = 1, NAMES, READING };
/* The entries of the current directory, sorted. The walk goes into it if it is read; else it comes back. */
static FTSENT *build(FTS *f, int type) {
  FTSENT *at = f->current, *head = 0, **last = &head;
  int fd = open(at->accpath, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
  void *directory = fd < 0 ? 0 : fdopendir(fd);
  if (!directory) {
    if (type == READING) at->info = DNR, at->error = errno;
    return 0;
  }
  int bare = type == NAMES, here = 0, error = 0;
  if (!bare) {
    here = change(f, fd) == 0;
    if (!here) {
      if (type == READING) at->error = errno;
      at->flags |= DONTCHDIR;
    }
  }
  size_t base = at->path_size, count = 0;
  if (base && at->path[base - 1] == '/') base--;
  if (f->options & NOCHDIR) f->path[base] = '/';
  base++;
  for (struct dirent *d; (d = readdir(directory));) {
    size_t size = strlen(d->name);
    if (!(f->options & SEEDOT) && (strcmp(d->name, ".") == 0 || strcmp(d->name, "..") == 0)) continue;
    FTSENT *e = new_entry(f, d->name, size);
    if (!e || make_room(f, base + size + 1)) {
      error = errno;
      free(e), release(head), closedir(directory);
      at->info = ERR;
      f->options |= STOP;
      return errno = error, (FTSENT *)0;
    }
    e->level = (short)(at->level + 1);
    e->parent = at;
    e->path = f->path;
    e->path_size = (unsigned short)(base + size);
    if (f->options & NOCHDIR) strcpy(f->path + base, e->name);
    e->accpath = f->options & NOCHDIR ? f->path : e->name;
    if (bare || !here) e->info = NSOK, e->error = here || bare ? 0 : at->error;
    else e->info = f->options & NOSTAT && d->type != 4 && d->type != 0 && !(f->options & LOGICAL && d->type == 10) ? NSOK : (unsigned short)look(f, e, 0);
    e->accpath = f->options & NOCHDIR ? e->path : e->name;
    *last = e, last = &e->link;
    count++;
  }
  closedir(directory);
  if (f->options & NOCHDIR) f->path[base - (count == 0 || base == (size_t)f->room)] = 0;
  if (here && (type == CHILDREN || !count) && !(f->options & NOCHDIR) && (at->level == 0 ? fchdir(f->home) : chdir(".."))) {
    release(head);
    at->info = ERR;
    f->options |= STOP;
    return 0;
  }
  if (!count) {
    if (type == READING) at->info = DP;
    return 0;
  }
  return f->compare && count > 1 ? sorted(f, head, count) : head;
}

/* Goes into a directory, or says why not. */
static int enter(const char *path) {
  int fd = open(path, O_RDONLY | O_DIRECTORY);
  if (fd < 0) return -1;
  int result = fchdir(fd);
  close(fd);
  return result;
}

/* The next entry is `e`: its path ends in its name. */
static FTSENT *arrive(FTS *f, FTSENT *e) {
  size_t base = e->parent->path_size;
  if (e->parent->path[base - 1] == '/') base--;
  f->path[base] = '/';
  memmove(f->path + base + 1, e->name, (size_t)e->name_size + 1);
  return f->current = e;
}
static FTSENT *stop(FTS *f) { return f->options |= STOP, (FTSENT *)0; }

FTSENT *fts_read(FTS *f) {
  FTSENT *e = f->current;
  if (!e || f->options & STOP) return 0;
  int instruction = e->instruction;
  e->instruction = NOINSTR;
  if (instruction == AGAIN) return e->info = (unsigned short)look(f, e, 0), e;
  if (instruction == FOLLOW && (e->info == SL || e->info == SLNONE)) {
    e->info = (unsigned short)look(f, e, 1);
    if (e->info == D && !(f->options & NOCHDIR)) {
      if ((e->link_fd = open(".", O_RDONLY)) < 0) e->error = errno, e->info = ERR;
      else e->flags |= SYMFOLLOW;
    }
    return e;
  }
  if (e->info == D) { /* down */
    if (instruction == SKIP || (f->options & XDEV && e->device != f->device)) {
      if (e->flags & SYMFOLLOW) close(e->link_fd);
      release(f->children), f->children = 0;
      return e->info = DP, e;
    }
    if (f->children && f->options & NAMEONLY) f->options &= ~NAMEONLY, release(f->children), f->children = 0;
    if (f->children) {
      if (!(f->options & NOCHDIR) && enter(e->accpath)) {
        e->error = errno, e->flags |= DONTCHDIR;
        for (FTSENT *c = f->children; c; c = c->link) c->accpath = c->parent->accpath;
      }
    } else if (!(f->children = build(f, READING))) return f->options & STOP ? 0 : e;
    e = f->children, f->children = 0;
    return arrive(f, e);
  }
  for (FTSENT *done = e; (e = done->link); done = e) { /* on */
    if (e->level == 0) {
      if (!(f->options & NOCHDIR) && fchdir(f->home)) return free(done), f->current = e, stop(f);
      free(done);
      load(f, e);
      return f->current = e;
    }
    free(done);
    f->current = e;
    if (e->instruction == SKIP) continue;
    if (e->instruction == FOLLOW) {
      e->info = (unsigned short)look(f, e, 1);
      if (e->info == D && !(f->options & NOCHDIR)) {
        if ((e->link_fd = open(".", O_RDONLY)) < 0) e->error = errno, e->info = ERR;
        else e->flags |= SYMFOLLOW;
      }
      e->instruction = NOINSTR;
    }
    return arrive(f, e);
  }
  e = f->current->parent; /* up */
  free(f->current);
  f->current = e;
  if (e->level == -1) return free(e), errno = 0, f->current = 0, (FTSENT *)0;
  f->path[e->path_size] = 0;
  int failed = 0;
  if (e->level == 0) failed = !(f->options & NOCHDIR) && fchdir(f->home);
  else if (e->flags & SYMFOLLOW) failed = change(f, e->link_fd), close(e->link_fd);
  else if (!(e->flags & DONTCHDIR)) failed = !(f->options & NOCHDIR) && chdir("..");
  if (failed) return stop(f);
  e->info = e->error ? ERR : DP;
  return e;
}

int fts_set(FTS *f, FTSENT *e, int instruction) {
  (void)f;
  if (instruction && (instruction < AGAIN || instruction > SKIP)) return errno = EINVAL, 1;
  return e->instruction = (unsigned short)instruction, 0;
}

/* What is below the current directory, before it is read; before the first read, the roots. */
FTSENT *fts_children(FTS *f, int instruction) {
  FTSENT *e = f->current;
  if (instruction && instruction != NAMEONLY) return errno = EINVAL, (FTSENT *)0;
  errno = 0;
  if (f->options & STOP) return 0;
  if (e->info == INIT) return e->link;
  if (e->info != D) return 0;
  release(f->children), f->children = 0;
  if (instruction == NAMEONLY) f->options |= NAMEONLY;
  int type = instruction == NAMEONLY ? NAMES : CHILDREN;
  /* A root that is relative is found where the walk began. */
  if (e->level != 0 || *e->accpath == '/' || f->options & NOCHDIR) return f->children = build(f, type);
  int here = open(".", O_RDONLY);
  if (here < 0) return 0;
  f->children = build(f, type);
  int failed = fchdir(here);
  close(here);
  return failed ? 0 : f->children;
}

FTS *fts64_open(char *const *paths, int options, int (*order)(const FTSENT **, const FTSENT **)) { return fts_open(paths, options, order); }
FTSENT *fts64_read(FTS *f) { return fts_read(f); }
FTSENT *fts64_children(FTS *f, int instruction) { return fts_children(f, instruction); }
int fts64_set(FTS *f, FTSENT *e, int instruction) { return fts_set(f, e, instruction); }
int fts64_close(FTS *f) { return fts_close(f); }
