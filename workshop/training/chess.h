/*
 * The rules of chess for the training programs: bitboards, legal moves and exchanges on one square. Squares, piece codes and
 * the order of roles are those of chess/pieces.ts; `wins_exchange` gives the same answers as engine/search/see.ts.
 */
#ifndef CHESS_H
#define CHESS_H

#include "position.h"
#include <immintrin.h>
#include <string.h>

#define BIT(square) (1ull << (square))
#define MOST_MOVES 220

typedef struct {
  uint64_t men[2][7]; /* [side][role], role 0 for all pieces of the side */
  uint8_t code[64];
  int side;       /* 0 White, 1 Black */
  int castling;   /* 1 White short, 2 White long, 4 Black short, 8 Black long */
  int en_passant; /* the square behind a pawn that has just made a double step, -1 for none; not checked for legality */
} Board;

typedef struct {
  uint8_t from, to, role, captured, promotion, castles, en_passant;
} Move;

static const int PIECE_VALUE[8] = {0, 100, 320, 330, 500, 900, 20000, 0};

static uint64_t knight_reach[64], king_reach[64], pawn_reach[2][64], between[64][64], line_through[64][64];
static uint64_t rook_mask[64], bishop_mask[64], *rook_table[64], *bishop_table[64];

static inline uint64_t rook_reach(int square, uint64_t occupied) { return rook_table[square][_pext_u64(occupied, rook_mask[square])]; }
static inline uint64_t bishop_reach(int square, uint64_t occupied) { return bishop_table[square][_pext_u64(occupied, bishop_mask[square])]; }

static uint64_t ray_reach(int square, uint64_t occupied, const int (*steps)[2], int inner) {
  uint64_t reach = 0;
  for (int direction = 0; direction < 4; direction++) {
    int file = square & 7, rank = square >> 3, df = steps[direction][0], dr = steps[direction][1];
    for (;;) {
      file += df, rank += dr;
      if (file < 0 || file > 7 || rank < 0 || rank > 7) break;
      if (inner && (file + df < 0 || file + df > 7 || rank + dr < 0 || rank + dr > 7)) break;
      reach |= BIT(rank * 8 + file);
      if (occupied & BIT(rank * 8 + file)) break;
    }
  }
  return reach;
}

static void set_up_attacks(void) {
  static const int STRAIGHT[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}, DIAGONAL[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  static const int LEAPS[8][2] = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};
  for (int square = 0; square < 64; square++) {
    int file = square & 7, rank = square >> 3;
    for (int other = 0; other < 64; other++) {
      int df = (other & 7) - file, dr = (other >> 3) - rank;
      if (other != square && abs(df) <= 1 && abs(dr) <= 1) king_reach[square] |= BIT(other);
      if (abs(df) == 1 && dr == 1) pawn_reach[0][square] |= BIT(other);
      if (abs(df) == 1 && dr == -1) pawn_reach[1][square] |= BIT(other);
      for (int leap = 0; leap < 8; leap++)
        if (df == LEAPS[leap][0] && dr == LEAPS[leap][1]) knight_reach[square] |= BIT(other);
    }
    for (int kind = 0; kind < 2; kind++) {
      const int(*steps)[2] = kind ? DIAGONAL : STRAIGHT;
      uint64_t mask = ray_reach(square, 0, steps, 1);
      uint64_t *table = must(malloc(sizeof(uint64_t) << __builtin_popcountll(mask)), "memory");
      for (int index = 0; index < 1 << __builtin_popcountll(mask); index++)
        table[index] = ray_reach(square, _pdep_u64(index, mask), steps, 0);
      if (kind) bishop_mask[square] = mask, bishop_table[square] = table;
      else rook_mask[square] = mask, rook_table[square] = table;
    }
  }
  for (int one = 0; one < 64; one++)
    for (int other = 0; other < 64; other++) {
      if (one == other) continue;
      if (rook_reach(one, 0) & BIT(other)) {
        line_through[one][other] = (rook_reach(one, 0) & rook_reach(other, 0)) | BIT(one) | BIT(other);
        between[one][other] = rook_reach(one, BIT(other)) & rook_reach(other, BIT(one));
      } else if (bishop_reach(one, 0) & BIT(other)) {
        line_through[one][other] = (bishop_reach(one, 0) & bishop_reach(other, 0)) | BIT(one) | BIT(other);
        between[one][other] = bishop_reach(one, BIT(other)) & bishop_reach(other, BIT(one));
      }
    }
}

static inline uint64_t all_men(const Board *board) { return board->men[0][0] | board->men[1][0]; }

