/* Signals: handlers are remembered and run when the program raises a signal itself; nothing else ever sends one. */
#include "libc.h"

typedef void (*handler)(int);
#define SIG_DFL ((handler)0)
#define SIG_IGN ((handler)1)
#define SIG_ERR ((handler)-1)
enum { SIGABRT = 6, SIGKILL = 9, SIGCHLD = 17, SIGCONT = 18, SIGSTOP = 19, SIGURG = 23, SIGWINCH = 28, SIGNALS = 65, SA_RESETHAND = (int)0x80000000 };

typedef struct { u64 bits[16]; } sigset_t;
struct sigaction {
  handler action;
  sigset_t mask;
  int flags;
  void (*restorer)(void);
};
static struct sigaction actions[SIGNALS];
static u64 blocked, pending;

static int valid(int number) { return number > 0 && number < SIGNALS; }

int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
  if (!valid(number) || (new && (number == SIGKILL || number == SIGSTOP))) return errno = EINVAL, -1;
  if (old) *old = actions[number];
  if (new) actions[number] = *new;
  return 0;
}
handler signal(int number, handler action) {
  if (!valid(number) || number == SIGKILL || number == SIGSTOP) return errno = EINVAL, SIG_ERR;
  handler before = actions[number].action;
  actions[number] = (struct sigaction){.action = action};
  return before;
}
handler __sysv_signal(int number, handler action) {
  handler before = signal(number, action);
  if (before != SIG_ERR) actions[number].flags = SA_RESETHAND;
  return before;
}
handler bsd_signal(int number, handler action) { return signal(number, action); }

int raise(int number) {
  if (!valid(number)) return errno = EINVAL, -1;
  if (blocked >> (number - 1) & 1) {
    pending |= (u64)1 << (number - 1);
    return 0;
  }
  handler action = actions[number].action;
  if (action == SIG_IGN) return 0;
  if (action == SIG_DFL) {
    if (number == SIGCHLD || number == SIGCONT || number == SIGURG || number == SIGWINCH) return 0;
    if (number == SIGABRT) __symvm_finding("abort", "abort signal raised");
    fflush(0);
    __symvm_exit(128 + number); /* as a shell shows the death */
  }
  if (actions[number].flags & SA_RESETHAND) actions[number].action = SIG_DFL;
  action(number);
  return 0;
}
int kill(pid_t pid, int number) {
  if (pid != 4242 && pid != 0 && pid != -1) return errno = ESRCH, -1;
  return number == 0 ? 0 : raise(number);
}
int killpg(pid_t group, int number) { return kill(group, number); }

/* A handler for SIGABRT may leave by longjmp; if it returns, abort still aborts. */
_Noreturn void abort(void) {
  if (actions[SIGABRT].action != SIG_DFL && actions[SIGABRT].action != SIG_IGN) raise(SIGABRT);
  __symvm_finding("abort", "abort was called");
}

static u64 bit(int number) { return (u64)1 << (number - 1); }
int sigemptyset(sigset_t *set) { return memset(set, 0, sizeof *set), 0; }
int sigfillset(sigset_t *set) { return memset(set, 255, sizeof *set), 0; }
int sigaddset(sigset_t *set, int number) { return valid(number) ? (set->bits[0] |= bit(number), 0) : (errno = EINVAL, -1); }
int sigdelset(sigset_t *set, int number) { return valid(number) ? (set->bits[0] &= ~bit(number), 0) : (errno = EINVAL, -1); }
int sigismember(const sigset_t *set, int number) { return valid(number) ? (int)(set->bits[0] >> (number - 1) & 1) : (errno = EINVAL, -1); }
int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  if (old) *old = (sigset_t){{blocked}};
  if (!set) return 0;
  if (how == 0) blocked |= set->bits[0];
  else if (how == 1) blocked &= ~set->bits[0];
  else if (how == 2) blocked = set->bits[0];
  else return errno = EINVAL, -1;
  for (int n = 1; n < SIGNALS; n++)
    if (pending & ~blocked & bit(n)) {
      pending &= ~bit(n);
      raise(n);
    }
  return 0;
}
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) { return sigprocmask(how, set, old) ? errno : 0; }
int sigpending(sigset_t *set) { return *set = (sigset_t){{pending}}, 0; }
int siginterrupt(int number, int flag) { return (void)number, (void)flag, 0; }
/* Waiting for a signal that never comes ends the program. */
int pause(void) { __symvm_note("pause"), __symvm_exit(0); }
int sigsuspend(const sigset_t *set) { return (void)set, pause(); }
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
int sigwait(const sigset_t *set, int *number) {
  u64 ready = pending & set->bits[0];
  if (!ready) __symvm_finding("deadlock", "waiting for a signal that nobody will send");
  *number = __builtin_ctzl(ready) + 1;
  pending &= ~bit(*number);
  return 0;
}
int sigtimedwait(const sigset_t *set, void *information, const struct timespec *timeout) {
  int number;
  (void)information;
  if (!(pending & set->bits[0])) {
    if (timeout) __sv_advance(timeout->tv_sec, timeout->tv_nsec);
    return errno = EAGAIN, -1;
  }
  return sigwait(set, &number), number;
}
int sigqueue(pid_t pid, int number, void *value) { return (void)value, kill(pid, number); }
int sigwaitinfo(const sigset_t *set, void *information) {
  int number;
  (void)information;
  return sigwait(set, &number), number;
}
int sigisemptyset(const sigset_t *set) {
  for (int i = 0; i < 16; i++)
    if (set->bits[i]) return 0;
  return 1;
}
handler sigset(int number, handler action) {
  if (!valid(number)) return errno = EINVAL, SIG_ERR;
  handler before = blocked & bit(number) ? (handler)2 : actions[number].action; /* SIG_HOLD */
  if (action == (handler)2) return blocked |= bit(number), before;
  if (signal(number, action) == SIG_ERR) return SIG_ERR;
  return blocked &= ~bit(number), before;
}
