import type { Insertable, Selectable } from 'kysely'
import { readLine, type LineText } from '#chess/line.ts'
import type { Color } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { deadlineMs } from '#live/clock.ts'
import {
  turnOf,
  type LiveGame,
  type LivePhase,
  type Maker,
  type Presence,
  type Seat,
} from '#live/live-game.ts'
import type { Increment, TimeControl } from '#matches/settings.ts'
import type { LiveGameTable } from '#server/database/live-tables.ts'

/** Conversion between a live game and its row. Rows were checked when they were written. */

export type LiveRow = Insertable<LiveGameTable>

/** Fields that no query uses are stored as one JSON text. */
type State = Pick<
  LiveGame,
  | 'gameId'
  | 'times'
  | 'isHeld'
  | 'awaited'
  | 'spare'
  | 'offers'
  | 'lastDrawOffer'
  | 'backAsks'
  | 'end'
  | 'score'
  | 'startedAtMs'
  | 'maker'
> & {
  readonly isLeaving: Readonly<Record<Color, boolean>>
  readonly moves: LineText['moves']
}

export function makeLiveRow(game: LiveGame, touchedAt: number): LiveRow {
  const { gameId, line, times, isHeld, awaited, spare, offers, lastDrawOffer, backAsks, end, score } = game
  const isLeaving = { w: game.presence.w.isLeaving, b: game.presence.b.isLeaving }
  const state: State = {
    ...{
      gameId,
      moves: line.ucis(),
      times,
      isHeld,
      awaited,
      spare,
      offers,
      lastDrawOffer,
      backAsks,
      end,
      score,
    },
    startedAtMs: game.startedAtMs,
    maker: game.maker,
    isLeaving,
  }
  return {
    id: game.id,
    watch_id: game.watchId,
    version: game.version,
    phase: game.phase,
    listed: game.isListed ? 1 : 0,
    minutes: game.settings.minutes,
    increment: game.settings.increment,
    untimed: game.settings.untimed ? 1 : 0,
    start_fen: line.start,
    w_key: game.seats.w?.keyHash ?? null,
    b_key: game.seats.b?.keyHash ?? null,
    w_user: game.seats.w?.userId ?? null,
    b_user: game.seats.b?.userId ?? null,
    w_name: game.seats.w?.name ?? null,
    b_name: game.seats.b?.name ?? null,
    turn: turnOf(game),
    left_w: game.left?.w ?? null,
    left_b: game.left?.b ?? null,
    turn_at: game.turnAtMs,
    deadline_at: deadlineMs(game),
    w_server: game.presence.w.server,
    b_server: game.presence.b.server,
    w_gone_at: game.presence.w.goneAtMs,
    b_gone_at: game.presence.b.goneAtMs,
    // `first` is for servers of older releases, which read it.
    state: JSON.stringify({ ...state, first: line.sideToMoveAt(0) }),
    previous_id: game.previousId,
    next_id: game.nextId,
    created_at: game.createdAtMs,
    touched_at: Math.round(touchedAt),
    ended_at: game.endedAtMs,
  }
}

export function readLiveRow(row: Selectable<LiveGameTable> | LiveRow): LiveGame {
  const state = JSON.parse(row.state) as State
  const line = readLine(row.start_fen, state.moves, parseUci)
  if (!line.ok) throw new Error(`Live game ${row.id} has an illegal line: ${line.detail}`)
  return {
    gameId: state.gameId,
    times: state.times,
    isHeld: state.isHeld,
    awaited: (state as Partial<State>).awaited ?? { w: null, b: null },
    spare: state.spare,
    offers: state.offers,
    lastDrawOffer: state.lastDrawOffer,
    backAsks: state.backAsks,
    end: state.end,
    score: state.score,
    startedAtMs: state.startedAtMs,
    maker: state.maker ?? null,
    id: row.id,
    watchId: row.watch_id,
    version: row.version,
    phase: row.phase as LivePhase,
    isListed: row.listed === 1,
    settings: {
      minutes: row.minutes as TimeControl,
      increment: row.increment as Increment,
      untimed: row.untimed === 1,
    },
    line: line.value,
    seats: {
      w: seatOf(row.w_key ?? null, row.w_user ?? null, row.w_name ?? null),
      b: seatOf(row.b_key ?? null, row.b_user ?? null, row.b_name ?? null),
    },
    left: row.untimed === 1 ? null : { w: row.left_w ?? 0, b: row.left_b ?? 0 },
    turnAtMs: timeOf(row.turn_at),
    presence: {
      w: presenceOf(row.w_server ?? null, timeOf(row.w_gone_at), state.isLeaving.w),
      b: presenceOf(row.b_server ?? null, timeOf(row.b_gone_at), state.isLeaving.b),
    },
    previousId: row.previous_id ?? null,
    nextId: row.next_id ?? null,
    createdAtMs: Number(row.created_at),
    endedAtMs: timeOf(row.ended_at),
  }
}

/** Rows that an older release has written have none. */
export const readMaker = ({ state }: Pick<LiveRow, 'state'>): Maker | null =>
  (JSON.parse(state) as Partial<State>).maker ?? null

const timeOf = (value: number | string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value)

const seatOf = (keyHash: string | null, userId: string | null, name: string | null): Seat | null =>
  keyHash === null ? null : { keyHash, userId, name: name ?? '' }

const presenceOf = (server: string | null, goneAtMs: number | null, isLeaving: boolean): Presence => ({
  server,
  goneAtMs,
  isLeaving,
})
