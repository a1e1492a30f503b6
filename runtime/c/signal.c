/* Signals: handlers are remembered and run when the program raises a signal itself, or its timer does. While a
 * handler runs, its signal and those of its mask wait, as Linux has it. */
#include "waiting.h"

typedef void (*handler)(int);
#define SIG_DFL ((handler)0)
#define SIG_IGN ((handler)1)
#define SIG_ERR ((handler)-1)
#define SIG_HOLD ((handler)2)
enum { SIGABRT = 6, SIGKILL = 9, SIGALRM = 14, SIGCHLD = 17, SIGCONT = 18, SIGSTOP = 19, SIGURG = 23, SIGWINCH = 28, REALTIME = 32, SIGNALS = 65 };
enum { SI_USER = 0, SI_QUEUE = -1, SI_TKILL = -6 };
enum {
  SA_SIGINFO = 4,
  SA_RESTORER = 0x4000000,
  SA_RESTART = 0x10000000,
  SA_INTERRUPT = 0x20000000,
  SA_NODEFER = 0x40000000,
  SA_RESETHAND = (int)0x80000000
};

typedef struct { u64 bits[16]; } sigset_t;
struct sigaction {
  handler action;
  sigset_t mask;
  int flags;
  void (*restorer)(void);
};
/* siginfo_t, and of ucontext_t what is known here: the signals that are blocked when the handler is done. */
struct information {
  int number, error, code, unused, sender;
  unsigned user;
  u64 value;
  char rest[96];
};
struct context {
  char machine[296];
  sigset_t blocked;
  char more[544];
};
static struct sigaction actions[SIGNALS];

/* What was sent and waits until it is no longer blocked. Of the signals that are not real-time's, one of each. */
struct sent {
  int number, code;
  u64 value;
};
enum { ROOM = 64 };
static struct sent waiting[ROOM];
static int waiting_count;
static _Thread_local u64 blocked;
static u64 pending;
u64 __sv_handled; /* by functions */

static u64 bit(int number) { return (u64)1 << (number - 1); }
/* Two real-time signals are the C library's own. */
#define INTERNAL ((u64)3 << (REALTIME - 1))
#define NEVER_BLOCKED ((u64)1 << (SIGKILL - 1) | (u64)1 << (SIGSTOP - 1) | INTERNAL)
static int in_range(int number) { return number > 0 && number < SIGNALS; }
static int valid(int number) { return in_range(number) && number != REALTIME && number != REALTIME + 1; }

static int wait_for_later(struct sent s) {
  if (s.number < REALTIME && pending & bit(s.number)) return 0;
  if (waiting_count == ROOM) return errno = EAGAIN, -1;
  waiting[waiting_count++] = s;
  pending |= bit(s.number);
  __sv_wake(&pending, ALL);
  return 0;
}

/* Takes the waiting signal with the lowest number of the set, of equal ones the first. One is there. */
static struct sent take(u64 set) {
  int number = __builtin_ctzl(pending & set) + 1, more = 0, at = -1;
  for (int i = 0; i < waiting_count; i++)
    if (waiting[i].number == number) at < 0 ? (at = i) : (more = 1);
  struct sent s = waiting[at];
  memmove(waiting + at, waiting + at + 1, (size_t)(--waiting_count - at) * sizeof s);
  if (!more) pending &= ~bit(number);
  return s;
}

static void fill(struct information *to, struct sent s) {
  pid_t getpid(void);
  unsigned getuid(void);
  memset(to, 0, sizeof *to);
  *to = (struct information){.number = s.number, .code = s.code, .sender = getpid(), .user = getuid(), .value = s.value};
}

static void release(void);
static void block(u64 set) {
  blocked = set & ~NEVER_BLOCKED;
  if (pending) release();
}

static int ignored(int number) {
  handler action = actions[number].action;
  int unless_handled = number == SIGCHLD || number == SIGCONT || number == SIGURG || number == SIGWINCH;
  return action == SIG_IGN || (action == SIG_DFL && unless_handled);
}

/* The signals of faults: who sends himself one of them tells that he is broken. */
static const char *fault_of(int number) {
  switch (number) {
  case 4: return "SIGILL was raised, and nothing handles it";
  case 5: return "SIGTRAP was raised, and nothing handles it";
  case 7: return "SIGBUS was raised, and nothing handles it";
  case 8: return "SIGFPE was raised, and nothing handles it";
  case 11: return "SIGSEGV was raised, and nothing handles it";
  case 31: return "SIGSYS was raised, and nothing handles it";
  default: return 0;
  }
}

