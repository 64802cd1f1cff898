/*
 * Picks positions of held-out games for test vectors: one of every EVERY-th held-out game.
 *
 *   policy-samples GAMES.tsv EVERY COUNT SAMPLES.policy > samples.tsv    moves so far, both ratings of the mover's view, time class
 */
#include "policy-games.h"

int main(int words, char **word) {
  if (words != 5) return fprintf(stderr, "usage: policy-samples GAMES.tsv EVERY COUNT SAMPLES.policy\n"), 2;
  set_up_attacks();
  FILE *games = must(fopen(word[1], "r"), word[1]), *out = must(fopen(word[4], "wb"), word[4]);
  char *line = NULL, *fields[8];
  size_t room = 0;
  long found = 0, every = atol(word[2]), count = atol(word[3]);
  uint64_t random = 1, number = 0;
  while (found < count && getline(&line, &room, games) > 0) {
    split(line, fields);
    if (!is_held_out(fields[7]) || (long)(number++ % (uint64_t)every)) continue;
    int plies = 1, chosen;
    for (const char *at = fields[7]; *at; at++) plies += *at == ' ';
    chosen = (int)(next_random(&random) % (uint64_t)plies);
    Board board = start_board();
    Move last = {0}, own = {0};
    char *rest = NULL, *text = strtok_r(fields[7], " ", &rest);
    for (int ply = 0; ply < chosen; ply++, text = strtok_r(NULL, " ", &rest)) {
      Move move = parse_move(&board, text);
      printf(ply ? " %s" : "%s", text);
      own = last, last = move;
      make_move(&board, &move);
    }
    Move played = parse_move(&board, text);
    PolicyRecord record = record_of(&board);
    record.time_class = (uint8_t)time_class_of(fields[2]);
    record.last_from = last.from, record.last_to = last.to, record.last_captured = last.captured != 0;
    record.own_from = own.from, record.own_to = own.to;
    record.from = played.from, record.to = played.to, record.promotion = played.promotion;
    record.own_rating = (uint16_t)atoi(fields[chosen & 1]), record.other_rating = (uint16_t)atoi(fields[!(chosen & 1)]);
    printf("\t%d\t%d\t%s\n", record.own_rating, record.other_rating, TIME_CLASSES[record.time_class]);
    if (fwrite(&record, sizeof record, 1, out) != 1) perror(word[4]), exit(1);
    found++;
  }
  if (fclose(out)) perror(word[4]), exit(1);
}
