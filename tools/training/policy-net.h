/* The policy net as floats, and its forward pass. engine/policy/policy-net.ts is the integer version. */
#ifndef POLICY_NET_H
#define POLICY_NET_H

#include "policy.h"
#include <math.h>

#define UNITS 256
#define GATES 48
/* The first sums of a move's rows stay linear; the others are rectified. */
#define LINEAR_GATES 16

#define LANES 16
typedef float Vector __attribute__((vector_size(4 * LANES)));
typedef int32_t Mask __attribute__((vector_size(4 * LANES)));
#define UNIT_VECTORS (UNITS / LANES)
#define GATE_VECTORS (GATES / LANES)
#define LINEAR_VECTORS (LINEAR_GATES / LANES)

typedef struct {
  float input[POSITION_ROWS][UNITS];
  float bias[UNITS];
  float gate[UNITS][GATES];
  float context[CONTEXT_ROWS][GATES];
  float gate_bias[GATES];
  float move[TRAINED_ROWS][GATES];
  float move_bias[(TRAINED_ROWS + 15) / 16 * 16];
} __attribute__((aligned(64))) PolicyNet;

typedef struct {
  Vector sums[UNIT_VECTORS], gates[GATE_VECTORS], of_moves[MOST_MOVES][GATE_VECTORS];
  float chances[MOST_MOVES]; /* softmax over the legal moves */
} Pass;

/* `x` if `mask` is set, otherwise 0. */
static inline Vector where(Mask mask, Vector x) { return (Vector)(mask & (Mask)x); }
static inline Vector clipped(Vector x) { return where((x > 0) & (x < 1), x) + where(x >= 1, (Vector){0} + 1); }
static inline float sum_of(Vector x) {
  float sum = 0;
  for (int lane = 0; lane < LANES; lane++) sum += x[lane];
  return sum;
}

static void forward(const PolicyNet *net, const Seen *seen, Pass *pass) {
  for (int v = 0; v < UNIT_VECTORS; v++) pass->sums[v] = ((const Vector *)net->bias)[v];
  for (int v = 0; v < GATE_VECTORS; v++) pass->gates[v] = ((const Vector *)net->gate_bias)[v];
  for (int i = 0; i < seen->count; i++) {
    const Vector *row = (const Vector *)net->input[seen->rows[i]];
    float share = seen->shares[i];
    for (int v = 0; v < UNIT_VECTORS; v++) pass->sums[v] += share * row[v];
    if (seen->rows[i] < ROW_CONTEXT) continue;
    const Vector *context = (const Vector *)net->context[seen->rows[i] - ROW_CONTEXT];
    for (int v = 0; v < GATE_VECTORS; v++) pass->gates[v] += share * context[v];
  }
  for (int v = 0; v < UNIT_VECTORS; v++) {
    Vector x = clipped(pass->sums[v]);
    x *= x;
    for (int lane = 0; lane < LANES; lane++) {
      if (x[lane] == 0) continue;
      const Vector *row = (const Vector *)net->gate[v * LANES + lane];
      for (int g = 0; g < GATE_VECTORS; g++) pass->gates[g] += x[lane] * row[g];
    }
  }
  float highest = -1e30f, total = 0;
  for (int i = 0; i < seen->move_count; i++) {
    const MoveRows *rows = &seen->of_moves[i];
    Vector *sums = pass->of_moves[i];
    float logit = 0;
    for (int v = 0; v < GATE_VECTORS; v++) sums[v] = (Vector){0};
    for (int r = 0; r < rows->count; r++) {
      const Vector *row = (const Vector *)net->move[rows->rows[r]];
      for (int v = 0; v < GATE_VECTORS; v++) sums[v] += row[v];
      logit += net->move_bias[rows->rows[r]];
    }
    Vector product = {0};
    for (int v = 0; v < GATE_VECTORS; v++) {
      if (v >= LINEAR_VECTORS) sums[v] = where(sums[v] > 0, sums[v]);
      product += sums[v] * pass->gates[v];
    }
    pass->chances[i] = logit + sum_of(product);
    if (pass->chances[i] > highest) highest = pass->chances[i];
  }
  for (int i = 0; i < seen->move_count; i++) total += pass->chances[i] = expf(pass->chances[i] - highest);
  for (int i = 0; i < seen->move_count; i++) pass->chances[i] /= total;
}

#endif
