/* random() and its states, glibc's: additive feedback generators of five degrees, seeded by a Lehmer generator (of degree 0:
 * a linear congruential one). random() uses the one of degree 31 until initstate or setstate choose another. */
#include "libc.h"

enum { TYPES = 5 };
static const int degrees[TYPES] = {0, 7, 15, 31, 63}, separations[TYPES] = {0, 3, 1, 3, 1};
struct random_data {
  int *front, *rear, *state; /* before the state: its type and where the rear is */
  int type, degree, separation;
  int *end;
};

int random_r(struct random_data *d, int *result) {
  if (!d || !result) return errno = EINVAL, -1;
  if (d->type == 0) return *result = d->state[0] = (int)((u32)d->state[0] * 1103515245 + 12345 & 0x7fffffff), 0;
  u32 sum = (u32)*d->front + (u32)*d->rear;
  *d->front = (int)sum, *result = (int)(sum >> 1);
  if (++d->front == d->end) d->front = d->state;
  if (++d->rear == d->end) d->rear = d->state;
  return 0;
}

int srandom_r(unsigned seed, struct random_data *d) {
  if (!d || d->type < 0 || d->type >= TYPES) return -1;
  int word = d->state[0] = seed ? (int)seed : 1;
  if (d->type == 0) return 0;
  for (int i = 1; i < d->degree; i++) {
    word = (int)(16807L * (word % 127773) - 2836L * (word / 127773));
    if (word < 0) word += 2147483647;
    d->state[i] = word;
  }
  d->front = d->state + d->separation, d->rear = d->state;
  for (int i = 0, unused; i < 10 * d->degree; i++) random_r(d, &unused);
  return 0;
}

static void remember(const struct random_data *d) { d->state[-1] = d->type ? (int)(d->rear - d->state) * TYPES + d->type : 0; }
static void use(struct random_data *d, int type, int *state) {
  d->type = type, d->degree = degrees[type], d->separation = separations[type];
  d->state = state, d->end = state + d->degree;
}
int initstate_r(unsigned seed, char *room, size_t size, struct random_data *d) {
  if (!d) return errno = EINVAL, -1;
  if (d->state) remember(d);
  if (size < 8) return errno = EINVAL, -1;
  use(d, size < 32 ? 0 : size < 64 ? 1 : size < 128 ? 2 : size < 256 ? 3 : 4, (int *)room + 1);
  srandom_r(seed, d);
  remember(d);
  return 0;
}
int setstate_r(char *room, struct random_data *d) {
  if (!room || !d) return errno = EINVAL, -1;
  int *state = (int *)room + 1, type;
  remember(d);
  type = state[-1] % TYPES;
  if (type < 0) return errno = EINVAL, -1;
  use(d, type, state);
  if (type) d->rear = state + state[-1] / TYPES, d->front = state + (state[-1] / TYPES + d->separation) % d->degree;
  return 0;
}

static int first[32];
static struct random_data own = {.state = first + 1, .end = first + 32, .type = 3, .degree = 31, .separation = 3};
static struct random_data *seeded(void) {
  if (!own.front) srandom_r(1, &own);
  return &own;
}
long random(void) {
  int result;
  return random_r(seeded(), &result), result;
}
void srandom(unsigned seed) { srandom_r(seed, &own); }
char *initstate(unsigned seed, char *room, size_t size) {
  char *before = (char *)(seeded()->state - 1);
  return initstate_r(seed, room, size, &own) ? 0 : before;
}
char *setstate(char *room) {
  char *before = (char *)(seeded()->state - 1);
  return setstate_r(room, &own) ? 0 : before;
}

/* drand48 and kin with a state of the caller's. */
struct drand48_data {
  u16 x[3], old_x[3], addend, is_set;
  u64 factor;
};
static void set_factor(struct drand48_data *d, u64 factor, u16 addend) { d->factor = factor, d->addend = addend, d->is_set = 1; }
static u64 step(u16 x[3], struct drand48_data *d) {
  if (!d->is_set) set_factor(d, 0x5deece66d, 0xb);
  u64 next = (((u64)x[2] << 32 | (u64)x[1] << 16 | x[0]) * d->factor + d->addend) & 0xffffffffffff;
  x[0] = (u16)next, x[1] = (u16)(next >> 16), x[2] = (u16)(next >> 32);
  return next;
}
int erand48_r(u16 x[3], struct drand48_data *d, double *to) { return *to = (double)step(x, d) * 0x1p-48, 0; }
int nrand48_r(u16 x[3], struct drand48_data *d, long *to) { return *to = (long)(step(x, d) >> 17), 0; }
int jrand48_r(u16 x[3], struct drand48_data *d, long *to) { return *to = (int)(step(x, d) >> 16), 0; }
int drand48_r(struct drand48_data *d, double *to) { return erand48_r(d->x, d, to); }
int lrand48_r(struct drand48_data *d, long *to) { return nrand48_r(d->x, d, to); }
int mrand48_r(struct drand48_data *d, long *to) { return jrand48_r(d->x, d, to); }
int srand48_r(long seed, struct drand48_data *d) {
  d->x[0] = 0x330e, d->x[1] = (u16)seed, d->x[2] = (u16)(seed >> 16);
  return set_factor(d, 0x5deece66d, 0xb), 0;
}
int seed48_r(u16 seed[3], struct drand48_data *d) {
  memcpy(d->old_x, d->x, sizeof d->x);
  memcpy(d->x, seed, sizeof d->x);
  return set_factor(d, 0x5deece66d, 0xb), 0;
}
int lcong48_r(u16 to[7], struct drand48_data *d) {
  memcpy(d->x, to, sizeof d->x);
  return set_factor(d, (u64)to[5] << 32 | (u64)to[4] << 16 | to[3], to[6]), 0;
}
