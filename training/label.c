/*
 * Judges positions as Stockfish 15.1's own `eval` does ("NNUE evaluation", in hundredths of a pawn), some fifteen times
 * faster than asking the program: it prints two hundred numbers for each. The net is read as data out of the installed
 * program (Debian's /usr/games/stockfish), whose licence forbids to ship any of it, and nothing of it is.
 *
 *   label STOCKFISH POSITIONS.bin        fills in the scores, in place; scores that are there stay unless ALL=1
 *   label STOCKFISH POSITIONS.bin check  compares 500 of them with what the program itself says, and changes nothing
 */
#include "position.h"
#include <pthread.h>
#include <string.h>

#define NET_VERSION 0x7AF32F20u
#define NET_NAME "Network trained with"
#define WIDTH 1024
#define PLANES 704 /* 11 kinds of men on 64 squares: both kings share one */
#define INPUTS (32 * PLANES)
#define BUCKETS 8
#define FIRST 16
#define SECOND 32
/* Internal units for a pawn, as that version shows them. */
#define UNITS_OF_A_PAWN 361

typedef int16_t Lanes __attribute__((vector_size(64)));
#define VECTORS (WIDTH / 32)

static int16_t *bias, *weights;
static int32_t *material;
static struct Layers {
  int32_t bias1[FIRST], bias2[SECOND], bias3;
  int8_t weights1[FIRST][WIDTH], weights2[SECOND][32], weights3[32];
} layers[BUCKETS];

static const uint8_t *at;
static const void *take(size_t bytes) {
  const void *here = at;
  at += bytes;
  return here;
}

static void read_net(const char *path) {
  FILE *file = must(fopen(path, "rb"), path);
  fseek(file, 0, SEEK_END);
  size_t size = ftell(file);
  rewind(file);
  uint8_t *program = must(malloc(size), "memory");
  if (fread(program, 1, size, file) != size) exit(1);
  fclose(file);
  for (at = program; at < program + size - 1000; at++) {
    uint32_t version;
    memcpy(&version, at, 4);
    if (version == NET_VERSION && !memcmp(at + 12, NET_NAME, strlen(NET_NAME))) break;
  }
  if (at >= program + size - 1000) fprintf(stderr, "%s holds no such net\n", path), exit(1);
  uint32_t text;
  memcpy(&text, at + 8, 4);
  take(12 + text + 4);
  bias = must(aligned_alloc(64, WIDTH * 2), "memory");
  weights = must(aligned_alloc(64, (size_t)INPUTS * WIDTH * 2), "memory");
  material = must(malloc(INPUTS * BUCKETS * 4), "memory");
  memcpy(bias, take(WIDTH * 2), WIDTH * 2);
  memcpy(weights, take((size_t)INPUTS * WIDTH * 2), (size_t)INPUTS * WIDTH * 2);
  memcpy(material, take(INPUTS * BUCKETS * 4), INPUTS * BUCKETS * 4);
  for (int bucket = 0; bucket < BUCKETS; bucket++) {
    struct Layers *layer = &layers[bucket];
    take(4);
    memcpy(layer->bias1, take(sizeof layer->bias1), sizeof layer->bias1);
    memcpy(layer->weights1, take(sizeof layer->weights1), sizeof layer->weights1);
    memcpy(layer->bias2, take(sizeof layer->bias2), sizeof layer->bias2);
    memcpy(layer->weights2, take(sizeof layer->weights2), sizeof layer->weights2);
    memcpy(&layer->bias3, take(4), 4);
    memcpy(layer->weights3, take(sizeof layer->weights3), sizeof layer->weights3);
  }
  free(program);
}

static int clip(int value, int most) { return value < 0 ? 0 : value > most ? most : value; }

