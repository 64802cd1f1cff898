/*
 * Trains the policy net of people's moves.
 *
 *   policy-train CHECKPOINT SEED BATCHES HELD-OUT.policy TRAINING.policy
 *
 * Resumes from CHECKPOINT if it exists, and replaces it atomically every two minutes and at the end, so the program may be
 * killed at any moment, and BATCHES may change between two runs. Settings from the environment: RATE (0.0015) until the last
 * DECAY (0.3) of all batches, in which it falls linearly to zero; BATCH (4096) positions; HELPERS (0) threads at idle
 * priority that compute the rows of later positions; POSITIONS to use only the first so many. The same seed, data and
 * settings give the same weights, regardless of the helpers and of interruptions.
 *
 * Loss: weighted cross-entropy of the move played among all legal moves, printed in bits. Adam.
 */
#define _GNU_SOURCE
#include "policy-net.h"
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define PARAMETERS (sizeof(PolicyNet) / sizeof(float))
#define CHUNK 32
#define RING 128
#define SAVE_SECONDS 120
#define REPORT_BATCHES 250
#define HELD_OUT_POSITIONS 12000

typedef struct {
  char magic[8];
  uint64_t seed, step, count;
  PolicyNet net, first_moment, second_moment;
} Checkpoint;

static Checkpoint *state;
static PolicyNet *gradients;
static const PolicyRecord *records, *held_out;
static size_t count, held_out_count;
static uint32_t *order;
static long order_round = -1;
static size_t batch_size = 4096;

