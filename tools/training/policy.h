/*
 * The inputs of the policy net of people's moves: rows of the position, and rows of each legal move. The numbering is that of
 * engine/policy/rows.ts, and policy-vectors proves that both agree.
 */
#ifndef POLICY_H
#define POLICY_H

#include "chess.h"

/* The record written by policy-pack: a position of a game and the move that a person chose. */
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

/* Ratings are interpolated between these knots, 200 points apart. */
#define LEAST_RATING 800
#define RATING_STEP 200
#define KNOTS 9

/* Rows of the position, each UNITS wide. */
enum {
  ROW_MEN = 0,                        /* 12 kinds x 64 squares: own pawn ... king, then the enemy's */
  ROW_LAST_TO = ROW_MEN + 768,
  ROW_LAST_FROM = ROW_LAST_TO + 64,
  ROW_OWN_TO = ROW_LAST_FROM + 64,
  ROW_OWN_FROM = ROW_OWN_TO + 64,
  ROW_CASTLING = ROW_OWN_FROM + 64,   /* own short, own long, theirs */
  ROW_LAST_CAPTURED = ROW_CASTLING + 4,
  ROW_CHECK,
  ROW_CONTEXT,                        /* rows from here on also add to the gates */
  ROW_TIME = ROW_CONTEXT,
  ROW_OWN_RATING = ROW_TIME + TIME_CLASS_COUNT,
  ROW_OTHER_RATING = ROW_OWN_RATING + KNOTS,
  POSITION_ROWS = ROW_OTHER_RATING + KNOTS,
  CONTEXT_ROWS = POSITION_ROWS - ROW_CONTEXT
};
#define MOST_POSITION_ROWS 48

/* Rows of a move, each GATES wide and with a bias. */
#define GEOMETRIES 3810
enum {
  ROW_MOVE = 0,                                 /* role, from and to, if geometrically possible */
  ROW_CAPTURE = ROW_MOVE + GEOMETRIES,          /* role, captured, exchange lost, even or won */
  ROW_GAIN = ROW_CAPTURE + 6 * 6 * 3,           /* class of the exchange, -5 to 5 */
  ROW_HANGS = ROW_GAIN + 11,                    /* quiet or capture, role, class of its capture */
  ROW_LEAVES = ROW_HANGS + 2 * 6 * 6,           /* check or not, class of the best other capture */
  ROW_LOSS = ROW_LEAVES + 2 * 6,                /* material behind the best move, two half-moves ahead */
  ROW_RETAKES = ROW_LOSS + 10,                  /* last move captured or not, even or lost, role */
  ROW_FLEES = ROW_RETAKES + 2 * 2 * 6,          /* attacked by the last mover, guarded, role */
  ROW_SAVES = ROW_FLEES + 4 * 6,                /* role, class of its capture on the old square */
  ROW_GIVES_CHECK = ROW_SAVES + 6 * 6,          /* endgame, hangs */
  ROW_MATES = ROW_GIVES_CHECK + 4,
  ROW_SAME_PIECE,                               /* endgame, role */
  ROW_UNDOES = ROW_SAME_PIECE + 2 * 6,          /* endgame */
  ROW_NEARNESS = ROW_UNDOES + 2,                /* endgame, distance to the last move */
  ROW_THREATENS = ROW_NEARNESS + 2 * 8,         /* hangs, role attacked */
  ROW_INTENDS = ROW_THREATENS + 2 * 6,          /* class of the next capture, more than now */
  ROW_SPECIAL = ROW_INTENDS + 6 * 2,            /* castling short, long, queen, underpromotion, en passant */
  ROW_GUARD = ROW_SPECIAL + 5,                  /* role, attacked and defended on its new square */
  ROW_KINGWARD = ROW_GUARD + 6 * 4,             /* role, distance to the enemy king */
  MOVE_ROWS = ROW_KINGWARD + 6 * 8,
  /* Shared by similar moves in training; `policy-quantise` adds them to ROW_MOVE. */
  ROW_TO = MOVE_ROWS,
  ROW_FROM = ROW_TO + 6 * 64,
  TRAINED_ROWS = ROW_FROM + 6 * 64
};
#define MOST_MOVE_ROWS 24

