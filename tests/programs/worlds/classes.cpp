// What C++ asks of its library without any of its headers: operator new and delete of all kinds, virtual calls, a static
// variable of a function, a call of a pure virtual function, and a block deleted twice. No exceptions.
extern "C" {
unsigned long strlen(const char *);
int puts(const char *);
int getchar(void);
}
typedef unsigned long size_t;
namespace std {
struct nothrow_t {};
extern const nothrow_t nothrow;
enum class align_val_t : size_t {};
} // namespace std
void *operator new(size_t, const std::nothrow_t &) noexcept;
void *operator new[](size_t, const std::nothrow_t &) noexcept;

struct Shape {
  Shape() { measure(); }
  virtual ~Shape() { puts("gone"); }
  virtual int area() const { return 0; }
  void measure() { measured = area(); }
  int measured;
};
struct Square : Shape {
  explicit Square(int side) : side(side) {}
  int area() const override { return side * side; }
  int side;
};
struct Abstract {
  Abstract() { begin(); }
  void begin() { start(); }
  virtual void start() = 0;
};
struct Concrete : Abstract {
  void start() override { puts("never in a constructor"); }
};
struct alignas(64) Wide {
  char bytes[64];
};

static int made;
struct Once {
  Once() { made++; }
};
static Once &once() {
  static Once it;
  return it;
}

int main() {
  switch (getchar()) {
  case 'v': {
    Shape *shape = new Square(getchar() & 15);
    if (shape->area() == 49 && shape->measured == 0) puts("seven");
    delete shape;
    return 0;
  }
  case 'a': {
    char *text = new char[8]();
    text[0] = (char)getchar();
    if (strlen(text) == 1) puts("one");
    delete[] text;
    return 0;
  }
  case 'n': {
    Wide *wide = new Wide;
    int *number = new (std::nothrow) int(3);
    bool fits = (size_t)wide % 64 == 0 && number && *number == 3;
    delete wide;
    delete number;
    return fits ? 0 : 9;
  }
  case 's':
    once(), once();
    return made == 1 ? 0 : 9;
  case 'p': {
    Concrete object;
    return 9;
  }
  case 't': {
    int *number = new int;
    delete number;
    if (getchar() == '!') delete number;
    return 0;
  }
  }
  return 1;
}
