/*
 * Trains the net of the evaluation.
 *
 *   train OUT SEED ROUNDS HELD-OUT.bin TRAINING.bin...
 *
 * Settings from the environment: THREADS (2), RATE (0.0015), BATCH (16384), SHARE of the evaluation in the target (0.9),
 * SCALE in centipawns of the sigmoid (200), FROM (weights to resume from: OUT of an earlier run, or the engine's net.bin).
 *
 * The net: 768 inputs (own and enemy pieces of six kinds on 64 squares) from each side's view, with the board flipped for
 * Black and mirrored if the side's king is on files a to d; UNITS hidden units per side with squared clipped ReLU; one output
 * for each of eight buckets by the number of pieces. Loss: squared difference of expected scores. Adam, with a learning rate
 * that falls along a cosine. Writes OUT (floats, see `Net`) after each round, and a line with the losses to standard output.
 */
#include "net.h"
#include "position.h"
#include <math.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>
#include <time.h>

#define LANES 16
#define VECTORS (UNITS / LANES)

typedef float Vector __attribute__((vector_size(4 * LANES)));
typedef int32_t Mask __attribute__((vector_size(4 * LANES)));

#define PARAMETERS (sizeof(Net) / sizeof(float))
static Net *net, *gradients, *first_moment, *second_moment;
static Record *records;
static size_t count;
static Record *held_out;
static size_t held_out_count;
static int threads = 2, batch = 16384;
static float share = 0.9f, scale = 200;

static float sigmoid(float x) { return 1 / (1 + expf(-x)); }

/* Indices of the active inputs, for the side to move and for the other. */
static int inputs_of(const Record *record, int indices[2][32]) {
  int squares[32], codes[32], n = 0, king[2] = {0, 0};
  for (uint64_t bits = record->occupied; bits; bits &= bits - 1, n++) {
    squares[n] = __builtin_ctzll(bits);
    codes[n] = piece_of(record, n);
    if ((codes[n] & 7) == KING) king[codes[n] >> 3] = squares[n];
  }
  for (int view = 0; view < 2; view++) {
    int side = view ^ record->black_moves;
    int turn = (side ? 56 : 0) ^ ((king[side] & 7) < 4 ? 7 : 0);
    for (int i = 0; i < n; i++) {
      int kind = (codes[i] & 7) - 1 + ((codes[i] >> 3) == side ? 0 : 6);
      indices[view][i] = kind * 64 + (squares[i] ^ turn);
    }
  }
  return n;
}

static int bucket_of(int men) { return (men - 1) / 4; }

static float target_of(const Record *record) {
  float score = record->black_moves ? -record->score : record->score;
  float expected = sigmoid(score / scale);
  if (record->result == NO_RESULT) return expected;
  float result = record->result / 2.0f;
  return share * expected + (1 - share) * (record->black_moves ? 1 - result : result);
}

static void sum_up(Vector *sums, const int *indices, int n) {
  const Vector *bias = (const Vector *)net->bias;
  for (int v = 0; v < VECTORS; v++) sums[v] = bias[v];
  for (int i = 0; i < n; i++) {
    const Vector *row = (const Vector *)net->input[indices[i]];
    for (int v = 0; v < VECTORS; v++) sums[v] += row[v];
  }
}

/* `x` if `mask` is set, otherwise 0. */
static inline Vector where(Mask mask, Vector x) { return (Vector)(mask & (Mask)x); }

static inline Vector clipped(Vector x) { return where((x > 0) & (x < 1), x) + where(x >= 1, (Vector){0} + 1); }

static float forward(const Record *record, int indices[2][32], int *n, int *bucket, Vector sums[2][VECTORS]) {
  *n = inputs_of(record, indices);
  *bucket = bucket_of(*n);
  Vector total = {0};
  for (int view = 0; view < 2; view++) {
    sum_up(sums[view], indices[view], *n);
    const Vector *weights = (const Vector *)(net->output[*bucket] + view * UNITS);
    for (int v = 0; v < VECTORS; v++) {
      Vector x = clipped(sums[view][v]);
      total += x * x * weights[v];
    }
  }
  float worth = net->output_bias[*bucket];
  for (int lane = 0; lane < LANES; lane++) worth += total[lane];
  return worth;
}

