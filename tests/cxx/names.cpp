// Names of types and functions as people read them, from their mangled ones.
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <typeinfo>
#include <vector>

namespace shapes {
template <class T, int N> struct Grid {
  struct Cell {};
  T cells[N];
};
enum class Colour { red };
} // namespace shapes

static void show(const char *name) {
  int status = 7;
  char *text = abi::__cxa_demangle(name, nullptr, nullptr, &status);
  std::cout << status << ' ' << (text ? text : "-") << '\n';
  std::free(text);
}

template <class T> static void type() { show(typeid(T).name()); }

int main() {
  type<int>();
  type<unsigned long long>();
  type<const char *const *>();
  type<shapes::Grid<double, 3>>();
  type<shapes::Grid<shapes::Colour, 2>::Cell>();
  type<std::string>();
  type<std::map<int, std::vector<bool>>>();
  type<int (*)(char, long)>();
  type<int (shapes::Grid<int, 1>::*)(short) const>();
  type<double[4][5]>();
  type<std::unique_ptr<std::function<void(int &, char &&)>>>();
  for (const char *name : {"_Z3onev", "_ZN6shapes4drawERKSsi", "_ZNSt6vectorIiSaIiEE9push_backERKi", "_ZTV5Shape", "_ZNK1AclEv", "_ZN1ApLERKS_", "_Z1fIiEvT_",
                           "one", "", "_Z", "_ZN", "main", "3", "not a name"})
    show(name);
  int status = 7;
  size_t room = 5;
  std::cout << (abi::__cxa_demangle(nullptr, nullptr, nullptr, &status) == nullptr) << status << '\n';
  char *own = static_cast<char *>(std::malloc(room)), *same = abi::__cxa_demangle("i", own, &room, &status);
  std::cout << (same == own) << same << room << status << '\n';
  char *grown = abi::__cxa_demangle("St6vectorIiSaIiEE", own, &room, nullptr);
  std::cout << grown << (room > std::strlen(grown)) << '\n';
  std::free(grown);
  return 0;
}