/* The pieces of both sides that attack the square. */
static inline uint64_t attackers_of(const Board *board, int square, uint64_t occupied) {
  const uint64_t *white = board->men[0], *black = board->men[1];
  return (pawn_reach[1][square] & white[PAWN]) | (pawn_reach[0][square] & black[PAWN]) |
         (knight_reach[square] & (white[KNIGHT] | black[KNIGHT])) | (king_reach[square] & (white[KING] | black[KING])) |
         (rook_reach(square, occupied) & (white[ROOK] | black[ROOK] | white[QUEEN] | black[QUEEN])) |
         (bishop_reach(square, occupied) & (white[BISHOP] | black[BISHOP] | white[QUEEN] | black[QUEEN]));
}

static inline int is_attacked(const Board *board, int square, int by) {
  return (attackers_of(board, square, all_men(board)) & board->men[by][0]) != 0;
}

static inline int king_square(const Board *board, int side) { return __builtin_ctzll(board->men[side][KING]); }

static inline int in_check(const Board *board) { return is_attacked(board, king_square(board, board->side), !board->side); }

static inline uint64_t reach_of(const Board *board, int square) {
  int code = board->code[square];
  uint64_t occupied = all_men(board);
  switch (code & 7) {
  case PAWN: return pawn_reach[code >> 3][square];
  case KNIGHT: return knight_reach[square];
  case BISHOP: return bishop_reach(square, occupied);
  case ROOK: return rook_reach(square, occupied);
  case QUEEN: return rook_reach(square, occupied) | bishop_reach(square, occupied);
  case KING: return king_reach[square];
  }
  return 0;
}

static inline void put_man(Board *board, int side, int role, int square) {
  board->men[side][role] |= BIT(square);
  board->men[side][0] |= BIT(square);
  board->code[square] = (uint8_t)(side << 3 | role);
}

static inline void remove_man(Board *board, int side, int role, int square) {
  board->men[side][role] &= ~BIT(square);
  board->men[side][0] &= ~BIT(square);
  board->code[square] = 0;
}

static inline int rights_kept(int square) {
  switch (square) {
  case 0: return 15 & ~2;
  case 4: return 15 & ~3;
  case 7: return 15 & ~1;
  case 56: return 15 & ~8;
  case 60: return 15 & ~12;
  case 63: return 15 & ~4;
  }
  return 15;
}

static void make_move(Board *board, const Move *move) {
  int side = board->side;
  remove_man(board, side, move->role, move->from);
  if (move->captured) remove_man(board, !side, move->captured, move->en_passant ? move->to ^ 8 : move->to);
  put_man(board, side, move->promotion ? move->promotion : move->role, move->to);
  if (move->castles) {
    int corner = move->to > move->from ? move->to + 1 : move->to - 2;
    remove_man(board, side, ROOK, corner);
    put_man(board, side, ROOK, (move->from + move->to) / 2);
  }
  board->castling &= rights_kept(move->from) & rights_kept(move->to);
  board->en_passant = move->role == PAWN && abs(move->to - move->from) == 16 ? (move->from + move->to) / 2 : -1;
  board->side = !side;
}

