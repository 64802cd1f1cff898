import type { KeptRulesId } from '#matches/kept-rules.ts'

/** A row of `match_reviews`; see migrations/016-match-reviews.ts. */
export interface MatchReviewTable {
  match_id: string
  user_id: string
  engine_version: string
  nodes: number
  /** In the format of contract/kept-review.ts. */
  judgements: string
  reviewed_at: string
}

/** A row of `matches`; see migrations/004-matches.ts. */
export interface MatchTable {
  id: string
  user_id: string
  game_id: string
  rules: KeptRulesId
  opponent_type: 'computer' | 'human'
  opponent: string
  result: 'win' | 'loss' | 'draw'
  winner: 'w' | 'b' | null
  end_reason: string
  human_color: 'w' | 'b' | null
  /** A JSON list of moves in algebraic notation. */
  moves: string
  move_count: number
  /** JSON: `SettingsFields` of matches/opponent-fields.ts. */
  game_settings: string
  /** A JSON list of milliseconds; null in a game without a clock. */
  times: string | null
  duration_seconds: number
  start_fen: string
  final_fen: string
  last_move: string
  white_name: string
  black_name: string
  eco: string | null
  opening: string | null
  /** The text to search in, in lower case. */
  search_text: string
  engine_version: string | null
  share_token: string | null
  finished_at: string
  created_at: string
  deleted_at: string | null
}