/* Hundredths of a pawn for White. */
static int judge(const Record *record) {
  int squares[32], codes[32], n = 0, king[2] = {0, 0};
  for (uint64_t bits = record->occupied; bits; bits &= bits - 1, n++) {
    squares[n] = __builtin_ctzll(bits);
    codes[n] = piece_of(record, n);
    if ((codes[n] & 7) == KING) king[codes[n] >> 3] = squares[n];
  }
  int bucket = (n - 1) / 4, standing[2];
  static _Thread_local uint8_t inputs[WIDTH] __attribute__((aligned(64)));
  for (int view = 0; view < 2; view++) {
    int side = view ^ record->black_moves;
    int turn = (side ? 56 : 0) ^ ((king[side] & 7) < 4 ? 7 : 0);
    int own = king[side] ^ turn;
    /* Counted from h8 towards e1, four files a rank. */
    int of_king = PLANES * (4 * (7 - (own >> 3)) + 7 - (own & 7));
    Lanes sums[VECTORS];
    memcpy(sums, bias, sizeof sums);
    standing[view] = 0;
    for (int i = 0; i < n; i++) {
      int role = codes[i] & 7;
      int plane = role == KING ? 10 : 2 * (role - 1) + ((codes[i] >> 3) != side);
      int index = of_king + 64 * plane + (squares[i] ^ turn);
      const Lanes *row = (const Lanes *)(weights + (size_t)index * WIDTH);
      for (int v = 0; v < VECTORS; v++) sums[v] += row[v];
      standing[view] += material[index * BUCKETS + bucket];
    }
    const int16_t *sum = (const int16_t *)sums;
    for (int i = 0; i < WIDTH / 2; i++)
      inputs[view * (WIDTH / 2) + i] = (uint8_t)(clip(sum[i], 127) * clip(sum[i + WIDTH / 2], 127) / 128);
  }
  const struct Layers *layer = &layers[bucket];
  int first[FIRST], second_inputs[32] = {0}, past = 0;
  for (int i = 0; i < FIRST; i++) {
    int sum = layer->bias1[i];
    for (int j = 0; j < WIDTH; j++) sum += layer->weights1[i][j] * inputs[j];
    first[i] = sum;
  }
  for (int i = 0; i < FIRST - 1; i++) {
    int64_t square = (int64_t)first[i] * first[i] >> 19;
    second_inputs[i] = square > 127 ? 127 : (int)square;
    second_inputs[FIRST - 1 + i] = clip(first[i] >> 6, 127);
  }
  past = first[FIRST - 1] * (600 * 16) / (127 * 64);
  int last = layer->bias3;
  for (int i = 0; i < SECOND; i++) {
    int sum = layer->bias2[i];
    for (int j = 0; j < 32; j++) sum += layer->weights2[i][j] * second_inputs[j];
    last += layer->weights3[i] * clip(sum >> 6, 127);
  }
  int worth = ((standing[0] - standing[1]) / 2 + last + past) / 16;
  int hundredths = worth * 100 / UNITS_OF_A_PAWN;
  return record->black_moves ? -hundredths : hundredths;
}

static Record *records;
static size_t count;
static int threads = 2, all;

static void *work(void *argument) {
  int self = (int)(intptr_t)argument;
  for (size_t i = count * self / threads; i < count * (self + 1) / threads; i++)
    if (all || records[i].score == NO_SCORE) records[i].score = (int16_t)clip(judge(&records[i]) + 30000, 60000) - 30000;
  return NULL;
}

/* Asks the program itself. Castling rights are in no input of the net, and so in no record. */
static int check(const char *stockfish) {
  char script[] = "/tmp/label-check-XXXXXX";
  FILE *file = must(fdopen(mkstemp(script), "w"), script);
  size_t stride = count / 500 ? count / 500 : 1;
  for (size_t i = 0; i < count; i += stride) {
    fprintf(file, "position fen ");
    for (int rank = 7; rank >= 0; rank--) {
      for (int square = 8 * rank; square < 8 * rank + 8; square++) {
        int number = __builtin_popcountll(records[i].occupied & ((1ull << square) - 1));
        fputc(records[i].occupied >> square & 1 ? ".PNBRQK..pnbrqk"[piece_of(&records[i], number)] : '1', file);
      }
      if (rank) fputc('/', file);
    }
    fprintf(file, " %c - - 0 1\neval\n", records[i].black_moves ? 'b' : 'w');
  }
  fclose(file);
  char command[400], line[400];
  snprintf(command, sizeof command, "%s < %s", stockfish, script);
  FILE *answers = must(popen(command, "r"), command);
  size_t asked = 0, wrong = 0;
  while (fgets(line, sizeof line, answers)) {
    double pawns;
    if (sscanf(line, "NNUE evaluation %lf", &pawns) != 1) continue;
    int ours = judge(&records[asked++ * stride]), theirs = (int)(pawns * 100 + (pawns < 0 ? -0.5 : 0.5));
    if (abs(ours - theirs) > 1) wrong++, printf("%d instead of %d\n", ours, theirs);
  }
  pclose(answers);
  remove(script);
  printf("%zu compared, %zu differ by more than the rounding\n", asked, wrong);
  return wrong > 0 || asked == 0;
}

int main(int words, char **word) {
  if (words < 3) return fprintf(stderr, "usage: label STOCKFISH POSITIONS.bin [check]\n"), 2;
  if (getenv("THREADS")) threads = atoi(getenv("THREADS"));
  all = getenv("ALL") != NULL;
  read_net(word[1]);
  FILE *file = must(fopen(word[2], "r+b"), word[2]);
  fseek(file, 0, SEEK_END);
  count = ftell(file) / sizeof(Record);
  rewind(file);
  records = must(malloc(count * sizeof(Record)), "memory");
  if (fread(records, sizeof(Record), count, file) != count) return 1;
  if (words > 3) return check(word[1]);
  pthread_t workers[64];
  for (int t = 0; t < threads; t++) pthread_create(&workers[t], NULL, work, (void *)(intptr_t)t);
  for (int t = 0; t < threads; t++) pthread_join(workers[t], NULL);
  rewind(file);
  if (fwrite(records, sizeof(Record), count, file) != count || fclose(file)) return perror(word[2]), 1;
  printf("%zu positions\n", count);
}
