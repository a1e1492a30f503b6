/* Sieve of Eratosthenes: byte stores with a stride, and a scan. The exit code is a checksum. */
#ifndef ROUNDS
#define ROUNDS 12
#endif
#define LIMIT 65536

static unsigned char composite[LIMIT];

static unsigned sieve(void)
{
    unsigned count = 0;
    for (unsigned i = 0; i < LIMIT; i++)
        composite[i] = 0;
    for (unsigned i = 2; i < LIMIT; i++) {
        if (composite[i])
            continue;
        count++;
        for (unsigned j = i + i; j < LIMIT; j += i)
            composite[j] = 1;
    }
    return count;
}

int main(void)
{
    unsigned sum = 0;
    for (unsigned round = 0; round < ROUNDS; round++)
        sum = sum * 31 + sieve();
    return (int)(sum & 127);
}
