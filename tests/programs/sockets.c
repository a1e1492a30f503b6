// EXHAUSTIVE: 8
// Sockets that find each other within the process, and what waits for several descriptors: a byte chooses what is tried, and is
// what is sent.
#define _GNU_SOURCE
#include "symbolic.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

static struct sockaddr_in loopback(int port)
{
    struct sockaddr_in name;
    memset(&name, 0, sizeof name);
    name.sin_family = AF_INET;
    name.sin_port = htons(port);
    name.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return name;
}

static int pairs(unsigned char x)
{
    int fds[2], size = 0;
    char text[8] = "";
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, fds))
        return 1;
    if (write(fds[0], &x, 1) != 1 || write(fds[0], "bc", 2) != 2)
        return 2;
    if (ioctl(fds[1], FIONREAD, &size) || size != 3)
        return 3;
    if (recv(fds[1], text, 2, MSG_PEEK) != 2 || read(fds[1], text, 8) != 3 || text[2] != 'c')
        return 4;
    if (recv(fds[1], text + 3, 1, MSG_DONTWAIT) != -1 || errno != EAGAIN)
        return 5;
    shutdown(fds[0], SHUT_WR);
    if (read(fds[1], text + 3, 1) != 0)
        return 6;
    if (send(fds[0], "d", 1, MSG_NOSIGNAL) != -1 || errno != EPIPE)
        return 7;
    write(fds[1], "e", 1);
    close(fds[1]);
    if (read(fds[0], text + 3, 4) != 1 || read(fds[0], text + 4, 1) != 0)
        return 8;
    close(fds[0]);
    return (unsigned char)text[0] == x && text[3] == 'e' ? 10 : 9;
}

static int packets(unsigned char x)
{
    int fds[2];
    char text[8] = "";
    struct iovec parts[2] = {{text, 1}, {text + 1, 1}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_NONBLOCK, 0, fds))
        return 1;
    send(fds[0], "abc", 3, 0);
    send(fds[0], &x, 1, 0);
    if (recvmsg(fds[1], &message, 0) != 2 || !(message.msg_flags & MSG_TRUNC) || text[1] != 'b')
        return 2;
    if (recv(fds[1], text, 8, 0) != 1 || (unsigned char)text[0] != x)
        return 3;
    return recv(fds[1], text, 8, 0) == -1 && errno == EAGAIN ? 11 : 4;
}

static int port_of(int fd)
{
    struct sockaddr_in name;
    socklen_t size = sizeof name;
    return getsockname(fd, (struct sockaddr *)&name, &size) || size != sizeof name ? -1 : ntohs(name.sin_port);
}

static int port;
static void *ask(void *sent)
{
    struct sockaddr_in name = loopback(port);
    long got = -1;
    char answer = 0;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (!connect(fd, (struct sockaddr *)&name, sizeof name) && send(fd, sent, 1, 0) == 1 && recv(fd, &answer, 1, 0) == 1)
        got = (unsigned char)answer;
    close(fd);
    return (void *)got;
}
static int served(unsigned char x)
{
    struct sockaddr_in name = loopback(0), who, named;
    socklen_t size = sizeof who, other = sizeof named;
    int listens = socket(AF_INET, SOCK_STREAM, 0), one = 1;
    unsigned char got = 0, rest;
    void *answer;
    pthread_t client;
    setsockopt(listens, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(listens, (struct sockaddr *)&name, sizeof name) || listen(listens, 1) || (port = port_of(listens)) <= 0)
        return 1;
    if (bind(listens, (struct sockaddr *)&name, sizeof name) != -1 || errno != EINVAL)
        return 2;
    pthread_create(&client, 0, ask, &x);
    int fd = accept(listens, (struct sockaddr *)&who, &size);
    if (fd < 0 || who.sin_family != AF_INET || who.sin_addr.s_addr != name.sin_addr.s_addr || port_of(fd) != port)
        return 3;
    if (getpeername(fd, (struct sockaddr *)&named, &other) || named.sin_port != who.sin_port)
        return 4;
    if (read(fd, &got, 1) != 1)
        return 5;
    got ^= 1;
    if (write(fd, &got, 1) != 1 || read(fd, &rest, 1) != 0)
        return 6;
    pthread_join(client, &answer);
    close(fd);
    close(listens);
    int late = socket(AF_INET, SOCK_STREAM, 0);
    name = loopback(port);
    if (connect(late, (struct sockaddr *)&name, sizeof name) != -1 || errno != ECONNREFUSED)
        return 7;
    return (long)answer == (x ^ 1) ? 12 : 8;
}

