/* Runs a natively built program on one test of symvm's: link this file with the program.
 *
 *     cc -o program program.c symvm_replay.c
 *     SYMVM_TEST=test.json ./program          (or KTEST_FILE=test.ktest, or SYMVM_TEST=test.ktest)
 *
 * It defines the modelling functions (klee_*, __VERIFIER_*, __Crest*, reach_error) and takes the values of the test's
 * objects: the k-th request for a name (from 0) gets the object `name`, `name_1`, `name_2`, … Bytes that the test lacks are 0.
 * Arguments, standard input and files are no business of this file: who starts the program gives it these (objects
 * `arg00`, `arg01`, …, `stdin`, and files by name), as `symvm replay --native` does.
 *
 * A fuzz target has a main of its fuzzer's, or, with -DSYMVM_FUZZ_TARGET, one of this file's; either is given a file with the input.
 *
 * How the program ends is told apart by exit status: 0..255 as the program says; an assertion or abort by SIGABRT;
 * reach_error and klee_report_error by SIGABRT after a line on the standard error; a violated assumption by 77.
 */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS, mincore */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { ASSUMPTION_VIOLATED = 77 };

struct object {
  char *name;
  unsigned char *bytes;
  size_t size;
};
static struct object *objects;
static size_t object_count;
static int loaded;

static void give_up(const char *what, const char *path) {
  fprintf(stderr, "symvm_replay: %s: %s\n", path, what);
  exit(2);
}

static void *get_memory(size_t size) {
  void *p = malloc(size ? size : 1);
  if (!p) give_up("out of memory", "test");
  return p;
}

static void add(char *name, unsigned char *bytes, size_t size) {
  objects = realloc(objects, (object_count + 1) * sizeof *objects);
  if (!objects) give_up("out of memory", name);
  objects[object_count++] = (struct object){name, bytes, size};
}

/* ---- KLEE's .ktest: big-endian lengths ------------------------------------------------------------- */

struct cursor {
  const unsigned char *at, *end;
  const char *path;
};

static const unsigned char *take(struct cursor *c, size_t size) {
  if ((size_t)(c->end - c->at) < size) give_up("the file ends early", c->path);
  c->at += size;
  return c->at - size;
}

static uint32_t take_number(struct cursor *c) {
  const unsigned char *b = take(c, 4);
  return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

static void load_ktest(struct cursor *c) {
  take(c, 5); /* "KTEST" */
  uint32_t version = take_number(c), args = take_number(c);
  for (uint32_t i = 0; i < args; i++) take(c, take_number(c));
  if (version >= 2) take(c, 8); /* sym-argvs, sym-argv-len */
  uint32_t count = take_number(c);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t size = take_number(c);
    char *name = get_memory((size_t)size + 1);
    memcpy(name, take(c, size), size);
    name[size] = 0;
    size = take_number(c);
    unsigned char *bytes = get_memory(size);
    memcpy(bytes, take(c, size), size);
    add(name, bytes, size);
  }
}

/* ---- JSON: objects with string members "name" and "bytes" (hexadecimal), wherever they stand ---------- */

static void skip_space(struct cursor *c) {
  while (c->at < c->end && (*c->at == ' ' || *c->at == '\n' || *c->at == '\t' || *c->at == '\r')) c->at++;
}

