// Exceptions thrown and caught in every way the language has; the argument says how deep, and where some are thrown.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

static int given;

// What is destroyed says so.
struct Trace {
  const char *name;
  explicit Trace(const char *name) : name(name) { printf("+%s ", name); }
  Trace(const Trace &other) : name(other.name) { printf("=%s ", name); }
  ~Trace() { printf("-%s ", name); }
};

// ---- classes, and which handlers take them ----

struct Plain { int n; };
struct Base { int b = 1; virtual ~Base() {} virtual const char *who() const { return "Base"; } };
struct Left : virtual Base { int l = 2; const char *who() const override { return "Left"; } };
struct Right : virtual Base { int r = 3; const char *who() const override { return "Right"; } };
struct Both : Left, Right { int d = 4; const char *who() const override { return "Both"; } };
struct One : Base { int o = 5; };
struct Other : Base { int p = 6; };
struct Twice : One, Other { const char *who() const override { return "Twice"; } };
struct Hidden : private Base { const char *who() const override { return "Hidden"; } };
struct Second { long s = 7; };
struct Derived : Plain, Second { Derived() : Plain{8} {} };
struct Open : Hidden, Second {};
struct Partly : private Left, Right { const char *who() const override { return "Partly"; } };
enum Colour { red, green };
enum class Strict : char { a = 'a', b };
union Either { int i; float f; };

template <class T> static const char *caught_by(T thrown) {
  static char text[100];
  try {
    try {
      throw thrown;
    } catch (Second &s) {
      snprintf(text, sizeof text, "Second %ld", s.s);
      throw;
    } catch (const Plain p) {
      snprintf(text, sizeof text, "Plain %d", p.n);
    } catch (Left &l) {
      snprintf(text, sizeof text, "Left %d %s", l.l + l.b, l.who());
    } catch (const Base &b) {
      snprintf(text, sizeof text, "Base %d %s", b.b, b.who());
    } catch (int n) {
      snprintf(text, sizeof text, "int %d", n);
    } catch (unsigned long n) {
      snprintf(text, sizeof text, "unsigned long %lu", n);
    } catch (const double &d) {
      snprintf(text, sizeof text, "double %g", d);
    } catch (Colour c) {
      snprintf(text, sizeof text, "Colour %d", (int)c);
    } catch (std::string &s) {
      snprintf(text, sizeof text, "string %s", s.c_str());
    } catch (int (*f)(int)) {
      snprintf(text, sizeof text, "function %d", f ? f(3) : -1);
    } catch (int Plain::*m) {
      Plain p{9};
      snprintf(text, sizeof text, "member %d", m ? p.*m : -1);
    } catch (Second *s) {
      snprintf(text, sizeof text, "Second* %ld", s ? s->s : -1);
    } catch (Base *b) {
      snprintf(text, sizeof text, "Base* %s", b ? b->who() : "null");
    } catch (const Base *b) {
      snprintf(text, sizeof text, "const Base* %s", b->who());
    } catch (char *s) {
      snprintf(text, sizeof text, "char* %s", s);
    } catch (const char *s) {
      snprintf(text, sizeof text, "const char* %s", s);
    } catch (const int *const *p) {
      snprintf(text, sizeof text, "const int*const* %d", **p);
    } catch (void *p) {
      snprintf(text, sizeof text, "void* %d", p != nullptr);
    } catch (const volatile void *p) {
      snprintf(text, sizeof text, "const volatile void* %d", p != nullptr);
    } catch (...) {
      snprintf(text, sizeof text, "any");
    }
  } catch (Open &) {
    snprintf(text + strlen(text), 20, " of Open");
  } catch (const Derived &d) {
    snprintf(text + strlen(text), 20, " of Derived %d", d.n);
  } catch (...) {
    snprintf(text + strlen(text), 20, " again");
  }
  return text;
}

static int twice(int n) { return 2 * n; }
static int steady(int n) noexcept { return 3 * n; }
static void no_result() {}