static int datagrams(unsigned char x)
{
    struct sockaddr_in name = loopback(0), from;
    socklen_t size = sizeof from;
    int a = socket(AF_INET, SOCK_DGRAM, 0), b = socket(AF_INET, SOCK_DGRAM, 0);
    char text[4] = "";
    struct timeval patience = {0, 20000};
    if (bind(a, (struct sockaddr *)&name, sizeof name) || bind(b, (struct sockaddr *)&name, sizeof name))
        return 1;
    name = loopback(port_of(b));
    if (sendto(a, &x, 1, 0, (struct sockaddr *)&name, sizeof name) != 1 || sendto(a, "yz", 2, 0, (struct sockaddr *)&name, sizeof name) != 2)
        return 2;
    if (recvfrom(b, text, 4, 0, (struct sockaddr *)&from, &size) != 1 || ntohs(from.sin_port) != port_of(a))
        return 3;
    if (connect(b, (struct sockaddr *)&from, size) || recv(b, text + 1, 1, MSG_TRUNC) != 2 || send(b, text, 2, 0) != 2)
        return 4;
    if (recv(a, text + 2, 2, 0) != 2 || text[3] != 'y')
        return 5;
    setsockopt(a, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (recv(a, text, 1, 0) != -1 || errno != EAGAIN)
        return 6;
    return (unsigned char)text[2] == x ? 13 : 7;
}

static int events(unsigned char x)
{
    struct itimerspec when = {{0, 2000000}, {0, 1000000}};
    struct epoll_event event = {EPOLLIN, {.u32 = 1}}, told[4];
    unsigned long value = 0;
    int many = epoll_create1(EPOLL_CLOEXEC), counter = eventfd(2, EFD_NONBLOCK), timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
    if (epoll_ctl(many, EPOLL_CTL_ADD, counter, &event) || epoll_ctl(many, EPOLL_CTL_ADD, counter, &event) != -1 || errno != EEXIST)
        return 1;
    event.events = EPOLLIN, event.data.u32 = 2;
    if (epoll_ctl(many, EPOLL_CTL_ADD, timer, &event) || epoll_wait(many, told, 4, -1) != 1 || told[0].data.u32 != 1)
        return 2;
    if (read(counter, &value, 8) != 8 || value != 2 || read(counter, &value, 8) != -1 || errno != EAGAIN)
        return 3;
    if (epoll_wait(many, told, 4, 0) != 0)
        return 4;
    timerfd_settime(timer, 0, &when, 0);
    if (epoll_wait(many, told, 4, 5000) != 1 || told[0].data.u32 != 2 || read(timer, &value, 8) != 8 || value < 1)
        return 5;
    when.it_value.tv_nsec = when.it_interval.tv_nsec = 0;
    timerfd_settime(timer, 0, &when, 0);
    event.events = EPOLLIN | EPOLLET, event.data.u32 = 3;
    epoll_ctl(many, EPOLL_CTL_MOD, counter, &event);
    eventfd_write(counter, x + 1);
    if (epoll_wait(many, told, 4, 0) != 1 || told[0].data.u32 != 3 || epoll_wait(many, told, 4, 0) != 0)
        return 6;
    eventfd_write(counter, 1);
    if (epoll_wait(many, told, 4, 0) != 1 || eventfd_read(counter, &value) || value != x + 2ul)
        return 7;
    event.events = EPOLLIN | EPOLLONESHOT;
    epoll_ctl(many, EPOLL_CTL_MOD, counter, &event);
    eventfd_write(counter, 1);
    if (epoll_wait(many, told, 4, 0) != 1 || epoll_wait(many, told, 4, 0) != 0)
        return 8;
    close(counter);
    return epoll_ctl(many, EPOLL_CTL_DEL, counter, 0) == -1 && errno == EBADF ? 14 : 9;
}

static int named(unsigned char x)
{
    struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "symvm-socket"}, abstract = {.sun_family = AF_UNIX, .sun_path = "\0symvm"};
    struct pollfd asked;
    unsigned char got = 0;
    int a = socket(AF_UNIX, SOCK_STREAM, 0), b = socket(AF_UNIX, SOCK_STREAM, 0), c = socket(AF_UNIX, SOCK_STREAM, 0);
    unlink(name.sun_path);
    if (connect(b, (struct sockaddr *)&name, sizeof name) != -1 || errno != ENOENT)
        return 1;
    if (bind(a, (struct sockaddr *)&name, sizeof name) || connect(b, (struct sockaddr *)&name, sizeof name) != -1 || errno != ECONNREFUSED)
        return 2;
    if (bind(c, (struct sockaddr *)&name, sizeof name) != -1 || errno != EADDRINUSE || bind(c, (struct sockaddr *)&abstract, 8))
        return 3;
    listen(a, 4);
    asked = (struct pollfd){a, POLLIN, 0};
    if (poll(&asked, 1, 0) != 0 || connect(b, (struct sockaddr *)&name, sizeof name) || poll(&asked, 1, -1) != 1)
        return 4;
    int fd = accept4(a, 0, 0, SOCK_NONBLOCK);
    if (read(fd, &got, 1) != -1 || errno != EAGAIN || send(b, &x, 1, 0) != 1 || read(fd, &got, 1) != 1)
        return 5;
    close(b);
    asked = (struct pollfd){fd, POLLIN | POLLOUT, 0};
    if (poll(&asked, 1, 0) != 1 || !(asked.revents & POLLHUP) || !(asked.revents & POLLIN))
        return 6;
    unlink(name.sun_path);
    return got == x ? 15 : 7;
}

