// What complex numbers, hashes and slices ask of the library.
#include <complex>
#include <functional>
#include <iostream>
#include <sstream>
#include <valarray>

template <class T> static void read(const char *text) {
  std::istringstream in(text);
  std::complex<T> z(7, 7);
  in >> z;
  std::cout << z << ' ' << in.rdstate();
  in.clear();
  std::string rest;
  in >> rest;
  std::cout << " [" << rest << "]\n";
}

int main() {
  for (auto text : {"(1,2)", " ( 1.5 , -2e3 ) x", "3.25 y", "(4)z", "(1,2", "(1;2)", "(,2)", "", "q", "(1,x)", "(1 2)", "5"}) {
    read<float>(text);
    read<double>(text);
    read<long double>(text);
  }
  std::complex<double> z;
  while (std::cin >> z) std::cout << z << '\n';
  std::hash<long double> hash;
  for (long double x : {0.0L, -0.0L, 1.0L, -1.0L, 0.1L, 1e300L, -1e-300L, 3.14159265358979L, 1e4000L}) std::cout << hash(x) << ' ';
  std::cout << '\n';
  std::valarray<int> all(24);
  for (int i = 0; i < 24; i++) all[i] = i;
  std::valarray<int> some = all[std::gslice(3, {2, 3}, {10, 2})];
  for (int x : some) std::cout << x << ' ';
  all[std::gslice(0, {2, 2, 2}, {12, 4, 1})] = std::valarray<int>(-1, 8);
  for (int x : all) std::cout << x << ' ';
  std::cout << '\n';
}
