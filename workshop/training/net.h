/* The net in training: floats. */
#ifndef NET_H
#define NET_H

#ifndef UNITS
#define UNITS 256
#endif
#define INPUTS 768
#define BUCKETS 8

typedef struct {
  float input[INPUTS][UNITS];
  float bias[UNITS];
  float output[BUCKETS][2 * UNITS]; /* first half: the side to move */
  float output_bias[BUCKETS];
} __attribute__((aligned(64))) Net;

/* The engine's file: integers, sums in 255ths and output weights in 64ths; see engine/net/net-file.ts. */
#define SUM_UNIT 255
#define WEIGHT_UNIT 64
#define NUMBERS (UNITS + BUCKETS * 2 * UNITS + INPUTS * UNITS)
#define HEADER 20
#define FILE_BYTES (HEADER + 2 * NUMBERS + 4 * BUCKETS)

/* The largest weight for which 16-bit sums and products do not overflow: 127 / 64. */
#define MOST_WEIGHT 1.98f

#endif