/* Adds one position's gradients to `into`, and returns its loss. */
static double learn(const Record *record, Net *into) {
  int indices[2][32], n, bucket;
  Vector sums[2][VECTORS];
  float guess = sigmoid(forward(record, indices, &n, &bucket, sums));
  float error = guess - target_of(record);
  float slope = 2 * error * guess * (1 - guess);
  for (int view = 0; view < 2; view++) {
    const Vector *weights = (const Vector *)(net->output[bucket] + view * UNITS);
    Vector *weight_slopes = (Vector *)(into->output[bucket] + view * UNITS);
    Vector *bias_slopes = (Vector *)into->bias;
    Vector *slopes = sums[view];
    for (int v = 0; v < VECTORS; v++) {
      Vector sum = slopes[v], x = clipped(sum);
      weight_slopes[v] += slope * x * x;
      /* A clipped unit passes no gradient: x is 0 below, and the sum shows that it is above. */
      Vector flow = 2 * slope * x * weights[v];
      slopes[v] = where(sum < 1, flow);
      bias_slopes[v] += slopes[v];
    }
    for (int i = 0; i < n; i++) {
      Vector *row = (Vector *)into->input[indices[view][i]];
      for (int v = 0; v < VECTORS; v++) row[v] += slopes[v];
    }
  }
  into->output_bias[bucket] += slope;
  return (double)error * error;
}

static pthread_barrier_t barrier;
static size_t batch_start, batch_end;
static int step, is_over;
static float rate;
static double losses[64];

static void adapt(size_t from, size_t to) {
  const float decay1 = 0.9f, decay2 = 0.999f;
  float correction1 = 1 - powf(decay1, (float)step), correction2 = 1 - powf(decay2, (float)step);
  float *weights = (float *)net, *moment1 = (float *)first_moment, *moment2 = (float *)second_moment;
  float size = (float)(batch_end - batch_start);
  for (size_t i = from; i < to; i++) {
    float gradient = 0;
    for (int t = 0; t < threads; t++) {
      float *cell = (float *)&gradients[t] + i;
      gradient += *cell;
      *cell = 0;
    }
    gradient /= size;
    moment1[i] = decay1 * moment1[i] + (1 - decay1) * gradient;
    moment2[i] = decay2 * moment2[i] + (1 - decay2) * gradient * gradient;
    float moved = weights[i] - rate * (moment1[i] / correction1) / (sqrtf(moment2[i] / correction2) + 1e-8f);
    weights[i] = moved > MOST_WEIGHT ? MOST_WEIGHT : moved < -MOST_WEIGHT ? -MOST_WEIGHT : moved;
  }
}

/* The threads share each batch twice: first its positions, then the parameters. */
static void *work(void *argument) {
  int self = (int)(intptr_t)argument;
  for (;;) {
    pthread_barrier_wait(&barrier);
    if (is_over) return NULL;
    size_t size = batch_end - batch_start;
    double loss = 0;
    for (size_t i = batch_start + size * self / threads; i < batch_start + size * (self + 1) / threads; i++)
      loss += learn(&records[i], &gradients[self]);
    losses[self] += loss;
    pthread_barrier_wait(&barrier);
    adapt(PARAMETERS * self / threads, PARAMETERS * (self + 1) / threads);
    pthread_barrier_wait(&barrier);
  }
}

static double held_out_loss(void) {
  double loss = 0;
  for (size_t i = 0; i < held_out_count; i++) {
    int indices[2][32], n, bucket;
    Vector sums[2][VECTORS];
    double error = sigmoid(forward(&held_out[i], indices, &n, &bucket, sums)) - target_of(&held_out[i]);
    loss += error * error;
  }
  return loss / held_out_count;
}

static size_t size_of(const char *path) {
  FILE *file = must(fopen(path, "rb"), path);
  fseek(file, 0, SEEK_END);
  size_t size = ftell(file) / sizeof(Record);
  fclose(file);
  return size;
}

static size_t read_records(const char *path, Record *into, size_t most) {
  FILE *file = must(fopen(path, "rb"), path);
  size_t got = fread(into, sizeof(Record), most, file), kept = 0;
  fclose(file);
  for (size_t i = 0; i < got; i++)
    if (into[i].score != NO_SCORE) into[kept++] = into[i];
  return kept;
}

static void shuffle(uint64_t *random) {
  for (size_t i = count - 1; i > 0; i--) {
    size_t other = next_random(random) % (i + 1);
    Record record = records[i];
    records[i] = records[other];
    records[other] = record;
  }
}

static void save(const char *path) {
  FILE *file = must(fopen(path, "wb"), path);
  if (fwrite(net, sizeof *net, 1, file) != 1 || fclose(file)) perror(path), exit(1);
}

