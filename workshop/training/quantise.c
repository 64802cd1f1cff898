/*
 * Converts a trained net to the engine's file; engine/net/net-file.ts describes the format.
 *
 *   quantise WEIGHTS VERSION OUT.net
 */
#include "net.h"
#include "position.h"
#include <math.h>
#include <string.h>

static Net net;
static uint8_t file[FILE_BYTES];
static size_t written;
static double most;

static void put32(size_t at, uint32_t value) {
  for (int byte = 0; byte < 4; byte++) file[at + byte] = (uint8_t)(value >> (8 * byte));
}

static void put(const float *weights, size_t count, int unit) {
  for (size_t i = 0; i < count; i++, written++) {
    int value = (int)lrintf(weights[i] * unit);
    if (unit == SUM_UNIT && fabs(weights[i]) > most) most = fabs(weights[i]);
    int low = (int8_t)value;
    file[HEADER + written] = (uint8_t)low;
    file[HEADER + NUMBERS + written] = (uint8_t)((value - low) / 256);
  }
}

/*
 * Clears inputs that never occur and so kept their random initial weights: pawns on the first and last rank, the own king on
 * files a to d.
 */
static void clear_unused(void) {
  for (int square = 0; square < 64; square++) {
    int no_pawn = square < 8 || square >= 56, no_king = (square & 7) < 4;
    if (no_pawn) memset(net.input[(PAWN - 1) * 64 + square], 0, sizeof net.input[0]);
    if (no_pawn) memset(net.input[(PAWN - 1 + 6) * 64 + square], 0, sizeof net.input[0]);
    if (no_king) memset(net.input[(KING - 1) * 64 + square], 0, sizeof net.input[0]);
  }
}

int main(int words, char **word) {
  if (words != 4) return fprintf(stderr, "usage: quantise WEIGHTS VERSION OUT.net\n"), 2;
  FILE *in = must(fopen(word[1], "rb"), word[1]);
  if (fread(&net, sizeof net, 1, in) != 1) return fprintf(stderr, "%s holds no net of %d units\n", word[1], UNITS), 1;
  fclose(in);
  clear_unused();
  put(net.bias, UNITS, SUM_UNIT);
  put(net.output[0], BUCKETS * 2 * UNITS, WEIGHT_UNIT);
  put(net.input[0], INPUTS * UNITS, SUM_UNIT);
  for (int bucket = 0; bucket < BUCKETS; bucket++)
    put32(HEADER + 2 * NUMBERS + 4 * bucket, (uint32_t)(int32_t)lrintf(net.output_bias[bucket] * SUM_UNIT * WEIGHT_UNIT));
  memcpy(file, "RRN2", 4);
  put32(4, (uint32_t)atoi(word[2]));
  put32(8, UNITS);
  put32(12, BUCKETS);
  uint32_t hash = 0x811c9dc5u; /* FNV-1a */
  for (size_t i = HEADER; i < sizeof file; i++) hash = (hash ^ file[i]) * 0x01000193u;
  put32(16, hash);
  FILE *out = must(fopen(word[3], "wb"), word[3]);
  if (fwrite(file, sizeof file, 1, out) != 1 || fclose(out)) return perror(word[3]), 1;
  printf("version %s, checksum %08x, %zu bytes, largest weight %.2f\n", word[2], hash, sizeof file, most);
}
