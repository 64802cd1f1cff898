/*
 * Evaluates positions with the `eval` command of an installed Stockfish 15.1 ("Final evaluation", in hundredths of a pawn):
 * about 5,000 positions per second and core. The program is run unchanged, and none of its code is shipped or read.
 *
 *   label STOCKFISH POSITIONS.bin   fills in missing scores in place; with ALL=1 replaces all scores
 *
 * PROCESSES is the number of parallel processes, by default 2. Positions in check have no such evaluation and keep their
 * score.
 */
#include "position.h"
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Positions per run of the program, which limits the size of the command file. */
#define BATCH 20000
#define MOST 30000

/* The net has no input for castling rights, so records do not contain them. */
static void ask(FILE *file, const Record *record) {
  fprintf(file, "position fen ");
  for (int rank = 7; rank >= 0; rank--) {
    for (int square = 8 * rank; square < 8 * rank + 8; square++) {
      int number = __builtin_popcountll(record->occupied & ((1ull << square) - 1));
      fputc(record->occupied >> square & 1 ? ".PNBRQK..pnbrqk"[piece_of(record, number)] : '1', file);
    }
    if (rank) fputc('/', file);
  }
  fprintf(file, " %c - - 0 1\neval\nisready\n", record->black_moves ? 'b' : 'w');
}

static int wants(const Record *record, int all) { return all || record->score == NO_SCORE; }

static void label_batch(const char *stockfish, Record *records, size_t count, int all) {
  char script[] = "/tmp/label-XXXXXX", command[400], line[400];
  FILE *file = must(fdopen(mkstemp(script), "w"), script);
  for (size_t i = 0; i < count; i++)
    if (wants(&records[i], all)) ask(file, &records[i]);
  fclose(file);
  snprintf(command, sizeof command, "%s < %s", stockfish, script);
  FILE *answers = must(popen(command, "r"), command);
  size_t at = 0;
  double pawns;
  int16_t score = NO_SCORE;
  while (fgets(line, sizeof line, answers)) {
    if (sscanf(line, "Final evaluation %lf", &pawns) == 1) {
      int hundredths = (int)(pawns * 100 + (pawns < 0 ? -0.5 : 0.5));
      score = (int16_t)(hundredths > MOST ? MOST : hundredths < -MOST ? -MOST : hundredths);
    } else if (!strncmp(line, "readyok", 7)) {
      while (at < count && !wants(&records[at], all)) at++;
      if (at == count) break;
      if (score != NO_SCORE) records[at].score = score;
      at++;
      score = NO_SCORE;
    }
  }
  pclose(answers);
  remove(script);
  while (at < count && !wants(&records[at], all)) at++;
  if (at < count) fprintf(stderr, "%s answered %zu of %zu\n", stockfish, at, count), exit(1);
}

int main(int words, char **word) {
  if (words != 3) return fprintf(stderr, "usage: label STOCKFISH POSITIONS.bin\n"), 2;
  int processes = getenv("PROCESSES") ? atoi(getenv("PROCESSES")) : 2, all = getenv("ALL") != NULL;
  FILE *file = must(fopen(word[2], "r+b"), word[2]);
  struct stat facts;
  if (fstat(fileno(file), &facts)) return perror(word[2]), 1;
  size_t count = (size_t)facts.st_size / sizeof(Record);
  Record *records = mmap(NULL, count * sizeof(Record), PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
  if (records == MAP_FAILED) return perror(word[2]), 1;
  for (int process = 0; process < processes; process++) {
    if (fork() != 0) continue;
    size_t end = count * (process + 1) / processes;
    for (size_t i = count * process / processes; i < end; i += BATCH)
      label_batch(word[1], records + i, end - i < BATCH ? end - i : BATCH, all);
    return 0;
  }
  int status, failed = 0;
  while (wait(&status) > 0) failed |= status != 0;
  if (failed) return 1;
  printf("%zu positions\n", count);
}
