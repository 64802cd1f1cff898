import { parseUci, makeUci } from '#chess/uci.ts'
import { positionFromFen } from '#chess/fen.ts'
import { COLORS, type Color, type Fen, type Move, type Result } from '#chess/types.ts'
import { LEVELS } from '#engine/levels.ts'
import { restingClock, timesAt, type TimesMs } from './clock.ts'
import type { Game } from './game.ts'
import { GAME_MODES, TIME_CONTROLS, type GameSettings } from './settings.ts'

/** How a game is kept on the device: moves as text, so that the bits of a move may change between two versions. */
export interface SavedGame {
  readonly version: 1
  readonly id: string
  readonly settings: GameSettings
  readonly start: Fen
  readonly moves: readonly string[]
  readonly times: readonly TimesMs[]
  readonly shown: number
  readonly leftMs: TimesMs
  readonly flagged: Color | null
}

export function makeSavedGame(game: Game, atMs: number): SavedGame {
  const { id, settings, start, times, shown, flagged } = game
  const leftMs = timesAt(game.clock, atMs)
  const moves = game.moves.map(makeUci)
  return { version: 1, id, settings, start, moves, times, shown, leftMs, flagged: flagged ?? null }
}

/**
 * Trusts nothing: every field is looked at and every move replayed, since a saved game may come from an older version,
 * a half-written disk or a curious hand. The game comes back with its clock at rest.
 */
export function parseSavedGame(value: unknown): Result<Game, 'ERR_SAVED_GAME'> {
  if (!isRecord(value) || value['version'] !== 1) return unreadable('version')
  const { id, start, shown } = value
  if (typeof id !== 'string' || id === '') return unreadable('id')
  const settings = parseSettings(value['settings'])
  if (!settings) return unreadable('settings')
  const moves = typeof start === 'string' ? parseMoves(start, value['moves']) : undefined
  if (typeof start !== 'string' || !moves) return unreadable('start or moves')
  const times = parseList(value['times'], parseTimes)
  if (times?.length !== moves.length + 1) return unreadable('times')
  const leftMs = parseTimes(value['leftMs'])
  if (!leftMs) return unreadable('leftMs')
  if (!isWholeNumber(shown) || shown > moves.length) return unreadable('shown')
  const flagged = value['flagged'] === null ? undefined : oneOf(COLORS, value['flagged'])
  if (value['flagged'] !== null && !flagged) return unreadable('flagged')
  const clock = restingClock(leftMs)
  return { ok: true, value: { id, settings, start, moves, times, shown, clock, flagged, thinking: false } }
}

const unreadable = (detail: string) => ({ ok: false, error: 'ERR_SAVED_GAME', detail }) as const

function parseSettings(value: unknown): GameSettings | undefined {
  if (!isRecord(value)) return undefined
  const mode = oneOf(GAME_MODES, value['mode'])
  const timeControl = oneOf(TIME_CONTROLS, value['timeControl'])
  const playerColor = oneOf(COLORS, value['playerColor'])
  const aiDifficulty = oneOf(LEVELS, value['aiDifficulty'])
  if (!mode || !timeControl || !playerColor || !aiDifficulty) return undefined
  return { mode, timeControl, playerColor, aiDifficulty, boardColor: 'green' }
}

function parseMoves(start: Fen, value: unknown): readonly Move[] | undefined {
  const position = positionFromFen(start)
  if (!position.ok) return undefined
  return parseList(value, (text) => {
    const move = typeof text === 'string' ? parseUci(position.value, text) : undefined
    if (!move?.ok) return undefined
    position.value.make(move.value)
    return move.value
  })
}

function parseTimes(value: unknown): TimesMs | undefined {
  if (!isRecord(value)) return undefined
  const { w, b } = value
  return isMilliseconds(w) && isMilliseconds(b) ? { w, b } : undefined
}

/** The whole list or nothing: one unreadable entry spoils it. */
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isWholeNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const isMilliseconds = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0

const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((entry) => entry === value)