static int late;
static void *ends(void *fd)
{
    usleep(200000);
    if (late)
        shutdown(*(int *)fd, SHUT_RDWR);
    else
        close(*(int *)fd);
    return 0;
}
// What others do to a descriptor while a thread waits for it.
static int ended(unsigned char x)
{
    int fds[2], listens = socket(AF_INET, SOCK_STREAM, 0), a = epoll_create1(0), b = epoll_create1(0);
    struct timeval patience = {0, 500000};
    struct epoll_event event = {EPOLLIN, {.u32 = 1}};
    char text[8];
    struct iovec parts[2] = {{text, 4}, {text + 4, 4}};
    pthread_t other;
    socketpair(AF_UNIX, SOCK_STREAM, 0, fds);
    setsockopt(fds[0], SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    pthread_create(&other, 0, ends, &fds[0]);
    if (recv(fds[0], text, 1, 0) != -1 || errno != EAGAIN)
        return 1;
    pthread_join(other, 0);
    if (read(fds[1], text, 1) != 0)
        return 2;
    listen(listens, 1);
    late = 1;
    pthread_create(&other, 0, ends, &listens);
    if (accept(listens, 0, 0) != -1 || errno != EINVAL)
        return 3;
    pthread_join(other, 0);
    socketpair(AF_UNIX, SOCK_STREAM, 0, fds);
    text[0] = (char)x;
    writev(fds[0], parts, 1);
    if (readv(fds[1], parts, 2) != 4 || (unsigned char)text[0] != x)
        return 4;
    epoll_ctl(a, EPOLL_CTL_ADD, b, &event);
    if (epoll_ctl(b, EPOLL_CTL_ADD, a, &event) != -1 || errno != ELOOP)
        return 5;
    return 16;
}

// What is told later, and once: how a connection that was asked for came out, that the other end is gone.
static int told(unsigned char x)
{
    struct sockaddr_in name = loopback(0), any;
    socklen_t size = sizeof name;
    struct pollfd asked;
    int listens = socket(AF_INET, SOCK_STREAM, 0), s = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), error = 0;
    unsigned char got = 0;
    bind(listens, (struct sockaddr *)&name, sizeof name);
    listen(listens, 4);
    name = loopback(port_of(listens));
    if (connect(s, (struct sockaddr *)&name, sizeof name) != -1 || errno != EINPROGRESS)
        return 1;
    asked = (struct pollfd){s, POLLOUT, 0};
    if (poll(&asked, 1, -1) != 1 || asked.revents != POLLOUT || connect(s, (struct sockaddr *)&name, sizeof name) ||
        connect(s, (struct sockaddr *)&name, sizeof name) != -1 || errno != EISCONN)
        return 2;
    int fd = accept(listens, 0, 0);
    send(s, &x, 1, 0);
    shutdown(s, SHUT_WR);
    asked = (struct pollfd){fd, POLLIN | POLLRDHUP, 0};
    if (poll(&asked, 1, -1) != 1 || asked.revents != (POLLIN | POLLRDHUP) || read(fd, &got, 1) != 1 || got != x)
        return 3;
    send(fd, "unread", 6, 0);
    close(s);
    close(listens);
    s = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (connect(s, (struct sockaddr *)&name, sizeof name) != -1 || errno != EINPROGRESS)
        return 4;
    asked = (struct pollfd){s, POLLOUT, 0};
    size = sizeof error;
    if (poll(&asked, 1, -1) != 1 || !(asked.revents & POLLERR) || getsockopt(s, SOL_SOCKET, SO_ERROR, &error, &size) || error != ECONNREFUSED)
        return 5;
    struct sockaddr_in6 both = {.sin6_family = AF_INET6}, from;
    listens = socket(AF_INET6, SOCK_STREAM, 0), s = socket(AF_INET, SOCK_STREAM, 0);
    bind(listens, (struct sockaddr *)&both, sizeof both);
    listen(listens, 1);
    size = sizeof both;
    getsockname(listens, (struct sockaddr *)&both, &size);
    name = loopback(ntohs(both.sin6_port)), size = sizeof from;
    if (connect(s, (struct sockaddr *)&name, sizeof name) || accept(listens, (struct sockaddr *)&from, &size) < 0 || !IN6_IS_ADDR_V4MAPPED(&from.sin6_addr))
        return 8;
    int a = socket(AF_INET, SOCK_DGRAM, 0), b = socket(AF_INET, SOCK_DGRAM, 0), one = 1;
    any = loopback(0);
    any.sin_addr.s_addr = INADDR_ANY;
    bind(a, (struct sockaddr *)&any, sizeof any);
    name = loopback(port_of(a));
    sendto(b, &x, 1, 0, (struct sockaddr *)&name, sizeof name);
    size = sizeof any;
    if (recvfrom(a, &got, 1, 0, (struct sockaddr *)&any, &size) != 1 || any.sin_addr.s_addr != htonl(INADDR_LOOPBACK))
        return 6;
    setsockopt(a, SOL_SOCKET, SO_BROADCAST, &one, sizeof one);
    one = 0, size = sizeof one;
    return getsockopt(a, SOL_SOCKET, SO_BROADCAST, &one, &size) || one != 1 ? 7 : 17;
}

int main(void)
{
    static int (*const all[])(unsigned char) = {pairs, packets, served, datagrams, events, named, ended, told};
    unsigned char x;
    klee_make_symbolic(&x, sizeof x, "x");
    if (x < 200)
        return 100;
    for (int i = 0; i < 8; i++)
        if (x == 200 + i)
            return all[i](x);
    return 101;
}
