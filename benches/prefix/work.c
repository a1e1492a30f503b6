/* A prefix of concrete work: the first argument says how many rounds (about 22 instructions at -O0 each) a checksum and a
   table take, then input is asked for and sixteen symbolic branches follow. For `cargo xtask prefix`. */
void klee_make_symbolic(void *, unsigned long, const char *);
unsigned char in[16];
unsigned table[4096];

int main(int argc, char **argv) {
    unsigned rounds = 0, sum = 1, i;
    if (argc > 1)
        for (char *p = argv[1]; *p; p++) rounds = rounds * 10 + (unsigned)(*p - '0');
    for (i = 0; i < rounds; i++) {
        sum = sum * 31 + (i ^ sum >> 7);
        table[i & 4095] = sum;
    }
    klee_make_symbolic(in, sizeof in, "in");
    unsigned found = 0;
    for (i = 0; i < 16; i++)
        if (in[i] > 100 + i) found += table[i] & 1;
    return (int)(found & 1);
}
