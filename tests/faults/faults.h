/* The frame of the table of faults. A CASE is one small program: with `bad` set it has the fault that the comment
 *
 *     // FAULT kind: words that the report must have
 *
 * on the faulty line announces; without, it has none. `// ALLOC`, `// FREED` and `// MEANWHILE` mark the lines that the
 * report names as those of the object, or where another thread was. The command line says which case to run, and twin. */
#include <string.h>

void klee_make_symbolic(void *, unsigned long, const char *);
void klee_assume(unsigned long);

struct fault_case {
    const char *name;
    void (*run)(void);
    struct fault_case *next;
};
static struct fault_case *all_cases;
static int bad;

#define CASE(id)                                                                                                       \
    static void id(void);                                                                                              \
    static struct fault_case entry_##id = {#id, id, 0};                                                                \
    __attribute__((constructor)) static void add_##id(void)                                                            \
    {                                                                                                                  \
        entry_##id.next = all_cases;                                                                                   \
        all_cases = &entry_##id;                                                                                       \
    }                                                                                                                  \
    static void id(void)

int main(int argc, char **argv)
{
    bad = argc > 2 && strcmp(argv[2], "bad") == 0;
    for (struct fault_case *c = all_cases; c; c = c->next)
        if (argc > 1 && strcmp(argv[1], c->name) == 0) {
            c->run();
            return 0;
        }
    return 99;
}
