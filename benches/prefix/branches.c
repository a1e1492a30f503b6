/* A prefix of concrete branches: the first argument says how many rounds with two concrete branches each (about 20
   instructions at -O0), then sixteen symbolic branches follow. For `cargo xtask prefix`. */
void klee_make_symbolic(void *, unsigned long, const char *);
unsigned char in[16];

int main(int argc, char **argv) {
    unsigned rounds = 0, state = 1, ones = 0, i;
    if (argc > 1)
        for (char *p = argv[1]; *p; p++) rounds = rounds * 10 + (unsigned)(*p - '0');
    klee_make_symbolic(in, sizeof in, "in");
    for (i = 0; i < rounds; i++) {
        state = state * 1103515245 + 12345;
        if (state >> 16 & 1) ones++;
    }
    unsigned found = 0;
    for (i = 0; i < 16; i++)
        if (in[i] > 100 + i) found++;
    return (int)((found ^ ones) & 1);
}
