// Classes of the program's own that the library calls: a buffer of a stream, operators of streams, and what a manipulator is.
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

struct Counting : std::streambuf {
  int lines = 0, flushes = 0;
  std::string kept;
  int overflow(int c) override {
    if (c == '\n') lines++;
    if (c != EOF) kept += (char)std::toupper(c);
    return c == EOF ? 0 : c;
  }
  int sync() override { return flushes++, 0; }
};
struct Letters : std::streambuf {
  char now = 'a', room[1];
  int last;
  explicit Letters(char last) : last(last) {}
  int underflow() override {
    if (now > last) return EOF;
    room[0] = now++;
    setg(room, room, room + 1);
    return (unsigned char)room[0];
  }
};
struct Point {
  int x, y;
};
std::ostream &operator<<(std::ostream &out, const Point &p) { return out << '(' << p.x << ", " << p.y << ')'; }
std::istream &operator>>(std::istream &in, Point &p) {
  char c;
  if (in >> c && c == '(') in >> p.x >> c >> p.y >> c;
  else in.setstate(std::ios::failbit);
  return in;
}
static std::ostream &arrow(std::ostream &out) { return out << " -> "; }
struct Log : std::ostringstream {
  ~Log() override { std::cout << "log: " << str() << '\n'; }
};

int main(int argc, char **argv) {
  Counting counting;
  std::ostream out(&counting);
  out << "one\ntwo " << 3 << std::endl << std::setw(5) << std::hex << 255 << arrow << Point{10, 20} << std::flush;
  std::cout << counting.kept << counting.lines << counting.flushes << std::endl;
  Letters letters(argc > 1 ? *argv[1] : 'k');
  std::istream in(&letters);
  std::string some;
  char c;
  in.get(c);
  in >> std::setw(4) >> some;
  std::cout << c << some << in.gcount() << in.rdstate() << '\n';
  in >> some;
  std::cout << some << in.eof() << in.fail() << '\n';
  char block[8] = "";
  std::stringbuf source("block of text");
  std::cout << source.sgetn(block, 7) << block << '\n';
  std::istringstream text("(1, 2) (3,4) 5");
  Point p{0, 0};
  std::vector<Point> points;
  while (text >> p) points.push_back(p);
  for (const Point &q : points) std::cout << q;
  std::cout << text.fail() << text.bad() << '\n';
  std::cout.setstate(std::ios::failbit);
  std::cout << "never seen";
  std::cout.clear();
  {
    Log log;
    log << "entry " << 1;
    std::ostream &base = log;
    base << " and " << 2.5;
    std::cout << (dynamic_cast<std::ostringstream *>(&base) != nullptr) << (dynamic_cast<Log *>(&base) == &log) << '\n';
  }
  std::ostream *owned = new std::stringstream("gone");
  *owned << "x";
  delete owned;
  std::ios state(nullptr);
  state.copyfmt(std::cout);
  std::cout << std::showbase << std::uppercase << std::hex << 48879 << ' ';
  std::cout.copyfmt(state);
  std::cout << 48879 << '\n';
  std::cout.exceptions(std::ios::badbit);
  std::cout << std::cout.exceptions() << std::cout.good() << std::boolalpha << !std::cin << std::endl;
  return (int)points.size();
}
