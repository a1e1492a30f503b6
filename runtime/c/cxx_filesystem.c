/* std::filesystem: what is asked of files and done to them, and its exception. Each function is there twice: with a place for an error, and
 * throwing it. Walks through folders are in cxx_folders.c. */
#include "cxx_filesystem.h"

int lstat(const char *, struct stat *), mkdir(const char *, mode_t), rename(const char *, const char *), chdir(const char *), remove(const char *), truncate(const char *, off_t);
char *getcwd(char *, size_t), *realpath(const char *, char *), *getenv(const char *);
const struct category *_ZNSt3_V216generic_categoryEv(void), *_ZNSt3_V215system_categoryEv(void);

/* ---- std::filesystem::filesystem_error ---- */

#define ERROR(name) _ZNSt10filesystem7__cxx1116filesystem_error##name
#define CONST_ERROR(name) _ZNKSt10filesystem7__cxx1116filesystem_error##name
struct filesystem_error {
  struct coded_error error;
  struct shared about;
};
struct about {
  struct path path[2];
  struct string what;
};
extern const struct single _ZTISt12system_error;
DERIVED_TYPE(NSt10filesystem7__cxx1116filesystem_errorE, St12system_error);
void _ZNSt12system_errorD2Ev(struct error *);
void ERROR(D2Ev)(struct filesystem_error *e) {
  __sv_shared_drop(&e->about);
  _ZNSt12system_errorD2Ev(&e->error.error);
}
const char *CONST_ERROR(4whatEv)(const struct filesystem_error *e) { return ((struct about *)e->about.object)->what.at; }
CLASS(_ZNSt10filesystem7__cxx1116filesystem_error, NSt10filesystem7__cxx1116filesystem_errorE, CONST_ERROR(4whatEv));
const_path CONST_ERROR(5path1Ev)(const struct filesystem_error *e) { return &((struct about *)e->about.object)->path[0]; }
const_path CONST_ERROR(5path2Ev)(const struct filesystem_error *e) { return &((struct about *)e->about.object)->path[1]; }
static void forget(void *object) {
  struct about *about = object;
  __sv_path_drop(&about->path[0]);
  __sv_path_drop(&about->path[1]);
  __sv_string_drop(&about->what);
}
static void make(struct filesystem_error *e, const char *what, const_path a, const_path b, struct code code) {
  const_path paths[] = {a, b};
  __sv_coded_make(&e->error, _ZTVNSt10filesystem7__cxx1116filesystem_errorE.function, what, code);
  struct about *about = __sv_shared_make(&e->about, sizeof *about, forget);
  __sv_string_make(&about->what, "filesystem error: ", 18);
  __sv_string_append(&about->what, e->error.error.text, strlen(e->error.error.text));
  for (int i = 0; i < 2; i++) {
    const struct string *text = paths[i] ? &paths[i]->text : 0;
    __sv_path_make(&about->path[i], text ? text->at : "", text ? text->length : 0);
    if (!text) continue;
    __sv_string_append(&about->what, " [", 2);
    __sv_string_append(&about->what, text->at, text->length);
    __sv_string_append(&about->what, "]", 1);
  }
}
#define OF_TEXT C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE
#define OF_TEXT_1 C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE
#define NAMED(name, rest) NAMED_(name, rest)
#define NAMED_(name, rest) ERROR(name##rest)
void NAMED(OF_TEXT, ESt10error_code)(struct filesystem_error *e, const_string what, struct code code) { make(e, what->at, 0, 0, code); }
void NAMED(OF_TEXT, ERKNS0_4pathESt10error_code)(struct filesystem_error *e, const_string what, const_path a, struct code code) { make(e, what->at, a, 0, code); }
void NAMED(OF_TEXT, ERKNS0_4pathESC_St10error_code)(struct filesystem_error *e, const_string what, const_path a, const_path b, struct code code) { make(e, what->at, a, b, code); }
ALSO(NAMED(OF_TEXT_1, ESt10error_code), NAMED(OF_TEXT, ESt10error_code));
ALSO(NAMED(OF_TEXT_1, ERKNS0_4pathESt10error_code), NAMED(OF_TEXT, ERKNS0_4pathESt10error_code));
ALSO(NAMED(OF_TEXT_1, ERKNS0_4pathESC_St10error_code), NAMED(OF_TEXT, ERKNS0_4pathESC_St10error_code));

int __sv_failed(const struct trying *t, int error) {
  struct code code = {error, error ? _ZNSt3_V216generic_categoryEv() : _ZNSt3_V215system_categoryEv()};
  if (t->to) {
    *t->to = code;
  } else if (error) {
    struct filesystem_error *e = __cxa_allocate_exception(sizeof *e);
    make(e, t->what, t->a, t->b, code);
    __cxa_throw(e, (const struct type *)&_ZTINSt10filesystem7__cxx1116filesystem_errorE, (void (*)(void *))ERROR(D1Ev));
  }
  return error;
}
#define failed __sv_failed

