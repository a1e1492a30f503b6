// What functions say that they may throw, and what becomes of other exceptions; the argument says how it ends.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <stdexcept>
#pragma clang diagnostic ignored "-Wdynamic-exception-spec"

namespace std {
// Newer headers have these no more.
typedef void (*unexpected_handler)();
unexpected_handler set_unexpected(unexpected_handler) noexcept;
unexpected_handler get_unexpected() noexcept;
void unexpected();
}
struct Says {
  const char *name;
  ~Says() { printf("~%s ", name); }
};
struct Base { virtual ~Base() {} int b = 1; };
struct Derived : Base { int d = 2; };

static void two(int n) throw(int, Base) {
  Says s{"two"};
  switch (n) {
  case 0: throw 7;
  case 1: throw Derived();
  case 2: throw "text";
  case 3: throw 2.5;
  case 4: throw std::logic_error("logic");
  }
}
static void with_bad(int n) throw(std::bad_exception, long) {
  Says s{"with_bad"};
  if (n) throw n;
}
static void pointers(Derived *d) throw(Base *) { throw d; }
static void nothing(int n) throw() {
  Says s{"nothing"};
  if (n) throw n;
}
static void nested(int n) throw(int) { try { two(n); } catch (Base &b) { printf("base %d ", b.b); throw 8; } }

static void replace_int() { printf("[unexpected %d] ", std::uncaught_exceptions()); throw 5; }
static void replace_text() { printf("[unexpected] "); throw "other"; }
static void again() { printf("[again] "); throw; }
static void end() {
  printf("[terminate] ");
  try {
    if (std::current_exception()) throw;
  } catch (int n) {
    printf("int %d", n);
  } catch (const char *text) {
    printf("text %s", text);
  } catch (std::exception &e) {
    printf("%s", e.what());
  } catch (...) {
    printf("something");
  }
  printf("\n");
  exit(3);
}

template <class F> static void call(F f) {
  try {
    f();
    printf("fine\n");
  } catch (int n) {
    printf("int %d\n", n);
  } catch (Base &b) {
    printf("Base %d %d\n", b.b, dynamic_cast<Derived *>(&b) != nullptr);
  } catch (Base *b) {
    printf("Base* %d\n", b->b);
  } catch (const std::bad_exception &e) {
    printf("%s\n", e.what());
  } catch (...) {
    printf("other\n");
  }
  printf("%d %d; ", std::uncaught_exceptions(), std::current_exception() == nullptr);
}

int main(int argc, char **argv) {
  int how = argc > 1 ? atoi(argv[1]) : 0;
  std::set_terminate(end);
  Derived d;
  call([] { two(0); });
  call([] { two(1); });
  call([] { two(9); });
  call([&] { pointers(&d); });
  call([] { nested(0); });
  call([] { nested(1); });
  auto old = std::set_unexpected(replace_int);
  printf("%d ", old != nullptr);
  call([] { two(2); });
  call([] { two(4); });
  call([] { nested(3); });
  call([] { with_bad(3); });
  std::set_unexpected(again);
  call([] { with_bad(4); });
  std::set_unexpected(replace_text);
  call([] { with_bad(5); });
  printf("%d\n", std::get_unexpected() == replace_text);
  switch (how) {
  case 1: call([] { two(2); }); break;
  case 2: std::set_unexpected(old); call([] { two(3); }); break;
  case 3: std::set_unexpected(again); call([] { two(4); }); break;
  case 4: call([] { nothing(4); }); break;
  case 5: std::set_unexpected([] { printf("comes back "); }); call([] { two(2); }); break;
  case 6: std::unexpected(); break;
  case 7: try { throw 7; } catch (int) { std::set_unexpected(again); call([] { std::unexpected(); }); } break;
  }
  return how;
}
