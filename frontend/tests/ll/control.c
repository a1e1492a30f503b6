// Control flow: every terminator of C, phis, indirect branches, switches of several widths.
extern int printf(const char *, ...);
extern void abort(void) __attribute__((noreturn));

static int classify(unsigned char c) {
    switch (c) {
    case 'a': case 'e': case 'i': case 'o': case 'u': return 1;
    case '0' ... '9': return 2;
    case ' ': return 3;
    default: return c > 127 ? -1 : 0;
    }
}

static long wide(long long key) {
    switch (key) {
    case -1: return 10;
    case 0x7fffffffffffffffLL: return 20;
    case (long long)0x8000000000000000ULL: return 30;
    }
    return 0;
}

int threaded(const unsigned char *code) {
    static const void *const labels[] = {&&halt, &&inc, &&dbl, &&jump};
    int acc = 0;
    const unsigned char *pc = code;
    goto *labels[*pc++ & 3];
inc:
    acc++;
    goto *labels[*pc++ & 3];
dbl:
    acc *= 2;
    goto *labels[*pc++ & 3];
jump:
    pc += *pc;
    goto *labels[*pc++ & 3];
halt:
    return acc;
}

int collatz(unsigned n) {
    int steps = 0;
    while (n != 1) {
        if (n == 0) abort();
        n = n % 2 ? 3 * n + 1 : n / 2;
        steps++;
    }
    return steps;
}

int main(int argc, char **argv) {
    int sum = 0;
    for (int i = 0; i < argc; i++)
        for (char *p = argv[i]; *p; p++) {
            int k = classify((unsigned char)*p);
            if (k < 0) goto bad;
            sum += k;
        }
    do { sum += collatz((unsigned)argc); } while (sum < 3);
    if (wide(sum) && threaded((const unsigned char *)"\001\002")) sum ^= 1;
    return printf("%d\n", sum) < 0;
bad:
    return 2;
}
