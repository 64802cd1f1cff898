import type { ColumnType, Insertable, Selectable } from 'kysely'
import { readLine, type Line } from '#chess/line.ts'
import { opposite, type Color, type Uci } from '#chess/types.ts'
import type { DeclaredEnd } from '#matches/ending.ts'
import { parseUci } from '#chess/uci.ts'
import { deadlineMs } from '#live/clock.ts'
import {
  turnOf,
  type GameOrigin,
  type LiveEnd,
  type LiveGame,
  type LivePhase,
  type Maker,
} from '#live/live-game.ts'
import { fieldsOf, gameOf, type LiveGameFields } from './live-game-fields.ts'
import type { KeptRulesId } from '#matches/kept-rules.ts'
import { INVITATION_POLICY, type GamePolicy } from '#live/policy.ts'
import type { Increment, MoveDays, TimeControl } from '#matches/settings.ts'

/**
 * A live game as a row of `live_games` (migrations 010 and 020). Each field of the game is defined once, below: its columns, how
 * it is written to them and how it is read. The table's type and the statements that change rows are derived from that. Rows are
 * not checked when they are read, because only this file writes them. Times are milliseconds since 1970 by the database's clock.
 */

interface Column<T> {
  readonly sql: 'text' | 'integer' | 'bigint'
  /** `whileNull`: only as long as that other column is null. */
  readonly update: 'always' | 'never' | { readonly whileNull: string }
  /** Carries the column's type only; no such property exists at run time. */
  readonly type?: T
}

const column = <T>(sql: Column<T>['sql'], update: Column<T>['update'] = 'always'): Column<T> => ({
  sql,
  update,
})

type Columns = Readonly<Record<string, Column<unknown>>>
type TypesOf<C extends Columns> = { [Name in keyof C]: C[Name] extends Column<infer T> ? T : never }

/** PostgreSQL returns 64-bit integers as text. */
type Time = ColumnType<number | string, number, number>
type OptionalTime = ColumnType<number | string | null, number | null, number | null>

interface Field<Value, C extends Columns> {
  readonly columns: C
  readonly write: (game: LiveGameFields) => Insertable<TypesOf<C>>
  readonly read: (row: Selectable<TypesOf<C>>, state: State) => Value
}

const field = <Value, C extends Columns>(
  columns: C,
  write: Field<Value, C>['write'],
  read: Field<Value, C>['read'],
): Field<Value, C> => ({ columns, write, read })

/** Fields that no query uses. Together with the moves they are stored as one JSON text, in the column `state`. */
const STATE_FIELDS = [
  'gameId',
  'times',
  'isHeld',
  'awaited',
  'spare',
  'offers',
  'lastDrawOffer',
  'backAsks',
  'end',
  'called',
  'absent',
  'score',
  'startedAtMs',
  'maker',
] as const satisfies readonly (keyof LiveGameFields)[]
type StateField = (typeof STATE_FIELDS)[number]

interface State extends Pick<LiveGameFields, StateField> {
  readonly isLeaving: Readonly<Record<Color, boolean>>
  readonly moves: readonly Uci[]
}

/** Fields that rows written by an older release may lack. */
const STATE_DEFAULTS: Partial<State> = {
  awaited: { w: null, b: null },
  maker: null,
  absent: [],
}

const readState = (text: string): State => ({ ...STATE_DEFAULTS, ...(JSON.parse(text) as State) })

/**
 * The declaration that ended a game, in a row of an older release, which stored only the ending that followed from it. The side
 * to move is the one that ran out of time or left.
 */
function calledByOlder(end: LiveEnd | null, turn: Color): DeclaredEnd | null {
  switch (end?.reason) {
    case 'agreement':
      return { reason: end.reason }
    case 'resignation':
      return end.winner && { reason: end.reason, color: opposite(end.winner) }
    case 'timeout':
    case 'timeout-without-mating-material':
      return { reason: 'timeout', color: turn }
    case 'abandonment':
      return { reason: end.reason, color: end.winner === null ? null : turn }
    case undefined:
    case 'checkmate':
    case 'stalemate':
    case 'threefold-repetition':
    case 'fifty-move-rule':
    case 'insufficient-material':
      return null
  }
}

const makeState = (fields: LiveGameFields, line: Line): string =>
  JSON.stringify({
    ...Object.fromEntries(STATE_FIELDS.map((name) => [name, fields[name]])),
    moves: line.ucis(),
    isLeaving: { w: fields.presence.w.isLeaving, b: fields.presence.b.isLeaving },
    // Read by releases before Line.
    first: line.sideToMoveAt(0),
  })

const LINE_COLUMNS = {
  start_fen: column<string>('text', 'never'),
  /** Releases before migration 020 do not write it: it has a default, and is absent from their notifications. */
  rules: column<ColumnType<KeptRulesId | undefined>>('text', 'never'),
}

