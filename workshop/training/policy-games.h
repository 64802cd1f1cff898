/*
 * Games between people, one per line: both ratings, time class, time control, result, date, termination, moves in UCI. A game
 * is held out if the first byte of the SHA-1 of its moves is below 13, about one in twenty.
 */
#ifndef POLICY_GAMES_H
#define POLICY_GAMES_H

#include "policy.h"

#define FIRST_PLY 6
#define HURRIED_PLIES 10

static const char START[] = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";
static const char LETTERS[] = ".PNBRQK..pnbrqk.";

static uint32_t rotated(uint32_t x, int by) { return x << by | x >> (32 - by); }

/* The first byte of the SHA-1 (FIPS 180-4). */
static int first_byte_of_sha1(const char *text) {
  uint32_t state[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  size_t length = strlen(text), padded = (length + 9 + 63) / 64 * 64;
  uint8_t *bytes = must(calloc(padded, 1), "memory");
  memcpy(bytes, text, length);
  bytes[length] = 0x80;
  for (int i = 0; i < 8; i++) bytes[padded - 1 - i] = (uint8_t)((uint64_t)length * 8 >> (8 * i));
  for (size_t block = 0; block < padded; block += 64) {
    uint32_t w[80], a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
    for (int i = 0; i < 16; i++) w[i] = (uint32_t)bytes[block + 4 * i] << 24 | bytes[block + 4 * i + 1] << 16 | bytes[block + 4 * i + 2] << 8 | bytes[block + 4 * i + 3];
    for (int i = 16; i < 80; i++) w[i] = rotated(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    for (int i = 0; i < 80; i++) {
      uint32_t f = i < 20 ? (b & c) | (~b & d) : i < 40 ? b ^ c ^ d : i < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
      uint32_t k = i < 20 ? 0x5a827999 : i < 40 ? 0x6ed9eba1 : i < 60 ? 0x8f1bbcdc : 0xca62c1d6;
      uint32_t next = rotated(a, 5) + f + e + k + w[i];
      e = d, d = c, c = rotated(b, 30), b = a, a = next;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d, state[4] += e;
  }
  free(bytes);
  return (int)(state[0] >> 24);
}

/* Sets `fields` to the eight fields of the line, which is modified. */
static void split(char *line, char *fields[8]) {
  line[strcspn(line, "\n")] = 0;
  for (int i = 0; i < 8; i++) {
    fields[i] = line;
    if (i == 7) return;
    line = strchr(line, '\t');
    if (!line) fprintf(stderr, "a line has %d fields\n", i + 1), exit(1);
    *line++ = 0;
  }
}

static Board start_board(void) {
  Board board = {0};
  for (int square = 0; square < 64; square++) {
    int code = (int)(strchr(LETTERS, START[square]) - LETTERS);
    if (code) put_man(&board, code >> 3, code & 7, square);
  }
  board.castling = 15;
  board.en_passant = -1;
  return board;
}

static Move parse_move(const Board *board, const char *text) {
  Move move = {0};
  move.from = (uint8_t)((text[0] - 'a') + 8 * (text[1] - '1'));
  move.to = (uint8_t)((text[2] - 'a') + 8 * (text[3] - '1'));
  move.role = board->code[move.from] & 7;
  move.captured = board->code[move.to] & 7;
  if (text[4] >= 'a' && text[4] <= 'z') move.promotion = (uint8_t)(strchr(LETTERS + 8, text[4]) - (LETTERS + 8));
  move.castles = move.role == KING && abs(move.to - move.from) == 2;
  move.en_passant = move.role == PAWN && (move.from & 7) != (move.to & 7) && !move.captured;
  if (move.en_passant) move.captured = PAWN;
  return move;
}

static PolicyRecord record_of(const Board *board) {
  PolicyRecord record = {0};
  Record packed = pack(board->code, 0);
  record.occupied = packed.occupied;
  memcpy(record.pieces, packed.pieces, sizeof record.pieces);
  record.side = (uint8_t)board->side;
  record.castling = (uint8_t)board->castling;
  record.en_passant = (int8_t)board->en_passant;
  return record;
}

static int time_class_of(const char *name) {
  int time_class = 0;
  while (time_class < TIME_CLASS_COUNT - 1 && strcmp(name, TIME_CLASSES[time_class])) time_class++;
  return time_class;
}

static int is_held_out(const char *moves) { return first_byte_of_sha1(moves) < 13; }

#endif
