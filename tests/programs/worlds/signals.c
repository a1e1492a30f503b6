/* Signals that a program sends itself: who hears them, in which order, and what waits meanwhile. The first byte of the input
 * chooses the case; what each prints, and how it ends, is what it prints natively. */
#define _GNU_SOURCE
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

static volatile int depth, count;
static sigjmp_buf place;

static int is_blocked(int number) {
  sigset_t now;
  sigprocmask(SIG_BLOCK, NULL, &now);
  return sigismember(&now, number);
}
static sigset_t set_of(int a, int b) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, a);
  if (b) sigaddset(&set, b);
  return set;
}
static void handle(int number, int flags, sigset_t mask, void *handler) {
  struct sigaction new = {.sa_flags = flags, .sa_mask = mask};
  new.sa_handler = (void (*)(int))handler;
  sigaction(number, &new, NULL);
}
static const sigset_t none;

static void again(int number) {
  printf("begin %d at depth %d, blocked %d %d\n", number, depth++, is_blocked(SIGUSR1), is_blocked(SIGUSR2));
  if (count++ < 2) raise(number);
  printf("end %d at depth %d\n", number, --depth);
}
static void other(int number) {
  printf("begin %d\n", number);
  if (number == SIGUSR1) raise(SIGUSR2);
  printf("end %d, USR1 blocked %d\n", number, is_blocked(SIGUSR1));
}
static void told(int number, siginfo_t *info, void *context) {
  ucontext_t *interrupted = context;
  int from_us = info->si_pid == getpid() && info->si_uid == getuid();
  printf("%d: %d, errno %d, code %d, from us %d, value %d, blocked before %d\n", number, info->si_signo, info->si_errno,
         info->si_code, from_us, info->si_code == SI_QUEUE ? info->si_value.sival_int : 0, sigismember(&interrupted->uc_sigmask, SIGUSR2));
  if (number == SIGUSR2) sigaddset(&interrupted->uc_sigmask, SIGWINCH); /* what the handler leaves behind */
}
static void once(int number) { printf("once %d\n", number); }
static void out(int number) { siglongjmp(place, number); }
static void counted(int number) { if (count++ < 20000) raise(number); }

int main(void) {
  unsigned char which;
  sigset_t set;
  siginfo_t info;
  if (read(0, &which, 1) != 1) return 99;
  setvbuf(stdout, NULL, _IONBF, 0);
  switch (which) {
  case 'a': /* a signal waits while its handler runs */
    signal(SIGUSR1, again);
    raise(SIGUSR1);
    break;
  case 'b': /* unless it may interrupt itself */
    handle(SIGUSR1, SA_NODEFER, none, again);
    raise(SIGUSR1);
    break;
  case 'c': /* and so do those of the mask */
    handle(SIGUSR1, 0, set_of(SIGUSR2, 0), other);
    handle(SIGUSR2, 0, none, other);
    raise(SIGUSR1);
    printf("blocked %d %d\n", is_blocked(SIGUSR1), is_blocked(SIGUSR2));
    break;
  case 'd': /* several at once: the last to begin runs first */
    signal(SIGUSR1, other);
    signal(SIGUSR2, other);
    set = set_of(SIGUSR1, SIGUSR2);
    sigprocmask(SIG_BLOCK, &set, NULL);
    raise(SIGUSR2), raise(SIGUSR1), raise(SIGUSR1);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    break;
  case 'e': /* what a handler is told */
    handle(SIGUSR1, SA_SIGINFO, none, told);
    handle(SIGUSR2, SA_SIGINFO, none, told);
    handle(SIGRTMIN + 1, SA_SIGINFO, none, told);
    raise(SIGUSR1), kill(getpid(), SIGUSR1), raise(SIGUSR2);
    sigqueue(getpid(), SIGUSR1, (union sigval){.sival_int = 17});
    printf("left behind %d\n", is_blocked(SIGWINCH));
    set = set_of(SIGRTMIN + 1, SIGUSR1); /* real-time signals queue */
    sigprocmask(SIG_BLOCK, &set, NULL);
    for (int i = 0; i < 3; i++) {
      sigqueue(getpid(), SIGRTMIN + 1, (union sigval){.sival_int = i});
      sigqueue(getpid(), SIGUSR1, (union sigval){.sival_int = i});
    }
    printf("%d ", sigwaitinfo(&set, &info));
    printf("%d %d\n", info.si_code, info.si_value.sival_int);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    break;
  case 'f': /* a handler for one time */
    handle(SIGUSR1, SA_RESETHAND, none, once);
    raise(SIGUSR1);
    raise(SIGUSR1);
    break;
  case 'g': /* the mask, saved and restored */
    if (sigsetjmp(place, 1) == 0) {
      set = set_of(SIGUSR2, 0);
      sigprocmask(SIG_BLOCK, &set, NULL);
      siglongjmp(place, 1);
    }
    printf("saved: blocked %d\n", is_blocked(SIGUSR2));
    if (sigsetjmp(place, 0) == 0) {
      set = set_of(SIGUSR2, 0);
      sigprocmask(SIG_BLOCK, &set, NULL);
      siglongjmp(place, 1);
    }
    printf("not saved: blocked %d\n", is_blocked(SIGUSR2));
    signal(SIGUSR1, out);
    for (int i = 0; i < 2; i++) {
      printf("out by %d", sigsetjmp(place, 1 - i) ? SIGUSR1 : (raise(SIGUSR1), 0));
      printf(", still blocked %d\n", is_blocked(SIGUSR1));
    }
    break;
  case 'h': /* many, one after the other */
    signal(SIGUSR1, counted);
    raise(SIGUSR1);
    printf("%d\n", count);
    break;
  case 'i': /* waiting with another mask; what is ignored is forgotten */
    signal(SIGUSR1, once);
    signal(SIGUSR2, once);
    set = set_of(SIGUSR1, SIGUSR2);
    sigprocmask(SIG_BLOCK, &set, NULL);
    raise(SIGUSR1), raise(SIGUSR2);
    signal(SIGUSR2, SIG_IGN);
    sigpending(&set);
    printf("pending %d %d\n", sigismember(&set, SIGUSR1), sigismember(&set, SIGUSR2));
    set = set_of(SIGUSR2, 0);
    printf("%d", sigsuspend(&set));
    printf(" %d, blocked %d\n", errno == EINTR, is_blocked(SIGUSR1));
    break;
  case 'j':
    printf("%d", raise(0));
    printf(" %d", raise(65));
    printf(" %d", kill(getpid(), 0));
    printf(" %d\n", signal(SIGKILL, once) == SIG_ERR);
    break;
  case 'k': raise(SIGTERM); break;
  case 'l': kill(getpid(), SIGUSR2); break;
  case 'm': /* a mask for a death */
    set = set_of(SIGHUP, 0);
    sigprocmask(SIG_BLOCK, &set, NULL);
    raise(SIGHUP);
    puts("not yet");
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    puts("never");
    break;
  default: return 1;
  }
  return 0;
}
