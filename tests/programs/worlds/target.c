/* A fuzz target: inputs of every length, and what goes wrong with some. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int begun;

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  begun = *argc == 1 && (*argv)[1] == 0;
  return 0;
}

/* A record: its length, and so many bytes. */
static int sum(const uint8_t *data, size_t size) {
  uint8_t copy[256];
  size_t length = data[0];
  int sum = 0;
  memcpy(copy, data + 1, length); /* BUG: it may be shorter */
  for (size_t i = 0; i < length && i < 3; i++) sum += copy[i];
  (void)size;
  return sum;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (!begun) exit(9);
  if (size == 0) exit(10);
  if (size == 4 && memcmp(data, "four", 4) == 0) exit(14);
  if (data[0] == 'x' && data[1] == 'y') exit(11); /* BUG: where there is one byte */
  if (data[0] < 4 && sum(data, size) == 300) exit(12);
  if (size >= 6 && data[size - 1] == '!') abort(); /* BUG */
  return 0;
}
