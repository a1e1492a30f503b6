/* std::filesystem's walks through folders, and the std::shared_ptr that they are held by. */
#include "cxx_filesystem.h"

/* ---- objects that are counted ---- */

struct counted { /* std::_Sp_counted_base */
  const void *const *vtable;
  int uses, holds;
  void (*drop)(void *object);
  u64 object[];
};
static void destroy(struct counted *c) { _ZdlPv(c); }
static void nothing(struct counted *c) { (void)c; }
static void dispose(struct counted *c) { c->drop(c->object); }
static const VTABLE(5) counted_table = {0, 0, {nothing, destroy, dispose, destroy, nothing}};
void *__sv_shared_make(struct shared *s, size_t size, void (*drop)(void *)) {
  s->counted = _Znwm(sizeof *s->counted + size);
  *s->counted = (struct counted){counted_table.function, 1, 1, drop};
  return s->object = s->counted->object;
}
void __sv_shared_drop(struct shared *s) {
  struct counted *c = s->counted;
  *s = (struct shared){0, 0};
  if (!c || --c->uses) return;
  dispose(c);
  if (--c->holds == 0) destroy(c);
}
#define SHARED(class, name) _ZNSt12__shared_ptrINSt10filesystem7__cxx11##class##ELN9__gnu_cxx12_Lock_policyE2EE##name
static void make_none(struct shared *s) { *s = (struct shared){0, 0}; }
static void take(struct shared *s, struct shared *from) {
  *s = *from;
  make_none(from);
}
static struct shared *replace(struct shared *s, struct shared *by) {
  struct shared new;
  take(&new, by);
  __sv_shared_drop(s);
  *s = new;
  return s;
}
void SHARED(4_Dir, C2Ev)(struct shared *s) { make_none(s); }
void SHARED(4_Dir, C2EOS5_)(struct shared *s, struct shared *from) { take(s, from); }
struct shared *SHARED(4_Dir, aSEOS5_)(struct shared *s, struct shared *from) { return replace(s, from); }
void SHARED(28recursive_directory_iterator10_Dir_stack, C2Ev)(struct shared *s) { make_none(s); }
void SHARED(28recursive_directory_iterator10_Dir_stack, C2EOS6_)(struct shared *s, struct shared *from) { take(s, from); }
ALSO(SHARED(4_Dir, C1Ev), SHARED(4_Dir, C2Ev));
ALSO(SHARED(4_Dir, C1EOS5_), SHARED(4_Dir, C2EOS5_));
ALSO(SHARED(28recursive_directory_iterator10_Dir_stack, C1Ev), SHARED(28recursive_directory_iterator10_Dir_stack, C2Ev));
ALSO(SHARED(28recursive_directory_iterator10_Dir_stack, C1EOS6_), SHARED(28recursive_directory_iterator10_Dir_stack, C2EOS6_));

/* ---- a walk: folders in folders, of which one that does not go down has one ---- */

