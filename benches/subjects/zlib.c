/* A driver for zlib: compresses data of several kinds at several levels, whole and in pieces, and restores it. */
#include "zlib.h"

#include <stdio.h>
#include <string.h>

#define SIZE 20000

static unsigned char data[SIZE], packed[2 * SIZE], restored[SIZE];

static unsigned next(unsigned *state)
{
    *state = *state * 1103515245u + 12345u;
    return *state >> 16;
}

static void fill(int kind)
{
    static const char *words[] = {"the ", "machine ", "runs ", "any ", "program ", "exactly, ", "and ", "fast. "};
    unsigned state = (unsigned)kind + 1;
    size_t at = 0;

    switch (kind) {
    case 0: /* zeros */
        memset(data, 0, SIZE);
        break;
    case 1: /* words */
        while (at < SIZE) {
            const char *word = words[next(&state) % 8];
            size_t length = strlen(word);
            if (length > SIZE - at)
                length = SIZE - at;
            memcpy(data + at, word, length);
            at += length;
        }
        break;
    case 2: /* noise */
        for (; at < SIZE; at++)
            data[at] = (unsigned char)next(&state);
        break;
    default: /* few symbols */
        for (; at < SIZE; at++)
            data[at] = (unsigned char)("aaaaaabbbc"[next(&state) % 10]);
    }
}

static int whole(int kind, int level)
{
    uLongf length = sizeof packed, back = SIZE;

    if (compress2(packed, &length, data, SIZE, level) != Z_OK)
        return 1;
    memset(restored, 0xee, SIZE);
    if (uncompress(restored, &back, packed, length) != Z_OK || back != SIZE || memcmp(data, restored, SIZE))
        return 2;
    printf("kind %d level %d: %lu bytes, crc %08lx, adler %08lx\n", kind, level, (unsigned long)length,
           crc32(0, packed, (uInt)length), adler32(1, packed, (uInt)length));
    return 0;
}

/* Raw deflate with a dictionary-sized window, fed and drained in pieces. */
static int pieces(int strategy)
{
    z_stream in, out;
    size_t length;

    memset(&in, 0, sizeof in);
    memset(&out, 0, sizeof out);
    if (deflateInit2(&in, 6, Z_DEFLATED, -12, 5, strategy) != Z_OK)
        return 3;
    in.next_out = packed;
    in.avail_out = sizeof packed;
    for (size_t at = 0; at < SIZE; at += 1700) {
        in.next_in = data + at;
        in.avail_in = (uInt)(SIZE - at < 1700 ? SIZE - at : 1700);
        if (deflate(&in, at + 1700 < SIZE ? Z_SYNC_FLUSH : Z_FINISH) < 0)
            return 4;
    }
    length = in.total_out;
    deflateEnd(&in);
    if (inflateInit2(&out, -12) != Z_OK)
        return 5;
    out.next_in = packed;
    out.avail_in = (uInt)length;
    out.next_out = restored;
    do {
        out.avail_out = 333;
        if (out.total_out + 333 > SIZE)
            out.avail_out = (uInt)(SIZE - out.total_out);
    } while (inflate(&out, Z_NO_FLUSH) == Z_OK && out.total_out < SIZE);
    inflateEnd(&out);
    printf("strategy %d: %lu bytes, same %d\n", strategy, (unsigned long)length, !memcmp(data, restored, SIZE));
    return 0;
}

int main(void)
{
    int bad = 0;

    printf("zlib %s\n", zlibVersion());
    for (int kind = 0; kind < 4; kind++) {
        static const int levels[] = {0, 1, 6, 9};
        fill(kind);
        for (int i = 0; i < 4; i++)
            bad |= whole(kind, levels[i]);
    }
    fill(1);
    for (int strategy = Z_DEFAULT_STRATEGY; strategy <= Z_FIXED; strategy++)
        bad |= pieces(strategy);
    memset(packed, 0x55, 100);
    uLongf back = SIZE;
    printf("garbage: %d\n", uncompress(restored, &back, packed, 100));
    return bad;
}
