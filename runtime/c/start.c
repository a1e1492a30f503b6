/* From the machine to main and back: the command line, the environment, exit and what runs at exit. */
#include "libc.h"

int klee_range(int begin, int end, const char *name);

/* The command line is a list of groups: one given argument, or between min and max symbolic ones of one length. */
void *__symvm_malloc(size_t); /* the machine's: a program's own malloc is not ready before its constructors ran */
int __symvm_group_count(void);
int __symvm_group_min(int group);
int __symvm_group_max(int group);
size_t __symvm_group_size(int group);         /* bytes of each, with the final 0 */
void __symvm_group_copy(int group, char *to); /* the next argument of the group */
/* The function of the n-th constructor of the program (llvm.global_ctors), 0 after the last; it may take what main takes, as glibc's may. */
void (*__symvm_constructor(int index))(int, char **, char **);
/* Likewise of destructors (llvm.global_dtors). */
void (*__symvm_destructor(int index))(void);

char **environ, **__environ, **_environ;
char *program_invocation_name = "program", *program_invocation_short_name = "program";
char *__progname = "program", *__progname_full = "program";

static char **arguments(int *count) {
  int groups = __symvm_group_count(), most = 0, n = 0;
  for (int g = 0; g < groups; g++) most += __symvm_group_max(g);
  char **list = __symvm_malloc(((size_t)most + 1) * sizeof *list);
  for (int g = 0; g < groups; g++) {
    int min = __symvm_group_min(g), max = __symvm_group_max(g);
    int wanted = min == max ? max : klee_range(min, max + 1, "n_args");
    for (int i = 0; i < wanted; i++) {
      size_t size = __symvm_group_size(g);
      list[n] = __symvm_malloc(size);
      __symvm_group_copy(g, list[n]);
      list[n++][size - 1] = 0;
    }
  }
  list[n] = 0;
  *count = n;
  return list;
}

static char **environment(void) {
  int count = __symvm_env_count();
  char **list = __symvm_malloc(((size_t)count + 1) * sizeof *list);
  for (int i = 0; i < count; i++) {
    list[i] = __symvm_malloc(__symvm_env_size(i));
    __symvm_env_copy(i, list[i]);
  }
  list[count] = 0;
  return list;
}

/* What stands before main, or before the driver of --entry. */
_Noreturn void __sv_begin(int (*run)(int, char **, char **)) {
  int count;
  void (*constructor)(int, char **, char **);
  char **list = arguments(&count);
  environ = __environ = _environ = environment();
  if (count) {
    program_invocation_name = __progname_full = list[0];
    char *slash = strrchr(list[0], '/');
    program_invocation_short_name = __progname = slash ? slash + 1 : list[0];
  }
  for (int i = 0; (constructor = __symvm_constructor(i)); i++) constructor(count, list, environ);
  __sv_let_fail();
  exit(run(count, list, environ));
}

/* The entry of every program that has a main. */
_Noreturn void __symvm_start(void) { __sv_begin(main); }

struct handler {
  void (*plain)(void);
  void (*with)(void *);
  void (*with_status)(int, void *);
  void *argument;
  struct handler *next;
};
static _Thread_local struct handler *thread_list;
static struct handler *exit_list, *quick_list;

static int push(struct handler **list, struct handler new) {
  struct handler *h = malloc(sizeof *h);
  if (!h) return -1;
  new.next = *list;
  *h = new;
  *list = h;
  return 0;
}
int atexit(void (*f)(void)) { return push(&exit_list, (struct handler){.plain = f}); }
int at_quick_exit(void (*f)(void)) { return push(&quick_list, (struct handler){.plain = f}); }
int __cxa_atexit(void (*f)(void *), void *argument, void *library) {
  (void)library;
  return push(&exit_list, (struct handler){.with = f, .argument = argument});
}
/* Of a thread_local variable of C++ */
int __cxa_thread_atexit(void (*f)(void *), void *argument, void *library) {
  (void)library;
  return push(&thread_list, (struct handler){.with = f, .argument = argument});
}
/* of Rust, which asks for it weakly */
int __cxa_thread_atexit_impl(void (*f)(void *), void *argument, void *library) { return __cxa_thread_atexit(f, argument, library); }
int on_exit(void (*f)(int, void *), void *argument) { return push(&exit_list, (struct handler){.with_status = f, .argument = argument}); }

static void run(struct handler **list, int code) {
  while (*list) {
    struct handler h = **list;
    free(*list);
    *list = h.next;
    if (h.plain) h.plain();
    else if (h.with) h.with(h.argument);
    else h.with_status(code, h.argument);
  }
}

/* A thread ends that is not the last. */
void __sv_end_of_thread(void) { run(&thread_list, 0); }

_Noreturn void exit(int code) {
  static int destructors;
  void (*f)(void);
  run(&thread_list, code);
  run(&exit_list, code);
  while ((f = __symvm_destructor(destructors))) destructors++, f();
  __sv_close_all();
  __symvm_exit(code & 255);
}
_Noreturn void quick_exit(int code) {
  run(&quick_list, code);
  __symvm_exit(code & 255);
}
_Noreturn void _Exit(int code) { __symvm_exit(code & 255); }
_Noreturn void _exit(int code) { __symvm_exit(code & 255); }

_Noreturn void __assert_fail(const char *what, const char *file, unsigned line, const char *function) {
  char message[512];
  (void)file, (void)line, (void)function; /* the finding's call stack says where */
  snprintf(message, sizeof message, "assertion failed: %s", what);
  __symvm_finding("assertion-failure", message);
}
/* What klee_assert of KLEE's later headers calls. */
_Noreturn void klee_assert_fail(const char *what, const char *file, unsigned line, const char *function) {
  __assert_fail(what, file, line, function);
}
_Noreturn void __assert_perror_fail(int error, const char *file, unsigned line, const char *function) {
  __assert_fail(strerror(error), file, line, function);
}
_Noreturn void __assert(const char *what, const char *file, int line) { __assert_fail(what, file, (unsigned)line, 0); }
_Noreturn void __assert_rtn(const char *function, const char *file, int line, const char *what) { __assert_fail(what, file, (unsigned)line, function); }
