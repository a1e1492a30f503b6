/* Heapsort and a merge sort over linked lists: comparisons through a function pointer, swaps, pointers chased.
 * The exit code is a checksum. */
#ifndef ROUNDS
#define ROUNDS 4
#endif
#define ITEMS 8192

struct node {
    unsigned key;
    struct node *next;
};

static unsigned keys[ITEMS];
static struct node nodes[ITEMS];

static int less(const unsigned *a, const unsigned *b)
{
    return *a < *b;
}

static void sift(unsigned *heap, int root, int count, int (*before)(const unsigned *, const unsigned *))
{
    for (;;) {
        int child = 2 * root + 1;
        if (child >= count)
            return;
        if (child + 1 < count && before(&heap[child], &heap[child + 1]))
            child++;
        if (!before(&heap[root], &heap[child]))
            return;
        unsigned t = heap[root];
        heap[root] = heap[child];
        heap[child] = t;
        root = child;
    }
}

static void heapsort(unsigned *heap, int count)
{
    for (int i = count / 2 - 1; i >= 0; i--)
        sift(heap, i, count, less);
    for (int i = count - 1; i > 0; i--) {
        unsigned t = heap[0];
        heap[0] = heap[i];
        heap[i] = t;
        sift(heap, 0, i, less);
    }
}

static struct node *merge(struct node *a, struct node *b)
{
    struct node *first = 0, **last = &first;
    while (a && b) {
        struct node **least = a->key <= b->key ? &a : &b;
        *last = *least;
        last = &(*least)->next;
        *least = *last;
    }
    *last = a ? a : b;
    return first;
}

static struct node *mergesort(struct node *list, int count)
{
    if (count < 2)
        return list;
    struct node *middle = list;
    for (int i = 1; i < count / 2; i++)
        middle = middle->next;
    struct node *rest = middle->next;
    middle->next = 0;
    struct node *a = mergesort(list, count / 2), *b = mergesort(rest, count - count / 2);
    return merge(a, b);
}

int main(void)
{
    unsigned random = 99, sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < ITEMS; i++) {
            random = random * 1664525 + 1013904223;
            keys[i] = random >> 7;
            nodes[i].key = keys[i];
            nodes[i].next = i + 1 < ITEMS ? &nodes[i + 1] : 0;
        }
        heapsort(keys, ITEMS);
        int i = 0;
        for (struct node *n = mergesort(nodes, ITEMS); n; n = n->next)
            if (n->key != keys[i++])
                return 128;
        if (i != ITEMS)
            return 129;
        sum = sum * 31 + keys[ITEMS / 3];
    }
    return (int)(sum & 127);
}
