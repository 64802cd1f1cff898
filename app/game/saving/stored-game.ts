import { readLine, type Line } from '#chess/line.ts'
import { COLORS, type Color, type Fen, type Result } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { restingClock, timesAt, type TimesMs } from '#app/game/clock.ts'
import { isPaused, type LocalGame } from '#app/game/game.ts'
import type { DeclaredEnd } from '#matches/ending.ts'
import {
  isRecord,
  makeSettingsRecord,
  oneOf,
  parsePair,
  parseSettingsRecord,
  readSettingsRecord,
  type SettingsRecord,
} from '#app/game/settings-record.ts'

/** A game as stored on the device. Moves are text, so that their encoding may change between releases. */
export interface StoredGame {
  readonly version: 1
  readonly id: string
  readonly settings: SettingsRecord
  readonly start: Fen
  readonly moves: readonly string[]
  readonly times: readonly TimesMs[]
  readonly shown: number
  readonly leftMs: TimesMs
  readonly called: DeclaredEnd | undefined
  readonly paused: boolean
  readonly score: Readonly<Record<Color, number>>
  readonly takebacks: number
}

export function makeStoredGame(game: LocalGame, atMs: number): StoredGame {
  const { id, line, times, shown, called, score, takebacks } = game
  const leftMs = timesAt(game.clock, atMs)
  const { start } = line
  const moves = line.ucis()
  const settings = makeSettingsRecord(game)
  const paused = isPaused(game)
  const record = { id, settings, start, moves, times, shown, leftMs, called, paused, score, takebacks }
  return { version: 1, ...record }
}

/**
 * Validates every field and replays every move, since a stored game may come from an older release, a damaged disk or a
 * curious user. The clock of the result is stopped.
 */
export function parseStoredGame(value: unknown): Result<LocalGame, 'ERR_STORED_GAME'> {
  if (!isRecord(value) || value['version'] !== 1) return unreadable('version')
  const { id, start, shown } = value
  if (typeof id !== 'string' || id === '') return unreadable('id')
  const settings = parseSettingsRecord(value['settings'])
  if (!settings) return unreadable('settings')
  if (typeof start !== 'string') return unreadable('start')
  const line = parseLine(start, value['moves'])
  if (!line.ok) return unreadable(line.error === 'ERR_POSITION' ? 'start' : 'moves')
  const { length } = line.value
  const times = parseList(value['times'], parseTimes)
  if (times?.length !== length + 1) return unreadable('times')
  const leftMs = parseTimes(value['leftMs'])
  if (!leftMs) return unreadable('leftMs')
  if (!isWholeNumber(shown) || shown > length) return unreadable('shown')
  const called = parseCalled(value['called'])
  if (!called && value['called'] !== undefined) return unreadable('called')
  const score = parsePair(value['score'], isPoints)
  if (!score) return unreadable('score')
  const activity = value['paused'] === true ? ('paused' as const) : ('playing' as const)
  // Absent in games stored before takebacks were counted.
  const takebacks = isWholeNumber(value['takebacks']) ? value['takebacks'] : 0
  const clock = restingClock(leftMs)
  const game = { id, line: line.value, times, shown, clock, called, activity, score, takebacks }
  return { ok: true, value: { ...readSettingsRecord(settings), ...game, takenBack: [] } }
}

const unreadable = (detail: string) => ({ ok: false, error: 'ERR_STORED_GAME', detail }) as const

function parseLine(start: string, value: unknown): Result<Line, 'ERR_POSITION' | 'ERR_MOVE'> {
  const moves = parseList(value, (text) => (typeof text === 'string' ? text : undefined))
  return moves ? readLine(start, moves, parseUci) : { ok: false, error: 'ERR_MOVE' }
}

function parseCalled(value: unknown): DeclaredEnd | undefined {
  if (!isRecord(value)) return undefined
  if (value['reason'] === 'agreement') return { reason: 'agreement' }
  const reason = oneOf(['timeout', 'resignation'] as const, value['reason'])
  const color = oneOf(COLORS, value['color'])
  return reason && color && { reason, color }
}

/** JSON writes Infinity as null. */
function parseTimes(value: unknown): TimesMs | undefined {
  const times = parsePair(value, (time): time is number | null => time === null || isPositive(time))
  return times && { w: times.w ?? Infinity, b: times.b ?? Infinity }
}

/** Returns undefined if any entry is invalid. */
function parseList<T>(value: unknown, parse: (entry: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const parsed: T[] = []
  for (const entry of value) {
    const item = parse(entry)
    if (item === undefined) return undefined
    parsed.push(item)
  }
  return parsed
}

const isWholeNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const isPositive = (value: unknown): value is number => typeof value === 'number' && value >= 0

const isPoints = (value: unknown): value is number => isPositive(value) && Number.isInteger(value * 2)
