/* Text: numbers printed, joined and read back, a growing buffer copied, words hashed. What string.h would do is
 * written out, so that every machine executes the same code. The exit code is a checksum. */
#ifndef ROUNDS
#define ROUNDS 60
#endif
#define ROOM 65536

static char buffers[2][ROOM];

static unsigned length(const char *s)
{
    const char *p = s;
    while (*p)
        p++;
    return (unsigned)(p - s);
}

static char *append(char *to, const char *from)
{
    while (*to)
        to++;
    while ((*to = *from) != 0) {
        to++;
        from++;
    }
    return to;
}

static void print(char *to, unsigned n)
{
    char digits[12];
    int count = 0;
    do {
        digits[count++] = (char)('0' + n % 10);
        n /= 10;
    } while (n);
    while (count)
        *to++ = digits[--count];
    *to = 0;
}

static unsigned read(const char **at)
{
    unsigned n = 0;
    while (**at >= '0' && **at <= '9')
        n = n * 10 + (unsigned)(*(*at)++ - '0');
    return n;
}

int main(void)
{
    static const char *const words[] = { "alpha", "be", "gamma-ray", "delta", "epsilon", "z" };
    unsigned sum = 0;
    for (unsigned round = 0; round < ROUNDS; round++) {
        char *text = buffers[round & 1], *end = text;
        *text = 0;
        for (unsigned i = 0; i < 400; i++) {
            char number[16];
            print(number, i * 7919 + round);
            end = append(end, number);
            end = append(end, " ");
            end = append(end, words[(i + round) % 6]);
            end = append(end, ",");
        }
        unsigned total = 0, hash = 2166136261u;
        for (const char *at = text; *at; at++) {
            total += read(&at);
            while (*at != ',')
                hash = (hash ^ (unsigned char)*at++) * 16777619u;
        }
        char *copy = buffers[~round & 1];
        *copy = 0;
        append(copy, text);
        sum = sum * 31 + total + hash + length(copy);
    }
    return (int)((sum ^ sum >> 9) & 127);
}
