// The classes of exceptions as objects; the argument says what is thrown, if anything.
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <new>
#include <vector>
#include <map>
namespace app {
struct Error : std::runtime_error {
  int code;
  Error(const std::string &s, int code) : std::runtime_error("app: " + s), code(code) {}
  const char *what() const noexcept override { return code ? std::runtime_error::what() : "none"; }
};
}
struct Mine : std::exception {};
int main(int argc, char **argv) {
  std::string text = argc > 1 ? argv[1] : "";
  int n = atoi(text.c_str());
  try {
    app::Error a("bad", 1), b(a);
    std::exception &e = b;
    printf("%s %s\n", e.what(), typeid(e).name());
    std::out_of_range r("range");
    std::logic_error l(r), *copy = new std::logic_error(std::string("heap"));
    l = *copy;
    printf("%s %s %s %s\n", r.what(), l.what(), Mine().what(), std::bad_alloc().what());
    delete copy;
    printf("%d %d\n", typeid(int) == typeid(n), typeid(r) == typeid(l));
    std::vector<int> v(3);
    switch (n) {
    case 1: throw app::Error("x", 2);
    case 2: throw 5;
    case 3: v.at(7) = 1; break;
    case 4: throw "text";
    case 5: return (int)text.substr(9).size();
    case 6: { std::map<int, int> m; return m.at(3); }
    case 7: std::stoi("x"); break;
    case 8: throw Mine();
    case 9: (void)dynamic_cast<app::Error &>((std::exception &)r); break;
    }
  } catch (const std::exception &e) {
    printf("caught %s\n", e.what());
    return 3;
  } catch (...) {
    return 4;
  }
  return 0;
}
