import type { ColumnType } from 'kysely'
import type { KeptRulesId } from '#matches/kept-rules.ts'
import type { EndReason } from '#matches/ending.ts'
import type { Color } from '#chess/types.ts'
import type { GameOrigin } from '#live/live-game.ts'

/** PostgreSQL returns 64-bit integers as text. */
type Time = ColumnType<number | string, number, number>

/** A server's heartbeat. `live_games` itself is in live-game-row.ts. */
export interface LiveServerTable {
  id: string
  started_at: Time
  /** Its last heartbeat. */
  beat_at: Time
}

/** Games that were created together; see migrations/022-live-rounds.ts. */
export interface LiveBatchTable {
  key: string
  digest: string
  games: string
  created_at: Time
}

/** A finished online game; see migrations/020-games.ts. */
export interface GameTable {
  /** `LiveGame.gameId`. */
  id: string
  rules: KeptRulesId
  origin: GameOrigin
  minutes: number
  increment: number
  untimed: number
  /** Null in games of releases before migration 022, too. */
  move_days: number | null
  start_fen: string
  /** A JSON list of moves in UCI. */
  moves: string
  /** A JSON list of milliseconds; null in a game without clocks. */
  times: string | null
  white_name: string
  black_name: string
  winner: Color | null
  end_reason: EndReason
  duration_seconds: number
  /** ISO 8601. */
  ended_at: string
}

/** The columns of `matches` that only the end of an online game writes. The others are in match-table.ts. */
export interface MatchOrigin {
  /** The online game that this match is one player's copy of. Null in other matches, and in those of releases before 020. */
  online_game_id: ColumnType<string | null, string | null | undefined>
}
