// Texts read as numbers, words, lines and characters of every kind: the values, and the states that the streams are left in.
#include <iostream>
#include <sstream>
#include <string>

static const char *const texts[] = {"abc", "  ", "", "0x1f", "-5", "99999999999", "-99999999999", "0x", "+", "-", "12abc", "007", "1.5e", "1e5x", ".5", "1e999",
  "-1", "4294967295", "4294967296", "18446744073709551616", "1", "2", "true", "tru", "false", "t", "inf", "nan", "0x1p3", "1.2.3", "+.e3", "--1", "1e+", "-0",
  "70000", "-32769", "65536", " 8 9", "9223372036854775808", "-9223372036854775808", "z\nnext"};

typedef std::ios_base &(*manipulator)(std::ios_base &);
static std::ios_base &any_base(std::ios_base &stream) { return stream.unsetf(std::ios::basefield), stream; }

// The value after reading, the state, and what is left.
template <class T> static void read(const char *text, manipulator how, T value) {
  std::istringstream in(text);
  in >> how >> value;
  std::cout << ' ' << value << '/' << in.rdstate();
  in.clear();
  std::string rest;
  std::getline(in, rest);
  std::cout << '<' << rest << '>';
}

int main() {
  const manipulator ways[] = {std::dec, std::hex, std::oct, any_base, std::boolalpha, std::noskipws};
  for (const char *text : texts) {
    std::cout << '[' << text << "]\n";
    for (manipulator how : ways) {
      read(text, how, (short)77);
      read(text, how, (unsigned short)77);
      read(text, how, 77);
      read(text, how, 77u);
      read(text, how, 77l);
      read(text, how, 77ul);
      read(text, how, 77ll);
      read(text, how, false);
      read(text, how, 77.0);
      read(text, how, 77.0f);
      read(text, how, 77.0l);
      read(text, how, (void *)nullptr);
      read(text, how, 'q');
      read(text, how, std::string("old"));
      std::cout << '\n';
    }
    std::string line = "old";
    std::istringstream lines(text);
    for (int i = 0; i < 2; i++) {
      std::getline(lines, line);
      std::cout << line << '/' << lines.rdstate() << ' ';
    }
    char room[4] = "zz";
    std::istringstream blocks(text);
    blocks.getline(room, 4);
    std::cout << room << '/' << blocks.rdstate() << '/' << blocks.gcount() << ' ';
    blocks.clear();
    blocks.seekg(0);
    blocks.get(room, 4);
    std::cout << room << '/' << blocks.rdstate() << '/' << blocks.gcount() << ' ';
    blocks.clear();
    blocks.seekg(0);
    blocks.ignore(2);
    std::cout << blocks.rdstate() << '/' << blocks.gcount() << ' ';
    blocks.ignore(9, '1');
    std::cout << blocks.rdstate() << '/' << blocks.gcount() << ' ';
    std::istringstream places(text);
    std::cout << places.peek() << ' ';
    places.get();
    places.unget();
    std::cout << places.rdstate() << ' ';
    places.get();
    places.putback('k');
    std::cout << places.rdstate() << ' ';
    places.clear();
    char two[3] = "?";
    places.read(two, 2);
    std::cout << two << '/' << places.rdstate() << '/' << places.gcount() << '/' << places.tellg() << ' ';
    places.clear();
    places.seekg(1);
    std::cout << places.tellg() << '/' << places.rdstate() << ' ';
    places.seekg(-1, std::ios::end);
    std::cout << places.tellg() << '/' << places.rdstate() << '/' << places.rdbuf()->in_avail() << ' ';
    std::istringstream spaces(text);
    spaces >> std::ws;
    std::cout << spaces.rdstate() << '\n';
  }
}
