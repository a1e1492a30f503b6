// What the library refuses, and what it says then: the argument chooses numbers that are out of range.
#include <any>
#include <array>
#include <bitset>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <typeinfo>
#include <unordered_map>
#include <variant>
#include <vector>

static size_t far = 9;

template <class F> static void refused(const char *what, F f) {
  try {
    f();
    std::cout << what << ": fine\n";
  } catch (const std::exception &e) {
    std::cout << what << ": " << typeid(e).name() << ' ' << e.what() << '\n';
  } catch (...) {
    std::cout << what << ": something\n";
  }
}
#define REFUSED(...) refused(#__VA_ARGS__, [&] { __VA_ARGS__; })

static void strings() {
  std::string s = "abc", o = "xyz";
  const std::string &c = s;
  const size_t huge = (size_t)1 << 62;
  char room[8];
  REFUSED(s.at(far) = 'x');
  REFUSED(c.at(3));
  REFUSED(s.substr(far));
  REFUSED(std::string(s, far));
  REFUSED(std::string(s, far, 2));
  REFUSED(s.append(o, far, 1));
  REFUSED(s.assign(o, far, 1));
  REFUSED(s.insert(far, "x"));
  REFUSED(s.insert(far, o));
  REFUSED(s.insert(0, o, far, 1));
  REFUSED(s.insert(far, 2, 'c'));
  REFUSED(s.erase(far, 1));
  REFUSED(s.copy(room, 1, far));
  REFUSED(s.compare(far, 1, "x"));
  REFUSED(s.compare(0, 1, o, far, 1));
  REFUSED(s.compare(far, 1, o, 0, 1));
  REFUSED(s.replace(far, 1, "x"));
  REFUSED(s.replace(0, 1, o, far, 1));
  REFUSED(s.replace(far, 1, 2, 'c'));
  REFUSED(s.append(huge, 'c'));
  REFUSED(s.insert(0, huge, 'c'));
  REFUSED(s.resize(huge));
  REFUSED(s.reserve(huge));
  REFUSED(std::string(huge, 'c'));
  REFUSED(s.append("x", huge));
  REFUSED(s.assign("x", huge));
  REFUSED(s.replace(0, 1, "x", huge));
  const char *null = far ? nullptr : "";
  REFUSED(std::string t(null));
  REFUSED(std::string_view(s).at(far));
  REFUSED(std::string_view(s).substr(far));
  REFUSED(std::string_view(s).compare(far, 1, "x"));
  std::cout << s << ' ' << s.size() << '\n';
}

static void numbers() {
  for (const char *text : {"12", "x", "", "99999999999999999999", "-1", "1e999", "nan", "0x1p-9999", "2147483648"}) {
    std::cout << '[' << text << "]\n";
    std::string s = text;
    size_t end = 77;
    REFUSED(std::cout << std::stoi(s, &end) << ' ' << end << ' ');
    REFUSED(std::cout << std::stol(s) << ' ');
    REFUSED(std::cout << std::stoul(s) << ' ');
    REFUSED(std::cout << std::stoll(s, nullptr, 16) << ' ');
    REFUSED(std::cout << std::stoull(s, nullptr, 0) << ' ');
    REFUSED(std::cout << std::stod(s) << ' ');
    REFUSED(std::cout << std::stof(s) << ' ');
    REFUSED(std::cout << std::stold(s) << ' ');
  }
}

struct Deep : std::enable_shared_from_this<Deep> {};
struct Base { virtual ~Base() {} };
struct Derived : Base {};

static void containers() {
  std::vector<int> v(3);
  std::deque<int> d(2);
  std::array<int, 4> a{};
  std::map<std::string, int> m{{"one", 1}};
  std::unordered_map<int, int> u{{1, 1}};
  std::bitset<8> b(3);
  std::vector<bool> flags(2);
  REFUSED(v.at(far));
  REFUSED(v.at(2));
  REFUSED(d.at(far));
  REFUSED(a.at(far));
  REFUSED(flags.at(far));
  REFUSED(m.at("two"));
  REFUSED(u.at((int)far));
  REFUSED(b.test(far));
  REFUSED(b.set(far));
  REFUSED(std::bitset<4>("01x1"));
  REFUSED(std::bitset<4>(std::string("0101"), far));
  REFUSED(std::bitset<80>().set(70).to_ulong());
  REFUSED(v.reserve((size_t)-1));
  REFUSED(v.resize((size_t)-1 / 4));
  REFUSED(std::vector<long> w((size_t)1 << 61));
  REFUSED(std::vector<long> w((size_t)1 << 58); std::cout << w.data());
  REFUSED(v.insert(v.begin(), (size_t)-1 / 8, 5));
  REFUSED(flags.reserve((size_t)-1));
  std::cout << v.size() << '\n';
}

