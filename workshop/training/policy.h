/* The record written by policy-pack, a position of a game and the move that a person chose, and what its readers share. */
#ifndef POLICY_H
#define POLICY_H

#include "chess.h"

typedef struct {
  uint64_t occupied;
  uint8_t pieces[16]; /* as in position.h */
  uint8_t side, castling;
  int8_t en_passant;
  uint8_t time_class;              /* index into TIME_CLASSES */
  uint8_t last_from, last_to;      /* the opponent's last move; both 0 for none */
  uint8_t last_captured;           /* 1 if it was a capture */
  uint8_t own_from, own_to;        /* the mover's move before that; both 0 for none */
  uint8_t from, to, promotion;     /* the move played */
  uint16_t own_rating, other_rating;
  uint8_t ply;
  uint8_t weight;                  /* in units of 1/32 */
} PolicyRecord;

static const char *const TIME_CLASSES[] = {"bullet", "blitz", "rapid", "classical", "correspondence", "-"};
#define TIME_CLASS_COUNT 6

static Board board_of(const PolicyRecord *record) {
  Board board = {0};
  int number = 0;
  for (uint64_t bits = record->occupied; bits; bits &= bits - 1, number++) {
    int code = (record->pieces[number >> 1] >> ((number & 1) * 4)) & 15;
    put_man(&board, code >> 3, code & 7, __builtin_ctzll(bits));
  }
  board.side = record->side;
  board.castling = record->castling;
  board.en_passant = record->en_passant;
  return board;
}

static inline Board passed(const Board *board) {
  Board after = *board;
  after.side = !after.side;
  after.en_passant = -1;
  return after;
}

#endif
