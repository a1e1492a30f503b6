/* What std::valarray leaves to the library: the places of a std::gslice. */
#include "cxx.h"

struct sizes { /* std::valarray<size_t> */
  size_t count, *at;
};
struct indexer { /* std::gslice::_Indexer */
  size_t users, start;
  struct sizes size, stride, index;
};

static struct sizes room(size_t count) { return (struct sizes){count, count ? _Znwm(count * sizeof(size_t)) : 0}; }
static struct sizes copied(const struct sizes *from) {
  struct sizes to = room(from->count);
  for (size_t i = 0; i < from->count; i++) to.at[i] = from->at[i];
  return to;
}

/* _Indexer(size_t start, const valarray<size_t> &size, const valarray<size_t> &stride): the last index varies fastest. */
void _ZNSt6gslice8_IndexerC2EmRKSt8valarrayImES4_(struct indexer *self, size_t start, const struct sizes *size, const struct sizes *stride) {
  size_t all = size->count != 0;
  for (size_t i = 0; i < size->count; i++) all *= size->at[i];
  *self = (struct indexer){1, start, copied(size), copied(stride), room(all)};
  for (size_t n = 0; n < all; n++) {
    size_t place = start, rest = n;
    for (size_t i = size->count; i-- > 0; rest /= size->at[i]) place += rest % size->at[i] * stride->at[i];
    self->index.at[n] = place;
  }
}
ALSO(_ZNSt6gslice8_IndexerC1EmRKSt8valarrayImES4_, _ZNSt6gslice8_IndexerC2EmRKSt8valarrayImES4_);
