// Random sequences of string operations; prints a checksum after each of them. The input is the seed.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

static unsigned state;
static unsigned roll(unsigned n) {
  state = state * 1103515245u + 12345u;
  return (state >> 8) % n;
}
static std::string piece() {
  static const char *const texts[] = {"", "a", "bc", "abc", "aab", "hello, world", "0123456789abcdef", "xyzzy"};
  std::string text(texts[roll(8)]);
  return roll(3) ? text : text + std::string(roll(20), char('a' + roll(4)));
}
static unsigned long sum = 5381;
static void note(unsigned long value) { sum = sum * 33 + value; }
static void note(const std::string &s) {
  for (char c : s) note((unsigned char)c);
  note(s.size());
  note(s.capacity());
}

int main(int argc, char **argv) {
  state = argc > 1 ? (unsigned)atoi(argv[1]) : 1;
  std::vector<std::string> pool(6);
  for (int round = 0; round < 300; round++) {
    std::string &s = pool[roll(6)], &t = pool[roll(6)];
    std::string p = piece();
    size_t at = roll(unsigned(s.size() + 1)), count = roll(12), from = roll(unsigned(t.size() + 1));
    char c = char('a' + roll(5));
    unsigned what = roll(60);
    switch (what) {
    case 0: s = t; break;
    case 1: s = p; break;
    case 2: s = p.c_str(); break;
    case 3: s = c; break;
    case 4: s += t; break;
    case 5: s += p.c_str(); break;
    case 6: s += c; break;
    case 7: s.append(t, from, count); break;
    case 8: s.append(p.data(), p.size()); break;
    case 9: s.append(count, c); break;
    case 10: s.assign(t, from, count); break;
    case 11: s.assign(count, c); break;
    case 12: s.insert(at, t); break;
    case 13: s.insert(at, p.c_str()); break;
    case 14: s.insert(at, count, c); break;
    case 15: s.insert(at, t, from, count); break;
    case 16: s.insert(s.begin() + at, c); break;
    case 17: s.insert(s.begin() + at, count, c); break;
    case 18: s.insert(s.begin() + at, p.begin(), p.end()); break;
    case 19: s.replace(at, count, t); break;
    case 20: s.replace(at, count, p.c_str()); break;
    case 21: s.replace(at, count, count, c); break;
    case 22: s.replace(at, count, t, from, count); break;
    case 23: s.replace(s.begin() + at, s.end(), t); break;
    case 24: s.replace(s.begin(), s.begin() + at, p.c_str()); break;
    case 25: s.replace(s.begin(), s.begin() + at, count, c); break;
    case 26: s.replace(s.begin() + at, s.end(), p.begin(), p.end()); break;
    case 27: s.erase(at, count); break;
    case 28: if (at < s.size()) s.erase(s.begin() + at); break;
    case 29: s.erase(s.begin(), s.begin() + at); break;
    case 30: s.resize(count * 3); break;
    case 31: s.resize(count * 2, c); break;
    case 32: s.reserve(count * 5); break;
    case 33: s.shrink_to_fit(); break;
    case 34: s.push_back(c); break;
    case 35: if (!s.empty()) s.pop_back(); break;
    case 36: s.swap(t); break;
    case 37: s.clear(); break;
    case 38: note(s.find(t, from)); break;
    case 39: note(s.find(p.c_str(), at)); break;
    case 40: note(s.find(c, at)); break;
    case 41: note(s.rfind(p)); note(s.rfind(p, at)); break;
    case 42: note(s.rfind(c)); note(s.rfind(c, at)); break;
    case 43: note(s.find_first_of("aeb")); note(s.find_first_of(p, at)); break;
    case 44: note(s.find_last_of("aeb")); note(s.find_last_of(p, at)); break;
    case 45: note(s.find_first_not_of("abc")); note(s.find_first_not_of(c, at)); break;
    case 46: note(s.find_last_not_of("abc")); note(s.find_last_not_of(c, at)); break;
    case 47: note(unsigned((s.compare(t) > 0) - (s.compare(t) < 0))); break;
    case 48: note(s.compare(at, count, p) > 0); note(s.compare(at, count, p.c_str()) < 0); break;
    case 49: note(s == t); note(s < t); note(s != p.c_str()); note(s >= p); break;
    case 50: t = s.substr(at, count); break;
    case 51: note(p + s + t + c + "end"); break;
    case 52: s.insert(at, s); if (s.size() > 200) s.resize(7); break;
    case 53: s.append(s, at, count); break;
    case 54: s.replace(at, count, s.data() + at, (s.size() - at) / 2); break;
    case 55: std::reverse(s.begin(), s.end()); std::sort(s.begin(), s.begin() + at); break;
    case 56: for (auto i = s.rbegin(); i != s.rend(); ++i) note((unsigned char)*i); break;
    case 57: { char text[9] = ""; note(s.copy(text, 8, at)); note((unsigned char)text[0]); break; }
    case 58: s = std::move(t); t = "moved"; break;
    case 59: note(std::string(s, at, count)); note(std::to_string((int)roll(100000) - 50000)); note((unsigned long)std::stoi("42" + std::to_string(at))); break;
    }
    note(s);
    note(t);
    if (s.size() > 300) s.assign("short");
    printf("%u %lu\n", what, sum);
  }
  for (const std::string &s : pool) printf("%zu %s\n", s.size(), s.c_str());
  return int(sum & 63);
}