struct entry { /* std::filesystem::directory_entry */
  struct path path;
  signed char kind; /* 0 if it is not known */
};
struct level {
  struct level *above;
  void *directory;
  struct path path;
  struct entry entry;
};
struct walk {
  struct level *level;
  int depth;
  unsigned options;
  _Bool goes_down, pending; /* into the entry where it stands, next */
};
enum { FOLLOW_LINKS = 1, SKIP_DENIED = 2 };
static void leave(struct walk *w) {
  struct level *level = w->level;
  w->level = level->above;
  w->depth--;
  closedir(level->directory);
  __sv_path_drop(&level->path);
  __sv_path_drop(&level->entry.path);
  _ZdlPv(level);
}
static void drop_walk(void *object) {
  struct walk *w = object;
  while (w->level) leave(w);
}
static int enter(struct walk *w, const_path p, const struct trying *t) {
  void *directory = opendir(p->text.at);
  int error = directory ? 0 : errno;
  if (error == EACCES && (w->options & SKIP_DENIED)) error = 0;
  if (__sv_failed(t, error) || !directory) return error;
  struct level *level = _Znwm(sizeof *level);
  *level = (struct level){w->level, directory, .entry.kind = 0};
  __sv_path_make(&level->path, p->text.at, p->text.length);
  __sv_path_make(&level->entry.path, "", 0);
  w->level = level;
  w->depth++;
  return 0;
}
/* To the next entry; there is no level when there is none. */
static void advance(struct walk *w) {
  static const signed char kinds[16] = {[1] = PIPE, [2] = CHARACTERS, [4] = DIRECTORY, [6] = BLOCKS, [8] = REGULAR, [10] = LINK, [12] = SOCKET};
  while (w->level) {
    struct level *level = w->level;
    struct dirent *entry = __sv_next_entry(level->directory);
    if (!entry) {
      leave(w);
      continue;
    }
    __sv_path_set(&level->entry.path, level->path.text.at, level->path.text.length);
    __sv_path_append(&level->entry.path, entry->name, strlen(entry->name));
    level->entry.kind = kinds[entry->type & 15];
    w->pending = w->goes_down;
    return;
  }
}
static void begin(struct shared *s, const_path p, unsigned options, int goes_down, struct code *to) {
  struct trying t = {goes_down ? "recursive directory iterator cannot open directory" : "directory iterator cannot open directory", p, 0, to};
  make_none(s);
  struct walk *w = __sv_shared_make(s, sizeof *w, drop_walk);
  *w = (struct walk){.depth = -1, .options = options, .goes_down = goes_down != 0};
  int error = enter(w, p, &(struct trying){.to = &(struct code){0, 0}});
  advance(w);
  if (!w->level) __sv_shared_drop(s);
  __sv_failed(&t, error);
}
static struct shared *step(struct shared *s, struct code *to) {
  struct trying t = {"cannot increment recursive directory iterator", 0, 0, to};
  struct walk *w = s->object;
  if (__sv_failed(&t, w ? 0 : EINVAL)) return s;
  const struct entry *at = &w->level->entry;
  if (w->pending) {
    int is_link = at->kind == LINK, kind = at->kind && !is_link ? at->kind : __sv_status(&at->path).kind;
    if (kind == DIRECTORY && (!is_link || (w->options & FOLLOW_LINKS)) && enter(w, &at->path, &t)) return s;
  }
  advance(w);
  if (!w->level) __sv_shared_drop(s);
  return s;
}
#define WALK(name) _ZNSt10filesystem7__cxx1118directory_iterator##name
#define DEEP(name) _ZNSt10filesystem7__cxx1128recursive_directory_iterator##name
#define CONST_DEEP(name) _ZNKSt10filesystem7__cxx1128recursive_directory_iterator##name
static struct walk *walk_of(const struct shared *s) { return s->object; }
void WALK(C2ERKNS0_4pathENS_17directory_optionsEPSt10error_code)(struct shared *s, const_path p, byte options, struct code *to) { begin(s, p, options, 0, to); }
void DEEP(C2ERKNS0_4pathENS_17directory_optionsEPSt10error_code)(struct shared *s, const_path p, byte options, struct code *to) { begin(s, p, options, 1, to); }
ALSO(WALK(C1ERKNS0_4pathENS_17directory_optionsEPSt10error_code), WALK(C2ERKNS0_4pathENS_17directory_optionsEPSt10error_code));
ALSO(DEEP(C1ERKNS0_4pathENS_17directory_optionsEPSt10error_code), DEEP(C2ERKNS0_4pathENS_17directory_optionsEPSt10error_code));
const struct entry *_ZNKSt10filesystem7__cxx1118directory_iteratordeEv(const struct shared *s) { return &walk_of(s)->level->entry; }
const struct entry *CONST_DEEP(deEv)(const struct shared *s) { return &walk_of(s)->level->entry; }
struct shared *WALK(ppEv)(struct shared *s) { return step(s, 0); }
struct shared *DEEP(ppEv)(struct shared *s) { return step(s, 0); }
struct shared *WALK(9incrementERSt10error_code)(struct shared *s, struct code *to) { return step(s, to); }
struct shared *DEEP(9incrementERSt10error_code)(struct shared *s, struct code *to) { return step(s, to); }
void DEEP(D2Ev)(struct shared *s) { __sv_shared_drop(s); }
ALSO(DEEP(D1Ev), DEEP(D2Ev));
struct shared *DEEP(aSEOS1_)(struct shared *s, struct shared *from) { return replace(s, from); }
struct shared *DEEP(aSERKS1_)(struct shared *s, const struct shared *from) {
  if (from->counted) from->counted->uses++;
  return replace(s, &(struct shared){from->object, from->counted});
}
int CONST_DEEP(5depthEv)(const struct shared *s) { return walk_of(s)->depth; }
unsigned CONST_DEEP(7optionsEv)(const struct shared *s) { return walk_of(s)->options; }
_Bool CONST_DEEP(17recursion_pendingEv)(const struct shared *s) { return walk_of(s)->pending; }
void DEEP(25disable_recursion_pendingEv)(struct shared *s) { walk_of(s)->pending = 0; }
void DEEP(3popEv)(struct shared *s) {
  leave(walk_of(s));
  advance(walk_of(s));
  if (!walk_of(s)->level) __sv_shared_drop(s);
}
