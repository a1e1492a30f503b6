/* How a program waits for what may come. With one thread nothing comes but the time; with several (threads.c) the others go on
 * meanwhile. Times are nanoseconds of the clock of time.c. */
#ifndef SYMVM_WAITING_H
#define SYMVM_WAITING_H
#include "libc.h"

enum { WOKEN, INTERRUPTED = 4 /* EINTR: by a timer's signal */, DEADLOCK = 35 /* EDEADLK */, TIMED_OUT = 110 /* ETIMEDOUT */, ALL = INT_MAX };

/* Waits until somebody wakes who waits for `what` (WOKEN), or until a time (TIMED_OUT; 0: for ever). DEADLOCK: no thread can go on. */
int __sv_wait(const void *what, u64 until);
/* The same, but somebody who cancels the thread wakes it, too. It is a cancellation point before and behind, which is left to the caller. */
int __sv_wait_or_cancelled(const void *what, u64 until);
/* The same for so long, since a time (limited), or for ever. */
int __sv_wait_for(const void *what, int limited, time_t seconds, long nanoseconds, u64 begun);
/* Wakes at most so many of those that wait for `what`, in the order in which they came; how many? */
int __sv_wake(const void *what, int count);
/* The others take their turns, if there are any that can go on. */
void __sv_give_way(void);
/* Ends the thread if it was cancelled. */
void __sv_cancellation_point(void);
/* The number of this thread; the first is 0. */
u64 __sv_thread(void);

/* What threads.c does instead, once there is a second one. */
struct __sv_scheduler {
  int (*wait)(const void *what, u64 until, int may_be_cancelled), (*wake)(const void *what, int count);
  void (*give_way)(void), (*cancellation_point)(void);
  u64 (*thread)(void);
  void (*turn_ends)(void); /* called by the machine, by its name */
};
extern const struct __sv_scheduler *__sv_scheduler;

/* What those wait for that wait for any descriptor to become ready. */
extern const char __sv_descriptors;

/* How many threads wait for what somebody outside could do, were there an outside. */
extern int __sv_open_waits;
/* No thread can go on: a deadlock, unless one of them waits for the outside. */
_Noreturn void __sv_stuck(const char *what);

/* When the timer of the process sends its signal (0: never), and sending it, once that has come: whoever moves the clock does. */
extern u64 __sv_alarm;
void __sv_ring(void);
/* How many signals were handled. */
extern u64 __sv_handled;
/* Whether what a wait came to ends the call that waits with EINTR: a signal, whose handler does not have calls go on. */
int __sv_ends_call(int error);

/* The clock as it stands, and setting it forward. */
u64 __sv_clock(void);
void __sv_clock_to(u64 time);
void __sv_set_clock(u64 time); /* and its timer does not ring yet */
/* Whether its nanoseconds are fewer than a second has. */
int __sv_is_time(const struct timespec *time);
/* A time that may be before all times or behind them. */
u64 __sv_time_of(const struct timespec *time);

#endif