static void holders() {
  std::optional<int> none;
  std::variant<int, std::string> either = "text";
  std::any anything = 5;
  std::function<int(int)> function;
  std::weak_ptr<int> weak;
  Deep deep;
  Base base;
  Base *null = far ? nullptr : &base;
  REFUSED(none.value());
  REFUSED(std::get<int>(either));
  REFUSED(std::get<std::string>(either).at(far));
  REFUSED(std::visit([](auto &x) { if (sizeof x > 8) throw std::string("visited"); }, either));
  REFUSED(std::any_cast<long>(anything));
  REFUSED(std::any_cast<int>(anything));
  REFUSED(function(3));
  REFUSED(std::shared_ptr<int> strong(weak));
  REFUSED(deep.shared_from_this());
  REFUSED((void)dynamic_cast<Derived &>(base));
  REFUSED(std::cout << typeid(*null).name());
  struct Bad { Bad() {} Bad(const Bad &) { throw 1; } operator int() { throw std::range_error("conversion"); } };
  std::variant<int, Bad> lost;
  REFUSED(lost.emplace<int>(Bad()));
  std::cout << lost.valueless_by_exception() << '\n';
}

static void memory() {
  const size_t huge = (size_t)1 << 60;
  volatile size_t size = huge, minus = (size_t)-1;
  REFUSED(operator delete(operator new(size)));
  REFUSED(delete[] new char[size]);
  REFUSED(delete[] new long[size * 4]);
  REFUSED(delete[] new int[minus]);
  REFUSED(operator delete(operator new(size, std::align_val_t(64)), std::align_val_t(64)));
  REFUSED(std::cout << (new (std::nothrow) char[size] == nullptr) << ' ');
  REFUSED(std::unique_ptr<char[]> p(new char[size]));
  REFUSED(std::allocator<long>().allocate(minus));
  static int calls;
  std::set_new_handler([] { if (++calls >= 3) throw std::bad_alloc(); });
  REFUSED(operator delete(operator new(size)));
  std::cout << calls << ' ' << (new (std::nothrow) char[size - 1] == nullptr ? "" : "not ");
  std::set_new_handler([] { std::set_new_handler(nullptr); });
  REFUSED(operator delete(operator new(size)));
  std::cout << calls << ' ' << (std::get_new_handler() == nullptr) << '\n';
}

// A category of a program's own, and comparisons of codes.
struct Weather : std::error_category {
  const char *name() const noexcept override { return "weather"; }
  std::string message(int n) const override { return n == 1 ? "rain" : "sun"; }
  std::error_condition default_error_condition(int n) const noexcept override { return n == 1 ? std::errc::io_error : std::error_condition(n, *this); }
};
static void errors() {
  static const Weather weather;
  REFUSED(throw std::system_error(std::error_code(1, weather)));
  REFUSED(throw std::system_error(1, weather, "outside"));
  REFUSED(throw std::system_error(ENOENT, std::generic_category(), std::string("file")));
  REFUSED(throw std::system_error(std::make_error_code(std::errc::permission_denied)));
  REFUSED(throw std::system_error(4711, std::system_category()));
  std::error_code code(1, weather), missing(ENOENT, std::system_category());
  std::cout << code << ' ' << missing << ' ' << code.message() << ' ' << missing.message() << ' ' << (code == std::errc::io_error) << (missing == std::errc::no_such_file_or_directory)
            << (missing == code) << (std::error_code(5000, std::system_category()).default_error_condition().category() == std::generic_category()) << '\n';
  try {
    throw std::ios_base::failure("mine");
  } catch (const std::system_error &e) {
    std::cout << e.what() << ' ' << e.code() << ' ' << (e.code() == std::io_errc::stream) << '\n';
  }
  std::runtime_error first("first"), second(first), third("third");
  const char *text = second.what();
  first = third;
  std::cout << first.what() << ' ' << text << ' ' << second.what() << '\n';
  std::out_of_range range(std::string("range")), same = range;
  std::logic_error &logic = same;
  std::cout << logic.what() << ' ' << std::overflow_error("over").what() << ' ' << std::exception().what() << ' ' << std::bad_exception().what() << '\n';
}

