/* What glibc does at the edges of what the standards say. The input chooses the case and what it is about; what each prints,
 * and how it ends, is what it prints natively. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <locale.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

static FILE *with(const char *text) {
  FILE *f = fopen("edges.txt", "w+");
  fputs(text, f);
  rewind(f);
  return f;
}

static int lines(const char *text, size_t room, int allocated) {
  FILE *f = with(text);
  char *line = allocated ? malloc(room) : NULL;
  size_t n = room;
  for (int i = 0; i < 3; i++) {
    ssize_t size = getline(&line, &n, f);
    printf("%zd of %zu %d\n", size, n, line != NULL);
  }
  free(line);
  return fclose(f);
}

static void wide(const char *text) {
  FILE *f = with(text);
  for (int i = 0; i < 2; i++) {
    errno = 0;
    wint_t c = getwc(f);
    printf("%d error %d, errno %d\n", (int)c, ferror(f), errno);
    if (c == WEOF) break;
  }
  fclose(f);
}

int main(void) {
  unsigned char in[3] = {0};
  if (read(0, in, 3) != 3) return 99;
  setvbuf(stdout, NULL, _IONBF, 0);
  size_t n = in[1];
  switch (in[0]) {
  case 'a': { /* realloc to no bytes frees */
    char *old = malloc(4), *p = realloc(old, n & 3);
    if (!p) return printf("freed for %zu\n", n & 3), 7;
    p[(n & 3) - 1] = 1;
    free(p);
    p = reallocarray(malloc(8), n & 3, in[2] & 1);
    printf("%d\n", p == NULL);
    free(p);
    p = realloc(NULL, 0);
    printf("%d\n", p == NULL);
    free(p);
    break;
  }
  case 'b': { /* alignments that are none */
    void *p = NULL;
    int error = posix_memalign(&p, n, 16);
    if (error) return error;
    if ((uintptr_t)p % n) return 2;
    free(p);
    break;
  }
  case 'c': { /* and those that are made one */
    static const size_t aligns[] = {0, 1, 3, 24, 48, 100, 4096, 5000, SIZE_MAX};
    for (size_t i = 0; i < sizeof aligns / sizeof *aligns; i++) {
      void *p = memalign(aligns[i], 10), *q = aligned_alloc(aligns[i], 10);
      uintptr_t at = aligns[i] < 16 ? 16 : aligns[i] > 4096 ? 8192 : aligns[i] == 24 ? 32 : aligns[i] == 48 ? 64 : aligns[i] == 100 ? 128 : 4096;
      printf("%d %d %d\n", p != NULL, q != NULL, (uintptr_t)p % at == 0 && (uintptr_t)q % at == 0);
      free(p), free(q);
    }
    break;
  }
  case 'd': lines("", 0, 0); lines("", 10, 1); lines("a\nlonger than ten bytes\n", 10, 1); lines("a\nb", 0, 1); break;
  case 'e': { /* a line longer than the room there is at first */
    char text[400];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = 0;
    lines(text, 0, 0);
    text[130] = '\n';
    lines(text, 0, 0);
    break;
  }
  case 'f': setlocale(LC_ALL, "C.UTF-8"); wide("\xc3"); wide("\xe2\x82"); wide("a\xc3"); wide("\xc3\xa9"); break;
  case 'g': { /* years that have no place */
    struct tm at = {.tm_year = 8099, .tm_mday = 1};
    char text[40];
    for (int i = 0; i < 2; i++, at.tm_year++) {
      errno = 0;
      printf("%d ", asctime_r(&at, text) != NULL);
      printf("%d\n", errno == EOVERFLOW);
    }
    printf("%s", asctime(&at));
    at.tm_year = INT_MAX, errno = 0;
    printf("%d ", asctime(&at) != NULL);
    printf("%d\n", errno == EOVERFLOW);
    break;
  }
  case 'j': { /* a file that is mapped, and read and written meanwhile */
    FILE *f = with("hello");
    char back[6] = {0};
    int fd = fileno(f);
    char *map = mmap(NULL, 5, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    map[0] = (char)(n & 1 ? 'J' : 'H');
    pread(fd, back, 5, 0);
    puts(back);
    pwrite(fd, "YZ", 2, 3);
    printf("%.5s\n", map);
    map[1] = 'u';
    munmap(map, 5);
    pread(fd, back, 5, 0);
    puts(back);
    map = mmap(NULL, 5, PROT_READ, MAP_SHARED, fd, 0);
    pwrite(fd, "--", 2, 0);
    printf("%.5s\n", map);
    char *own = mmap(NULL, 5, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    own[4] = '!';
    pread(fd, back, 5, 0);
    puts(back);
    break;
  }
  case 'h': {
    static const int names[] = {_SC_LINE_MAX, _SC_NGROUPS_MAX, _SC_PAGESIZE, _SC_IOV_MAX, _SC_VERSION, _SC_GETPW_R_SIZE_MAX, _SC_HOST_NAME_MAX, _SC_THREADS, _SC_LOGIN_NAME_MAX, _SC_CLK_TCK, 9999};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) printf("%ld ", sysconf(names[i]));
    printf("\n");
    break;
  }
  case 'i': { /* numbers of two digits */
    unsigned long long v = n < 200 ? n : ULLONG_MAX - n;
    char text[200];
    int size = snprintf(text, sizeof text, "%b|%#b|%08hhb|%B|%#llB|%-6b|%.5b|%#12b", in[1], in[1], in[1], in[1], v, 5, 5, 5);
    return printf("%d %s\n", size, text) & 1;
  }
  case 'k': { /* what is no character stays to be read, and is an error again */
    if (in[1] & 1) setlocale(LC_ALL, "C.UTF-8");
    FILE *f = with(in[1] & 1 ? "a\xe2\x82x" : "a\x80x");
    for (int i = 0; i < 3; i++) {
      errno = 0;
      wint_t c = getwc(f);
      printf("%d, errno %d\n", (int)c, errno);
    }
    for (int i = 0; i < 4; i++) printf("%d\n", getc(f));
    return fclose(f);
  }
  case 'l': { /* a stream without a descriptor */
    printf("%d\n", fileno(stdin));
    printf("%d\n", in[1] & 1 ? fclose(stdin) : freopen("no such file", "r", stdin) != NULL);
    printf("%d %d\n", fileno(stdin), getc(stdin));
    break;
  }
  case 'm': /* standard input can be read again; nothing of the host is seen */
    printf("%ld", (long)lseek(0, -2, SEEK_CUR));
    printf(" %d", (int)read(0, in + 1, 2) == 2 && in[1] == (unsigned char)n);
    printf(" %d\n", getenv("HOME") != NULL || getenv("PATH") != NULL);
    break;
  case 'n': { /* more memory than there is */
    size_t big = (size_t)1 << (62 + (in[1] & 1)), half = SIZE_MAX / 2 + 2;
    char *p = malloc(8);
    printf("%d", (errno = 0, malloc(big) != NULL)), printf(" %d\n", errno);
    printf("%d", (errno = 0, calloc(half, 2) != NULL)), printf(" %d\n", errno);
    printf("%d", (errno = 0, calloc(1, big) != NULL)), printf(" %d\n", errno);
    printf("%d", (errno = 0, realloc(p, big) != NULL)), printf(" %d\n", errno);
    printf("%d", (errno = 0, reallocarray(p, 2, half) != NULL)), printf(" %d\n", errno);
    printf("%d", (errno = 0, memalign(SIZE_MAX - 5, 8) != NULL)), printf(" %d\n", errno);
    printf("%d", (errno = 0, memalign((size_t)1 << 63, 8) != NULL)), printf(" %d\n", errno);
    printf("%d", (errno = 0, valloc(big) != NULL)), printf(" %d\n", errno);
    printf("%d", (errno = 0, realloc(p, 0) != NULL)), printf(" %d\n", errno);
    break;
  }
  case 'p': { /* copies from one file to another */
    int from = fileno(with("a text to be copied")), to = open("copy.txt", O_RDWR | O_CREAT | O_TRUNC, 0600), ends[2];
    char back[40] = {0};
    off_t at = n % 7, there = 2;
    lseek(from, 3, SEEK_SET);
    printf("%zd", sendfile(to, from, &at, 4)), printf(" %ld", (long)at);
    printf(" %zd", sendfile(to, from, NULL, 5)), printf(" %ld", (long)lseek(from, 0, SEEK_CUR));
    printf(" %zd", sendfile(to, from, NULL, 100)), printf(" %zd", sendfile(to, from, NULL, 100));
    printf(" %zd", copy_file_range(from, &at, to, &there, 3, 0)), printf(" %ld\n", (long)there);
    pread(to, back, 39, 0);
    puts(back);
    pipe(ends);
    printf("%zd", sendfile(to, ends[0], NULL, 1)), printf(" %d\n", errno == EINVAL);
    printf("%zd", sendfile(99, from, &at, 1)), printf(" %d\n", errno == EBADF);
    at = -1;
    printf("%zd", sendfile(to, from, &at, 1)), printf(" %d\n", errno == EINVAL);
    /* within one file; at the end of it; to whom only appends; of nothing from nobody */
    for (at = 0; at < 30; at += 6) {
      off_t x = at, y = 8;
      errno = 0;
      printf("%zd", copy_file_range(from, &x, from, &y, n % 16, 0)), printf(" %d %ld,", errno, (long)lseek(from, 0, SEEK_END));
    }
    fcntl(to, F_SETFL, O_APPEND);
    at = 0;
    printf("\n%zd", sendfile(to, from, &at, 1)), printf(" %d", errno == EINVAL);
    printf(" %zd", copy_file_range(from, &at, to, NULL, 1, 0)), printf(" %d", errno == EBADF);
    printf(" %zd", sendfile(99, from, &at, 0)), printf(" %d", errno == EBADF);
    printf(" %zd", copy_file_range(from, &at, open("/", O_RDONLY), NULL, 1, 0)), printf(" %d\n", errno == EISDIR);
    break;
  }
  case 'o': { /* devices */
    static const char *const names[] = {"zero", "full", "urandom", "null", "stdin", "fd/0", "stdout", "fd/1", "fd", "none"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
      char path[20] = "/dev/", text[4] = "???";
      int out = i == 6 || i == 7, fd = open(strcat(path, names[i]), out ? O_WRONLY : i < 4 ? O_RDWR : O_RDONLY);
      errno = 0;
      printf("%s %d", names[i], fd >= 0);
      if (!out && fd >= 0) printf(" %d", (int)read(fd, text, 3));
      printf(" %d", memcmp(text, "\0\0\0", 3) == 0);
      if (i == 4 || i == 5) printf(" %d", text[0] == 'o' && (unsigned char)text[1] == n); /* from the beginning */
      printf(" %d\n", fd >= 0 && i != 4 && i != 5 && i != 8 ? (int)write(fd, "says\n", 5) : 0);
      if (fd >= 0) close(fd);
    }
    close(0);
    for (int how = O_RDONLY; how <= O_RDWR; how++) printf("%d", open("/dev/stdin", how)), printf(" %d\n", errno);
    printf("%d", open("/dev/stdin", O_WRONLY | O_CREAT, 0600)), printf(" %d\n", errno);
    printf("%d", open("/dev/stdin", O_WRONLY | O_CREAT | O_EXCL, 0600)), printf(" %d\n", errno);
    printf("%d", mkdir("/dev/stdin", 0700)), printf(" %d\n", errno);
    FILE *f = fopen("/dev/stdout", "w");
    return f ? fprintf(f, "done %zu\n", n & 1), fclose(f) : 3;
  }
  default: return 1;
  }
  return 0;
}
