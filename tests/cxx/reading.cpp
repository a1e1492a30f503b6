// Reads what comes: numbers, words, lines, until the end.
#include <algorithm>
#include <cctype>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

int main(int argc, char **argv) {
  std::ios::sync_with_stdio(argc > 2);
  std::cin.tie(nullptr);
  int n = 0;
  std::cout << "how many? " << std::flush;
  if (!(std::cin >> n)) {
    std::cout << "not a number: " << n << ' ' << std::cin.rdstate() << std::endl;
    std::cin.clear();
    std::string rest;
    std::getline(std::cin, rest);
    std::cout << '[' << rest << "]\n";
  }
  std::map<std::string, int> words;
  std::string word;
  for (int i = 0; i < n && std::cin >> word; i++) words[word]++;
  for (const auto &w : words) std::cout << w.first << '=' << w.second << '\n';
  double d = 0;
  char c = 0;
  std::cin >> d >> c;
  std::cout << d << ' ' << (c ? c : '-') << ' ' << std::cin.rdstate() << '\n';
  std::cin.ignore(1000, '\n');
  std::cout << std::cin.gcount() << ' ' << std::cin.peek() << '\n';
  std::string line;
  int number = 0;
  while (std::getline(std::cin, line)) {
    std::istringstream in(line);
    std::vector<int> values;
    for (int v; in >> v;) values.push_back(v);
    std::sort(values.begin(), values.end());
    std::cout << ++number << ':';
    for (int v : values) std::cout << ' ' << v;
    std::string upper(line);
    std::transform(upper.begin(), upper.end(), upper.begin(), [](unsigned char c) { return std::toupper(c); });
    std::cout << " <" << upper << ">" << (in.eof() ? " all" : " some") << '\n';
    if (line == "chars") break;
  }
  std::string rest{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
  std::cout << rest.size() << ' ' << std::cin.eof() << std::cin.fail() << '\n';
  std::copy(rest.rbegin(), rest.rend(), std::ostream_iterator<char>(std::cout));
  std::cout << std::endl;
  return (int)(rest.size() + words.size());
}
