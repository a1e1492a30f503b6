/* Timers of the process, and what their signal interrupts. */
#include <errno.h>
#include <poll.h>
#include <semaphore.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t rang;
static sigjmp_buf out;
static void ring(int number) { (void)number, rang++; }
static void leave(int number) { siglongjmp(out, number); }

static void handle(void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigaction(SIGALRM, &action, 0);
}

static void in_milliseconds(int first, int then) {
  struct itimerval timer = {{0, then * 1000}, {0, first * 1000}};
  setitimer(ITIMER_REAL, &timer, 0);
}

static const char *why(void) { return errno == EINTR ? "interrupted" : "other"; }

static void waits(void) {
  struct timespec second = {5, 0}, left = {0, 0};
  struct timeval five = {5, 0};
  int ends[2];
  char byte;
  in_milliseconds(30, 0);
  errno = 0;
  int error = nanosleep(&second, &left);
  printf("nanosleep %d %s, left %d\n", error, why(), left.tv_sec == 4 && left.tv_nsec > 0);
  in_milliseconds(30, 0);
  printf("sleep %u\n", sleep(5));
  in_milliseconds(30, 0);
  error = usleep(900000);
  printf("usleep %d %s\n", error, why());
  in_milliseconds(30, 0);
  error = pause();
  printf("pause %d %s\n", error, why());
  in_milliseconds(30, 0);
  error = poll(0, 0, 5000);
  printf("poll %d %s\n", error, why());
  in_milliseconds(30, 0);
  error = select(0, 0, 0, 0, &five);
  printf("select %d %s\n", error, why());
  in_milliseconds(30, 0);
  if (pipe(ends)) return;
  error = (int)read(ends[0], &byte, 1);
  printf("read %d %s\n", error, why());
  printf("poll without an alarm %d, rang %d\n", poll(0, 0, 10), (int)rang);
}

static void repeats(void) {
  struct itimerval timer = {{0, 0}, {0, 0}}, before;
  in_milliseconds(20, 20);
  while (rang < 3) pause();
  setitimer(ITIMER_REAL, &timer, &before);
  printf("three times, every %ld\n", (long)before.it_interval.tv_usec);
  getitimer(ITIMER_REAL, &before);
  printf("disarmed %d\n", before.it_value.tv_sec == 0 && before.it_value.tv_usec == 0);
  printf("left %u", alarm(100));
  printf(" %u", alarm(7) > 98);
  printf(" %u\n", alarm(0));
  timer.it_value.tv_usec = 1000000;
  printf("%d %d\n", setitimer(ITIMER_REAL, &timer, 0), setitimer(9, &before, 0));
}

static void leaves(void) {
  handle(leave, 0);
  int number = sigsetjmp(out, 1);
  if (number == 0) {
    in_milliseconds(20, 0);
    for (;;)
      if (time(0) == 1) return;
  }
  printf("left by %d\n", number);
}

static void blocked(void) {
  sigset_t set, pending;
  int number = 0;
  sigemptyset(&set);
  sigaddset(&set, SIGALRM);
  sigprocmask(SIG_BLOCK, &set, 0);
  in_milliseconds(20, 0);
  printf("sigwait %d", sigwait(&set, &number));
  printf(" %d\n", number);
  in_milliseconds(20, 0);
  printf("sleep %u", sleep(1));
  sigpending(&pending);
  printf(" pending %d rang %d", sigismember(&pending, SIGALRM), (int)rang);
  sigprocmask(SIG_UNBLOCK, &set, 0);
  printf(" %d\n", (int)rang);
}

/* Calls that go on where the handler says so end otherwise, with what they did. */
static void ends(void) {
  static char much[100000];
  int pair[2], event = eventfd(0, 0);
  unsigned long long value;
  sem_t semaphore;
  sem_init(&semaphore, 0, 0);
  if (pipe(pair)) return;
  in_milliseconds(20, 0);
  int error = (int)read(event, &value, sizeof value);
  printf("eventfd %d %s\n", error, why());
  in_milliseconds(20, 0);
  error = sem_wait(&semaphore);
  printf("semaphore %d %s\n", error, why());
  in_milliseconds(20, 0);
  long written = write(pair[1], much, sizeof much);
  printf("written %ld\n", written);
  in_milliseconds(20, 0);
  written = write(pair[1], much, sizeof much);
  printf("written %ld %s\n", written, why());
}

int main(void) {
  int what = getchar();
  setvbuf(stdout, 0, _IONBF, 0);
  handle(ring, 0);
  switch (what) {
  case 'a': waits(); return 1;
  case 'b': repeats(); return 2;
  case 'c': leaves(); return 3;
  case 'd': blocked(); return 4;
  case 'f': ends(); return 6;
  case 'e':
    signal(SIGALRM, SIG_DFL);
    in_milliseconds(10, 0);
    sleep(10);
    return 5;
  }
  return 0;
}
