/* Streams that have a buffer of their own, of strings (cxx_stringstream.c) or of files (cxx_filestream.c): a head (of an istream, an
 * ostream, or both), the buffer, and the std::ios behind it. */
#ifndef SYMVM_CXX_OWN_BUFFER_H
#define SYMVM_CXX_OWN_BUFFER_H

#include "cxx_stream.h"

extern const struct type _ZTISi, _ZTISo, _ZTISd;
enum { INPUT_HEAD = sizeof(struct input), OUTPUT_HEAD = sizeof(struct output), BOTH_HEADS = INPUT_HEAD + OUTPUT_HEAD };
#define BUFFER_OF(stream, head) ((buffer)((char *)(stream) + (head)))

/* A stream's tables while it is made: its `own`, or those of a class derived from it, whose constructor has made the std::ios then. */
typedef const void *const *const *table_list;
static inline void begin_stream(void *s, size_t head, table_list tables, table_list own) {
  int both = head == BOTH_HEADS;
  *(const void *const **)s = tables[0];
  if (both) ((struct output *)((char *)s + INPUT_HEAD))->vtable = tables[9];
  if (head != OUTPUT_HEAD) ((struct input *)s)->count = 0;
  ios_of(s)->vtable = tables[both ? 8 : 3];
  (tables == own ? __sv_ios_begin : IOS(4initEPSt15basic_streambufIcS1_E))(ios_of(s), (struct buffer *)((char *)s + head));
}

/* What the classes have in common. CLASS makes names of a class's members of a kind (_ZN, of one for constants _ZNK; destructors that are called with a
 * base of the object are _ZTv0_n24_N and _ZThn16_N), MEMBER those of its buffer's; `self` is how the class is called in them for short. */
#define STREAM_OF_OWN_BUFFER(CLASS, head, MEMBER, self)                                              \
  void CLASS(_ZN, C2EOS##self)(void *s, table_list tables, void *from) {                             \
    begin_stream(s, head, tables, own_##head);                                                       \
    MEMBER(C2EOS##self)(BUFFER_OF(s, head), BUFFER_OF(from, head));                                  \
    IOS(4moveERS2_)(ios_of(s), ios_of(from));                                                        \
    ios_of(s)->buffer = &BUFFER_OF(s, head)->buffer;                                                 \
  }                                                                                                  \
  void CLASS(_ZN, C1EOS##self)(void *s, void *from) { CLASS(_ZN, C2EOS##self)(s, own_##head, from); } \
  void *CLASS(_ZN, aSEOS##self)(void *s, void *from) {                                               \
    IOS(4swapERS2_)(ios_of(s), ios_of(from));                                                        \
    MEMBER(aSEOS##self)(BUFFER_OF(s, head), BUFFER_OF(from, head));                                  \
    return s;                                                                                        \
  }                                                                                                  \
  void CLASS(_ZN, 4swapERS##self)(void *s, void *other) {                                            \
    IOS(4swapERS2_)(ios_of(s), ios_of(other));                                                       \
    MEMBER(4swapERS##self)(BUFFER_OF(s, head), BUFFER_OF(other, head));                              \
  }                                                                                                  \
  struct buffer *CLASS(_ZNK, 5rdbufEv)(const void *s) { return &BUFFER_OF(s, head)->buffer; }        \
  void CLASS(_ZN, D2Ev)(void *s, const void *tables) { (void)tables, MEMBER(D2Ev)(BUFFER_OF(s, head)); } \
  void CLASS(_ZN, D1Ev)(void *s) {                                                                   \
    struct ios *ios = ios_of(s);                                                                     \
    MEMBER(D2Ev)(BUFFER_OF(s, head));                                                                \
    IOS(D2Ev)(ios);                                                                                  \
  }                                                                                                  \
  void CLASS(_ZN, D0Ev)(void *s) { CLASS(_ZN, D1Ev)(s), _ZdlPv(s); }                                 \
  void CLASS(_ZTv0_n24_N, D1Ev)(struct ios *ios) { CLASS(_ZN, D1Ev)(WHOLE_OF(ios)); }                \
  void CLASS(_ZTv0_n24_N, D0Ev)(struct ios *ios) { CLASS(_ZN, D0Ev)(WHOLE_OF(ios)); }

#endif