/* Writes all legal moves, or only captures and promotions. */
static int legal_moves(const Board *board, Move *out, int captures_only) {
  int side = board->side, count = 0, king = king_square(board, side);
  uint64_t own = board->men[side][0], enemy = board->men[!side][0], occupied = own | enemy;
  uint64_t checkers = attackers_of(board, king, occupied) & enemy, pinned = 0, targets = ~own;
  uint64_t sliders = (rook_reach(king, enemy) & (board->men[!side][ROOK] | board->men[!side][QUEEN])) |
                     (bishop_reach(king, enemy) & (board->men[!side][BISHOP] | board->men[!side][QUEEN]));
  for (; sliders; sliders &= sliders - 1) {
    uint64_t blockers = between[king][__builtin_ctzll(sliders)] & occupied;
    if (blockers && !(blockers & (blockers - 1))) pinned |= blockers & own;
  }
  if (captures_only) targets &= enemy;
  /* King moves. */
  for (uint64_t to = king_reach[king] & targets; to; to &= to - 1) {
    int square = __builtin_ctzll(to);
    if (attackers_of(board, square, occupied ^ BIT(king)) & enemy & ~BIT(square)) continue;
    out[count++] = (Move){(uint8_t)king, (uint8_t)square, KING, board->code[square] & 7, 0, 0, 0};
  }
  if (checkers & (checkers - 1)) return count;
  uint64_t evasions = checkers ? checkers | between[king][__builtin_ctzll(checkers)] : ~0ull;
  if (!checkers && !captures_only) {
    int home = side ? 60 : 4, rights = side ? board->castling >> 2 : board->castling;
    if ((rights & 1) && !(occupied & (BIT(home + 1) | BIT(home + 2))) && !is_attacked(board, home + 1, !side) && !is_attacked(board, home + 2, !side))
      out[count++] = (Move){(uint8_t)home, (uint8_t)(home + 2), KING, 0, 0, 1, 0};
    if ((rights & 2) && !(occupied & (BIT(home - 1) | BIT(home - 2) | BIT(home - 3))) && !is_attacked(board, home - 1, !side) && !is_attacked(board, home - 2, !side))
      out[count++] = (Move){(uint8_t)home, (uint8_t)(home - 2), KING, 0, 0, 1, 0};
  }
  for (uint64_t men = own & ~board->men[side][KING]; men; men &= men - 1) {
    int from = __builtin_ctzll(men), role = board->code[from] & 7;
    uint64_t allowed = evasions & (pinned & BIT(from) ? line_through[king][from] : ~0ull);
    if (role == PAWN) {
      int ahead = side ? -8 : 8;
      uint64_t last = side ? 0xffull : 0xffull << 56, to = pawn_reach[side][from] & enemy;
      if (!(occupied & BIT(from + ahead))) {
        uint64_t steps = BIT(from + ahead);
        if ((from >> 3) == (side ? 6 : 1) && !(occupied & BIT(from + 2 * ahead))) steps |= BIT(from + 2 * ahead);
        to |= captures_only ? steps & last : steps;
      }
      for (to &= allowed; to; to &= to - 1) {
        int square = __builtin_ctzll(to), captured = board->code[square] & 7;
        Move move = {(uint8_t)from, (uint8_t)square, PAWN, (uint8_t)captured, 0, 0, 0};
        if (!(BIT(square) & last)) out[count++] = move;
        else
          for (int promotion = QUEEN; promotion >= KNIGHT; promotion--) move.promotion = (uint8_t)promotion, out[count++] = move;
      }
      if (board->en_passant >= 0 && (pawn_reach[side][from] & BIT(board->en_passant))) {
        Move move = {(uint8_t)from, (uint8_t)board->en_passant, PAWN, PAWN, 0, 0, 1};
        Board after = *board;
        make_move(&after, &move);
        if (!is_attacked(&after, king, !side)) out[count++] = move;
      }
      continue;
    }
    for (uint64_t to = reach_of(board, from) & targets & allowed; to; to &= to - 1) {
      int square = __builtin_ctzll(to);
      out[count++] = (Move){(uint8_t)from, (uint8_t)square, (uint8_t)role, board->code[square] & 7, 0, 0, 0};
    }
  }
  return count;
}

/* True if the move wins at least `threshold` centipawns by exchanges on its target square. As in engine/search/see.ts. */
static int wins_exchange(const Board *board, const Move *move, int threshold) {
  if (move->castles || move->en_passant) return threshold <= 0;
  int balance = PIECE_VALUE[move->captured] - threshold;
  if (move->promotion) balance += PIECE_VALUE[move->promotion] - PIECE_VALUE[PAWN];
  if (balance < 0) return 0;
  balance -= PIECE_VALUE[move->promotion ? move->promotion : move->role];
  if (balance >= 0) return 1;
  const uint64_t *white = board->men[0], *black = board->men[1];
  uint64_t diagonal = white[BISHOP] | black[BISHOP] | white[QUEEN] | black[QUEEN];
  uint64_t straight = white[ROOK] | black[ROOK] | white[QUEEN] | black[QUEEN];
  uint64_t occupied = (all_men(board) & ~BIT(move->from)) | BIT(move->to);
  uint64_t attackers = attackers_of(board, move->to, occupied) & occupied;
  int mover = board->code[move->from] >> 3, side = !mover;
  for (;;) {
    uint64_t own = attackers & board->men[side][0];
    if (!own) break;
    int role = PAWN;
    while (role < KING && !(own & board->men[side][role])) role++;
    side = !side;
    if (role == KING) {
      if (attackers & board->men[side][0]) side = !side;
      break;
    }
    balance = -balance - 1 - PIECE_VALUE[role];
    if (balance >= 0) break;
    uint64_t men = own & board->men[!side][role];
    occupied ^= men & -men;
    if (role == PAWN || role == BISHOP || role == QUEEN) attackers |= bishop_reach(move->to, occupied) & diagonal;
    if (role == ROOK || role == QUEEN) attackers |= rook_reach(move->to, occupied) & straight;
    attackers &= occupied;
  }
  return side != mover;
}

#endif