static double number(const char *name, double otherwise) {
  const char *text = getenv(name);
  return text ? atof(text) : otherwise;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static void *zeroed(size_t copies) {
  void *memory = must(aligned_alloc(64, copies * sizeof(Net)), "memory");
  memset(memory, 0, copies * sizeof(Net));
  return memory;
}

static float shipped_number(const uint8_t *numbers, size_t at, int unit) {
  return (float)((int8_t)numbers[at] + 256 * (int8_t)numbers[NUMBERS + at]) / (float)unit;
}

/* Reads the engine's file, as written by `quantise`. */
static void read_shipped(const uint8_t *bytes) {
  const uint8_t *numbers = bytes + HEADER;
  float *bias = (float *)net + offsetof(Net, bias) / 4, *outputs = (float *)net + offsetof(Net, output) / 4, *inputs = (float *)net;
  size_t at = 0;
  for (size_t i = 0; i < UNITS; i++) bias[i] = shipped_number(numbers, at++, SUM_UNIT);
  for (size_t i = 0; i < BUCKETS * 2 * UNITS; i++) outputs[i] = shipped_number(numbers, at++, WEIGHT_UNIT);
  for (size_t i = 0; i < INPUTS * UNITS; i++) inputs[i] = shipped_number(numbers, at++, SUM_UNIT);
  for (int bucket = 0; bucket < BUCKETS; bucket++) {
    int32_t worth;
    memcpy(&worth, numbers + 2 * NUMBERS + 4 * bucket, sizeof worth);
    net->output_bias[bucket] = (float)worth / (SUM_UNIT * WEIGHT_UNIT);
  }
}

static void go_on_from(const char *path) {
  static uint8_t shipped[FILE_BYTES];
  FILE *file = must(fopen(path, "rb"), path);
  if (fread(shipped, 1, sizeof shipped, file) == sizeof shipped && !memcmp(shipped, "RRN2", 4)) read_shipped(shipped);
  else if (fseek(file, 0, SEEK_SET) || fread(net, sizeof *net, 1, file) != 1) fprintf(stderr, "%s holds no net of %d units\n", path, UNITS), exit(1);
  fclose(file);
}

int main(int words, char **word) {
  if (words < 6) {
    fprintf(stderr, "usage: train OUT SEED ROUNDS HELD-OUT.bin TRAINING.bin...\n");
    return 2;
  }
  const char *out = word[1];
  uint64_t random = strtoull(word[2], NULL, 10);
  int rounds = atoi(word[3]);
  threads = (int)number("THREADS", 2);
  batch = (int)number("BATCH", 16384);
  share = (float)number("SHARE", 0.9);
  scale = (float)number("SCALE", 200);
  float first_rate = (float)number("RATE", 0.0015);

  net = zeroed(1), gradients = zeroed(threads), first_moment = zeroed(1), second_moment = zeroed(1);
  for (size_t i = 0; i < PARAMETERS; i++) {
    float most = i < offsetof(Net, bias) / 4 ? 0.09f : i < offsetof(Net, output) / 4 ? 0.1f : 0.06f;
    ((float *)net)[i] = most * (float)((double)(next_random(&random) >> 11) / (1ull << 52) - 1);
  }
  if (getenv("FROM")) go_on_from(getenv("FROM"));

  held_out_count = size_of(word[4]);
  held_out = must(malloc(held_out_count * sizeof(Record)), "memory");
  held_out_count = read_records(word[4], held_out, held_out_count);
  if (held_out_count > 400000) held_out_count = 400000;
  size_t room = 0;
  for (int i = 5; i < words; i++) room += size_of(word[i]);
  records = must(malloc(room * sizeof(Record)), "memory");
  for (int i = 5; i < words; i++) count += read_records(word[i], records + count, room - count);
  printf("# units %d, seed %s, rounds %d, rate %g, batch %d, share %g, scale %g, positions %zu, held out %zu\n", UNITS, word[2], rounds, first_rate, batch, share, scale, count, held_out_count);
  printf("round,step,rate,training loss,held-out loss,seconds\n");
  fflush(stdout);

  pthread_t workers[64];
  pthread_barrier_init(&barrier, NULL, threads + 1);
  for (int t = 0; t < threads; t++) pthread_create(&workers[t], NULL, work, (void *)(intptr_t)t);
  double began = seconds();
  size_t steps = rounds * ((count + batch - 1) / batch);
  for (int round = 1; round <= rounds; round++) {
    shuffle(&random);
    memset(losses, 0, sizeof losses);
    for (batch_start = 0; batch_start < count; batch_start = batch_end) {
      batch_end = batch_start + batch < count ? batch_start + batch : count;
      rate = first_rate * (float)(0.51 + 0.49 * cos(M_PI * step / steps));
      step++;
      /* Three barriers: start, all positions done, all parameters updated. */
      for (int meeting = 0; meeting < 3; meeting++) pthread_barrier_wait(&barrier);
    }
    double loss = 0;
    for (int t = 0; t < threads; t++) loss += losses[t];
    save(out);
    printf("%d,%d,%.6f,%.6f,%.6f,%.0f\n", round, step, rate, loss / count, held_out_loss(), seconds() - began);
    fflush(stdout);
  }
  is_over = 1;
  pthread_barrier_wait(&barrier);
  for (int t = 0; t < threads; t++) pthread_join(workers[t], NULL);
}
