/*
 * Positions of held-out games with the integer net's logits for each legal move, which the engine must reproduce.
 *
 *   policy-vectors NET.bin GAMES.tsv EVERY COUNT > vectors.json    one position of every EVERY-th held-out game
 */
#include "policy-games.h"
#include "policy-whole.h"

static WholeNet net;

static void read_net(const char *path) {
  static uint8_t file[WHOLE_BYTES];
  FILE *in = must(fopen(path, "rb"), path);
  if (fread(file, sizeof file, 1, in) != 1 || memcmp(file, "RRP1", 4)) fprintf(stderr, "%s is no policy net\n", path), exit(1);
  fclose(in);
  int16_t *numbers = (int16_t *)&net;
  for (size_t i = 0; i < WHOLE_NUMBERS; i++) numbers[i] = (int16_t)((int8_t)file[WHOLE_HEADER + i] + 256 * (int8_t)file[WHOLE_HEADER + WHOLE_NUMBERS + i]);
}

static void print_move(const Move *move) {
  printf("%c%c%c%c", 'a' + (move->from & 7), '1' + (move->from >> 3), 'a' + (move->to & 7), '1' + (move->to >> 3));
  if (move->promotion) putchar("  nbrq"[move->promotion]);
}

static void print_vector(const PolicyRecord *record) {
  static Seen seen;
  int32_t logits[MOST_MOVES];
  see(record, &seen);
  whole_logits(&net, record, &seen, logits);
  printf("\", \"own\": %d, \"other\": %d, \"timeClass\": \"%s\", \"logits\": {", record->own_rating, record->other_rating, TIME_CLASSES[record->time_class]);
  for (int i = 0; i < seen.move_count; i++) {
    printf(i ? ", \"" : "\"");
    print_move(&seen.moves[i]);
    printf("\": %d", logits[i]);
  }
  printf("}}");
}

int main(int words, char **word) {
  if (words != 5) return fprintf(stderr, "usage: policy-vectors NET.bin GAMES.tsv EVERY COUNT\n"), 2;
  set_up_attacks();
  set_up_geometries();
  read_net(word[1]);
  FILE *games = must(fopen(word[2], "r"), word[2]);
  char *line = NULL, *fields[8];
  size_t room = 0;
  long found = 0, every = atol(word[3]), count = atol(word[4]);
  uint64_t random = 1, number = 0;
  while (found < count && getline(&line, &room, games) > 0) {
    split(line, fields);
    if (!is_held_out(fields[7]) || (long)(number++ % (uint64_t)every)) continue;
    int plies = 1, chosen;
    for (const char *at = fields[7]; *at; at++) plies += *at == ' ';
    chosen = (int)(next_random(&random) % (uint64_t)plies);
    printf("%s\n  { \"moves\": \"", found++ ? "," : "[");
    Board board = start_board();
    Move last = {0}, own = {0};
    char *rest = NULL, *text = strtok_r(fields[7], " ", &rest);
    for (int ply = 0; ply < chosen; ply++, text = strtok_r(NULL, " ", &rest)) {
      Move move = parse_move(&board, text);
      printf(ply ? " %s" : "%s", text);
      own = last, last = move;
      make_move(&board, &move);
    }
    PolicyRecord record = record_of(&board);
    record.time_class = (uint8_t)time_class_of(fields[2]);
    record.last_from = last.from, record.last_to = last.to, record.last_captured = last.captured != 0;
    record.own_from = own.from, record.own_to = own.to;
    record.own_rating = (uint16_t)atoi(fields[chosen & 1]), record.other_rating = (uint16_t)atoi(fields[!(chosen & 1)]);
    print_vector(&record);
  }
  printf("\n]\n");
}
