// A program that asks for parts of C++'s library, which it declares itself, by the names that GNU's headers give them: a text
// from std::cin, looked at and changed as a std::string, printed to std::cout, sorted into a tree, and an exception thrown.
typedef unsigned long size_t;
typedef long ptrdiff_t;
namespace std {
template <class C> struct char_traits;
template <class C> struct allocator {
  allocator() noexcept;
  ~allocator();
};
extern template struct allocator<char>;
inline namespace __cxx11 {
template <class C, class T = char_traits<C>, class A = allocator<C>> class basic_string {
  C *at;
  size_t length;
  C local[16];

public:
  static const size_t npos = (size_t)-1;
  basic_string();
  basic_string(const basic_string &);
  basic_string(const C *, const A &);
  ~basic_string();
  size_t size() const noexcept;
  const C *c_str() const noexcept;
  C &operator[](size_t);
  basic_string &append(const C *);
  basic_string &operator+=(C);
  basic_string &insert(size_t, const C *);
  basic_string &replace(size_t, size_t, const basic_string &);
  basic_string &erase(size_t, size_t);
  basic_string substr(size_t, size_t) const;
  size_t find(const C *, size_t) const noexcept;
  size_t find_first_of(const C *, size_t) const noexcept;
  int compare(const C *) const noexcept;
  void resize(size_t);
};
extern template class basic_string<char>;
} // namespace __cxx11
typedef basic_string<char> string;
class exception {
public:
  exception() noexcept {}
  virtual ~exception() noexcept;
  virtual const char *what() const noexcept;
};
class runtime_error : public exception {
  void *text;

public:
  explicit runtime_error(const char *);
  ~runtime_error() noexcept override;
  const char *what() const noexcept override;
};
struct ios_base {
  struct Init {
    Init();
    ~Init();
  };
};
static ios_base::Init streams_are_ready;
template <class C, class T> class basic_ios;
template <class C, class T = char_traits<C>> class basic_ostream {
public:
  virtual ~basic_ostream();
  basic_ostream &operator<<(int);
  basic_ostream &operator<<(basic_ostream &(*)(basic_ostream &));
};
template <class C, class T = char_traits<C>> class basic_istream {
public:
  virtual ~basic_istream();
  basic_istream &operator>>(int &);
};
extern template class basic_ostream<char>;
extern template class basic_istream<char>;
typedef basic_ostream<char> ostream;
typedef basic_istream<char> istream;
extern ostream cout;
extern istream cin;
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &, const char *);
template <class C, class T, class A> basic_ostream<C, T> &operator<<(basic_ostream<C, T> &, const basic_string<C, T, A> &);
template <class C, class T, class A> basic_istream<C, T> &operator>>(basic_istream<C, T> &, basic_string<C, T, A> &);
template <class C, class T> basic_ostream<C, T> &endl(basic_ostream<C, T> &);
enum _Rb_tree_color { red, black };
struct _Rb_tree_node_base {
  _Rb_tree_color colour;
  _Rb_tree_node_base *parent, *left, *right;
};
_Rb_tree_node_base *_Rb_tree_increment(_Rb_tree_node_base *) noexcept;
void _Rb_tree_insert_and_rebalance(bool left, _Rb_tree_node_base *, _Rb_tree_node_base *parent, _Rb_tree_node_base &header) noexcept;
_Rb_tree_node_base *_Rb_tree_rebalance_for_erase(_Rb_tree_node_base *, _Rb_tree_node_base &header) noexcept;
} // namespace std

// A set of characters.
struct Set {
  struct Node : std::_Rb_tree_node_base {
    char key;
  };
  std::_Rb_tree_node_base header{std::red, nullptr, &header, &header};
  Node nodes[8];
  int count = 0;
  void add(char key) {
    std::_Rb_tree_node_base *at = header.parent, *parent = &header;
    bool left = true;
    while (at) {
      parent = at;
      if (static_cast<Node *>(at)->key == key) return;
      left = key < static_cast<Node *>(at)->key;
      at = left ? at->left : at->right;
    }
    Node *n = &nodes[count++];
    n->key = key;
    std::_Rb_tree_insert_and_rebalance(left, n, parent, header);
  }
  // Are the keys in order, and as many as were added less those taken out?
  bool is_sorted(int out) {
    int seen = 0, last = -256;
    for (std::_Rb_tree_node_base *n = header.left; n != &header; n = std::_Rb_tree_increment(n), seen++) {
      if (static_cast<Node *>(n)->key <= last) return false;
      last = static_cast<Node *>(n)->key;
    }
    return seen == count - out;
  }
};
struct Shape {
  virtual ~Shape() {}
};
struct Round {
  virtual ~Round() {}
};
struct Circle : Shape, Round {};

int main() {
  std::string word;
  std::cin >> word;
  if (word.size() == 0) return 1;
  std::string shown(word);
  shown.insert(0, "<").append(">");
  std::cout << "read " << shown << std::endl;
  if (word.compare("go") == 0) return 2;
  if (word.find("ab", 0) != std::string::npos) return 3;
  if (word.find_first_of("!?", 0) == 1) {
    std::string tail = word.substr(0, 1);
    tail.replace(0, 1, word).erase(0, 1).resize(30);
    return tail.size() == 30 && tail[29] == 0 ? 4 : 40;
  }
  if (word[0] == '#') throw std::runtime_error("no");
  if (word[0] == '%') {
    Circle circle;
    Shape *shape = &circle;
    return dynamic_cast<Round *>(shape) == &circle && !dynamic_cast<std::runtime_error *>(shape) ? 5 : 50;
  }
  if (word[0] == '$') {
    int number = 7;
    std::cin >> number;
    std::cout << number << std::endl;
    return number == 7 ? 6 : 60; // the end is known since the word was read
  }
  Set set;
  for (size_t i = 0; i < word.size(); i++) set.add(word[i]);
  for (char c = '0'; c < '5'; c++) set.add(c);
  if (!set.is_sorted(0)) return 70;
  std::_Rb_tree_rebalance_for_erase(&set.nodes[0], set.header);
  return set.is_sorted(1) ? 8 : 80;
}
