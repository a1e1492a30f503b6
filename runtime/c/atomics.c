/* The functions of libatomic, which clang calls for atomic objects that are too large or not aligned for an instruction.
 * There is one thread: each is what it says, done plainly. clang knows their names as its own, hence the labels. */
#include "libc.h"

void *memcpy(void *, const void *, size_t);
int memcmp(const void *, const void *, size_t);
typedef unsigned __int128 u128;

void load(size_t, const void *, void *, int) __asm__("__atomic_load");
void load(size_t size, const void *from, void *to, int order) { (void)order, memcpy(to, from, size); }
void store(size_t, void *, const void *, int) __asm__("__atomic_store");
void store(size_t size, void *to, const void *from, int order) { (void)order, memcpy(to, from, size); }
void exchange(size_t, void *, const void *, void *, int) __asm__("__atomic_exchange");
void exchange(size_t size, void *object, const void *value, void *old, int order) {
  /* Byte by byte: the old value may go where the new one comes from. */
  for (size_t i = 0; i < size; i++) {
    char new = ((const char *)value)[i];
    ((char *)old)[i] = ((char *)object)[i];
    ((char *)object)[i] = new;
  }
  (void)order;
}
_Bool compare_exchange(size_t, void *, void *, const void *, int, int) __asm__("__atomic_compare_exchange");
_Bool compare_exchange(size_t size, void *object, void *expected, const void *value, int good, int bad) {
  (void)good, (void)bad;
  if (memcmp(object, expected, size) != 0) {
    memcpy(expected, object, size);
    return 0;
  }
  memcpy(object, value, size);
  return 1;
}
_Bool is_lock_free(size_t, const void *) __asm__("__atomic_is_lock_free");
_Bool is_lock_free(size_t size, const void *object) {
  (void)object;
  return size == 1 || size == 2 || size == 4 || size == 8;
}

/* A pointer to an object without alignment. */
#define OF(size, type)                                                                                          \
  typedef type word##size __attribute__((aligned(1)));                                                          \
  type load##size(const word##size *, int) __asm__("__atomic_load_" #size);                                     \
  type load##size(const word##size *object, int order) { return (void)order, *object; }                         \
  void store##size(word##size *, type, int) __asm__("__atomic_store_" #size);                                   \
  void store##size(word##size *object, type value, int order) { (void)order, *object = value; }                 \
  type exchange##size(word##size *, type, int) __asm__("__atomic_exchange_" #size);                             \
  type exchange##size(word##size *object, type value, int order) {                                              \
    type old = *object;                                                                                         \
    return (void)order, *object = value, old;                                                                   \
  }                                                                                                             \
  _Bool compare_exchange##size(word##size *, word##size *, type, int, int)                                      \
      __asm__("__atomic_compare_exchange_" #size);                                                              \
  _Bool compare_exchange##size(word##size *object, word##size *expected, type value, int good, int bad) {       \
    (void)good, (void)bad;                                                                                      \
    if (*object != *expected) return *expected = *object, 0;                                                    \
    return *object = value, 1;                                                                                  \
  }                                                                                                             \
  UPDATE(size, type, add, old + value)                                                                          \
  UPDATE(size, type, sub, old - value)                                                                          \
  UPDATE(size, type, and, old & value)                                                                          \
  UPDATE(size, type, or, old | value)                                                                           \
  UPDATE(size, type, xor, old ^ value)                                                                          \
  UPDATE(size, type, nand, ~(old & value))
#define UPDATE(size, type, name, result)                                                                        \
  type fetch_##name##size(word##size *, type, int) __asm__("__atomic_fetch_" #name "_" #size);                  \
  type fetch_##name##size(word##size *object, type value, int order) {                                          \
    type old = *object;                                                                                         \
    return (void)order, *object = (type)(result), old;                                                          \
  }
OF(1, unsigned char) OF(2, unsigned short) OF(4, unsigned) OF(8, unsigned long) OF(16, u128)

/* What resolvers of ifuncs ask: a processor without features beyond the base line. */
struct {
  unsigned vendor, type, subtype, features[1];
} __cpu_model;
unsigned __cpu_features2[4];
int __cpu_indicator_init(void) { return 0; }
