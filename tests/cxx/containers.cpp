// Ordered and unordered containers under random work, and lists.
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

static unsigned state;
static unsigned roll(unsigned n) {
  state = state * 1103515245u + 12345u;
  return (state >> 8) % n;
}
struct Shape { virtual ~Shape() {} virtual int area() const = 0; };
struct Named { virtual ~Named() {} std::string name = "named"; };
struct Square : Shape { int s; explicit Square(int s) : s(s) {} int area() const override { return s * s; } };
struct Tagged : Square, virtual Named { using Square::Square; };
struct Other : Shape, private Named { int area() const override { return 1; } };

int main(int argc, char **argv) {
  state = argc > 1 ? (unsigned)atoi(argv[1]) : 1;
  std::map<int, std::string> ordered;
  std::multiset<unsigned> bag;
  std::unordered_map<std::string, int> counts;
  std::unordered_set<int> seen;
  std::list<int> list, other;
  std::deque<int> queue;
  for (int i = 0; i < 400; i++) {
    unsigned key = roll(64);
    switch (roll(8)) {
    case 0: case 1: ordered[(int)key] += char('a' + key % 26); bag.insert(key); break;
    case 2: ordered.erase((int)key); if (auto at = bag.find(key); at != bag.end()) bag.erase(at); break;
    case 3: counts["key" + std::to_string(key)]++; seen.insert((int)key * 7); break;
    case 4: counts.erase("key" + std::to_string(key)); seen.erase((int)key * 7); break;
    case 5: list.push_back((int)key); other.push_front((int)key); queue.push_front((int)key); break;
    case 6: if (!list.empty()) { list.pop_front(); other.splice(other.begin(), list, list.begin(), list.end()); queue.pop_back(); } break;
    case 7: list.reverse(); other.sort(); list.swap(other); list.remove((int)key); list.unique(); break;
    }
    if (queue.size() > 40) queue.clear(), list.clear();
  }
  for (auto &[k, v] : ordered) printf("%d=%s ", k, v.c_str());
  for (auto i = ordered.rbegin(); i != ordered.rend(); ++i) printf("%d ", i->first);
  puts("");
  for (unsigned b : bag) printf("%u ", b);
  if (!bag.empty()) printf("last %u", *--bag.end());
  printf("\n%zu:", counts.bucket_count());
  for (auto &[k, v] : counts) printf("%s=%d ", k.c_str(), v);
  printf("\n%zu:", seen.bucket_count());
  for (int s : seen) printf("%d ", s);
  puts("");
  for (int l : list) printf("%d ", l);
  puts("|");
  for (int l : other) printf("%d ", l);
  puts("");
  auto lower = ordered.lower_bound(20);
  printf("%d\n", lower == ordered.end() ? -1 : lower->first);
  std::vector<std::unique_ptr<Shape>> shapes;
  shapes.emplace_back(new Square(3));
  shapes.emplace_back(new Tagged(4));
  shapes.emplace_back(new Other);
  std::shared_ptr<int> shared = std::make_shared<int>(5), copy = shared;
  std::function<int(int)> twice = [&](int n) { return n * 2 + *shared; };
  for (auto &s : shapes) {
    Named *named = dynamic_cast<Named *>(s.get());
    Square *square = dynamic_cast<Square *>(s.get());
    printf("%d %s %d %d\n", s->area(), named ? named->name.c_str() : "-", square ? square->s : 0, twice((int)shared.use_count()));
    if (named) printf("%d\n", dynamic_cast<Shape *>(named) == s.get());
    printf("%d\n", dynamic_cast<void *>(s.get()) == (void *)s.get());
  }
  std::map<std::string, std::vector<int>> groups{{"x", {1, 2}}, {"a", {3}}};
  groups["m"].push_back(9);
  for (auto &[k, v] : groups) printf("%s:%zu ", k.c_str(), v.size());
  std::hash<std::string> hash;
  printf("%zu %zu %zu\n", hash(""), hash("abc"), hash("a longer text for hashing"));
  return (int)ordered.size();
}