typedef struct {
  int count;
  uint16_t rows[MOST_MOVE_ROWS];
} MoveRows;

typedef struct {
  int count, move_count, played; /* played: index of the person's move, -1 if it is not legal */
  uint16_t rows[MOST_POSITION_ROWS];
  float shares[MOST_POSITION_ROWS];
  Move moves[MOST_MOVES];
  MoveRows of_moves[MOST_MOVES];
} Seen;

static uint16_t geometry_of[6][64][64]; /* role - 1, from, to from the mover's view */

static void set_up_geometries(void) {
  int count = 0;
  memset(geometry_of, 0xff, sizeof geometry_of);
  for (int role = PAWN; role <= KING; role++)
    for (int from = 0; from < 64; from++)
      for (int to = 0; to < 64; to++) {
        uint64_t reach = 0;
        if (role == PAWN && (from < 8 || from >= 56)) continue;
        if (role == PAWN) reach = pawn_reach[0][from] | BIT(from + 8) | (from < 16 ? BIT(from + 16) : 0);
        if (role == KNIGHT) reach = knight_reach[from];
        if (role == BISHOP || role == QUEEN) reach |= bishop_reach(from, 0);
        if (role == ROOK || role == QUEEN) reach |= rook_reach(from, 0);
        if (role == KING) reach = king_reach[from] | (from == 4 ? BIT(2) | BIT(6) : 0);
        if (reach & BIT(to)) geometry_of[role - 1][from][to] = (uint16_t)count++;
      }
  if (count != GEOMETRIES) fprintf(stderr, "%d geometries\n", count), exit(1);
}

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

/* Centipawns at which each class of exchange starts: a pawn, the exchange, a minor piece, a rook, a queen. */
static const int CLASS_FROM[5] = {50, 150, 280, 420, 700};
static const int CLASS_VALUE[6] = {0, 100, 200, 325, 500, 900};
static const int LOSS_FROM[9] = {21, 61, 121, 181, 261, 351, 521, 751, 1101};
#define MATE_VALUE 10000
#define ENDGAME_MEN 14

/* Class of the exchange's gain; the caller knows that it is at least `least`. */
static inline int gain_class(const Board *board, const Move *move, int least) {
  int class = least;
  while (class < 5 && wins_exchange(board, move, CLASS_FROM[class])) class++;
  return class;
}

static inline int loss_class(const Board *board, const Move *move) {
  int class = 0;
  while (class < 5 && !wins_exchange(board, move, 1 - CLASS_FROM[class])) class++;
  return class;
}

/* The highest class among all captures of the side to move. */
static int best_capture(const Board *board) {
  Move moves[MOST_MOVES];
  int best = 0, count = legal_moves(board, moves, 1);
  for (int i = 0; i < count && best < 5; i++)
    if (wins_exchange(board, &moves[i], CLASS_FROM[best])) best = gain_class(board, &moves[i], best + 1);
  return best;
}

static inline Board passed(const Board *board) {
  Board after = *board;
  after.side = !after.side;
  after.en_passant = -1;
  return after;
}

static inline int distance(int one, int other) {
  int files = abs((one & 7) - (other & 7)), ranks = abs((one >> 3) - (other >> 3));
  return files > ranks ? files : ranks;
}

/* The most valuable piece attacked by the piece on `square` that is either worth more or undefended. */
static int threat_by(const Board *board, int square) {
  int side = board->side, role = board->code[square] & 7, most = 0;
  uint64_t reach = reach_of(board, square), occupied = all_men(board);
  for (uint64_t men = reach & board->men[side][0] & ~board->men[side][KING]; men; men &= men - 1) {
    int at = __builtin_ctzll(men), target = board->code[at] & 7;
    if (target <= most) continue;
    if (target > role + 1 || !(attackers_of(board, at, occupied) & board->men[side][0])) most = target;
  }
  return most;
}