/* What the signal's end lets through is the caller's, who releases it. */
static void deliver(struct sent s) {
  struct sigaction *a = &actions[s.number];
  handler action = a->action;
  u64 before = blocked;
  int flags = a->flags;
  if (ignored(s.number)) return;
  if (action == SIG_DFL) {
    if (s.number == SIGABRT) __symvm_finding("abort", "abort signal raised");
    if (fault_of(s.number)) __symvm_finding("fault-signal", fault_of(s.number));
    __symvm_exit(128 + s.number); /* as a shell shows the death; what streams hold is lost */
  }
  __sv_handled++, __sv_wake(&pending, ALL);
  if (flags & SA_RESETHAND) a->action = SIG_DFL;
  blocked = (before | a->mask.bits[0] | (flags & SA_NODEFER ? 0 : bit(s.number))) & ~NEVER_BLOCKED;
  if (pending) release(); /* the kernel has several handlers begin before it lets any of them run: the last one does first */
  if (flags & SA_SIGINFO) {
    struct information information;
    struct context context;
    fill(&information, s);
    memset(&context, 0, sizeof context);
    context.blocked.bits[0] = before;
    ((void (*)(int, struct information *, struct context *))action)(s.number, &information, &context);
    before = context.blocked.bits[0] & ~NEVER_BLOCKED;
  } else action(s.number);
  blocked = before;
}

static void release(void) {
  while (pending & ~blocked) deliver(take(~blocked));
}

static int post(struct sent s) {
  if (!valid(s.number)) return errno = EINVAL, -1;
  if (blocked & bit(s.number)) return wait_for_later(s);
  deliver(s);
  if (pending) release();
  return 0;
}
void __sv_signal_from_kernel(int number) { post((struct sent){number, 0x80 /* SI_KERNEL */, 0}); }
int __sv_ends_call(int error) { return error == INTERRUPTED && !(actions[SIGALRM].flags & SA_RESTART); }
int raise(int number) { return number == 0 ? 0 : post((struct sent){number, SI_TKILL, 0}); }

/* The process is alone: whoever else all others (-1) are, they hear nothing. */
static int send_to(pid_t pid, struct sent s) {
  if (pid == -1 && in_range(s.number)) return 0;
  if (pid != 4242 && pid != -4242 && pid != 0 && pid != -1) return errno = ESRCH, -1;
  return s.number == 0 ? 0 : post(s);
}
int kill(pid_t pid, int number) { return send_to(pid, (struct sent){number, SI_USER, 0}); }
int killpg(pid_t group, int number) { return group < 0 ? (errno = EINVAL, -1) : kill(-group, number); }
int sigqueue(pid_t pid, int number, void *value) { return send_to(pid, (struct sent){number, SI_QUEUE, (u64)value}); }

/* A handler for SIGABRT may leave by longjmp; if it returns, abort still aborts. */
void __sv_signal_abort(void) {
  block(blocked & ~bit(SIGABRT));
  if (actions[SIGABRT].action != SIG_DFL && actions[SIGABRT].action != SIG_IGN) raise(SIGABRT);
}
_Noreturn void abort(void) {
  __sv_signal_abort();
  __symvm_finding("abort", "abort was called");
}

int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
  if (!valid(number) || (new && (number == SIGKILL || number == SIGSTOP))) return errno = EINVAL, -1;
  struct sigaction given = actions[number];
  if (new) given = *new, given.flags |= SA_RESTORER;
  if (old) *old = actions[number];
  if (!new) return 0;
  actions[number] = given;
  if (ignored(number))
    while (pending & bit(number)) take(bit(number));
  return 0;
}
static u64 interrupting; /* siginterrupt */
static handler set_action(int number, handler action, u64 mask, int flags) {
  struct sigaction new = {.action = action, .mask = {{mask}}, .flags = flags}, old;
  if (action == SIG_ERR) return errno = EINVAL, SIG_ERR;
  return sigaction(number, &new, &old) ? SIG_ERR : old.action;
}
handler signal(int number, handler action) {
  int restarts = !in_range(number) || !(interrupting & bit(number));
  return set_action(number, action, in_range(number) ? bit(number) : 0, restarts ? SA_RESTART : 0);
}
handler __sysv_signal(int number, handler action) { return set_action(number, action, 0, SA_RESETHAND | SA_NODEFER | SA_INTERRUPT); }
handler bsd_signal(int number, handler action) { return signal(number, action); }
int siginterrupt(int number, int flag) {
  if (!valid(number) || number == SIGKILL || number == SIGSTOP) return errno = EINVAL, -1;
  interrupting = flag ? interrupting | bit(number) : interrupting & ~bit(number);
  if (flag) actions[number].flags &= ~SA_RESTART;
  else actions[number].flags |= SA_RESTART;
  return 0;
}