static void by_type() {
  printf("%s\n", caught_by(Plain{1}));
  printf("%s\n", caught_by(Derived()));
  printf("%s\n", caught_by(Base()));
  printf("%s\n", caught_by(Left()));
  printf("%s\n", caught_by(Right()));
  printf("%s\n", caught_by(Both()));
  printf("%s\n", caught_by(Twice()));
  printf("%s\n", caught_by(Hidden()));
  printf("%s\n", caught_by(Open()));
  printf("%s\n", caught_by(Partly()));
  printf("%s\n", caught_by(-4));
  printf("%s\n", caught_by(4ul));
  printf("%s\n", caught_by(4l));
  printf("%s\n", caught_by(2.5));
  printf("%s\n", caught_by(2.5f));
  printf("%s\n", caught_by(green));
  printf("%s\n", caught_by(Strict::b));
  printf("%s\n", caught_by('c'));
  printf("%s\n", caught_by(true));
  printf("%s\n", caught_by(Either{5}));
  printf("%s\n", caught_by(std::string("text that is longer than what fits in place")));
  printf("%s\n", caught_by(twice));
  printf("%s\n", caught_by(steady));
  printf("%s\n", caught_by(no_result));
  printf("%s\n", caught_by(&Plain::n));
  printf("%s\n", caught_by(&Derived::n));
  printf("%s\n", caught_by(&Base::who));
  Both both;
  Derived derived;
  Twice two;
  int n = 6, *p = &n;
  const int *c = &n;
  char text[] = "own";
  printf("%s\n", caught_by(&both));
  printf("%s\n", caught_by((const Both *)&both));
  printf("%s\n", caught_by(&derived));
  printf("%s\n", caught_by((const Derived *)&derived));
  printf("%s\n", caught_by(&two));
  printf("%s\n", caught_by((Both *)nullptr));
  printf("%s\n", caught_by((Twice *)nullptr));
  printf("%s\n", caught_by((Derived *)nullptr));
  printf("%s\n", caught_by(nullptr));
  printf("%s\n", caught_by(text));
  printf("%s\n", caught_by("constant"));
  printf("%s\n", caught_by(p));
  printf("%s\n", caught_by(&p));
  printf("%s\n", caught_by(&c));
  printf("%s\n", caught_by((void *)p));
  printf("%s\n", caught_by((const void *)p));
  printf("%s\n", caught_by((volatile long *)nullptr));
}

// ---- the object: one copy, which handlers by reference change, and which lives as long as it is needed ----

struct Counted {
  static int alive, made;
  int n;
  Counted(int n) : n(n) { alive++, made++; }
  Counted(const Counted &other) : n(other.n) { alive++, made++; }
  ~Counted() { alive--; }
};
int Counted::alive, Counted::made;

static void objects() {
  try {
    try {
      throw Counted(1);
    } catch (Counted &c) {
      c.n += 10;
      throw;
    }
  } catch (Counted &c) {
    printf("%d alive %d made %d\n", c.n, Counted::alive, Counted::made);
  }
  try {
    try {
      throw Counted(2);
    } catch (Counted c) {
      c.n += 10;
      printf("%d alive %d\n", c.n, Counted::alive);
      throw;
    }
  } catch (const Counted &c) {
    printf("%d alive %d\n", c.n, Counted::alive);
  }
  try {
    Counted c(3);
    throw &c.n;
  } catch (int *&p) {
    printf("pointer alive %d\n", Counted::alive);
    p = nullptr;
  }
  try {
    throw std::make_pair(std::string("a"), std::vector<int>{1, 2, 3});
  } catch (std::pair<std::string, std::vector<int>> &p) {
    printf("%s %zu\n", p.first.c_str(), p.second.size());
  }
  // What is thrown is copied, and that throws something else.
  struct Unruly { Unruly() {} Unruly(const Unruly &) { throw 'r'; } } unruly;
  try {
    throw unruly;
  } catch (Unruly &) {
    printf("never ");
  } catch (char c) {
    printf("%c %d ", c, std::uncaught_exceptions());
  }
  printf("%d\n", std::current_exception() == nullptr);
  struct alignas(16) Wide { char c[48]; } wide = {"sixteen"};
  try {
    throw wide;
  } catch (Wide &w) {
    printf("%s %d\n", w.c, (int)((unsigned long)&w % 16));
  }
  printf("alive %d made %d\n", Counted::alive, Counted::made);
}

// ---- what is destroyed on the way ----

