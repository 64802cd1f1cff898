/*
 * Converts a trained policy net to the engine's integer file (policy-whole.h), and measures the cost of rounding.
 *
 *   policy-quantise CHECKPOINT VERSION HELD-OUT.policy OUT.bin
 */
#include "policy-whole.h"

static struct {
  char magic[8];
  uint64_t seed, step, count;
  PolicyNet net;
} checkpoint;
static WholeNet whole;
static uint8_t file[WHOLE_BYTES];
static double largest;

static void put_whole(int16_t *out, const float *weights, size_t count, int unit) {
  for (size_t i = 0; i < count; i++) {
    if (fabs(weights[i] * unit) > largest) largest = fabs(weights[i] * unit);
    long value = lrintf(weights[i] * (float)unit);
    if (value > 32000 || value < -32000) fprintf(stderr, "a weight of %f does not fit\n", weights[i]), exit(1);
    out[i] = (int16_t)value;
  }
}

static void put32(size_t at, uint32_t value) {
  for (int byte = 0; byte < 4; byte++) file[at + (size_t)byte] = (uint8_t)(value >> (8 * byte));
}

/* Adds the rows shared by a piece's moves to or from a square to the rows of the individual moves. */
static void fold(PolicyNet *net) {
  for (int role = 0; role < 6; role++)
    for (int from = 0; from < 64; from++)
      for (int to = 0; to < 64; to++) {
        int row = geometry_of[role][from][to];
        if (row == 0xffff) continue;
        for (int g = 0; g < GATES; g++) net->move[row][g] += net->move[ROW_TO + role * 64 + to][g] + net->move[ROW_FROM + role * 64 + from][g];
        net->move_bias[row] += net->move_bias[ROW_TO + role * 64 + to] + net->move_bias[ROW_FROM + role * 64 + from];
      }
}

static void measure(const char *path) {
  FILE *in = must(fopen(path, "rb"), path);
  static PolicyRecord record;
  static Seen seen;
  static Pass pass;
  double bits = 0, whole_bits = 0;
  long positions = 0, first = 0, whole_first = 0, at = 0;
  while (positions < 20000 && fread(&record, sizeof record, 1, in) == 1) {
    if (at++ % 37 || record.time_class == 0 || record.own_rating == 1500 || record.ply > 90) continue;
    int32_t logits[MOST_MOVES];
    double total = 0;
    see(&record, &seen);
    forward(&checkpoint.net, &seen, &pass);
    whole_logits(&whole, &record, &seen, logits);
    int best = 0, whole_best = 0;
    for (int i = 0; i < seen.move_count; i++) {
      if (pass.chances[i] > pass.chances[best]) best = i;
      if (logits[i] > logits[whole_best]) whole_best = i;
      total += exp((double)(logits[i] - logits[seen.played]) / LOGIT_UNIT);
    }
    bits -= log2(pass.chances[seen.played] + 1e-30);
    whole_bits += log2(total);
    first += best == seen.played;
    whole_first += whole_best == seen.played;
    positions++;
  }
  fclose(in);
  printf("%ld held-out positions: %.4f bits and %.2f %% first choices in floats, %.4f and %.2f in whole numbers\n", positions, bits / (double)positions,
         100.0 * (double)first / (double)positions, whole_bits / (double)positions, 100.0 * (double)whole_first / (double)positions);
}

int main(int words, char **word) {
  if (words != 5) return fprintf(stderr, "usage: policy-quantise CHECKPOINT VERSION HELD-OUT.policy OUT.bin\n"), 2;
  set_up_attacks();
  set_up_geometries();
  FILE *in = must(fopen(word[1], "rb"), word[1]);
  if (fread(&checkpoint, sizeof checkpoint, 1, in) != 1 || memcmp(checkpoint.magic, "RRP1", 5)) return fprintf(stderr, "%s is no checkpoint\n", word[1]), 1;
  fclose(in);
  static PolicyNet folded;
  folded = checkpoint.net;
  fold(&folded);
  put_whole(whole.bias, folded.bias, UNITS, INPUT_UNIT);
  put_whole(whole.gate_bias, folded.gate_bias, GATES, GATE_UNIT);
  put_whole(whole.move_bias, folded.move_bias, MOVE_ROWS, BIAS_UNIT);
  put_whole(whole.gate[0], folded.gate[0], UNITS * GATES, GATE_UNIT);
  put_whole(whole.context[0], folded.context[0], CONTEXT_ROWS * GATES, GATE_UNIT);
  put_whole(whole.input[0], folded.input[0], POSITION_ROWS * UNITS, INPUT_UNIT);
  put_whole(whole.move[0], folded.move[0], MOVE_ROWS * GATES, MOVE_UNIT);
  const int16_t *numbers = (const int16_t *)&whole;
  for (size_t i = 0; i < WHOLE_NUMBERS; i++) {
    int low = (int8_t)numbers[i];
    file[WHOLE_HEADER + i] = (uint8_t)low;
    file[WHOLE_HEADER + WHOLE_NUMBERS + i] = (uint8_t)((numbers[i] - low) / 256);
  }
  memcpy(file, "RRP1", 4);
  uint32_t facts[] = {(uint32_t)atoi(word[2]), UNITS, GATES, LINEAR_GATES, POSITION_ROWS, MOVE_ROWS, fnv1a(file + WHOLE_HEADER, WHOLE_BYTES - WHOLE_HEADER)};
  for (size_t i = 0; i < 7; i++) put32(4 + 4 * i, facts[i]);
  FILE *out = must(fopen(word[4], "wb"), word[4]);
  if (fwrite(file, sizeof file, 1, out) != 1 || fclose(out)) return perror(word[4]), 1;
  printf("version %s, checksum %08x, %zu bytes, batch %lu, largest number %.0f\n", word[2], facts[6], sizeof file, checkpoint.step, largest);
  measure(word[3]);
}
