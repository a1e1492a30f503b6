/* A word for each of many bytes, a tenth of them symbolic. For vm/examples/lanes.rs. */
void mark(void *, unsigned long);
unsigned char a[10000];
unsigned sums[10000];
int main(void) {
    for (int i = 0; i < 10000; i++) a[i] = (unsigned char)(i * 7);
    mark(a, 10000);
    for (int r = 0; r < 30; r++)
        for (int i = 0; i < 10000; i++) sums[i] += (a[i] + r) * 3u;
    return 0;
}