static int deep(int depth) {
  char name[] = {(char)('a' + depth), 0};
  static char names[27][2];
  Trace t(strcpy(names[depth], name));
  if (depth == given % 26) throw depth;
  int below = deep(depth + 1);
  printf("never ");
  return below;
}

struct Member { Trace a{"member-a"}; Trace b; Trace c{"member-c"}; Member() : b("member-b") {} };
struct Whole : Trace, Member {
  Trace last;
  explicit Whole(int how) try : Trace("base"), last((how == 1 ? throw "initialiser" : 0, "last")) {
    printf("body ");
    if (how == 2) throw std::string("body");
  } catch (const char *text) {
    printf("[%s] ", text);
    if (given == 3) throw 3;
  }
};
struct Delegating : Whole {
  Delegating(int how) : Delegating(how, 0) { if (how == 4) throw how; }
  Delegating(int how, int) : Whole(how) {}
  ~Delegating() { printf("~Delegating "); }
};
static int whole_function(int n) try {
  Trace t("function");
  if (n > 1) throw n;
  return n;
} catch (int m) {
  Trace t("handler");
  return m * 10;
}

static void on_the_way() {
  try { deep(0); } catch (int depth) { printf("depth %d\n", depth); }
  for (int how = 0; how < 5; how++) {
    try {
      Delegating d(how);
      printf("whole ");
    } catch (const char *text) {
      printf("%s", text);
    } catch (std::string &text) {
      printf("%s", text.c_str());
    } catch (int n) {
      printf("%d", n);
    }
    printf("\n");
  }
  printf("%d ", whole_function(1));
  printf("%d\n", whole_function(2));
  // Loops are left, gone on with, and jumped out of in handlers.
  int sum = 0;
  for (int i = 0; i < 10; i++) {
    try {
      Trace t("turn");
      if (i % 3 == 1) throw i;
      if (i == 8) break;
      if (i % 3 == 2) continue;
      sum += i;
    } catch (int n) {
      sum += 100 * n;
      if (n == 7) goto out;
    }
  }
out:
  printf("sum %d\n", sum);
  // Handlers that throw, by the way of what they hold.
  try {
    try {
      Trace t("inner");
      throw 1;
    } catch (int n) {
      Trace t("in handler");
      try {
        Trace t("nested");
        throw n + 1;
      } catch (long) {
        printf("never ");
      }
    }
  } catch (int n) {
    printf("%d\n", n);
  }
  // An array of which the third throws.
  struct Part {
    int n;
    Part(int &count) : n(++count) { if (n == 3) throw count; printf("+%d ", n); }
    ~Part() { printf("-%d ", n); }
  };
  int count = 0;
  try {
    Part parts[4] = {count, count, count, count};
    printf("never %d", parts[0].n);
  } catch (int n) {
    printf("part %d\n", n);
  }
}

// ---- new: what a constructor throws gives the memory back ----

static int blocks;
struct Heavy {
  static int count;
  int n;
  Heavy() : n(count++) { if (n == 2 + given % 3) throw n; }
  ~Heavy() { count--; }
  static void *operator new(size_t size) { blocks++; return malloc(size); }
  static void operator delete(void *p) { blocks--; free(p); }
  static void *operator new[](size_t size) { blocks++; return malloc(size); }
  static void operator delete[](void *p) { blocks--; free(p); }
};
int Heavy::count;
struct Placed {
  Placed() { throw 1; }
  static void *operator new(size_t, void *p, int) { return p; }
  static void operator delete(void *, void *, int n) { printf("placed %d ", n); }
};

static void allocated() {
  try {
    delete[] new Heavy[6];
  } catch (int n) {
    printf("heavy %d left %d blocks %d\n", n, Heavy::count - 1, blocks);
  }
  Heavy::count = 2 + given % 3;
  try {
    delete new Heavy;
  } catch (int n) {
    printf("heavy %d blocks %d\n", n, blocks);
  }
  try {
    char room[sizeof(Placed)];
    new (room, 7) Placed;
  } catch (int) {
    printf("\n");
  }
  auto made = [](int n) { if (n == 2) throw "made"; return std::unique_ptr<Counted>(new Counted(n)); };
  try {
    std::vector<std::unique_ptr<Counted>> kept;
    for (int i = 0;; i++) kept.push_back(made(i));
  } catch (const char *text) {
    printf("%s alive %d\n", text, Counted::alive);
  }
}