static void see_position(const PolicyRecord *record, const Board *board, int check, Seen *seen) {
  int side = board->side, turn = side ? 56 : 0, n = 0;
  for (int square = 0; square < 64; square++) {
    int code = board->code[square];
    if (code) seen->rows[n++] = (uint16_t)(ROW_MEN + ((code & 7) - 1 + ((code >> 3) == side ? 0 : 6)) * 64 + (square ^ turn));
  }
  if (record->last_from != record->last_to) {
    seen->rows[n++] = (uint16_t)(ROW_LAST_TO + (record->last_to ^ turn));
    seen->rows[n++] = (uint16_t)(ROW_LAST_FROM + (record->last_from ^ turn));
    if (record->last_captured) seen->rows[n++] = ROW_LAST_CAPTURED;
  }
  if (record->own_from != record->own_to) {
    seen->rows[n++] = (uint16_t)(ROW_OWN_TO + (record->own_to ^ turn));
    seen->rows[n++] = (uint16_t)(ROW_OWN_FROM + (record->own_from ^ turn));
  }
  int castling = side ? (board->castling >> 2) | (board->castling << 2) : board->castling;
  for (int right = 0; right < 4; right++)
    if (castling >> right & 1) seen->rows[n++] = (uint16_t)(ROW_CASTLING + right);
  if (check) seen->rows[n++] = ROW_CHECK;
  for (int i = 0; i < n; i++) seen->shares[i] = 1;
  seen->rows[n] = (uint16_t)(ROW_TIME + record->time_class);
  seen->shares[n++] = 1;
  for (int whose = 0; whose < 2; whose++) {
    int rating = (whose ? record->other_rating : record->own_rating) - LEAST_RATING, most = RATING_STEP * (KNOTS - 1);
    int row = whose ? ROW_OTHER_RATING : ROW_OWN_RATING;
    if (rating < 0) rating = 0;
    if (rating > most) rating = most;
    float share = (float)(rating % RATING_STEP) / RATING_STEP;
    seen->rows[n] = (uint16_t)(row + rating / RATING_STEP);
    seen->shares[n++] = 1 - share;
    if (share > 0) {
      seen->rows[n] = (uint16_t)(row + rating / RATING_STEP + 1);
      seen->shares[n++] = share;
    }
  }
  seen->count = n;
}

