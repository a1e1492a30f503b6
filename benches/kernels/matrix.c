/* A product of matrices of doubles, and quicksort over structures: floating point, calls, recursion.
 * The exit code is a checksum. */
#ifndef ROUNDS
#define ROUNDS 6
#endif
#define SIDE 48
#define ITEMS 6000

struct item {
    int key;
    short tag;
};

static double a[SIDE][SIDE], b[SIDE][SIDE], c[SIDE][SIDE];
static struct item items[ITEMS];

static void multiply(void)
{
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++) {
            double sum = 0;
            for (int k = 0; k < SIDE; k++)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
}

static void sort(struct item *first, struct item *last)
{
    while (first < last) {
        int pivot = first[(last - first) / 2].key;
        struct item *i = first, *j = last;
        while (i <= j) {
            while (i->key < pivot)
                i++;
            while (pivot < j->key)
                j--;
            if (i <= j) {
                struct item t = *i;
                *i++ = *j;
                *j-- = t;
            }
        }
        if (j - first < last - i) {
            sort(first, j);
            first = i;
        } else {
            sort(i, last);
            last = j;
        }
    }
}

int main(void)
{
    unsigned random = 12345, sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < SIDE; i++)
            for (int j = 0; j < SIDE; j++) {
                a[i][j] = (i + round) % 7;
                b[i][j] = (j * 3 + i) % 5;
            }
        multiply();
        for (int i = 0; i < SIDE; i++)
            sum += (unsigned)c[i][SIDE - 1 - i];
        for (int i = 0; i < ITEMS; i++) {
            random = random * 1103515245 + 12345;
            items[i].key = (int)(random >> 8);
            items[i].tag = (short)i;
        }
        sort(items, items + ITEMS - 1);
        for (int i = 1; i < ITEMS; i++)
            if (items[i - 1].key > items[i].key)
                return 128;
        sum = sum * 31 + (unsigned)items[ITEMS / 2].tag;
    }
    return (int)(sum & 127);
}
