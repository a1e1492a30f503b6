// Files written, read again, changed and appended to.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

int main(int argc, char **argv) {
  const std::string name = "numbers.txt";
  {
    std::ofstream out(name);
    if (!out) return 1;
    for (int i = 0; i < 5; i++) out << i << ' ' << i * i << '\n';
    out << (argc > 1 ? argv[1] : "none") << std::endl;
  }
  {
    std::ofstream more(name.c_str(), std::ios::app);
    more << "appended\n";
    std::cout << more.is_open() << more.good() << '\n';
  }
  std::ifstream in(name);
  int a, b, sum = 0;
  while (in >> a >> b) sum += a * b;
  std::cout << sum << ' ' << in.rdstate() << '\n';
  in.clear();
  std::string line;
  while (std::getline(in, line)) std::cout << '[' << line << "]\n";
  in.close();
  std::cout << in.is_open() << in.eof() << '\n';
  std::fstream both(name, std::ios::in | std::ios::out);
  both.seekp(2);
  both << 'X';
  both.seekg(0, std::ios::beg);
  std::getline(both, line);
  std::cout << line << ' ' << both.tellg() << '\n';
  both.seekg(-3, std::ios::end);
  char c = 0;
  both.get(c);
  both.unget();
  std::cout << c << (char)both.peek() << '\n';
  both.close();
  std::ifstream again;
  again.open(name);
  std::stringstream all;
  all << again.rdbuf();
  std::cout << all.str().size() << '\n';
  std::ifstream missing("no such file");
  std::cout << missing.is_open() << missing.fail() << !missing << '\n';
  char block[8] = "";
  again.clear();
  again.seekg(0);
  again.read(block, 7);
  std::cout << again.gcount() << block << std::endl;
  std::remove(name.c_str());
  return sum & 63;
}
