/* The record exchanged by the training programs: 32 bytes per position, in the machine's byte order. */
#ifndef POSITION_H
#define POSITION_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { PAWN = 1, KNIGHT, BISHOP, ROOK, QUEEN, KING };

/* `score` of a position that has not been evaluated. */
#define NO_SCORE INT16_MIN
enum { BLACK_WON, DRAWN, WHITE_WON, NO_RESULT };

typedef struct {
  uint64_t occupied;   /* bit 0 is a1, bit 63 h8 */
  uint8_t pieces[16];  /* codes of the occupied squares in order, two per byte, low nibble first; see chess/pieces.ts */
  int16_t score;       /* centipawns, White's view */
  uint8_t result;
  uint8_t black_moves; /* 1 if Black is to move */
  uint32_t unused;
} Record;

static inline int piece_of(const Record *record, int number) {
  return (record->pieces[number >> 1] >> ((number & 1) * 4)) & 15;
}

/* `board` holds 64 piece codes, 0 for none. */
static inline Record pack(const uint8_t *board, int black_moves) {
  Record record = {0};
  int number = 0;
  for (int square = 0; square < 64; square++) {
    if (!board[square]) continue;
    record.occupied |= 1ull << square;
    record.pieces[number >> 1] |= (uint8_t)(board[square] << ((number & 1) * 4));
    number++;
  }
  record.score = NO_SCORE;
  record.result = NO_RESULT;
  record.black_moves = (uint8_t)black_moves;
  return record;
}

static inline uint64_t next_random(uint64_t *state) {
  /* splitmix64 by Sebastiano Vigna, public domain. */
  uint64_t z = (*state += 0x9e3779b97f4a7c15ull);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

static inline void *must(void *pointer, const char *what) {
  if (pointer == NULL) {
    perror(what);
    exit(1);
  }
  return pointer;
}

#endif
