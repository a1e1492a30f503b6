// Faults of several threads. What they do wrong does not depend on who runs when.
#include "faults.h"
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;
static sem_t has_two, may_go_on;

static void *takes_two_then_one(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&two);
    sem_post(&has_two);
    if (!bad) pthread_mutex_unlock(&two);
    pthread_mutex_lock(&one); // MEANWHILE
    return 0;
}

CASE(thread_locks_in_both_orders)
{
    pthread_t other;
    sem_init(&has_two, 0, 0);
    pthread_create(&other, 0, takes_two_then_one, 0);
    pthread_mutex_lock(&one);
    sem_wait(&has_two);
    pthread_mutex_lock(&two); // FAULT deadlock: a thread waits for a mutex, and no thread can go on
    pthread_mutex_unlock(&one);
    pthread_join(other, 0);
}

static void *waits(void *unused)
{
    (void)unused;
    sem_wait(&may_go_on); // FAULT deadlock: a thread waits for a semaphore, and no thread can go on
    return 0;
}

CASE(thread_joins_what_never_ends)
{
    pthread_t other;
    sem_init(&may_go_on, 0, !bad);
    pthread_create(&other, 0, waits, 0);
    pthread_join(other, 0);
}

static void *writes(void *to)
{
    int *numbers = to;
    numbers[bad ? 4 : 3] = 7; // FAULT out-of-bounds: just past the end of local variable 'numbers' of 16 bytes
    return 0;
}

CASE(thread_writes_past_anothers_array)
{
    pthread_t other;
    int numbers[4]; // ALLOC
    pthread_create(&other, 0, writes, numbers);
    pthread_join(other, 0);
    if (numbers[3] != 7) abort();
}

static void *gives_away(void *given)
{
    int own = 5; // ALLOC
    int *kept = bad ? &own : given;
    *kept = 6;
    return kept;
}

CASE(thread_gives_away_a_local)
{
    pthread_t other;
    void *from;
    int outer;
    pthread_create(&other, 0, gives_away, &outer);
    pthread_join(other, &from);
    if (*(int *)from != 6) // FAULT use-after-return: local variable 'own' of 4 bytes; in 'gives_away', which returned
        abort();
}

static void *reads(void *of)
{
    unsigned char x;
    klee_make_symbolic(&x, 1, "x");
    klee_assume(x <= (bad ? 8 : 7));
    return (void *)(long)((char *)of)[x]; // FAULT out-of-bounds: just past the end of local variable 'text' of 8 bytes
}

CASE(thread_reads_anothers_array_somewhere)
{
    pthread_t other;
    char text[8] = "abcdefg"; // ALLOC
    pthread_create(&other, 0, reads, text);
    pthread_join(other, 0);
}

static void *keeps_a_block(void *unused)
{
    void *block = malloc(8);
    (void)unused;
    if (!bad) free(block);
    else free(block), free(block); // FAULT double-free: block of 8 bytes
    return 0;
}

CASE(thread_frees_twice)
{
    pthread_t other;
    pthread_create(&other, 0, keeps_a_block, 0);
    pthread_join(other, 0);
}
