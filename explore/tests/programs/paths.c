/* Programs of one symbolic byte: tests/exhaustive.rs compares their exploration with all 256 inputs. */
void klee_make_symbolic(void *address, unsigned long size, const char *name);
void klee_assume(unsigned long condition);

static unsigned char byte(void) {
    unsigned char x;
    klee_make_symbolic(&x, 1, "in");
    return x;
}

int test_nested(void) {
    unsigned char x = byte();
    int r = 0;
    if (x & 1) r += 1;
    if (x > 100) { if (x < 120) r += 2; else if (x == 200) r += 4; }
    if ((x ^ 0x55) == 0x0f) r += 8;
    return r;
}

int test_switch(void) {
    unsigned char x = byte();
    switch (x >> 2) {
    case 0: case 1: case 2: return 1;
    case 7: return 2;
    case 9: return x & 1 ? 3 : 4;
    case 63: return 5;
    default: return 6;
    }
}

int test_loop(void) {
    unsigned char x = byte();
    int n = 0;
    while (x > 1) { x = x & 1 ? x - 1 : x >> 1; n++; }
    return n;
}

int test_division(void) {
    unsigned char x = byte();
    if (x > 250) return 100 / (x - 253);
    return 100 % (x + 1);
}

static int table[6] = {3, 1, 4, 1, 5, 9};

int test_table(void) {
    unsigned char x = byte();
    if (x > 7) return -1;
    return table[x] > 3 ? 1 : table[x] == 1 ? 2 : 3;
}

int test_assume(void) {
    unsigned char x = byte();
    klee_assume(x > 9 && x != 12);
    return x < 14 ? x : 0;
}

int test_objects(void) {
    int a[2] = {1, 2}, b[2] = {3, 4};
    unsigned char x = byte();
    int *p = x & 1 ? a : b;
    return p[(x >> 1) & 3] == 3;
}