const FIELDS = {
  id: field(
    { id: column<string>('text', 'never') },
    ({ id }) => ({ id }),
    ({ id }) => id,
  ),
  watchId: field(
    { watch_id: column<string>('text', 'never') },
    ({ watchId }) => ({ watch_id: watchId }),
    ({ watch_id }) => watch_id,
  ),
  version: field(
    { version: column<number>('integer') },
    ({ version }) => ({ version }),
    ({ version }) => version,
  ),
  phase: field(
    { phase: column<string>('text') },
    ({ phase }) => ({ phase }),
    ({ phase }) => phase as LivePhase,
  ),
  /** Like `rules`, unknown to releases before migration 020. */
  origin: field(
    { origin: column<ColumnType<GameOrigin | undefined>>('text', 'never') },
    ({ origin }) => ({ origin }),
    ({ origin }) => origin ?? 'invitation',
  ),
  isListed: field(
    { listed: column<number>('integer') },
    ({ isListed }) => ({ listed: isListed ? 1 : 0 }),
    ({ listed }) => listed === 1,
  ),
  settings: field(
    {
      minutes: column<number>('integer', 'never'),
      increment: column<number>('integer', 'never'),
      untimed: column<number>('integer', 'never'),
      /** Like `policy`, unknown to releases before migration 022. */
      move_days: column<ColumnType<number | null, number | null | undefined, never>>('integer', 'never'),
    },
    ({ settings: { minutes, increment, untimed, days } }) => ({
      ...{ minutes, increment, untimed: untimed ? 1 : 0 },
      move_days: days ?? null,
    }),
    ({ minutes, increment, untimed, move_days }) => ({
      minutes: minutes as TimeControl,
      increment: increment as Increment,
      untimed: untimed === 1,
      ...(typeof move_days === 'number' && { days: move_days as MoveDays }),
    }),
  ),
  /** Null for that of invitations. */
  policy: field(
    { policy: column<ColumnType<string | null, string | null | undefined, never>>('text', 'never') },
    ({ policy }) => ({ policy: policy === INVITATION_POLICY ? null : JSON.stringify(policy) }),
    ({ policy }) => (typeof policy === 'string' ? (JSON.parse(policy) as GamePolicy) : INVITATION_POLICY),
  ),
  seats: field(
    {
      w_key: column<string | null>('text'),
      b_key: column<string | null>('text'),
      // Written when the seat is taken. The database clears it when the account is deleted, and a server with an older copy of
      // the game must not restore it.
      w_user: column<string | null>('text', { whileNull: 'w_key' }),
      b_user: column<string | null>('text', { whileNull: 'b_key' }),
      w_name: column<string | null>('text'),
      b_name: column<string | null>('text'),
    },
    ({ seats: { w, b } }) => ({
      ...{ w_key: w?.keyHash ?? null, w_user: w?.userId ?? null, w_name: w?.name ?? null },
      ...{ b_key: b?.keyHash ?? null, b_user: b?.userId ?? null, b_name: b?.name ?? null },
    }),
    (row) => ({
      w: row.w_key === null ? null : { keyHash: row.w_key, userId: row.w_user, name: row.w_name ?? '' },
      b: row.b_key === null ? null : { keyHash: row.b_key, userId: row.b_user, name: row.b_name ?? '' },
    }),
  ),
  left: field(
    { left_w: column<number | null>('integer'), left_b: column<number | null>('integer') },
    ({ left }) => ({ left_w: left?.w ?? null, left_b: left?.b ?? null }),
    ({ left_w, left_b }) => (left_w === null || left_b === null ? null : { w: left_w, b: left_b }),
  ),
  turnAtMs: field(
    { turn_at: column<OptionalTime>('bigint') },
    ({ turnAtMs }) => ({ turn_at: turnAtMs }),
    ({ turn_at }) => readTime(turn_at),
  ),
  presence: field(
    {
      w_server: column<string | null>('text'),
      b_server: column<string | null>('text'),
      w_gone_at: column<OptionalTime>('bigint'),
      b_gone_at: column<OptionalTime>('bigint'),
    },
    ({ presence: { w, b } }) => ({
      ...{ w_server: w.server, w_gone_at: w.goneAtMs },
      ...{ b_server: b.server, b_gone_at: b.goneAtMs },
    }),
    (row, { isLeaving }) => ({
      w: { server: row.w_server, goneAtMs: readTime(row.w_gone_at), isLeaving: isLeaving.w },
      b: { server: row.b_server, goneAtMs: readTime(row.b_gone_at), isLeaving: isLeaving.b },
    }),
  ),
  previousId: field(
    { previous_id: column<string | null>('text', 'never') },
    ({ previousId }) => ({ previous_id: previousId }),
    ({ previous_id }) => previous_id,
  ),
  nextId: field(
    { next_id: column<string | null>('text') },
    ({ nextId }) => ({ next_id: nextId }),
    ({ next_id }) => next_id,
  ),
  createdAtMs: field(
    { created_at: column<Time>('bigint', 'never') },
    ({ createdAtMs }) => ({ created_at: createdAtMs }),
    ({ created_at }) => Number(created_at),
  ),
  endedAtMs: field(
    { ended_at: column<OptionalTime>('bigint') },
    ({ endedAtMs }) => ({ ended_at: endedAtMs }),
    ({ ended_at }) => readTime(ended_at),
  ),
} satisfies {
  [Name in Exclude<keyof LiveGameFields, StateField>]: {
    readonly columns: Columns
    readonly read: (row: never, state: State) => LiveGameFields[Name]
  }
}