// A buffer that throws now and then: streams go bad by it, and are silent unless they are asked to throw.
struct Choosy : std::streambuf {
  int left;
  char next = 'a';
  explicit Choosy(int left) : left(left) {}
  int overflow(int c) override { if (--left < 0) throw std::string("full"); return c; }
  int underflow() override { if (--left < 0) throw std::string("empty"); next = left % 3 ? 'a' : ' '; setg(&next, &next, &next + 1); return next; }
  int sync() override { if (left < 0) throw 7; return 0; }
};
static void buffers() {
  for (int mask : {0, (int)std::ios::badbit, (int)std::ios::failbit}) {
    for (int left : {0, 2, 4}) {
      Choosy buffer(left);
      std::iostream stream(&buffer);
      stream.exceptions((std::ios::iostate)mask);
      std::string word = "old", line = "old";
      int n = 5;
      REFUSED(stream << "abc" << 12);
      std::cout << stream.rdstate() << ' ';
      stream.exceptions(std::ios::goodbit), stream.clear(), stream.exceptions((std::ios::iostate)mask);
      REFUSED(stream.put('x').flush());
      std::cout << stream.rdstate() << ' ';
      stream.exceptions(std::ios::goodbit), stream.clear(), stream.exceptions((std::ios::iostate)mask);
      buffer.left = left;
      REFUSED(stream >> word);
      std::cout << word << stream.rdstate() << ' ';
      stream.exceptions(std::ios::goodbit), stream.clear(), stream.exceptions((std::ios::iostate)mask);
      buffer.left = left;
      REFUSED(std::getline(stream, line, 'q'));
      std::cout << line << stream.rdstate() << ' ';
      stream.exceptions(std::ios::goodbit), stream.clear(), stream.exceptions((std::ios::iostate)mask);
      buffer.left = left;
      REFUSED(stream.get(); stream.get(); stream.get());
      std::cout << stream.rdstate() << stream.gcount() << ' ';
      stream.exceptions(std::ios::goodbit), stream.clear(), stream.exceptions((std::ios::iostate)mask);
      buffer.left = 0;
      REFUSED(stream >> n);
      std::cout << (stream.rdstate() & std::ios::badbit) << ' ' << (std::current_exception() == nullptr) << '\n';
    }
  }
}

static void streams() {
  int n = 5;
  std::istringstream in("x 7");
  in.exceptions(std::ios::failbit);
  REFUSED(in >> n);
  std::cout << n << ' ' << in.rdstate() << '\n';
  REFUSED(in >> n);
  REFUSED(in.clear());
  std::string word;
  REFUSED(in >> word >> n);
  std::cout << word << n << ' ' << in.rdstate() << '\n';
  REFUSED(in.exceptions(std::ios::eofbit | std::ios::badbit));
  REFUSED(std::getline(in, word));
  REFUSED(in.exceptions(std::ios::failbit));
  std::cout << in.rdstate() << ' ' << in.exceptions() << '\n';
  REFUSED(in.setstate(std::ios::badbit));
  void *p = nullptr;
  std::istringstream pointer("zz");
  pointer.exceptions(std::ios::failbit);
  REFUSED(pointer >> p);
  std::cout << (pointer.flags() & std::ios::hex) << '\n';
  std::ifstream file;
  file.exceptions(std::ios::failbit | std::ios::badbit);
  REFUSED(file.open("/no/such/file"));
  REFUSED(file.close());
  std::ostringstream out;
  out.exceptions(std::ios::badbit);
  REFUSED(out << "text" << 5);
  REFUSED(out << (const char *)nullptr);
  REFUSED(out << 3.5);
  std::cout << out.str() << ' ' << out.rdstate() << '\n';
  std::ostream nowhere(nullptr);
  REFUSED(nowhere.exceptions(std::ios::badbit));
  REFUSED(std::locale("nosuch"));
  // An operator that throws in the middle.
  struct Thrower { int n; };
  try {
    std::cout << "before ";
    [](std::ostream &o) -> std::ostream & { throw Thrower{3}; return o; }(std::cout) << "never";
  } catch (Thrower t) {
    std::cout << t.n << " after\n";
  }
  while (std::cin >> word) REFUSED(std::cout << std::stoi(word) << ' ');
}

int main(int argc, char **argv) {
  if (argc > 1) far = (size_t)atoi(argv[1]);
  strings();
  numbers();
  containers();
  holders();
  memory();
  errors();
  buffers();
  streams();
  return far == 9 ? 9 : 0;
}