static int hex(int c) {
  if (c >= '0' && c <= '9') return c - '0';
  c |= 32;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static unsigned take_code_unit(struct cursor *c) {
  unsigned value = 0;
  const unsigned char *digits = take(c, 4);
  for (int i = 0; i < 4; i++) {
    int d = hex(digits[i]);
    if (d < 0) give_up("a malformed \\u escape", c->path);
    value = value << 4 | (unsigned)d;
  }
  return value;
}

/* A string as UTF-8; the cursor stands at its quote. */
static char *take_string(struct cursor *c) {
  char *text = get_memory((size_t)(c->end - c->at) + 1);
  size_t n = 0;
  take(c, 1);
  for (;;) {
    int ch = *take(c, 1);
    if (ch == '"') break;
    if (ch != '\\') {
      text[n++] = (char)ch;
      continue;
    }
    ch = *take(c, 1);
    static const char from[] = "nrtbf", to[] = "\n\r\t\b\f";
    const char *found = strchr(from, ch);
    if (ch != 'u') {
      text[n++] = found && ch ? to[found - from] : (char)ch;
      continue;
    }
    unsigned u = take_code_unit(c);
    if (u >= 0xd800 && u < 0xdc00 && c->end - c->at >= 6 && c->at[0] == '\\' && c->at[1] == 'u') {
      take(c, 2);
      u = 0x10000 + ((u - 0xd800) << 10) + (take_code_unit(c) - 0xdc00);
    }
    if (u < 0x80) text[n++] = (char)u;
    else if (u < 0x800) text[n++] = (char)(0xc0 | u >> 6), text[n++] = (char)(0x80 | (u & 63));
    else if (u < 0x10000) text[n++] = (char)(0xe0 | u >> 12), text[n++] = (char)(0x80 | (u >> 6 & 63)), text[n++] = (char)(0x80 | (u & 63));
    else text[n++] = (char)(0xf0 | u >> 18), text[n++] = (char)(0x80 | (u >> 12 & 63)), text[n++] = (char)(0x80 | (u >> 6 & 63)), text[n++] = (char)(0x80 | (u & 63));
  }
  text[n] = 0;
  return text;
}

static void load_value(struct cursor *c);

static void add_hex(struct cursor *c, char *name, const char *digits) {
  size_t size = strlen(digits) / 2;
  unsigned char *bytes = get_memory(size);
  for (size_t i = 0; i < size; i++) {
    int high = hex(digits[2 * i]), low = hex(digits[2 * i + 1]);
    if (high < 0 || low < 0) give_up("bytes that are not hexadecimal", c->path);
    bytes[i] = (unsigned char)(high << 4 | low);
  }
  add(name, bytes, size);
}

static void load_object(struct cursor *c) {
  char *name = 0, *bytes = 0;
  take(c, 1);
  for (skip_space(c); c->at < c->end && *c->at != '}'; skip_space(c)) {
    char *key = take_string(c);
    skip_space(c);
    take(c, 1); /* the colon */
    skip_space(c);
    if (c->at < c->end && *c->at == '"') {
      char *value = take_string(c);
      char **slot = strcmp(key, "name") == 0 ? &name : strcmp(key, "bytes") == 0 ? &bytes : 0;
      free(slot ? *slot : value);
      if (slot) *slot = value;
    } else {
      load_value(c);
    }
    free(key);
    skip_space(c);
    if (c->at < c->end && *c->at == ',') take(c, 1);
  }
  take(c, 1);
  if (name && bytes) add_hex(c, name, bytes); /* the name stays */
  else free(name);
  free(bytes);
}

static void load_value(struct cursor *c) {
  skip_space(c);
  if (c->at >= c->end) give_up("the file ends early", c->path);
  if (*c->at == '{') load_object(c);
  else if (*c->at == '"') free(take_string(c));
  else if (*c->at == '[') {
    take(c, 1);
    for (skip_space(c); c->at < c->end && *c->at != ']'; skip_space(c)) {
      load_value(c);
      skip_space(c);
      if (c->at < c->end && *c->at == ',') take(c, 1);
    }
    take(c, 1);
  } else {
    while (c->at < c->end && !strchr(",]} \n\r\t", *c->at)) c->at++;
  }
}

static unsigned char *read_file(const char *path, size_t *length) {
  FILE *f = fopen(path, "rb");
  if (!f) give_up("cannot be opened", path);
  size_t size = 0, room = 1 << 16;
  unsigned char *text = get_memory(room);
  for (size_t n; (n = fread(text + size, 1, room - size, f)) > 0;) {
    size += n;
    if (size == room && !(text = realloc(text, room *= 2))) give_up("out of memory", path);
  }
  fclose(f);
  *length = size;
  return text;
}

static void load(void) {
  if (loaded) return;
  loaded = 1;
  const char *path = getenv("SYMVM_TEST");
  if (!path) path = getenv("KTEST_FILE");
  if (!path) {
    fprintf(stderr, "symvm_replay: neither SYMVM_TEST nor KTEST_FILE is set: all inputs are 0\n");
    return;
  }
  size_t size;
  unsigned char *text = read_file(path, &size);
  struct cursor c = {text, text + size, path};
  if (size >= 5 && memcmp(text, "KTEST", 5) == 0) load_ktest(&c);
  else load_value(&c);
  free(text);
}

/* ---- handing out ---------------------------------------------------------------------------------- */

struct request {
  struct request *next;
  unsigned count;
  char name[];
};
static struct request *requests;

static unsigned count_request(const char *name) {
  struct request *r = requests;
  while (r && strcmp(r->name, name) != 0) r = r->next;
  if (!r) {
    size_t size = strlen(name) + 1;
    r = get_memory(sizeof *r + size);
    memcpy(r->name, name, size);
    r->count = 0;
    r->next = requests;
    requests = r;
  }
  return r->count++;
}

static void hand_out(void *to, size_t size, const char *name) {
  char *full = get_memory(strlen(name) + 16);
  load();
  unsigned k = count_request(name);
  if (k) sprintf(full, "%s_%u", name, k);
  else strcpy(full, name);
  memset(to, 0, size);
  for (size_t i = 0; i < object_count; i++)
    if (strcmp(objects[i].name, full) == 0) {
      memcpy(to, objects[i].bytes, size < objects[i].size ? size : objects[i].size);
      break;
    }
  free(full);
}

static void assume(int holds) {
  if (holds) return;
  fprintf(stderr, "symvm_replay: an assumption does not hold\n");
  exit(ASSUMPTION_VIOLATED);
}

/* ---- KLEE ------------------------------------------------------------------------------------------ */

static const char *named(const char *name) { return name && *name ? name : "unnamed"; }
void klee_make_symbolic(void *to, size_t size, const char *name) { hand_out(to, size, named(name)); }
int klee_int(const char *name) {
  int value;
  hand_out(&value, sizeof value, named(name));
  return value;
}
int klee_range(int begin, int end, const char *name) {
  if (begin + 1 == end) return begin;
  int value = klee_int(name);
  assume(begin <= value && value < end);
  return value;
}
uintptr_t klee_choose(uintptr_t end) {
  uintptr_t value;
  hand_out(&value, sizeof value, "klee_choose");
  assume(value < end);
  return value;
}
void klee_assume(uintptr_t condition) { assume(condition != 0); }
void klee_prefer_cex(void *object, uintptr_t condition) { (void)object, (void)condition; }
void klee_posix_prefer_cex(void *object, uintptr_t condition) { (void)object, (void)condition; }
unsigned klee_is_symbolic(uintptr_t value) { /* what it was in the exploration */
  unsigned answer;
  (void)value;
  hand_out(&answer, sizeof answer, "klee_is_symbolic");
  return answer;
}
unsigned klee_is_replay(void) { return 1; }
float klee_get_valuef(float value) { return value; }
double klee_get_valued(double value) { return value; }
long klee_get_valuel(long value) { return value; }
long long klee_get_valuell(long long value) { return value; }
int32_t klee_get_value_i32(int32_t value) { return value; }
int64_t klee_get_value_i64(int64_t value) { return value; }
void klee_report_error(const char *file, int line, const char *message, const char *suffix) {
  fprintf(stderr, "symvm_replay: %s:%d: %s (%s)\n", file, line, message, suffix);
  abort();
}
void klee_assert_fail(const char *what, const char *file, unsigned line, const char *function) {
  fprintf(stderr, "symvm_replay: %s:%u: %s: assertion failed: %s\n", file, line, function, what);
  abort();
}
void klee_silent_exit(int code) { exit(code); }
void klee_abort(void) { abort(); }
int klee_get_errno(void) { return errno; }
size_t klee_get_obj_size(void *object) { /* what it was in the exploration */
  uint64_t size;
  (void)object;
  hand_out(&size, sizeof size, "klee_get_obj_size");
  return size;
}
void klee_define_fixed_object(void *address, size_t size) {
  uintptr_t page = sysconf(_SC_PAGESIZE), first = (uintptr_t)address & -page;
  uintptr_t end = ((uintptr_t)address + size + page - 1) & -page;
  for (; first < end; first += page) { /* one by one: another object may have some of them */
    void *got = mmap((void *)first, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (got == (void *)first) continue;
    if (got != MAP_FAILED) munmap(got, page);
    unsigned char there;
    if (got == MAP_FAILED || mincore((void *)first, page, &there) != 0) give_up("an object at a fixed address has no room there", "test");
  }
}
void klee_warning(const char *message) { fprintf(stderr, "KLEE: WARNING: %s\n", message); }
void klee_warning_once(const char *message) { klee_warning(message); }
void klee_print_expr(const char *message, ...) { (void)message; } /* of which type the value is, nobody knows here */
void klee_print_range(const char *message, ...) { (void)message; }
void klee_stack_trace(void) {}
void klee_mark_global(void *object) { (void)object; }
void klee_open_merge(void) {}
void klee_close_merge(void) {}
void klee_set_forking(unsigned enable) { (void)enable; }
void klee_check_memory_access(const void *address, size_t size) {
  for (size_t i = 0; i < size; i++) (void)((const volatile char *)address)[i];
}

/* ---- SV-COMP --------------------------------------------------------------------------------------- */

/* Weak: many programs define these themselves. */
#define WEAK __attribute__((weak))
#define NONDET(type, name)                                       \
  WEAK type __VERIFIER_nondet_##name(void) {                     \
    type value;                                                  \
    hand_out(&value, sizeof value, "__VERIFIER_nondet_" #name);  \
    return value;                                                \
  }
#define NONDET_BOOL(name)                                  \
  WEAK _Bool __VERIFIER_nondet_##name(void) {              \
    unsigned char value;                                   \
    hand_out(&value, 1, "__VERIFIER_nondet_" #name);       \
    return value & 1;                                      \
  }
NONDET_BOOL(bool) NONDET_BOOL(_Bool)
NONDET(char, char) NONDET(signed char, schar) NONDET(unsigned char, uchar) NONDET(unsigned char, unsigned_char)
NONDET(short, short) NONDET(unsigned short, ushort) NONDET(unsigned short, unsigned_short)
NONDET(int, int) NONDET(unsigned, uint) NONDET(unsigned, unsigned) NONDET(unsigned, unsigned_int)
NONDET(long, long) NONDET(unsigned long, ulong) NONDET(unsigned long, unsigned_long)
NONDET(long long, longlong) NONDET(unsigned long long, ulonglong)
NONDET(__int128, int128) NONDET(unsigned __int128, uint128) NONDET(unsigned __int128, u128)
NONDET(uint8_t, u8) NONDET(uint16_t, u16) NONDET(uint32_t, u32) NONDET(uint64_t, u64)
NONDET(char, S8) NONDET(int8_t, s8) NONDET(int16_t, s16) NONDET(int32_t, s32) NONDET(int64_t, s64)
NONDET(float, float) NONDET(double, double) NONDET(size_t, size_t) NONDET(long, loff_t)
NONDET(void *, pointer) NONDET(char *, pchar) NONDET(unsigned long, sector_t)
WEAK void __VERIFIER_nondet_memory(void *to, size_t size) { hand_out(to, size, "__VERIFIER_nondet_memory"); }
WEAK void __VERIFIER_assume(int condition) { assume(condition); }
WEAK void __VERIFIER_assert(int condition) {
  if (condition) return;
  fprintf(stderr, "symvm_replay: __VERIFIER_assert does not hold\n");
  abort();
}
WEAK void reach_error(void) {
  fprintf(stderr, "symvm_replay: reach_error was called\n");
  abort();
}
WEAK void __VERIFIER_error(void) {
  fprintf(stderr, "symvm_replay: __VERIFIER_error was called\n");
  abort();
}
WEAK void __VERIFIER_atomic_begin(void) {}
WEAK void __VERIFIER_atomic_end(void) {}

/* ---- CREST ----------------------------------------------------------------------------------------- */

#define CREST(name, type) \
  void __Crest##name(type *to) { hand_out(to, sizeof *to, "__Crest" #name); }
CREST(UChar, unsigned char) CREST(UShort, unsigned short) CREST(UInt, unsigned) CREST(ULong, unsigned long)
CREST(ULongLong, unsigned long long) CREST(Char, char) CREST(Short, short) CREST(Int, int) CREST(Long, long)
CREST(LongLong, long long)
void __CrestInit(void) {}

/* ---- fuzz targets ----------------------------------------------------------------------------------- */

#ifdef SYMVM_FUZZ_TARGET
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
WEAK int LLVMFuzzerInitialize(int *argc, char ***argv);

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "symvm_replay: no input is named: %s FILE\n", argv[0]);
    return 2;
  }
  size_t size;
  unsigned char *text = read_file(argv[1], &size);
  argc = 1, argv[1] = 0;
  if (LLVMFuzzerInitialize) LLVMFuzzerInitialize(&argc, &argv);
  /* A block that ends where the input does: what is read behind it shows. */
  unsigned char *data = malloc(size);
  memcpy(data, text, size);
  LLVMFuzzerTestOneInput(data, size);
  free(data);
  free(text);
  return 0;
}
#endif
