// Exceptions, without the headers of a C++ library: a letter says what is thrown, and a byte what it carries. Every way out
// counts the guards that were not destroyed, which must be none.
extern "C" int getchar();

static int guards;
struct Guard {
  Guard() { guards++; }
  ~Guard() { guards--; }
};

struct Error {
  int carried;
  explicit Error(int carried) : carried(carried) {}
  virtual int rank() const { return 1; }
};
struct Other {
  long unused = 0;
  virtual ~Other() {}
};
struct Range : Other, Error {
  explicit Range(int carried) : Error(carried) {}
  int rank() const override { return 2; }
};
struct Hidden : private Error {
  Hidden() : Error(0) {}
};

static int deep(int levels, int carried) {
  Guard guard;
  if (levels == 0) throw carried;
  return deep(levels - 1, carried) + 1;
}

struct Whole {
  Guard member;
  Whole(int carried) {
    if (carried > 'm') throw Error(carried);
  }
};

static void refuses(int carried) noexcept {
  Guard guard;
  if (carried == '!') throw 1;
}

static int again(int carried) {
  try {
    Guard guard;
    throw Range(carried);
  } catch (Error &error) {
    error.carried++;
    throw;
  }
}

static int run(int what, int carried) {
  Guard guard;
  switch (what) {
  case 'a': // a part of what was thrown, not at its start
    try {
      throw Range(carried);
    } catch (const Error &error) {
      if (error.carried == 7) return 13;
      return 10 + error.rank();
    }
  case 'b': // through functions, each with something to destroy
    try {
      return deep(3, carried);
    } catch (int value) {
      if (value == 'x') return 21;
      return 20;
    }
  case 'c': // pointers
    try {
      static Range range(1);
      throw &range;
    } catch (Hidden *) {
      return 39;
    } catch (Error *error) {
      return 30 + error->rank();
    }
  case 'd': // another one where one is handled
    try {
      try {
        throw Error(carried);
      } catch (Error &error) {
        Guard guard;
        throw Range(error.carried + 1);
      }
    } catch (Range &range) {
      if (range.carried == 'B') return 41;
      return 40;
    }
  case 'e':
    try {
      again(carried);
    } catch (Error &error) {
      if (error.carried == 'f') return 51;
      return 50;
    }
  case 'f': // the private part of a class is none of its parts
    try {
      if (carried & 1) throw Hidden();
      throw 2.5;
    } catch (Error &) {
      return 69;
    } catch (...) {
      return 60;
    }
  case 'g': // what is not whole yet has no destructor, its members have
    try {
      Whole whole(carried);
      return 70;
    } catch (Error &) {
      return 71;
    }
  case 'h':
    refuses(carried);
    return 80;
  case 'i':
    deep(2, carried);
  }
  return 0;
}

int main() {
  int what = getchar(), carried = getchar();
  int code = run(what, carried);
  return guards ? 99 : code;
}
