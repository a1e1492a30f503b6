// A command, looked up in a map and searched, and a number behind it; each outcome has its exit code.
#include <iostream>
#include <map>
#include <string>
int main() {
  std::map<std::string, int> known{{"add", 1}, {"sub", 2}, {"end", 3}};
  std::string word;
  if (!(std::cin >> word)) { std::cout << "nothing\n"; return 9; }
  auto at = known.find(word);
  if (at != known.end()) { std::cout << "command " << at->second << std::endl; return at->second; }
  if (word.find("xy") != std::string::npos) { std::cout << "xy\n"; return 4; }
  if (word.size() > 2 && word.compare(0, 2, "no") == 0) return 5;
  int n = 0;
  std::cin.clear();
  if (std::cin >> n && n > 7) return 6;
  std::cout << n << '\n';
  return word.empty() ? 7 : 8;
}