static void see_moves(const PolicyRecord *record, const Board *board, int check, Seen *seen) {
  int side = board->side, turn = side ? 56 : 0, net[MOST_MOVES], best_net = -100000, available = 0;
  int has_last = record->last_from != record->last_to, has_own = record->own_from != record->own_to;
  uint64_t occupied = all_men(board), enemy = board->men[!side][0], own = board->men[side][0];
  int late = __builtin_popcountll(occupied) <= ENDGAME_MEN;
  int enemy_king = king_square(board, !side);
  int threatened[64] = {0}, gains[MOST_MOVES];
  if (!check) {
    Board idle = passed(board);
    Move answers[MOST_MOVES];
    int count = legal_moves(&idle, answers, 1);
    for (int i = 0; i < count; i++) {
      int *threat = &threatened[answers[i].to];
      if (*threat < 5 && wins_exchange(&idle, &answers[i], CLASS_FROM[*threat])) *threat = gain_class(&idle, &answers[i], *threat + 1);
    }
  }
  seen->move_count = legal_moves(board, seen->moves, 0);
  seen->played = -1;
  for (int i = 0; i < seen->move_count; i++) {
    const Move *move = &seen->moves[i];
    gains[i] = move->captured || move->promotion ? gain_class(board, move, 0) : 0;
    if (gains[i] > available) available = gains[i];
  }
  for (int i = 0; i < seen->move_count; i++) {
    const Move *move = &seen->moves[i];
    uint16_t *rows = seen->of_moves[i].rows;
    int n = 0, role = move->role - 1, from = move->from ^ turn, to = move->to ^ turn;
    if (move->from == record->from && move->to == record->to && move->promotion == record->promotion) seen->played = i;
    int noisy = move->captured || move->promotion, even = 1;
    rows[n++] = (uint16_t)(ROW_MOVE + geometry_of[role][from][to]);
    rows[n++] = (uint16_t)(ROW_TO + role * 64 + to);
    rows[n++] = (uint16_t)(ROW_FROM + role * 64 + from);
    if (noisy) {
      int loss = gains[i] ? 0 : loss_class(board, move);
      even = loss == 0;
      rows[n++] = (uint16_t)(ROW_GAIN + 5 + gains[i] - loss);
      if (move->captured) {
        rows[n++] = (uint16_t)(ROW_CAPTURE + (role * 6 + move->captured - 1) * 3 + (gains[i] ? 2 : even));
        if (has_last && record->last_to == move->to) rows[n++] = (uint16_t)(ROW_RETAKES + ((record->last_captured ? 1 : 0) * 2 + even) * 6 + role);
      }
    }
    if (is_attacked(board, move->from, !side)) {
      int guarded = (attackers_of(board, move->from, occupied) & own) != 0;
      int by_last = has_last && (reach_of(board, record->last_to) & BIT(move->from) & -(uint64_t)((enemy >> record->last_to) & 1)) != 0;
      rows[n++] = (uint16_t)(ROW_FLEES + (by_last * 2 + guarded) * 6 + role);
    }
    if (threatened[move->from]) rows[n++] = (uint16_t)(ROW_SAVES + role * 6 + threatened[move->from]);
    if (has_own && record->own_to == move->from) {
      rows[n++] = (uint16_t)(ROW_SAME_PIECE + late * 6 + role);
      if (record->own_from == move->to) rows[n++] = (uint16_t)(ROW_UNDOES + late);
    }
    if (has_last) rows[n++] = (uint16_t)(ROW_NEARNESS + late * 8 + distance(move->to, record->last_to));
    if (move->castles) rows[n++] = (uint16_t)(ROW_SPECIAL + (move->to < move->from));
    if (move->promotion) rows[n++] = (uint16_t)(ROW_SPECIAL + (move->promotion == QUEEN ? 2 : 3));
    if (move->en_passant) rows[n++] = ROW_SPECIAL + 4;
    rows[n++] = (uint16_t)(ROW_KINGWARD + role * 8 + distance(move->to, enemy_king));

    Board after = *board;
    make_move(&after, move);
    Move answers[MOST_MOVES];
    int gives_check = in_check(&after), mates = 0, there = 0, elsewhere = 0;
    int answer_count = legal_moves(&after, answers, 1);
    for (int a = 0; a < answer_count; a++) {
      int *class = answers[a].to == move->to ? &there : &elsewhere;
      if (*class < 5 && wins_exchange(&after, &answers[a], CLASS_FROM[*class])) *class = gain_class(&after, &answers[a], *class + 1);
    }
    if (gives_check && answer_count == 0) mates = legal_moves(&after, answers, 0) == 0;
    uint64_t now = attackers_of(&after, move->to, all_men(&after));
    rows[n++] = (uint16_t)(ROW_GUARD + role * 4 + ((now & after.men[!side][0]) ? 2 : 0) + ((now & after.men[side][0]) ? 1 : 0));
    int hangs = there >= 2;
    if (there) rows[n++] = (uint16_t)(ROW_HANGS + ((move->captured ? 1 : 0) * 6 + role) * 6 + there);
    if (elsewhere) rows[n++] = (uint16_t)(ROW_LEAVES + gives_check * 6 + elsewhere);
    if (gives_check) rows[n++] = (uint16_t)(ROW_GIVES_CHECK + late * 2 + hangs);
    if (mates) rows[n++] = ROW_MATES;
    if (!gives_check) {
      int threat = threat_by(&after, move->to);
      if (threat) rows[n++] = (uint16_t)(ROW_THREATENS + hangs * 6 + threat - 1);
      Board again = passed(&after);
      int next = best_capture(&again);
      if (next) rows[n++] = (uint16_t)(ROW_INTENDS + next * 2 + (next > available));
    }
    seen->of_moves[i].count = n;
    net[i] = PIECE_VALUE[move->captured] + (move->promotion ? PIECE_VALUE[move->promotion] - 100 : 0) - CLASS_VALUE[there > elsewhere ? there : elsewhere];
    if (mates) net[i] = MATE_VALUE;
    if (net[i] > best_net) best_net = net[i];
  }
  for (int i = 0; i < seen->move_count; i++) {
    int step = 0;
    while (step < 9 && best_net - net[i] >= LOSS_FROM[step]) step++;
    seen->of_moves[i].rows[seen->of_moves[i].count++] = (uint16_t)(ROW_LOSS + step);
  }
}

static void see(const PolicyRecord *record, Seen *seen) {
  Board board = board_of(record);
  int check = in_check(&board);
  see_position(record, &board, check, seen);
  see_moves(record, &board, check, seen);
}

#endif
