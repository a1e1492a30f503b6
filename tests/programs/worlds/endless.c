// A reader of sums that does not step over the sign it met: any text with one in the right place is an endless recursion.
#include <unistd.h>

static char text[12];
static int at;

static int sum(void);

static int operand(void)
{
    if (text[at] == '[') {
        at++;
        int value = sum();
        if (text[at] == ']')
            at++;
        return value;
    }
    if (text[at] == '-')
        return -sum();
    return text[at] >= '0' && text[at] <= '9' ? text[at++] - '0' : 0;
}

static int sum(void)
{
    int value = operand();
    while (text[at] == '+') {
        at++;
        value += operand();
    }
    return value;
}

int main(void)
{
    if (read(0, text, sizeof text - 1) < 1)
        return 1;
    return sum() & 1;
}
