// Streams and buffers of the program's own derived from the library's, and streams that are moved, swapped, and kept in vectors.
#include <fstream>
#include <iostream>
#include <iterator>
#include <locale>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct Comma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
};
struct Text : std::ostringstream {
  Text() : std::ostringstream(std::ios::out) {}
};
struct Both : std::stringstream {
  int x = 3;
  Both() = default;
  Both(Both &&o) : std::stringstream(std::move(o)) {}
};
struct Out : std::ofstream {
  using std::ofstream::ofstream;
  Out(Out &&o) : std::ofstream(std::move(o)) {}
  Out &operator=(Out &&o) {
    std::ofstream::operator=(std::move(o));
    return *this;
  }
};
struct In : std::ifstream {
  In(const char *name) { open(name); }
};
struct Late : std::iostream {
  std::stringbuf b;
  Late() : std::iostream(nullptr) { init(&b); }
};
struct Printed : std::ostream {
  std::stringbuf b;
  Printed() : std::ostream(&b) {}
};
struct Given : std::istream {
  std::stringbuf b;
  Given() : std::istream(&b), b("7 8") {}
};
struct Buffer : std::filebuf {
  int overflow(int c) override { return std::filebuf::overflow(c); }
  int underflow() override { return std::filebuf::underflow(); }
};

static void commas() {
  std::locale::global(std::locale(std::locale::classic(), new Comma));
  Text text;
  Both both;
  Late late;
  Printed printed;
  text << 1.5;
  both << 2.5 << ' ' << both.x;
  Out("numbers") << 3.5 << '\n';
  late << 4.25;
  printed << 5.5;
  std::string word;
  In in("numbers");
  in >> word;
  Given given;
  int a, b;
  given >> a >> b;
  std::locale::global(std::locale::classic());
  std::cout << text.str() << ' ' << both.str() << ' ' << word << ' ' << late.b.str() << ' ' << printed.b.str() << ' ' << a + b << '\n';
}

static std::ofstream opened(const std::string &name) {
  std::ofstream out(name);
  out << "head ";
  return out;
}

static void moved() {
  std::vector<std::ofstream> all;
  for (int i = 0; i < 3; ++i) all.push_back(opened("f" + std::to_string(i)));
  for (auto &f : all) f << &f - &all[0] << '\n';
  std::swap(all[0], all[1]);
  all[0] << "one\n";
  all[1] << "zero\n";
  all[2] = std::ofstream("g");
  all[2] << "gg\n";
  all.clear();
  for (auto name : {"f0", "f1", "f2", "g"}) {
    std::ifstream in(name);
    std::cout << std::string(std::istreambuf_iterator<char>(in), {}) << in.eof() << '\n';
  }
  Out a("h");
  a << 1;
  Out b(std::move(a));
  b << 2;
  std::cout << a.is_open() << b.is_open();
  a = std::move(b);
  a << 3;
  a.close();
  std::ifstream in("h");
  int n = 0;
  in >> n;
  std::ifstream other(std::move(in));
  std::cout << n << in.is_open() << other.is_open() << other.eof() << '\n';
  std::fstream x("h", std::ios::in | std::ios::out), y;
  y.swap(x);
  y >> n;
  std::cout << n << x.is_open();
  x = std::move(y);
  x.close();
  Both t;
  std::string word;
  t << "a b";
  Both u(std::move(t));
  u >> word;
  std::cout << x.good() << y.good() << word << u.tellg() << '\n';
}

static void buffers(const char *text) {
  Buffer out;
  out.open(std::string("lines"), std::ios::out);
  std::ostream(&out) << "first 12 line\n" << text << '\n';
  out.close();
  Buffer b;
  b.open("lines", std::ios::in);
  std::istream in(&b);
  std::string word;
  int n;
  in >> word >> n;
  std::cout << word << n << b.sgetc();
  std::getline(in, word);
  std::getline(in, word);
  std::cout << word << in.tellg();
  in.seekg(2);
  std::cout << char(in.get()) << char(in.peek());
  in.unget();
  char room[4] = {};
  in.read(room, 3);
  std::cout << room << std::string(std::istreambuf_iterator<char>(&b), {});
  std::filebuf whole;
  whole.open("lines", std::ios::in);
  std::filebuf taken(std::move(whole));
  std::cout << whole.is_open() << taken.is_open();
  whole = std::move(taken);
  std::cout << char(whole.sbumpc()) << char(whole.sgetc()) << '\n';
}

int main(int argc, char **argv) {
  commas();
  moved();
  buffers(argc > 1 ? argv[1] : "");
}
