import type { ColumnType } from 'kysely'

/** PostgreSQL hands out whole numbers of 64 bits as text. */
type Time = ColumnType<number | string, number, number>
type TimeOrNone = ColumnType<number | string | null, number | null, number | null>

/** A row of `live_games`; see migrations/010-live-games.ts. Times are milliseconds since 1970 by the database's clock. */
export interface LiveGameTable {
  id: string
  watch_id: string
  version: number
  phase: string
  listed: number
  minutes: number
  increment: number
  untimed: number
  start_fen: string
  w_key: string | null
  b_key: string | null
  w_user: string | null
  b_user: string | null
  w_name: string | null
  b_name: string | null
  turn: string
  left_w: number | null
  left_b: number | null
  turn_at: TimeOrNone
  deadline_at: TimeOrNone
  w_server: string | null
  b_server: string | null
  w_gone_at: TimeOrNone
  b_gone_at: TimeOrNone
  state: string
  previous_id: string | null
  next_id: string | null
  created_at: Time
  touched_at: Time
  ended_at: TimeOrNone
}

export interface LiveServerTable {
  id: string
  started_at: Time
  /** When it last said that it is alive. */
  beat_at: Time
}
