// Locales: the classic one, facets of the program's own, regular expressions (which ask for the order of characters), and times.
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <locale>
#include <regex>
#include <sstream>

struct Grouped : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3\2"; }
  std::string do_truename() const override { return "ja"; }
};

struct Commas : std::ctype<char> {
  static const mask *table() {
    static mask own[table_size];
    for (size_t i = 0; i < table_size; i++) own[i] = classic_table()[i] & ~space;
    own[','] |= space;
    own['\n'] |= space;
    return own;
  }
  Commas() : std::ctype<char>(table()) {}
};

struct Loud : std::ctype<char> {
  char do_widen(char c) const override { return c == '\n' ? '!' : c; }
  const char *do_widen(const char *from, const char *end, char *to) const override {
    for (; from < end; from++) *to++ = do_widen(*from);
    return end;
  }
  char do_narrow(char c, char other) const override { return c == '?' ? other : c; }
  const char *do_narrow(const char *from, const char *end, char other, char *to) const override {
    for (; from < end; from++) *to++ = do_narrow(*from, other);
    return end;
  }
};

struct Told : std::stringbuf {
  int times = 0;
  void imbue(const std::locale &) override { times++; }
};

struct Own : virtual std::ios, std::ostream {
  Told told;
  Own() : std::ostream(nullptr) { init(&told); }
};

struct Shift : std::locale::facet {
  static std::locale::id id;
  int by;
  explicit Shift(int n) : by(n) {}
};
std::locale::id Shift::id;

static void numbers(int n) {
  std::locale grouped(std::locale(), new Grouped);
  std::ostringstream out;
  std::locale before = out.imbue(grouped);
  out << n * 1234567 << ' ' << -1234.5 * n << ' ' << std::fixed << 1e9 << ' ' << std::boolalpha << true << false << ' ' << std::hex << std::showbase << 0x12345678;
  std::cout << out.str() << ' ' << before.name() << grouped.name() << (out.getloc() == grouped) << (before == std::locale::classic()) << '\n';
  std::cout << std::setw(14) << std::setfill('*') << n * 1000 << '\n';
  const auto &marks = std::use_facet<std::numpunct<char>>(std::cout.getloc());
  std::cout << marks.decimal_point() << marks.truename() << marks.grouping().size() << '\n';
}

static void facets(int n) {
  std::istringstream in("a b,c d\n7,8");
  in.imbue(std::locale(in.getloc(), new Commas));
  std::string a, b;
  int i = 0, j = 0;
  in >> a >> b >> i >> j;
  std::cout << a << '|' << b << '|' << i + j << '\n';
  std::locale shifted(std::locale(), new Shift(n));
  std::cout << std::use_facet<Shift>(shifted).by << std::has_facet<Shift>(shifted) << std::has_facet<Shift>(std::locale()) << '\n';
  try {
    std::use_facet<Shift>(std::locale());
  } catch (const std::bad_cast &) {
    std::cout << "no such facet\n";
  }
  std::locale before = std::locale::global(shifted);
  std::cout << std::has_facet<Shift>(std::ostringstream().getloc()) << '\n';
  std::locale::global(before);
  std::cout << std::locale()(std::string("a"), std::string("b")) << std::isupper('A', before) << std::tolower('Q', before) << '\n';
  const auto &order = std::use_facet<std::collate<char>>(before);
  std::string text = "some";
  std::cout << order.transform(text.data(), text.data() + 4) << order.compare(text.data(), text.data() + 4, text.data(), text.data() + 3) << '\n';
}

static void loud() {
  std::locale with(std::locale(), new Loud);
  std::locale before = std::locale::global(with);
  {
    Own out;
    out << "a" << std::endl << out.widen('b') << out.narrow('?', '-') << out.narrow('x', '-');
    out.imbue(before);
    out << std::endl;
    std::ostringstream other;
    other << std::endl;
    other.copyfmt(out);
    other << std::endl;
    std::cout << out.told.str() << out.told.times << other.str() << (out.told.getloc() == before) << '\n';
  }
  std::locale::global(before);
}

static void expressions() {
  std::regex pair(R"((\w+)\s*=\s*("[^"]*"|[0-9]+))");
  std::string line = "width = 12, name=\"a b\" x= y";
  for (std::sregex_iterator i(line.begin(), line.end(), pair), end; i != end; ++i) std::cout << (*i)[1] << "->" << (*i)[2] << '@' << i->position() << ' ';
  std::cout << std::regex_replace(line, pair, "$2:$1") << std::regex_match("Abc-12", std::regex("[[:upper:]][a-c]+-\\d{2,3}", std::regex::icase)) << '\n';
  for (const char *bad : {"(", "[b-a]", "a{2", "*"}) try {
      std::regex r(bad);
      std::cout << "fine\n";
    } catch (const std::regex_error &e) {
      std::cout << e.code() << '\n';
    }
}

static void times() {
  std::tm t{};
  t.tm_year = 121, t.tm_mon = 1, t.tm_mday = 3, t.tm_hour = 4, t.tm_wday = 3;
  std::cout << std::put_time(&t, "%Y-%m-%d %H:%M (%a) %Ey 100%%") << '\n';
}

int main(int, char **argv) {
  int n = std::atoi(argv[1]);
  numbers(n);
  facets(n);
  loud();
  expressions();
  times();
  return n;
}
