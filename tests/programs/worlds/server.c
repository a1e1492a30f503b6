// What comes from outside: a connection that is accepted, an answer to one that is asked for, a packet. The first argument says which.
#include <arpa/inet.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static struct sockaddr_in name = {.sin_family = AF_INET};

static int accepts(void)
{
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(fd, (struct sockaddr *)&name, sizeof name) || listen(fd, 4))
        return 1;
    for (;;) {
        struct pollfd asked = {fd, POLLIN, 0};
        char line[4], c;
        int n = 0;
        if (poll(&asked, 1, -1) != 1)
            return 2;
        int got = accept(fd, 0, 0);
        while (read(got, &c, 1) == 1 && c != '\n')
            line[n++] = c; // FAULT
        if (n == 2 && !memcmp(line, "go", 2))
            return 7;
        write(got, "what?\n", 6);
        close(got);
    }
}

static int asks(void)
{
    char answer[3];
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    name.sin_port = htons(80);
    name.sin_addr.s_addr = inet_addr("198.51.100.7");
    if (connect(fd, (struct sockaddr *)&name, sizeof name))
        return 3;
    send(fd, "?", 1, 0);
    if (recv(fd, answer, 3, MSG_WAITALL) == 3 && !memcmp(answer, "yes", 3))
        return 8;
    return 4;
}

static int receives(void)
{
    char packet[8];
    struct sockaddr_in from;
    socklen_t size = sizeof from;
    int fd = socket(AF_INET, SOCK_DGRAM, 0);
    bind(fd, (struct sockaddr *)&name, sizeof name);
    long n = recvfrom(fd, packet, sizeof packet, 0, (struct sockaddr *)&from, &size);
    if (sendto(fd, packet, 1, 0, (struct sockaddr *)&from, size) != 1)
        return 10;
    if (n == 3 && packet[1] == '!')
        return 9;
    return 5;
}

int main(int argc, char **argv)
{
    switch (argc > 1 ? argv[1][0] : 0) {
    case 'a': return accepts();
    case 'c': return asks();
    case 'r': return receives();
    default: return 6;
    }
}
