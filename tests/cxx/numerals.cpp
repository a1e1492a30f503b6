// std::to_chars and std::from_chars of floating-point numbers.
#include <charconv>
#include <cstring>
#include <initializer_list>
#include <iostream>
#include <limits>
#include <string_view>

static const std::chars_format FORMS[] = {std::chars_format::scientific, std::chars_format::fixed, std::chars_format::general, std::chars_format::hex};

template <class T> static void write(T value) {
  char room[400];
  auto show = [&](std::to_chars_result r) { std::cout << std::string_view(room, size_t(r.ptr - room)) << ' '; };
  show(std::to_chars(room, room + sizeof room, value));
  for (auto form : FORMS) {
    show(std::to_chars(room, room + sizeof room, value, form));
    show(std::to_chars(room, room + sizeof room, value, form, 3));
  }
  auto r = std::to_chars(room, room + 2, value);
  std::cout << r.ptr - room << (r.ec == std::errc::value_too_large) << '\n';
}

template <class T> static void read(const char *text) {
  for (auto form : FORMS) {
    T value = 7;
    auto r = std::from_chars(text, text + std::strlen(text), value, form);
    std::cout << r.ptr - text << ' ' << int(r.ec) << ' ' << value << '|';
  }
  std::cout << '\n';
}

int main() {
  for (double v : {0.0, -0.0, 1.0, 0.1, 123456.0, 1e22, 1e23, 1.5e-7, 0.00001, 12345678901234567890.0, 1e6, 100.0, 0x1p-24, 0x1p-44, 1.7976931348623157e308, -std::numeric_limits<double>::infinity()}) {
    write(v);
    write(float(v));
  }
  write(2.5L);
  for (auto text : {"1.5x", "-2e3", "+1", " 1", "inf", "-infinityy", "nan(12)x", "nan(", ".5", "5.", ".", "1e", "1e400", "1e-400", "ff.8p1", "-", "", "000.0e5", "3.5e38"}) {
    read<double>(text);
    read<float>(text);
  }
}
