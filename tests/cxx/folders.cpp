// std::filesystem: what is asked of files, done to them, and its exceptions.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace fs = std::filesystem;

template <class F> static void tried(F f) {
  try {
    f();
    std::cout << "done\n";
  } catch (const fs::filesystem_error &e) {
    auto copy = e;
    std::cout << copy.what() << ' ' << copy.path1() << copy.path2() << copy.code().value() << copy.code().category().name() << '\n';
  }
}

template <class Walk> static void listed(const Walk &walk) {
  std::vector<std::string> names;
  for (const auto &entry : walk) names.push_back(entry.path().string() + (entry.is_directory() ? "/" : ":" + std::to_string(entry.file_size())));
  std::sort(names.begin(), names.end());
  for (const auto &name : names) std::cout << name << ' ';
  std::cout << '\n';
}

int main() {
  std::error_code error;
  fs::path top = "top";
  std::cout << fs::create_directories(top / "a/b/") << fs::create_directories(top / "a") << fs::create_directory(top / "c") << fs::create_directory(top / "c") << '\n';
  std::ofstream(top / "a" / "text") << "four";
  std::ofstream(top / "a/b/more") << "12";
  std::cout << fs::exists(top / "a/text") << fs::exists("none") << fs::is_regular_file(top / "a/text") << fs::is_directory(top) << fs::file_size(top / "a/text")
            << fs::is_empty(top / "c") << fs::is_empty(top) << int(fs::status("none", error).type()) << error.value() << fs::exists("none", error) << error.value() << '\n';
  listed(fs::directory_iterator(top));
  listed(fs::recursive_directory_iterator(top));
  for (auto i = fs::recursive_directory_iterator(top); i != fs::recursive_directory_iterator(); ++i)
    if (i->path().filename() == "a") i.disable_recursion_pending();
    else std::cout << i.depth() << i->path().filename();
  std::cout << '\n';
  tried([&] { fs::file_size(top / "none"); });
  tried([&] { fs::file_size(top); });
  tried([&] { fs::create_directory("none/below"); });
  tried([&] { fs::create_directories(top / "a/text/x"); });
  tried([&] { fs::rename("none", top); });
  tried([&] { fs::remove(top); });
  tried([&] { fs::directory_iterator("none"); });
  tried([&] { fs::current_path("none"); });
  tried([&] { fs::canonical("none"); });
  tried([&] { throw fs::filesystem_error("mine", "p", std::make_error_code(std::errc::io_error)); });
  fs::rename(top / "a/text", top / "moved");
  fs::resize_file(top / "moved", 2);
  std::cout << fs::file_size(top / "moved") << fs::remove(top / "moved") << fs::remove(top / "moved") << fs::file_size(top / "moved", error) << error.message() << '\n';
  fs::path before = fs::current_path();
  fs::current_path(top);
  std::cout << fs::absolute("x").lexically_relative(before) << fs::canonical("a/../c").lexically_relative(before) << fs::exists("a") << '\n';
  fs::current_path(before);
  std::cout << fs::remove_all(top) << fs::remove_all(top) << fs::exists(top) << fs::temp_directory_path().is_absolute() << '\n';
}
