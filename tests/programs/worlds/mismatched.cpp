// Blocks that are taken back otherwise than they were given.
typedef unsigned long size_t;
extern "C" {
void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);
}
namespace std {
struct nothrow_t {};
extern const nothrow_t nothrow;
} // namespace std
void *operator new(size_t, const std::nothrow_t &) noexcept;
void *operator new[](size_t, const std::nothrow_t &) noexcept;

struct alignas(64) Wide {
    char bytes[64];
};
struct Counted {
    int value;
    static void *operator new(size_t size) { return malloc(size); }
    static void operator delete(void *p) { free(p); }
};

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    switch (argv[1][0]) {
    case 'a':
        delete new int[4];
        break;
    case 'b':
        free(new int[4]);
        break;
    case 'c':
        delete static_cast<int *>(malloc(4));
        break;
    case 'd':
        delete[] new int(3);
        break;
    case 'e':
        return realloc(new int(3), 8) != nullptr;
    case 'f':
        delete new (std::nothrow) int[4];
        break;
    case 'g':
        delete[] new Wide;
        break;
    case 'h': {
        delete new int(1);
        delete[] new int[2];
        delete new (std::nothrow) int(1);
        delete[] new (std::nothrow) int[2];
        delete new Wide;
        delete[] new Wide[2];
        delete new Counted;
        ::operator delete(::operator new(8));
        ::operator delete[](::operator new[](8));
        free(realloc(malloc(3), 9));
        return 0;
    }
    }
    return 0;
}