/** Columns for queries only: they repeat what other fields say. */
const DERIVED_COLUMNS = {
  turn: column<string>('text'),
  deadline_at: column<OptionalTime>('bigint'),
  /** When a server last wrote the row. */
  touched_at: column<Time>('bigint'),
}
const STATE_COLUMN = { state: column<string>('text') }

type AllColumns =
  | (typeof FIELDS)[keyof typeof FIELDS]['columns']
  | typeof LINE_COLUMNS
  | typeof DERIVED_COLUMNS
  | typeof STATE_COLUMN
type NamesIn<C> = C extends unknown ? keyof C & string : never
type TypeIn<C, Name extends string> = C extends Readonly<Record<Name, Column<infer T>>> ? T : never

export type LiveGameTable = { [Name in NamesIn<AllColumns>]: TypeIn<AllColumns, Name> }
export type LiveRow = Insertable<LiveGameTable>
type LiveColumn = keyof LiveGameTable

const COLUMNS = Object.assign(
  {},
  ...Object.values(FIELDS).map(({ columns }) => columns),
  LINE_COLUMNS,
  DERIVED_COLUMNS,
  STATE_COLUMN,
) as Readonly<Record<LiveColumn, Column<unknown>>>

/** The columns that a change writes, with their types for PostgreSQL. */
export const CHANGING_COLUMNS = Object.entries(COLUMNS).flatMap(([name, { sql, update }]) =>
  update === 'never'
    ? []
    : [{ name: name as LiveColumn, sql, whileNull: update === 'always' ? undefined : update.whileNull }],
)

export function makeLiveRow(game: LiveGame, touchedAt: number): LiveRow {
  const { line } = game
  const fields = fieldsOf(game)
  return Object.assign(
    {},
    ...Object.values(FIELDS).map(({ write }) => write(fields)),
    { start_fen: line.start, rules: line.rules, state: makeState(fields, line) },
    { turn: turnOf(game), deadline_at: deadlineMs(game), touched_at: Math.round(touchedAt) },
  ) as LiveRow
}

/** A game's columns that no change writes. */
type FixedFields = Pick<LiveGame, 'line' | 'settings' | 'policy' | 'origin'>

/**
 * Replays the moves. `known`: the same game, whose positions are kept as far as the moves agree, so that one new move costs one
 * move, and whose other fixed fields replace those of a row that an older release has sent without them.
 */
export function readLiveRow(row: Selectable<LiveGameTable> | LiveRow, known?: FixedFields): LiveGame {
  const state = readState(row.state)
  const { end, called = calledByOlder(end, row.turn as Color) } = state as Omit<State, 'called'> &
    Partial<State>
  const fields: Record<string, unknown> = Object.fromEntries(STATE_FIELDS.map((name) => [name, state[name]]))
  for (const [name, { read }] of Object.entries(FIELDS)) fields[name] = read(row as never, state)
  const fixed = known && { settings: known.settings, policy: known.policy, origin: known.origin }
  const line = readStoredLine(row, state.moves, known?.line)
  return gameOf({ ...(fields as unknown as LiveGameFields), called, ...fixed }, line)
}

function readStoredLine(
  row: Pick<LiveRow, 'id' | 'start_fen'>,
  moves: readonly Uci[],
  known: Line | undefined,
): Line {
  const shared = known?.start === row.start_fen ? countShared(known.ucis(), moves) : 0
  const line =
    known && shared > 0
      ? known.upTo(shared).read(moves.slice(shared), parseUci)
      : readLine(row.start_fen, moves, parseUci)
  if (!line.ok) throw new Error(`Live game ${row.id} has an illegal line: ${line.detail}`)
  return line.value
}

function countShared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((move, ply) => move !== other[ply])
  return differs === -1 ? one.length : differs
}

/** Absent from rows that an older release has written. */
export const readMaker = ({ state }: { readonly state: string }): Maker | null => readState(state).maker

const readTime = (value: number | string | null): number | null => (value === null ? null : Number(value))