int sigemptyset(sigset_t *set) { return memset(set, 0, sizeof *set), 0; }
int sigfillset(sigset_t *set) { return *set = (sigset_t){{~INTERNAL}}, 0; }
int sigaddset(sigset_t *set, int number) { return valid(number) ? (set->bits[0] |= bit(number), 0) : (errno = EINVAL, -1); }
int sigdelset(sigset_t *set, int number) { return valid(number) ? (set->bits[0] &= ~bit(number), 0) : (errno = EINVAL, -1); }
int sigismember(const sigset_t *set, int number) { return in_range(number) ? (int)(set->bits[0] >> (number - 1) & 1) : (errno = EINVAL, -1); }
int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  u64 before = blocked, given = set ? set->bits[0] : 0;
  if (set && (how < 0 || how > 2)) return errno = EINVAL, -1;
  if (old) *old = (sigset_t){{before}};
  if (set) block(how == 0 ? before | given : how == 1 ? before & ~given : given);
  return 0;
}
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) { return sigprocmask(how, set, old) ? errno : 0; }
int sigpending(sigset_t *set) { return *set = (sigset_t){{pending}}, 0; }
/* Waiting for a signal that never comes, while no thread can go on, ends the program. */
int pause(void) {
  u64 before = __sv_handled;
  __sv_cancellation_point();
  while (__sv_wait_or_cancelled(&pending, 0) != DEADLOCK) {
    __sv_cancellation_point();
    if (__sv_handled != before) return errno = EINTR, -1;
  }
  __symvm_note("a signal that nobody sends is waited for (pause)"), __symvm_exit(0);
}
int sigsuspend(const sigset_t *set) {
  u64 before = blocked;
  blocked = set->bits[0] & ~NEVER_BLOCKED;
  u64 ready = pending & ~blocked;
  for (int i = 1; i < SIGNALS; i++)
    if (ready & bit(i) && ignored(i)) ready &= ~bit(i); /* nobody hears of it */
  release();
  if (!ready) pause();
  block(before);
  return errno = EINTR, -1;
}
int sigaltstack(const void *new, void *old) { return (void)new, (void)old, 0; }
int sigsetmask(int mask) {
  sigset_t new = {{(u32)mask}}, old;
  sigprocmask(2, &new, &old);
  return (int)old.bits[0];
}
int sigblock(int mask) {
  sigset_t new = {{(u32)mask}}, old;
  sigprocmask(0, &new, &old);
  return (int)old.bits[0];
}
/* Waiting takes a pending signal; none will come later. */
int sigwaitinfo(const sigset_t *set, struct information *information) {
  while (!(pending & set->bits[0])) {
    int error = __sv_wait_or_cancelled(&pending, 0);
    __sv_cancellation_point();
    if (error == INTERRUPTED) return errno = EINTR, -1;
    if (error == DEADLOCK) __sv_stuck("waiting for a signal that nobody will send");
  }
  struct sent s = take(set->bits[0]);
  if (information) fill(information, s);
  return s.number;
}
int sigwait(const sigset_t *set, int *number) {
  while ((*number = sigwaitinfo(set, 0)) < 0) {}
  return 0;
}
int sigtimedwait(const sigset_t *set, struct information *information, const struct timespec *timeout) {
  u64 begun = __sv_clock();
  int error = WOKEN;
  while (!(pending & set->bits[0]) && timeout && error == WOKEN) error = __sv_wait_for(&pending, 1, timeout->tv_sec, timeout->tv_nsec, begun);
  if (pending & set->bits[0]) return sigwaitinfo(set, information);
  return errno = error == INTERRUPTED ? EINTR : EAGAIN, -1;
}
int sigisemptyset(const sigset_t *set) {
  for (int i = 0; i < 16; i++)
    if (set->bits[i]) return 0;
  return 1;
}
handler sigset(int number, handler action) {
  if (!valid(number)) return errno = EINVAL, SIG_ERR;
  handler before = blocked & bit(number) ? SIG_HOLD : actions[number].action;
  if (action == SIG_HOLD) return block(blocked | bit(number)), before;
  if (set_action(number, action, 0, 0) == SIG_ERR) return SIG_ERR;
  return block(blocked & ~bit(number)), before;
}

/* jmp_buf. The machine keeps what it needs in the first words; a call of these functions is followed by its own
 * instruction, which fills them and returns twice. What leaves the handler of a signal restores the mask, if it was saved. */
#define SAVED 0x5e71cafeb10c4edul
enum { MARK = 3, MASK };
void __symvm_long_jump(u64 *buffer, int value) __attribute__((noreturn));
int __sigsetjmp(u64 *buffer, int save) {
  buffer[MARK] = save ? SAVED : 0;
  buffer[MASK] = blocked;
  return 0;
}
int sigsetjmp(u64 *buffer, int save) { return __sigsetjmp(buffer, save); }
int setjmp(u64 *buffer) { return __sigsetjmp(buffer, 1); }
int _setjmp(u64 *buffer) { return buffer[MARK] = 0, 0; }
_Noreturn void longjmp(u64 *buffer, int value) {
  if (buffer[MARK] == SAVED) block(buffer[MASK]);
  __symvm_long_jump(buffer, value);
}
_Noreturn void _longjmp(u64 *buffer, int value) { longjmp(buffer, value); }
_Noreturn void siglongjmp(u64 *buffer, int value) { longjmp(buffer, value); }
_Noreturn void __longjmp_chk(u64 *buffer, int value) { longjmp(buffer, value); }
