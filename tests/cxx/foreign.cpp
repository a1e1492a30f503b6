// Exceptions that are not C++'s, thrown and caught; the argument says what.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <unwind.h>

struct Says {
  const char *name;
  explicit Says(const char *name) : name(name) { printf("+%s ", name); }
  ~Says() { printf("-%s ", name); }
};

static void dropped(_Unwind_Reason_Code reason, _Unwind_Exception *e) {
  printf("dropped:%d ", reason == _URC_FOREIGN_EXCEPTION_CAUGHT);
  free(e);
}
static _Unwind_Exception *made(bool drops = true) {
  auto e = static_cast<_Unwind_Exception *>(calloc(1, sizeof(_Unwind_Exception)));
  e->exception_class = 0x5359'4d56'4d00'0001;
  e->exception_cleanup = drops ? dropped : nullptr;
  return e;
}
static int thrown(_Unwind_Exception *e) { return _Unwind_RaiseException(e); }
static void deep(int n) {
  Says s("deep");
  if (n > 0) deep(n - 1);
  else printf("back:%d ", thrown(made()));
}
static void passes(int n) {
  try {
    deep(n);
  } catch (int) {
    puts("an int");
  } catch (std::exception &) {
    puts("an exception");
  }
}
int main(int, char **argv) {
  setvbuf(stdout, nullptr, _IONBF, 0);
  switch (atoi(argv[1])) {
  case 0: // caught by what catches everything, dropped at its end
    try {
      deep(2);
    } catch (...) {
      printf("caught %d ", std::current_exception() == nullptr);
    }
    break;
  case 1: // handlers of types let it pass
    try {
      passes(1);
    } catch (...) {
      printf("passed ");
    }
    break;
  case 2: // nobody catches it: the thrower goes on
    deep(1);
    break;
  case 3: // thrown again
    try {
      try {
        passes(0);
      } catch (...) {
        Says s("handler");
        throw;
      }
    } catch (...) {
      printf("again ");
    }
    break;
  case 4: // one of C++'s while it is handled
    try {
      deep(0);
    } catch (...) {
      try {
        throw 5;
      } catch (int n) {
        printf("int %d ", n);
      }
      printf("still ");
    }
    break;
  case 5: // nothing drops it
    try {
      thrown(made(false));
    } catch (...) {
      printf("caught ");
    }
    break;
  case 6: // a new one of C++'s ends the handler
    try {
      try {
        deep(0);
      } catch (...) {
        throw std::runtime_error("instead");
      }
    } catch (std::exception &e) {
      printf("%s ", e.what());
    }
    break;
  case 7: // while another is handled
    try {
      throw 6;
    } catch (int) {
      try {
        deep(0);
      } catch (...) {
        printf("two ");
      }
    }
    break;
  }
  puts("end");
}
