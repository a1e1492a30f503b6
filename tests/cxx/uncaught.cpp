// Ends of programs with exceptions; the argument says which.
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

namespace app {
struct Error : std::runtime_error {
  Error() : std::runtime_error("of the app") {}
  const char *what() const noexcept override { return "what the app says"; }
};
template <class T> struct Holder { T value; };
}
struct Says {
  const char *name;
  ~Says() { printf("~%s\n", name), fflush(stdout); }
};
struct Throws {
  ~Throws() noexcept(false) { throw std::logic_error("from a destructor"); }
};
struct Quiet {
  ~Quiet() { throw 5; }
};
struct Copied {
  Copied() {}
  Copied(const Copied &) { throw std::string("while copied"); }
};
static int depth(int n) {
  Says s{"depth"};
  if (n == 0) throw app::Error();
  return depth(n - 1) + 1;
}
static void steady(int n) noexcept {
  Says s{"steady"};
  depth(n);
}
static void tell() {
  try {
    if (auto p = std::current_exception()) std::rethrow_exception(p);
    puts("no exception");
  } catch (const std::exception &e) {
    printf("handler: %s\n", e.what());
  } catch (int n) {
    printf("handler: %d\n", n);
  } catch (...) {
    puts("handler: something");
  }
}
static sigjmp_buf back;

struct Global {
  ~Global() { if (is_last) throw std::runtime_error("at exit"); }
  bool is_last = false;
} global;

static int run(int how) {
  Says s{"run"};
  switch (how) {
  case 1: throw std::runtime_error("nobody catches this");
  case 2: throw 5;
  case 3: depth(2); break;
  case 4: try { steady(1); } catch (...) { puts("never"); } break;
  case 5: try { Throws t; throw 1; } catch (...) { puts("never"); } break;
  case 6: try { Quiet q; } catch (...) { puts("never"); } break;
  case 7: throw;
  case 8: std::terminate();
  case 9: try { throw app::Error(); } catch (std::exception &) { std::terminate(); } break;
  case 10: try { throw "text"; } catch (int) { puts("never"); } break;
  case 11: try { throw Copied(); } catch (Copied) { puts("never"); } catch (std::string &s) { puts(s.c_str()); } break;
  case 12: throw app::Holder<std::string>{"held"};
  case 13: throw std::unique_ptr<int>(new int(3));
  case 14: std::rethrow_exception(std::make_exception_ptr(std::out_of_range("kept")));
  case 15: try { throw 1; } catch (int) { std::throw_with_nested(app::Error()); } break;
  case 16: std::vector<int>(3).at(7) = 1; break;
  case 17: global.is_last = true; break;
  case 18: atexit([] { throw 18; }); break;
  case 19: try { try { throw 1; } catch (int) { throw; } } catch (long) { puts("never"); } break;
  // With a handler of std::terminate, which ends the program, comes back, or throws.
  case 21: std::set_terminate([] { puts("the end"); fflush(stdout); _Exit(3); }); throw 1;
  case 22: std::set_terminate([] { tell(); exit(4); }); throw app::Error();
  case 23: std::set_terminate([] { tell(), fflush(stdout); }); throw 23;
  case 24: std::set_terminate([] { puts("throws"), fflush(stdout); throw 1; }); try { steady(0); } catch (...) { puts("never"); } break;
  case 25: {
    auto old = std::set_terminate([] { _Exit(7); });
    printf("%d ", std::get_terminate() != old);
    std::set_terminate(old);
    printf("%d\n", std::get_terminate() == old), fflush(stdout);
    throw 25;
  }
  case 26: std::set_terminate([] { tell(); _Exit(6); }); steady(1); break;
  case 27: std::set_terminate([] { tell(); printf("%d\n", std::uncaught_exceptions()); fflush(stdout); _Exit(9); }); throw;
  // With a handler of SIGABRT, after what is told of the exception.
  case 31: signal(SIGABRT, [](int) { _exit(5); }); throw std::runtime_error("to the handler");
  case 32: signal(SIGABRT, [](int) { siglongjmp(back, 1); }); throw std::runtime_error("and back");
  case 33: signal(SIGABRT, [](int) {}); throw 33;
  }
  return how;
}

int main(int argc, char **argv) {
  int how = argc > 1 ? atoi(argv[1]) : 0;
  if (sigsetjmp(back, 1)) {
    try { throw how; } catch (int n) { return n; }
  }
  return run(how);
}