// ---- containers, whose elements throw when they are copied ----

struct Fragile {
  static int left;
  int n;
  Fragile(int n) : n(n) {}
  Fragile(const Fragile &other) : n(other.n) { if (left-- == 0) throw std::runtime_error("copy of " + std::to_string(n)); }
  Fragile &operator=(const Fragile &) = default;
};
int Fragile::left = 1000;

static void containers() {
  std::vector<Fragile> v;
  v.reserve(4);
  for (int i = 0; i < 4; i++) v.emplace_back(i);
  for (int after = 0; after < 5; after++) {
    Fragile::left = after;
    try {
      v.push_back(v[1]);
      printf("pushed ");
    } catch (const std::runtime_error &e) {
      printf("%s; ", e.what());
    }
    printf("%zu of %zu:", v.size(), v.capacity());
    for (Fragile &f : v) printf(" %d", f.n);
    printf("\n");
  }
  Fragile::left = 2;
  try {
    std::vector<Fragile> copy(v);
    printf("never\n");
  } catch (std::exception &e) {
    printf("%s\n", e.what());
  }
  Fragile::left = 1000;
}

// ---- calls that are not plain ----

struct Shape { virtual int area(int n) = 0; virtual ~Shape() { printf("~Shape "); } };
struct Square : Shape { int area(int n) override { if (n < 0) throw std::invalid_argument("negative side"); return n * n; } };
static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  if (x == 13 || y == 13) throw std::domain_error("thirteen");
  return x < y ? -1 : x > y;
}
static void calls() {
  std::unique_ptr<Shape> shape(new Square);
  std::function<int(int)> f = [&](int n) { Trace t("lambda"); return shape->area(n); };
  for (int n : {3, -3}) {
    try {
      printf("%d ", f(n));
    } catch (const std::logic_error &e) {
      printf("%s ", e.what());
    }
  }
  int (Shape::*area)(int) = &Shape::area;
  try {
    (shape.get()->*area)(-1);
  } catch (std::invalid_argument) {
    printf("by pointer\n");
  }
  int numbers[] = {5, 3, 13, 1};
  try {
    qsort(numbers, 4, sizeof *numbers, compare);
    printf("never\n");
  } catch (const std::exception &e) {
    printf("%s\n", e.what());
  }
  shape.reset();
  printf("\n");
}

// ---- exceptions while others are in flight or handled ----

struct Watch {
  int before = std::uncaught_exceptions();
  ~Watch() { printf("[%d->%d] ", before, std::uncaught_exceptions()); }
};
struct Catches {
  ~Catches() {
    Watch w;
    try {
      Watch w;
      throw std::string("inside");
    } catch (std::string &s) {
      printf("%s %d ", s.c_str(), std::uncaught_exceptions());
    }
  }
};
struct Throws { ~Throws() noexcept(false) { if (!std::uncaught_exceptions()) throw "from a destructor"; } };

static void at_once() {
  try {
    Catches c;
    Watch w;
    throw 1;
  } catch (int n) {
    printf("outer %d %d\n", n, std::uncaught_exceptions());
  }
  try {
    Trace t("before");
    Throws throws;
    Trace u("after");
  } catch (const char *text) {
    printf("%s\n", text);
  }
  // A handler that is left by another exception ends its own.
  try {
    try {
      throw Counted(1);
    } catch (Counted &) {
      throw Counted(2);
    }
  } catch (Counted &c) {
    printf("%d alive %d\n", c.n, Counted::alive);
  }
  // A handler within a handler, both thrown on.
  try {
    try {
      throw 1;
    } catch (int) {
      try {
        throw 'c';
      } catch (char) {
        try {
          throw;
        } catch (char c) {
          printf("%c ", c);
        }
      }
      throw;
    }
  } catch (int n) {
    printf("%d\n", n);
  }
  // Thrown on from a function that the handler calls.
  auto sort_out = [] {
    try {
      throw;
    } catch (const std::out_of_range &e) {
      return std::string("range ") + e.what();
    } catch (const std::exception &e) {
      return std::string("other ") + e.what();
    } catch (...) {
      return std::string("unknown");
    }
  };
  for (int i = 0; i < 3; i++) {
    try {
      if (i == 0) throw std::out_of_range("r");
      if (i == 1) throw std::bad_alloc();
      throw i;
    } catch (...) {
      printf("%s; ", sort_out().c_str());
    }
  }
  printf("%d\n", std::current_exception() == nullptr);
}

