/*
 * Extracts positions from games between people.
 *
 *   games GAMES.tsv EVALS.txt TRAINING.bin HELD-OUT.bin
 *
 * GAMES has eight fields per line, the fifth the result and the eighth the moves in UCI. EVALS has, for each move of the same
 * line, the evaluation of the position before it in centipawns for White, or "-" if it was not quiet. The hash of its moves
 * decides whether a game goes to the held-out file (about one in twenty), so that no game is in both files.
 */
#include "position.h"
#include <string.h>

static const char START[] = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";
static const char LETTERS[] = ".PNBRQK..pnbrqk.";

static uint64_t hash_of(const char *text) {
  uint64_t hash = 14695981039346656037ull; /* FNV-1a */
  for (; *text; text++) hash = (hash ^ (uint8_t)*text) * 1099511628211ull;
  return hash ^ (hash >> 32);
}

static void make(uint8_t *board, const char *move) {
  int from = (move[0] - 'a') + 8 * (move[1] - '1');
  int to = (move[2] - 'a') + 8 * (move[3] - '1');
  int moved = board[from], role = moved & 7;
  if (role == PAWN && (from & 7) != (to & 7) && !board[to]) board[to ^ 8] = 0;
  if (role == KING && abs(to - from) == 2) {
    int rook = to > from ? to + 1 : to - 2;
    board[(from + to) / 2] = board[rook];
    board[rook] = 0;
  }
  board[to] = (uint8_t)moved;
  board[from] = 0;
  if (move[4] >= 'a' && move[4] <= 'z') board[to] = (uint8_t)((moved & 8) | (strchr(LETTERS + 8, move[4]) - (LETTERS + 8)));
}

int main(int count, char **words) {
  if (count != 5) {
    fprintf(stderr, "usage: games GAMES.tsv EVALS.txt TRAINING.bin HELD-OUT.bin\n");
    return 2;
  }
  FILE *games = must(fopen(words[1], "r"), words[1]), *evals = must(fopen(words[2], "r"), words[2]);
  FILE *out[2] = {must(fopen(words[3], "wb"), words[3]), must(fopen(words[4], "wb"), words[4])};
  char *game = NULL, *eval = NULL;
  size_t game_room = 0, eval_room = 0;
  long written[2] = {0}, played = 0;
  while (getline(&game, &game_room, games) > 0 && getline(&eval, &eval_room, evals) > 0) {
    char *field = game, *result = NULL;
    for (int i = 0; i < 7; i++) {
      if (i == 4) result = field;
      field = strchr(field, '\t') + 1;
    }
    field[strcspn(field, "\n")] = 0;
    int side = (hash_of(field) & 0xff) < 13;
    int outcome = !strncmp(result, "1-0", 3) ? WHITE_WON : !strncmp(result, "0-1", 3) ? BLACK_WON : DRAWN;
    uint8_t board[64];
    for (int square = 0; square < 64; square++) board[square] = (uint8_t)(strchr(LETTERS, START[square]) - LETTERS);
    char *judged = eval, *rest = NULL;
    int ply = 0;
    for (char *move = strtok_r(field, " ", &rest); move; move = strtok_r(NULL, " ", &rest), ply++) {
      if (judged[0] != '-' || (judged[1] >= '0' && judged[1] <= '9')) {
        long score = strtol(judged, NULL, 10);
        Record record = pack(board, ply & 1);
        record.score = (int16_t)(score > 32000 ? 32000 : score < -32000 ? -32000 : score);
        record.result = (uint8_t)outcome;
        fwrite(&record, sizeof record, 1, out[side]);
        written[side]++;
      }
      judged += strcspn(judged, " \n");
      judged += strspn(judged, " ");
      make(board, move);
    }
    played++;
  }
  for (int side = 0; side < 2; side++)
    if (fclose(out[side])) perror(words[3 + side]), exit(1);
  printf("%ld games, %ld positions to train on, %ld held out\n", played, written[0], written[1]);
}