/* ---- what there is ---- */

static int is_missing(int error) { return error == ENOENT || error == ENOTDIR; }
enum { PERMISSIONS_UNKNOWN = 0xffff };
static struct file_status status_by(int (*look)(const char *, struct stat *), const_path p, const struct trying *t) {
  struct stat s;
  if (look(p->text.at, &s) == 0) {
    failed(t, 0);
    u32 kind = s.st_mode & S_IFMT;
    return (struct file_status){kind == S_IFREG ? REGULAR : kind == S_IFDIR ? DIRECTORY : kind == S_IFLNK ? LINK : kind == S_IFCHR ? CHARACTERS : kind == S_IFIFO ? PIPE : UNKNOWN, s.st_mode & 07777};
  }
  int error = errno;
  if (t->to || !is_missing(error)) failed(t, error);
  return (struct file_status){is_missing(error) ? MISSING : 0, PERMISSIONS_UNKNOWN};
}
struct file_status __sv_status(const_path p) { return status_by(stat, p, &(struct trying){.to = &(struct code){0, 0}}); }
static int is_directory(const_path p) { return __sv_status(p).kind == DIRECTORY; }

/* The function NAME of one path, which `what` fails. */
#define OPERATION(result, NAME, what)                                                                                                                            \
  static result NAME##_of(const_path p, const struct trying *t);                                                                                                 \
  result FUNCTION_1(NAME)(const_path p) { return NAME##_of(p, &(struct trying){what, p, 0, 0}); }                                                                \
  result FUNCTION_2(NAME)(const_path p, struct code *to) { return NAME##_of(p, &(struct trying){what, p, 0, to}); }                                              \
  static result NAME##_of(const_path p, const struct trying *t)
#define FUNCTION_1(NAME) FUNCTION_(MANGLED_##NAME, ERKNS_7__cxx114pathE)
#define FUNCTION_2(NAME) FUNCTION_(MANGLED_##NAME, ERKNS_7__cxx114pathERSt10error_code)
#define FUNCTION_(name, arguments) FUNCTION__(name, arguments)
#define FUNCTION__(name, arguments) _ZNSt10filesystem##name##arguments
#define MANGLED_status 6status
#define MANGLED_symlink_status 14symlink_status
#define MANGLED_file_size 9file_size
#define MANGLED_is_empty 8is_empty
#define MANGLED_create_directory 16create_directory
#define MANGLED_create_directories 18create_directories
#define MANGLED_remove 6remove
#define MANGLED_remove_all 10remove_all
OPERATION(struct file_status, status, "status") { return status_by(stat, p, t); }
OPERATION(struct file_status, symlink_status, "symlink_status") { return status_by(lstat, p, t); }
OPERATION(size_t, file_size, "cannot get file size") {
  struct stat s;
  int error = stat(p->text.at, &s) ? errno : (s.st_mode & S_IFMT) == S_IFDIR ? EISDIR : (s.st_mode & S_IFMT) == S_IFREG ? 0 : ENOTSUP;
  return failed(t, error) ? NPOS : (size_t)s.st_size;
}
OPERATION(_Bool, is_empty, "cannot check if file is empty") {
  if (!is_directory(p)) return file_size_of(p, t) == 0;
  void *directory = opendir(p->text.at);
  if (failed(t, directory ? 0 : errno)) return 0;
  struct dirent *entry = __sv_next_entry(directory);
  closedir(directory);
  return !entry;
}

/* ---- what is done ---- */

OPERATION(_Bool, create_directory, "cannot create directory") {
  int error = mkdir(p->text.at, 0777) ? errno : 0;
  if (error == EEXIST && is_directory(p)) return failed(t, 0), 0;
  return !failed(t, error);
}
OPERATION(_Bool, create_directories, "cannot create directories") {
  struct path part;
  _Bool made = 0;
  int error = p->text.length ? 0 : EINVAL;
  __sv_path_make(&part, "", 0);
  for (size_t i = 0; !error && i <= p->text.length; i++) {
    if ((i < p->text.length && p->text.at[i] != '/') || i == 0 || p->text.at[i - 1] == '/') continue;
    __sv_path_set(&part, p->text.at, i);
    int kind = __sv_status(&part).kind;
    if (kind == DIRECTORY) continue;
    error = kind != MISSING ? ENOTDIR : mkdir(part.text.at, 0777) ? errno : 0;
    made = 1;
  }
  __sv_path_drop(&part);
  return !failed(t, error) && made;
}
OPERATION(_Bool, remove, "cannot remove") {
  int error = remove(p->text.at) ? errno : 0;
  return !failed(t, is_missing(error) ? 0 : error) && !error;
}
/* How many were removed; -1 and the error if not all. */
static size_t remove_below(const_path p, int *error) {
  struct stat s;
  size_t count = 0;
  if (lstat(p->text.at, &s) == 0 && (s.st_mode & S_IFMT) == S_IFDIR) {
    void *directory = opendir(p->text.at);
    if (!directory) return *error = errno, NPOS;
    for (struct dirent *entry; !*error && (entry = __sv_next_entry(directory));) {
      struct path below;
      __sv_path_make(&below, p->text.at, p->text.length);
      __sv_path_append(&below, entry->name, strlen(entry->name));
      count += remove_below(&below, error);
      __sv_path_drop(&below);
    }
    closedir(directory);
  }
  if (*error) return NPOS;
  if (remove(p->text.at) == 0) return count + 1;
  if (!is_missing(errno)) *error = errno;
  return *error ? NPOS : count;
}
OPERATION(size_t, remove_all, "cannot remove all") {
  int error = 0;
  size_t count = remove_below(p, &error);
  failed(t, error);
  return count;
}
static void change(const_path p, struct code *to) { failed(&(struct trying){"cannot set current path", 0, 0, to}, chdir(p->text.at) ? errno : 0); }
void FUNCTION_(12current_path, ERKNS_7__cxx114pathE)(const_path p) { change(p, 0); }
void FUNCTION_(12current_path, ERKNS_7__cxx114pathERSt10error_code)(const_path p, struct code *to) { change(p, to); }
static void move(const_path a, const_path b, struct code *to) { failed(&(struct trying){"cannot rename", a, b, to}, rename(a->text.at, b->text.at) ? errno : 0); }
void FUNCTION_(6rename, ERKNS_7__cxx114pathES3_)(const_path a, const_path b) { move(a, b, 0); }
void FUNCTION_(6rename, ERKNS_7__cxx114pathES3_RSt10error_code)(const_path a, const_path b, struct code *to) { move(a, b, to); }
static void resize(const_path p, size_t size, struct code *to) { failed(&(struct trying){"cannot resize file", p, 0, to}, truncate(p->text.at, (off_t)size) ? errno : 0); }
void FUNCTION_(11resize_file, ERKNS_7__cxx114pathEm)(const_path p, size_t size) { resize(p, size, 0); }
void FUNCTION_(11resize_file, ERKNS_7__cxx114pathEmRSt10error_code)(const_path p, size_t size, struct code *to) { resize(p, size, to); }

/* ---- where it is: the result is empty if that cannot be told ---- */

static void give(struct path *result, char *text, const struct trying *t) {
  int error = text ? 0 : errno;
  __sv_path_make(result, text ? text : "", text ? strlen(text) : 0);
  free(text);
  failed(t, error);
}
static void current(struct path *result, struct code *to) { give(result, getcwd(0, 0), &(struct trying){"cannot get current path", 0, 0, to}); }
void FUNCTION_(12current_path, B5cxx11Ev)(struct path *result) { current(result, 0); }
void FUNCTION_(12current_path, B5cxx11ERSt10error_code)(struct path *result, struct code *to) { current(result, to); }
static void resolve(struct path *result, const_path p, struct code *to) { give(result, realpath(p->text.at, 0), &(struct trying){"cannot make canonical path", p, 0, to}); }
void FUNCTION_(9canonical, ERKNS_7__cxx114pathE)(struct path *result, const_path p) { resolve(result, p, 0); }
void FUNCTION_(9canonical, ERKNS_7__cxx114pathERSt10error_code)(struct path *result, const_path p, struct code *to) { resolve(result, p, to); }
static void absolute(struct path *result, const_path p, struct code *to) {
  struct trying t = {"cannot make absolute path", p, 0, to};
  if (failed(&t, p->text.length ? 0 : EINVAL)) return __sv_path_make(result, "", 0);
  if (*p->text.at == '/') return __sv_path_make(result, p->text.at, p->text.length);
  give(result, getcwd(0, 0), &t);
  if (result->text.length) __sv_path_append(result, p->text.at, p->text.length);
}
void FUNCTION_(8absolute, ERKNS_7__cxx114pathE)(struct path *result, const_path p) { absolute(result, p, 0); }
void FUNCTION_(8absolute, ERKNS_7__cxx114pathERSt10error_code)(struct path *result, const_path p, struct code *to) { absolute(result, p, to); }
static void temporary(struct path *result, struct code *to) {
  static const char *const names[] = {"TMPDIR", "TMP", "TEMP", "TEMPDIR"};
  const char *text = 0;
  for (int i = 0; i < 4 && !text; i++) text = getenv(names[i]);
  if (!text) text = "/tmp";
  __sv_path_make(result, text, strlen(text));
  if (failed(&(struct trying){"temp_directory_path", result, 0, to}, is_directory(result) ? 0 : ENOTDIR)) __sv_path_set(result, "", 0);
}
void FUNCTION_(19temp_directory_path, B5cxx11Ev)(struct path *result) { temporary(result, 0); }
void FUNCTION_(19temp_directory_path, B5cxx11ERSt10error_code)(struct path *result, struct code *to) { temporary(result, to); }
