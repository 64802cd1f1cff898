/*
 * Computes what the policy net sees of each position that policy-pack wrote: bitboards of men and attacks, and the legal moves.
 *
 *   policy-planes POSITIONS.policy PLANES.planes [PART OF]    with PART (from 0) and OF only that part of the positions
 *
 * Everything is from the mover's view: for Black, ranks are mirrored. policy_net.py reads the records.
 */
#include "policy.h"

#define EXCHANGES 4
static const int WINS[EXCHANGES] = {50, 280, 420, 700};

/* Planes of the policy net; engine/policy reads the same from a position. */
enum {
  PLANE_OWN = 0,           /* own pawn ... king */
  PLANE_THEIRS = 6,        /* the opponent's pawn ... king */
  PLANE_LAST_FROM = 12,    /* of the opponent's last move */
  PLANE_LAST_TO,
  PLANE_OWN_FROM,          /* of the mover's move before that */
  PLANE_OWN_TO,
  PLANE_EN_PASSANT,        /* targets of legal en passant captures */
  PLANE_OWN_ATTACKS,       /* by pawns; knights and bishops; rooks; queens; the king; by two or more */
  PLANE_THEIR_ATTACKS = PLANE_OWN_ATTACKS + 6,
  PLANE_BOARD = PLANE_THEIR_ATTACKS + 6, /* every square, so that the border differs */
  PLANE_LAST_CAPTURED,     /* where the last move captured */
  PLANE_CHECKERS,
  PLANE_GAINS,             /* where own captures win at least a pawn; a minor piece; a rook; a queen */
  PLANE_THREATS = PLANE_GAINS + EXCHANGES, /* where the opponent's would, if it were to move; none in check */
  PLANES = PLANE_THREATS + EXCHANGES
};

#define MOST_OWN 16
#define NO_SQUARE 255

typedef struct {
  uint64_t planes[PLANES];
  uint64_t legal[MOST_OWN];  /* target squares of each own man, in the order of `own` */
  uint8_t own[MOST_OWN];     /* squares of the own men, ascending; then NO_SQUARE */
  uint16_t own_rating, other_rating;
  uint8_t castling;          /* own short, own long, theirs */
  uint8_t time_class, man, to, promotion; /* the move played: index into `own`, target, role or 0 */
  uint8_t weight;            /* in units of 1/32 */
  uint8_t unused[6];
} PlanesRecord;

static uint64_t turned(uint64_t board, int side) { return side ? __builtin_bswap64(board) : board; }

static int group_of(int role) { return role <= KNIGHT ? role - 1 : role - 2; }

static void add_attacks(const Board *board, int by, uint64_t *planes) {
  uint64_t once = 0, twice = 0;
  for (uint64_t men = board->men[by][0]; men; men &= men - 1) {
    int square = __builtin_ctzll(men);
    uint64_t reach = reach_of(board, square);
    planes[group_of(board->code[square] & 7)] |= reach;
    twice |= once & reach;
    once |= reach;
  }
  planes[5] = twice;
}

/* Target squares of the captures and promotions of the side to move, by what they win at least. */
static void add_exchanges(const Board *board, uint64_t *planes) {
  Move captures[MOST_MOVES];
  int count = legal_moves(board, captures, 1);
  for (int i = 0; i < count; i++)
    for (int class = 0; class < EXCHANGES && wins_exchange(board, &captures[i], WINS[class]); class++)
      planes[class] |= BIT(captures[i].to);
}

static PlanesRecord planes_of(const PolicyRecord *record) {
  PlanesRecord out = {0};
  Board board = board_of(record);
  Move moves[MOST_MOVES];
  int side = board.side, turn = side ? 56 : 0, of_square[64], count = legal_moves(&board, moves, 0);
  uint64_t *planes = out.planes, own = turned(board.men[side][0], side);
  for (int role = PAWN; role <= KING; role++) {
    planes[PLANE_OWN + role - 1] = board.men[side][role];
    planes[PLANE_THEIRS + role - 1] = board.men[!side][role];
  }
  if (record->last_from != record->last_to) {
    planes[PLANE_LAST_FROM] = BIT(record->last_from);
    planes[PLANE_LAST_TO] = BIT(record->last_to);
    if (record->last_captured) planes[PLANE_LAST_CAPTURED] = BIT(record->last_to);
  }
  if (record->own_from != record->own_to) {
    planes[PLANE_OWN_FROM] = BIT(record->own_from);
    planes[PLANE_OWN_TO] = BIT(record->own_to);
  }
  add_attacks(&board, side, planes + PLANE_OWN_ATTACKS);
  add_attacks(&board, !side, planes + PLANE_THEIR_ATTACKS);
  planes[PLANE_BOARD] = ~0ull;
  planes[PLANE_CHECKERS] = attackers_of(&board, king_square(&board, side), all_men(&board)) & board.men[!side][0];
  add_exchanges(&board, planes + PLANE_GAINS);
  if (!planes[PLANE_CHECKERS]) {
    Board idle = passed(&board);
    add_exchanges(&idle, planes + PLANE_THREATS);
  }
  for (int i = 0; i < count; i++)
    if (moves[i].en_passant) planes[PLANE_EN_PASSANT] |= BIT(moves[i].to);
  for (int plane = 0; plane < PLANES; plane++) planes[plane] = turned(planes[plane], side);

  memset(out.own, NO_SQUARE, sizeof out.own);
  int men = 0;
  for (; own; own &= own - 1, men++) {
    int square = __builtin_ctzll(own);
    out.own[men] = (uint8_t)square;
    of_square[square] = men;
  }
  for (int i = 0; i < count; i++) out.legal[of_square[moves[i].from ^ turn]] |= BIT(moves[i].to ^ turn);
  out.own_rating = record->own_rating, out.other_rating = record->other_rating;
  out.castling = (uint8_t)(side ? board.castling >> 2 | (board.castling & 3) << 2 : board.castling);
  out.time_class = record->time_class;
  out.man = (uint8_t)of_square[record->from ^ turn];
  out.to = (uint8_t)(record->to ^ turn);
  out.promotion = record->promotion;
  out.weight = record->weight;
  if (!(out.legal[out.man] & BIT(out.to))) fprintf(stderr, "a move played is not legal\n"), exit(1);
  return out;
}

int main(int words, char **word) {
  if (words != 3 && words != 5) return fprintf(stderr, "usage: policy-planes POSITIONS.policy PLANES.planes [PART OF]\n"), 2;
  long part = words == 5 ? atol(word[3]) : 0, of = words == 5 ? atol(word[4]) : 1;
  set_up_attacks();
  FILE *in = must(fopen(word[1], "rb"), word[1]), *out = must(fopen(word[2], "wb"), word[2]);
  fseek(in, 0, SEEK_END);
  long count = ftell(in) / (long)sizeof(PolicyRecord), first = count * part / of, end = count * (part + 1) / of;
  fseek(in, first * (long)sizeof(PolicyRecord), SEEK_SET);
  for (long i = first; i < end; i++) {
    PolicyRecord record;
    if (fread(&record, sizeof record, 1, in) != 1) perror(word[1]), exit(1);
    PlanesRecord planes = planes_of(&record);
    if (fwrite(&planes, sizeof planes, 1, out) != 1) perror(word[2]), exit(1);
  }
  if (fclose(out)) perror(word[2]), exit(1);
}
