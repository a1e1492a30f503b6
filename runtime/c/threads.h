/* What threads.c tells its kin of a thread. */
#ifndef SYMVM_THREADS_H
#define SYMVM_THREADS_H
#include "waiting.h"

typedef unsigned long pthread_t;
enum { FIRST_ID = 4242 /* as getpid */, DATA_KEYS = 1024, MOST_THREADS = 512 };

/* A handler of pthread_cleanup_push, in glibc's layout: where it begins. */
struct __sv_cleanup {
  u64 buffer[9];
  struct __sv_cleanup *outer;
};
struct __sv_thread {
  u64 number;
  enum { READY, WAITS, ASIDE /* while another is looked for */, ENDED } state;
  const void *waits_for;
  u64 until, since;
  int timed_out, may_be_cancelled /* where it waits */;
  void *(*start)(void *);
  void *argument, *result;
  int detached, cancelled, cancel_state, cancel_type;
  int error;   /* its errno, while another runs */
  u64 signals[16]; /* that are blocked when it begins */
  char *block;     /* that it is in */
  void **data; /* of pthread_setspecific */
  struct __sv_cleanup *cleanups;
  char name[16];
};
extern struct __sv_thread *__sv_me; /* the one that runs */
struct __sv_thread *__sv_thread_of(pthread_t id); /* 0: there is none */
#define ID_OF(thread) (FIRST_ID + (thread)->number)

/* What pthread_setspecific holds of a thread that ends is destroyed. */
void __sv_destroy_data(void);

#endif
