// Blocks lost in several ways on one path, all of them asked for by the same wrappers.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *xmalloc(size_t size)
{
    void *p = malloc(size);
    if (!p)
        exit(1);
    return p;
}

static char *xcopy(const char *text)
{
    return strcpy(xmalloc(strlen(text) + 1), text);
}

struct pair {
    char *first, *second;
    struct pair *other;
};
static char *last;

static struct pair *parse(int depth)
{
    struct pair *p = xmalloc(sizeof *p);
    p->first = xcopy("a");
    p->second = xcopy("b");
    p->other = depth > 0 ? parse(depth - 1) : 0;
    return p;
}

static void forget(char mode)
{
    if (mode & 1)
        last = xcopy("one");
    if (mode & 2)
        last = xcopy("two");
    if (mode & 4) {
        // A ring beside them: nobody points to it from outside.
        struct pair *p = parse(2);
        p->other->other->other = p;
    }
    if (mode & 8)
        last = strdup("eight");
    last = 0;
}

int main(void)
{
    char mode = 0;
    if (read(0, &mode, 1) != 1)
        return 2;
    forget(mode);
    free(xcopy("freed"));
    return 0;
}
