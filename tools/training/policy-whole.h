/*
 * The policy net in integers, as the engine runs it: engine/policy/policy-net.ts computes exactly the same.
 *
 * The file, little-endian: "RRP1", version, UNITS, GATES, LINEAR_GATES, POSITION_ROWS, MOVE_ROWS, FNV-1a of the rest; then
 * all numbers of `WholeNet` as 16-bit integers: first the low byte of each (-128 to 127), then the number of 256s to add,
 * nearly always 0, so that the file compresses to little more than 8 bits per number.
 */
#ifndef POLICY_WHOLE_H
#define POLICY_WHOLE_H

#include "policy-net.h"

/* The integer that represents 1 in each table. */
#define INPUT_UNIT 128
#define GATE_UNIT 256
#define MOVE_UNIT 64
#define BIAS_UNIT 1024
#define LOGIT_UNIT (GATE_UNIT * MOVE_UNIT)

typedef struct {
  int16_t bias[UNITS];
  int16_t gate_bias[GATES];
  int16_t move_bias[MOVE_ROWS];
  int16_t gate[UNITS][GATES];
  int16_t context[CONTEXT_ROWS][GATES];
  int16_t input[POSITION_ROWS][UNITS];
  int16_t move[MOVE_ROWS][GATES];
} WholeNet;

#define WHOLE_NUMBERS (sizeof(WholeNet) / sizeof(int16_t))
#define WHOLE_HEADER 32
#define WHOLE_BYTES (WHOLE_HEADER + 2 * WHOLE_NUMBERS)

static uint32_t fnv1a(const uint8_t *bytes, size_t count) {
  uint32_t hash = 0x811c9dc5u;
  for (size_t i = 0; i < count; i++) hash = (hash ^ bytes[i]) * 0x01000193u;
  return hash;
}

/* Interpolates between two rows; `share` is in 256ths. */
static inline int between_rows(int low, int high, int share) { return (low * (256 - share) + high * share + 128) >> 8; }

/* Logits of the legal moves, in units of LOGIT_UNIT. */
static void whole_logits(const WholeNet *net, const PolicyRecord *record, const Seen *seen, int32_t *logits) {
  int32_t sums[UNITS], gates[GATES];
  for (int u = 0; u < UNITS; u++) sums[u] = net->bias[u];
  for (int g = 0; g < GATES; g++) gates[g] = net->gate_bias[g] << 14;
  for (int i = 0; i < seen->count && seen->rows[i] < ROW_CONTEXT; i++)
    for (int u = 0; u < UNITS; u++) sums[u] += net->input[seen->rows[i]][u];
  for (int part = 0; part < 3; part++) {
    int row = ROW_TIME + record->time_class, next = row, share = 0;
    if (part) {
      int rating = (part == 2 ? record->other_rating : record->own_rating) - LEAST_RATING, most = RATING_STEP * (KNOTS - 1);
      if (rating < 0) rating = 0;
      if (rating > most) rating = most;
      row = (part == 2 ? ROW_OTHER_RATING : ROW_OWN_RATING) + rating / RATING_STEP;
      share = rating % RATING_STEP * 256 / RATING_STEP;
      next = share ? row + 1 : row;
    }
    for (int u = 0; u < UNITS; u++) sums[u] += between_rows(net->input[row][u], net->input[next][u], share);
    for (int g = 0; g < GATES; g++) gates[g] += between_rows(net->context[row - ROW_CONTEXT][g], net->context[next - ROW_CONTEXT][g], share) << 14;
  }
  for (int u = 0; u < UNITS; u++) {
    int x = sums[u] < 0 ? 0 : sums[u] > INPUT_UNIT ? INPUT_UNIT : sums[u];
    for (int g = 0; g < GATES; g++) gates[g] += x * x * net->gate[u][g];
  }
  for (int g = 0; g < GATES; g++) gates[g] = (gates[g] + (1 << 13)) >> 14;
  for (int i = 0; i < seen->move_count; i++) {
    const MoveRows *rows = &seen->of_moves[i];
    int32_t of_move[GATES] = {0}, logit = 0;
    for (int r = 0; r < rows->count; r++) {
      if (rows->rows[r] >= MOVE_ROWS) continue; /* already added to the move's row */
      logit += net->move_bias[rows->rows[r]] * (LOGIT_UNIT / BIAS_UNIT);
      for (int g = 0; g < GATES; g++) of_move[g] += net->move[rows->rows[r]][g];
    }
    for (int g = 0; g < GATES; g++) logit += gates[g] * (g >= LINEAR_GATES && of_move[g] < 0 ? 0 : of_move[g]);
    logits[i] = logit;
  }
}

#endif
