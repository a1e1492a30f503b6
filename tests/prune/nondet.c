// Inputs that come into being on the way.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);

int main(void)
{
    int sum = 0;
    for (int i = 0; i < 6; i++) {
        int v = __VERIFIER_nondet_int();
        __VERIFIER_assume(v >= -100 && v <= 100);
        if (v > 50)
            sum += 3;
        else if (v < -50)
            sum += 1;
    }
    if (sum > 18)
        reach_error();
    if (sum == 16)
        reach_error();
    return 0;
}