// ---- exceptions that are kept ----

struct Own : std::runtime_error { using std::runtime_error::runtime_error; int extra = 5; };
static void tell(const std::exception &e, int level = 0) {
  printf("%d:%s ", level, e.what());
  try {
    std::rethrow_if_nested(e);
  } catch (const std::exception &inner) {
    tell(inner, level + 1);
  } catch (int n) {
    printf("int %d ", n);
  }
}
static void layered(int depth) {
  try {
    if (depth == 0) throw 42;
    layered(depth - 1);
  } catch (...) {
    std::throw_with_nested(Own("layer " + std::to_string(depth)));
  }
}
static void kept() {
  std::exception_ptr p, q;
  printf("%d %d ", p == nullptr, (bool)q);
  try {
    throw Own("kept");
  } catch (...) {
    p = std::current_exception();
    q = std::current_exception();
  }
  printf("%d\n", p == q && p);
  for (int i = 0; i < 2; i++) {
    try {
      std::rethrow_exception(p);
    } catch (Own &o) {
      printf("%s %d; ", o.what(), o.extra++);
      if (i == 0) p = std::current_exception();
    }
  }
  printf("%d\n", p == q);
  q = std::make_exception_ptr(Counted(6));
  printf("alive %d ", Counted::alive);
  std::swap(p, q);
  try {
    try {
      std::rethrow_exception(p);
    } catch (...) {
      p = nullptr;
      printf("%d ", std::uncaught_exceptions());
      throw;
    }
  } catch (Counted &c) {
    printf("%d alive %d ", c.n, Counted::alive);
  }
  printf("alive %d\n", Counted::alive);
  // Two of one object in flight at once.
  try {
    struct Again {
      std::exception_ptr p;
      ~Again() { try { std::rethrow_exception(p); } catch (Own &o) { printf("again %s ", o.what()); } }
    } again{q};
    std::rethrow_exception(q);
  } catch (std::runtime_error &e) {
    printf("%s\n", e.what());
  }
  try { layered(2); } catch (const std::exception &e) { tell(e); }
  printf("\n");
  try {
    std::throw_with_nested(std::logic_error("alone"));
  } catch (const std::nested_exception &n) {
    printf("%d ", n.nested_ptr() == nullptr);
  }
  try {
    try {
      throw std::length_error("first");
    } catch (...) {
      std::throw_with_nested(7);
    }
  } catch (int n) {
    printf("%d\n", n);
  }
}

// ---- statics that are initialised again ----

static int attempts;
static int initial() {
  Trace t("initial");
  if (++attempts < 3) throw attempts;
  return attempts * 100;
}
static int once() {
  static Trace trace("static");
  static int value = initial();
  return value;
}
static void statics() {
  for (int i = 0; i < 4; i++) {
    try {
      printf("%d ", once());
    } catch (int n) {
      printf("failed %d ", n);
    }
  }
  printf("\n");
}

// The place before the call that throws, with the next one computed already.
static void sees(int n) {
  if (n % 7 == given % 7) throw n;
}
static long words(const char *text) {
  const char *place = text, *word = text;
  int number = 0, last = -1;
  try {
    while (*place) {
      word = place;
      place += 2;
      last = number++;
      sees(number);
    }
  } catch (int n) {
    return (word - text) * 100 + last * 10 + n;
  }
  return -1;
}
static int before() {
  int seen = 100, next = 110;
  try {
    for (;; next += 10) {
      sees(next / 10);
      seen = next;
    }
  } catch (...) {
    return seen;
  }
}

int main(int argc, char **argv) {
  given = argc > 1 ? atoi(argv[1]) : 0;
  by_type();
  objects();
  on_the_way();
  allocated();
  containers();
  calls();
  at_once();
  kept();
  statics();
  printf("words %ld %ld before %d\n", words("one two three four"), words("five"), before());
  printf("alive %d uncaught %d\n", Counted::alive, std::uncaught_exceptions());
  if (given == 9) {
    try { throw given; } catch (...) { return 9; }
  }
  return 0;
}
