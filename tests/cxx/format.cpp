// Random numbers and texts under random flags, to std::cout and to string streams.
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <limits>
#include <sstream>
#include <string>

static unsigned state;
static unsigned roll(unsigned n) {
  state = state * 1103515245u + 12345u;
  return (state >> 8) % n;
}
static void set_up(std::ostream &out) {
  static const std::ios_base::fmtflags flags[] = {std::ios::boolalpha, std::ios::showbase, std::ios::showpoint, std::ios::showpos, std::ios::uppercase};
  for (auto flag : flags)
    if (roll(3) == 0) out.setf(flag);
    else out.unsetf(flag);
  switch (roll(5)) {
  case 0: out << std::hex; break;
  case 1: out << std::oct; break;
  case 2: out << std::setbase(0); break;
  default: out << std::dec;
  }
  switch (roll(5)) {
  case 0: out << std::fixed; break;
  case 1: out << std::scientific; break;
  case 2: out << std::hexfloat; break;
  // (Some of glibc's printf lose zeros of "%#g" where rounding carries.)
  default: out << std::defaultfloat << std::noshowpoint;
  }
  switch (roll(4)) {
  case 0: out << std::left; break;
  case 1: out << std::right; break;
  case 2: out << std::internal; break;
  default: out.unsetf(std::ios::adjustfield);
  }
  out << std::setprecision((int)roll(9)) << std::setfill(" *0"[roll(3)]) << std::setw((int)roll(14));
}
static void value(std::ostream &out) {
  static const double floats[] = {0.0, -0.0, 1.0, 3.14159265358979, -2.5e-7, 1e100, 123456.789, 0.1, -99.5, 1.0 / 0.0};
  long n = (long)roll(1u << 20) * ((long)roll(3) - 1) * (roll(2) ? 1 : 1000003L);
  switch (roll(21)) {
  case 0: out << (int)n; break;
  case 1: out << n; break;
  case 2: out << (short)n; break;
  case 3: out << (unsigned short)n; break;
  case 4: out << (unsigned)n; break;
  case 5: out << (unsigned long)n; break;
  case 6: out << (long long)n; break;
  case 7: out << (roll(2) == 0); break;
  case 8: out << floats[roll(10)]; break;
  case 9: out << (float)floats[roll(8)]; break;
  case 10: out << (long double)floats[roll(10)]; break;
  case 11: out << (const void *)(n & 0xffff); break;
  case 12: out << "text"; break;
  case 13: out << std::string(roll(6), 'q'); break;
  case 14: out << 'c' << (signed char)'s' << (unsigned char)'u'; break;
  case 15: out << nullptr; break;
  case 16: out << floats[roll(10)] * (double)n; break;
  case 17: out << std::numeric_limits<long>::min() << ' ' << std::numeric_limits<unsigned long>::max(); break;
  case 18: out << std::quoted("a \"b\""); break;
  case 19: out << std::complex<double>(floats[roll(10)], n) << std::complex<float>(0.5f, -0.0f); break;
  case 20: out.put('p').write("wxyz", 3); break;
  }
}

int main(int argc, char **argv) {
  state = argc > 1 ? (unsigned)atoi(argv[1]) : 1;
  std::ostringstream text;
  std::stringstream both;
  for (int i = 0; i < 250; i++) {
    std::ostream &out = roll(3) == 0 ? (std::ostream &)text : roll(2) == 0 ? std::cout : both;
    set_up(out);
    value(out);
    out << '|';
    if (roll(8) == 0) out << std::endl;
    if (roll(20) == 0) printf("printf %d\n", i);
    if (roll(40) == 0) {
      std::string word;
      int number;
      both >> word >> std::dec >> number;
      std::cout << std::setw(0) << word << both.rdstate() << both.tellg() << both.tellp() << '\n';
      both.clear();
      std::cout << text.str() << '\n';
      if (roll(2)) text.str("fresh");
      if (roll(3) == 0) both.str(text.str()), both.seekp(2, std::ios::beg);
    }
  }
  std::cout << std::dec << std::setw(0) << '\n' << text.str() << '\n' << both.str() << '\n' << both.rdbuf() << std::endl;
  std::stringstream moved(std::move(both));
  moved << "moved";
  std::cout << moved.str().size() << both.str() << std::endl;
  std::ostringstream ate("begin", std::ios::ate), over("begin");
  ate << "END";
  over << "END";
  std::cout << ate.str() << over.str() << '\n';
  auto *saved = std::cout.rdbuf(text.rdbuf());
  std::cout << "redirected";
  std::cout.rdbuf(saved);
  std::cout << text.str().size() << '\n';
  std::cerr << "to cerr " << 5 << '\n';
  std::clog << "to clog\n";
  return (int)text.str().size() & 63;
}
