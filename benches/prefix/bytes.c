/* A prefix of symbolic branches: a message is validated byte by byte (its length is the second argument), each byte followed
   by as many rounds of concrete work as the first argument says; then its first sixteen bytes are looked at again. What is
   refused ends the program, so that all bytes have an unexplored side. For `cargo xtask prefix`. */
void klee_make_symbolic(void *, unsigned long, const char *);
unsigned char in[16384];

static unsigned number(char *p) {
    unsigned n = 0;
    for (; *p; p++) n = n * 10 + (unsigned)(*p - '0');
    return n;
}

int main(int argc, char **argv) {
    unsigned rounds = argc > 1 ? number(argv[1]) : 0, length = argc > 2 ? number(argv[2]) : 16, sum = 1, i, k;
    if (length > sizeof in) length = sizeof in;
    klee_make_symbolic(in, length, "in");
    for (i = 0; i < length; i++) {
        if (in[i] > 200) return 1;
        for (k = 0; k < rounds; k++) sum = sum * 31 + (k ^ sum >> 7);
    }
    unsigned found = 0;
    for (i = 0; i < 16; i++)
        if (in[i] > 100 + i) found++;
    return (int)((found ^ sum) & 1);
}
