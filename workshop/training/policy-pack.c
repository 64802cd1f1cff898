/*
 * Packs games between people into positions for the policy net.
 *
 *   policy-pack GAMES.tsv TRAINING.policy HELD-OUT.policy [PART OF]
 *
 * With PART (from 0) and OF only that part of the games; the parts' files in order equal the file of all games.
 *
 * Excludes the first six half-moves, and the last ten of games lost on time. Weights: bullet counts half, players at exactly
 * 1500 (new accounts) a third, and each band of 100 points is weighted down by the square root of its size, so that rare
 * ratings count.
 */
#include "policy-games.h"
#include <math.h>

#define BANDS 32

static int band_of(int rating) { return rating / 100 < BANDS ? rating / 100 : BANDS - 1; }

int main(int words, char **word) {
  if (words != 4 && words != 6) return fprintf(stderr, "usage: policy-pack GAMES.tsv TRAINING.policy HELD-OUT.policy [PART OF]\n"), 2;
  long part = words == 6 ? atol(word[4]) : 0, of = words == 6 ? atol(word[5]) : 1, games_in_all = 0, game = 0;
  FILE *games = must(fopen(word[1], "r"), word[1]);
  FILE *out[2] = {must(fopen(word[2], "wb"), word[2]), must(fopen(word[3], "wb"), word[3])};
  set_up_attacks();
  char *line = NULL, *fields[8];
  size_t room = 0;
  long sides[BANDS] = {0}, written[2] = {0}, game_count[2] = {0};
  while (getline(&line, &room, games) > 0) {
    split(line, fields);
    for (int side = 0; side < 2; side++) sides[band_of(atoi(fields[side]))]++;
    games_in_all++;
  }
  rewind(games);
  for (; getline(&line, &room, games) > 0; game++) {
    if (game < games_in_all * part / of || game >= games_in_all * (part + 1) / of) continue;
    split(line, fields);
    int rating[2] = {atoi(fields[0]), atoi(fields[1])};
    int time_class = time_class_of(fields[2]);
    int held_out = is_held_out(fields[7]), plies = 1, lost_on_time = !strcmp(fields[6], "time");
    for (const char *at = fields[7]; *at; at++) plies += *at == ' ';
    game_count[held_out]++;
    int last_ply = lost_on_time ? plies - HURRIED_PLIES : plies;
    Board board = start_board();
    Move last = {0}, own = {0};
    char *rest = NULL;
    int ply = 0;
    for (char *text = strtok_r(fields[7], " ", &rest); text && ply < last_ply; text = strtok_r(NULL, " ", &rest), ply++) {
      Move move = parse_move(&board, text);
      if (ply >= FIRST_PLY) {
        PolicyRecord record = record_of(&board);
        record.time_class = (uint8_t)time_class;
        record.last_from = last.from, record.last_to = last.to, record.last_captured = last.captured != 0;
        record.own_from = own.from, record.own_to = own.to;
        record.from = move.from, record.to = move.to, record.promotion = move.promotion;
        record.own_rating = (uint16_t)rating[ply & 1], record.other_rating = (uint16_t)rating[!(ply & 1)];
        record.ply = (uint8_t)(ply > 255 ? 255 : ply);
        double weight = sqrt(60000.0 / (double)sides[band_of(rating[ply & 1])]);
        if (weight > 3) weight = 3;
        if (time_class == 0) weight /= 2;
        if (rating[ply & 1] == 1500) weight /= 3;
        record.weight = (uint8_t)lrint(weight * 32);
        if (fwrite(&record, sizeof record, 1, out[held_out]) != 1) perror(word[2]), exit(1);
        written[held_out]++;
      }
      own = last;
      last = move;
      make_move(&board, &move);
    }
  }
  for (int side = 0; side < 2; side++)
    if (fclose(out[side])) perror(word[2 + side]), exit(1);
  printf("%ld games and %ld positions to train on, %ld and %ld held out\n", game_count[0], written[0], game_count[1], written[1]);
}
