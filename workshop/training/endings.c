/*
 * Copies the positions with few men, in their order, from files of records to one.
 *
 *   endings MOST_MEN OUT.bin IN.bin...
 *
 * Self-play labels come from the net's own searches. With few men on the board they are far better than static ones; with many
 * they are not, and training on them loses what the static labels taught (net-3-log.txt).
 */
#include "position.h"

int main(int words, char **word) {
  if (words < 4) return fprintf(stderr, "usage: endings MOST_MEN OUT.bin IN.bin...\n"), 2;
  int most = atoi(word[1]);
  size_t kept = 0;
  FILE *out = must(fopen(word[2], "wb"), word[2]);
  for (int i = 3; i < words; i++) {
    FILE *in = must(fopen(word[i], "rb"), word[i]);
    Record record;
    while (fread(&record, sizeof record, 1, in) == 1)
      if (__builtin_popcountll(record.occupied) <= most && fwrite(&record, sizeof record, 1, out) == 1) kept++;
    fclose(in);
  }
  if (fclose(out)) return perror(word[2]), 1;
  printf("%zu positions\n", kept);
}
