// std::filesystem::path: its parts, and what is made of them.
#include <filesystem>
#include <initializer_list>
#include <iostream>

namespace fs = std::filesystem;

static const char *const TEXTS[] = {"", "/", "//", "a", "a/", "/a", "a/b", "/usr//lib/x.tar.gz", "./a/../b", "..", "../", "a/..", "/..", "/../x", "a/./b/", ".", "./", ".hidden", "a.", "..x", "a/b/../../..", "//a//b//", "a/.."};

static void parts(const fs::path &p) {
  std::cout << p << ' ' << p.root_name() << p.root_directory() << p.root_path() << p.relative_path() << p.parent_path() << p.filename() << p.stem() << p.extension();
  std::cout << p.is_absolute() << p.has_root_path() << p.has_relative_path() << p.has_parent_path() << p.has_filename() << p.has_extension() << p.empty() << ':';
  for (const auto &part : p) std::cout << part << ',';
  for (auto i = p.end(); i != p.begin();) std::cout << *--i;
  std::cout << ' ' << p.lexically_normal() << '\n';
}

int main() {
  for (auto text : TEXTS) parts(text);
  fs::path p = "a";
  p /= "b.c";
  p += "d/";
  parts(p);
  parts(p / "/e");
  parts(fs::path(p).remove_filename());
  parts(fs::path("x/y.z").replace_filename("q"));
  for (auto text : {"x/y.z", "x/.y", "x/y", "x/"}) std::cout << fs::path(text).replace_extension("new") << fs::path(text).replace_extension() << ' ';
  for (auto a : {"a/b", "/a/b", "a/b/c", "a//b", "a"}) for (auto b : {"a/b", "/a/d", "a/../x", "../y", ""}) {
      int order = fs::path(a).compare(b);
      std::cout << fs::path(a).lexically_relative(b) << fs::path(a).lexically_proximate(b) << (order > 0) - (order < 0) << (fs::path(a) == b) << ' ';
    }
  fs::path q = std::move(p), r = q;
  r.swap(p);
  std::cout << '\n' << q << p << r << (hash_value(fs::path("a//b")) == hash_value(fs::path("a/b"))) << '\n';
  q = "self/" / q;
  q /= fs::path(q);
  std::cout << q << q.string().size() << q.generic_string() << '\n';
}
