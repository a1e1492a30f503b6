/* Signals as System V and BSD had them, over those of signal.c; and what sets of signals have in common. */
#include "libc.h"

typedef void (*handler)(int);
typedef struct { u64 bits[16]; } sigset_t;
struct sigaction { handler action; sigset_t mask; int flags; void (*restorer)(void); };
enum { SIG_BLOCK, SIG_UNBLOCK, SIG_SETMASK };
int sigemptyset(sigset_t *), sigaddset(sigset_t *, int), sigdelset(sigset_t *, int), sigprocmask(int, const sigset_t *, sigset_t *);
int sigaction(int, const struct sigaction *, struct sigaction *), sigsuspend(const sigset_t *), raise(int);
handler signal(int, handler);

int sigandset(sigset_t *to, const sigset_t *a, const sigset_t *b) { return to->bits[0] = a->bits[0] & b->bits[0], 0; }
int sigorset(sigset_t *to, const sigset_t *a, const sigset_t *b) { return to->bits[0] = a->bits[0] | b->bits[0], 0; }

static int change(int how, int number) {
  sigset_t set;
  sigemptyset(&set);
  return sigaddset(&set, number) || sigprocmask(how, &set, 0) ? -1 : 0;
}
int sighold(int number) { return change(SIG_BLOCK, number); }
int sigrelse(int number) { return change(SIG_UNBLOCK, number); }
int sigignore(int number) {
  struct sigaction ignoring = {.action = (handler)1};
  return sigaction(number, &ignoring, 0);
}
int siggetmask(void) {
  sigset_t now;
  sigprocmask(SIG_BLOCK, 0, &now);
  return (int)now.bits[0];
}
/* Waits with a signal unblocked (X/Open's), or with a mask (BSD's). */
int __xpg_sigpause(int number) {
  sigset_t set;
  sigprocmask(SIG_BLOCK, 0, &set);
  return sigdelset(&set, number) ? -1 : sigsuspend(&set);
}
int sigpause(int mask) {
  sigset_t set = {{(u32)mask}};
  return sigsuspend(&set);
}
int __sigpause(int mask, int is_number) { return is_number ? __xpg_sigpause(mask) : sigpause(mask); }
int __sigsuspend(const sigset_t *set) { return sigsuspend(set); }
handler ssignal(int number, handler action) { return signal(number, action); }
int gsignal(int number) { return raise(number); }
