/* One checksum of many bytes, a tenth of them symbolic: once one is, so is the sum. For vm/examples/lanes.rs. */
void mark(void *, unsigned long);
unsigned char a[10000];
int main(void) {
    for (int i = 0; i < 10000; i++) a[i] = (unsigned char)(i * 7);
    mark(a, 10000);
    unsigned s = 0;
    for (int r = 0; r < 30; r++)
        for (int i = 0; i < 10000; i++) s = s * 31 + (a[i] ^ r);
    unsigned h = 0;
    for (int i = 9999; i > 1000; i--) h += a[i] & 1 ? a[i] : 3;
    return (int)(h & 63);
}