static double number(const char *name, double otherwise) {
  const char *text = getenv(name);
  return text ? atof(text) : otherwise;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void *zeroed(size_t size) {
  size = (size + 63) / 64 * 64;
  void *memory = must(aligned_alloc(64, size), "memory");
  memset(memory, 0, size);
  return memory;
}

static const PolicyRecord *map_records(const char *path, size_t *found) {
  int file = open(path, O_RDONLY);
  struct stat facts;
  if (file < 0 || fstat(file, &facts)) perror(path), exit(1);
  *found = (size_t)facts.st_size / sizeof(PolicyRecord);
  void *memory = mmap(NULL, (size_t)facts.st_size, PROT_READ, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED) perror(path), exit(1);
  return memory;
}

/* Shuffles the data for a round. The order depends only on the seed and the round. */
static void shuffle(long round) {
  uint64_t random = state->seed * 1000003 + (uint64_t)round;
  for (size_t i = 0; i < count; i++) order[i] = (uint32_t)i;
  for (size_t i = count - 1; i > 0; i--) {
    size_t other = next_random(&random) % (i + 1);
    uint32_t index = order[i];
    order[i] = order[other];
    order[other] = index;
  }
  order_round = round;
}

/* Rows computed ahead by helpers. A slot's state is 2 * chunk while it is being written, and one more when it can be read. */
static Seen *ring;
static _Atomic long slots[RING];
static _Atomic long current_chunk, last_chunk;
static _Atomic int is_over;

static void see_chunk(long chunk, Seen *out) {
  for (int i = 0; i < CHUNK; i++) see(&records[order[(size_t)chunk * CHUNK + (size_t)i]], &out[i]);
}

static void *help(void *unused) {
  struct sched_param parameter = {0};
  sched_setscheduler(0, SCHED_IDLE, &parameter);
  while (!is_over) {
    long from = current_chunk + 3, to = current_chunk + RING - 1, found = -1;
    for (long chunk = from; chunk <= to && chunk < last_chunk; chunk++) {
      long is = slots[chunk % RING];
      if (is >= 2 * chunk || !(is & 1) || !atomic_compare_exchange_strong(&slots[chunk % RING], &is, 2 * chunk)) continue;
      found = chunk;
      break;
    }
    if (found < 0) {
      usleep(500);
      continue;
    }
    see_chunk(found, ring + found % RING * CHUNK);
    slots[found % RING] = 2 * found + 1;
  }
  return unused;
}

/* Adds one position's gradients, and returns its loss. */
static double learn(const Seen *seen, const PolicyRecord *record) {
  static Pass pass;
  const PolicyNet *net = &state->net;
  if (seen->played < 0 || seen->move_count < 2) return 0;
  forward(net, seen, &pass);
  float weight = (float)record->weight / 32;
  Vector of_gates[GATE_VECTORS] = {0};
  for (int i = 0; i < seen->move_count; i++) {
    float slope = weight * (pass.chances[i] - (i == seen->played));
    if (fabsf(slope) < 1e-4f) continue;
    Vector flow[GATE_VECTORS];
    for (int v = 0; v < GATE_VECTORS; v++) {
      of_gates[v] += slope * pass.of_moves[i][v];
      flow[v] = slope * pass.gates[v];
      if (v >= LINEAR_VECTORS) flow[v] = where(pass.of_moves[i][v] > 0, flow[v]);
    }
    const MoveRows *rows = &seen->of_moves[i];
    for (int r = 0; r < rows->count; r++) {
      Vector *row = (Vector *)gradients->move[rows->rows[r]];
      for (int v = 0; v < GATE_VECTORS; v++) row[v] += flow[v];
      gradients->move_bias[rows->rows[r]] += slope;
    }
  }
  Vector of_units[UNIT_VECTORS];
  for (int v = 0; v < UNIT_VECTORS; v++) {
    Vector x = clipped(pass.sums[v]), h = x * x, flow = {0};
    for (int lane = 0; lane < LANES; lane++) {
      if (x[lane] == 0 || pass.sums[v][lane] >= 1) {
        if (x[lane] == 0) continue;
      }
      const Vector *row = (const Vector *)net->gate[v * LANES + lane];
      Vector *slopes = (Vector *)gradients->gate[v * LANES + lane], product = {0};
      for (int g = 0; g < GATE_VECTORS; g++) {
        product += row[g] * of_gates[g];
        slopes[g] += h[lane] * of_gates[g];
      }
      flow[lane] = sum_of(product);
    }
    of_units[v] = where(pass.sums[v] < 1, 2 * x * flow);
    ((Vector *)gradients->bias)[v] += of_units[v];
  }
  for (int v = 0; v < GATE_VECTORS; v++) ((Vector *)gradients->gate_bias)[v] += of_gates[v];
  for (int i = 0; i < seen->count; i++) {
    Vector *row = (Vector *)gradients->input[seen->rows[i]];
    float share = seen->shares[i];
    for (int v = 0; v < UNIT_VECTORS; v++) row[v] += share * of_units[v];
    if (seen->rows[i] < ROW_CONTEXT) continue;
    Vector *context = (Vector *)gradients->context[seen->rows[i] - ROW_CONTEXT];
    for (int v = 0; v < GATE_VECTORS; v++) context[v] += share * of_gates[v];
  }
  return -log2((double)pass.chances[seen->played] + 1e-30) * weight;
}

static void adapt(float rate, float weight) {
  const float decay1 = 0.9f, decay2 = 0.999f;
  float correction1 = 1 - powf(decay1, (float)(state->step + 1)), correction2 = 1 - powf(decay2, (float)(state->step + 1));
  float *weights = (float *)&state->net, *moment1 = (float *)&state->first_moment, *moment2 = (float *)&state->second_moment, *slopes = (float *)gradients;
  for (size_t i = 0; i < PARAMETERS; i++) {
    float gradient = slopes[i] / weight;
    slopes[i] = 0;
    moment1[i] = decay1 * moment1[i] + (1 - decay1) * gradient;
    moment2[i] = decay2 * moment2[i] + (1 - decay2) * gradient * gradient;
    weights[i] -= rate * (moment1[i] / correction1) / (sqrtf(moment2[i] / correction2) + 1e-8f);
  }
}

static void save(const char *path) {
  char next[1000];
  snprintf(next, sizeof next, "%s.next", path);
  FILE *file = must(fopen(next, "wb"), next);
  if (fwrite(state, sizeof *state, 1, file) != 1 || fflush(file) || fsync(fileno(file)) || fclose(file) || rename(next, path)) perror(path), exit(1);
}

static void start(const char *path, uint64_t seed) {
  FILE *file = fopen(path, "rb");
  if (file) {
    if (fread(state, sizeof *state, 1, file) != 1 || memcmp(state->magic, "RRP1", 5)) fprintf(stderr, "%s is no checkpoint of this net\n", path), exit(1);
    fclose(file);
    return;
  }
  memcpy(state->magic, "RRP1", 5);
  state->seed = seed;
  state->count = count;
  uint64_t random = seed;
  PolicyNet *net = &state->net;
  struct { float *first; size_t count; float most; } parts[] = {
    {net->input[0], POSITION_ROWS * UNITS, 0.08f}, {net->gate[0], UNITS * GATES, 0.12f}, {net->move[0], TRAINED_ROWS * GATES, 0.1f},
  };
  for (int part = 0; part < 3; part++)
    for (size_t i = 0; i < parts[part].count; i++)
      parts[part].first[i] = parts[part].most * (float)((double)(next_random(&random) >> 11) / (1ull << 52) - 1);
  for (int unit = 0; unit < UNITS; unit++) net->bias[unit] = 0.3f;
}

static void report(double loss, double rate, double began) {
  static Seen seen;
  static Pass pass;
  double bits = 0;
  long first = 0, positions = 0, club = 0, club_first = 0;
  size_t stride = held_out_count / HELD_OUT_POSITIONS + 1;
  for (size_t i = 0; i < held_out_count; i += stride) {
    const PolicyRecord *record = &held_out[i];
    if (record->time_class == 0 || record->own_rating == 1500 || record->ply > 90) continue;
    see(record, &seen);
    forward(&state->net, &seen, &pass);
    int best = 0;
    for (int move = 1; move < seen.move_count; move++)
      if (pass.chances[move] > pass.chances[best]) best = move;
    bits -= log2((double)pass.chances[seen.played] + 1e-30);
    positions++;
    first += best == seen.played;
    if (record->own_rating < 1000 || record->own_rating >= 1600) continue;
    club++;
    club_first += best == seen.played;
  }
  printf("%lu,%.2f,%.6f,%.4f,%.4f,%.2f,%.2f,%.0f\n", state->step, (double)state->step * (double)batch_size / (double)count, rate, loss, bits / (double)positions,
         100.0 * (double)first / (double)positions, 100.0 * (double)club_first / (double)(club ? club : 1), seconds() - began);
  fflush(stdout);
}

int main(int words, char **word) {
  if (words != 6) return fprintf(stderr, "usage: policy-train CHECKPOINT SEED BATCHES HELD-OUT.policy TRAINING.policy\n"), 2;
  uint64_t batches = strtoull(word[3], NULL, 10);
  batch_size = (size_t)number("BATCH", 4096);
  double first_rate = number("RATE", 0.0015), decay = number("DECAY", 0.3);
  set_up_attacks();
  set_up_geometries();
  held_out = map_records(word[4], &held_out_count);
  records = map_records(word[5], &count);
  if (getenv("POSITIONS")) count = (size_t)number("POSITIONS", 0);
  state = zeroed(sizeof *state);
  gradients = zeroed(sizeof *gradients);
  ring = zeroed(sizeof(Seen) * CHUNK * RING);
  Seen *own = zeroed(sizeof(Seen) * CHUNK);
  order = must(malloc(count * sizeof *order), "memory");
  for (long i = 0; i < RING; i++) slots[i] = -1;
  start(word[1], strtoull(word[2], NULL, 10));
  if (state->count != count) return fprintf(stderr, "the checkpoint is of %lu positions, not %zu\n", state->count, count), 1;
  size_t per_round = count / batch_size;
  printf("# units %d, gates %d, seed %lu, from batch %lu to %lu, rate %g, decay %g, batch %zu, positions %zu, held out %zu\n", UNITS, GATES, state->seed, state->step, batches, first_rate, decay, batch_size, count, held_out_count);
  printf("batch,round,rate,training bits (weighted),held-out bits,held-out first choices %%,those of 1000 to 1599 %%,seconds\n");
  pthread_t helpers[16];
  int helper_count = (int)number("HELPERS", 0);
  double began = seconds(), saved = began, loss = 0, loss_weight = 0, rate = first_rate;
  while (state->step < batches) {
    long round = (long)(state->step / per_round);
    if (round != order_round) {
      last_chunk = 0;
      is_over = 1;
      if (order_round >= 0) for (int i = 0; i < helper_count; i++) pthread_join(helpers[i], NULL);
      shuffle(round);
      for (long i = 0; i < RING; i++) slots[i] = -1;
      is_over = 0;
      current_chunk = (long)(state->step % per_round * batch_size / CHUNK);
      last_chunk = (long)(per_round * batch_size / CHUNK);
      for (int i = 0; i < helper_count; i++) pthread_create(&helpers[i], NULL, help, NULL);
    }
    double batch_weight = 0;
    long first = (long)(state->step % per_round * batch_size / CHUNK);
    for (long chunk = first; chunk < first + (long)(batch_size / CHUNK); chunk++) {
      current_chunk = chunk;
      const Seen *seen = ring + chunk % RING * CHUNK;
      if (slots[chunk % RING] != 2 * chunk + 1) see_chunk(chunk, own), seen = own;
      for (int i = 0; i < CHUNK; i++) {
        const PolicyRecord *record = &records[order[(size_t)chunk * CHUNK + (size_t)i]];
        loss += learn(&seen[i], record);
        batch_weight += (double)record->weight / 32;
      }
    }
    loss_weight += batch_weight;
    double left = (double)(batches - state->step) / ((double)batches * decay + 1e-9);
    rate = first_rate * (left < 1 ? left : 1);
    if (state->step < 200) rate *= (double)(state->step + 1) / 200;
    adapt((float)rate, (float)batch_weight);
    state->step++;
    if (state->step % REPORT_BATCHES == 0 || state->step == batches) {
      report(loss / loss_weight, rate, began);
      loss = loss_weight = 0;
    }
    if (seconds() - saved > SAVE_SECONDS || state->step == batches) save(word[1]), saved = seconds();
  }
  is_over = 1;
}
