import { positionOfFen } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { makeSan, parseSan } from '#chess/san.ts'
import type { Color, Fen, Move, Result, San } from '#chess/types.ts'
import type { DeclaredEnd } from './ending.ts'
import type { GameRecord } from './game-record.ts'
import type { KeptRulesId } from './kept-rules.ts'
import { makeSettingsFields, readOpponent, readTime, type SettingsFields } from './opponent-fields.ts'
import { NO_NAMES, ownSide, type SideNames } from './opponent.ts'
import { finish, type Steps } from './steps.ts'

/** A game record as devices store and send it, in the specification's flat fields. Absent is `null`, as older releases write it. */
export interface GameRecordText extends Pick<GameRecord, 'gameId' | 'finishedAt' | 'durationSeconds'> {
  readonly settings: SettingsFields
  readonly names: SideNames
  readonly playerColor: Color
  /** Absent in records of older releases, which support standard chess only. */
  readonly rules?: KeptRulesId | undefined
  readonly start: Fen
  readonly moves: readonly San[]
  readonly times: readonly number[] | null
  readonly left: Readonly<Record<Color, number>> | null
  readonly called: DeclaredEnd | null
  readonly engineVersion: string | null
}

/**
 * Only the server may state that a game was played online, so the device's copy of an online game is recorded as a game
 * between two people at one screen.
 */
export function makeGameRecordText(game: GameRecord): GameRecordText {
  const { opponent, time, takebacks, line, times, left, called, engineVersion, ...rest } = game
  const recorded = opponent.type === 'online' ? ({ ...opponent, type: 'same-screen' } as const) : opponent
  return {
    ...rest,
    rules: line.rules,
    settings: makeSettingsFields({ opponent: recorded, time, takebacks }),
    names: opponent.type === 'computer' ? NO_NAMES : opponent.names,
    playerColor: ownSide(opponent) ?? 'w',
    start: line.start,
    moves: line.sans(),
    times: times ?? null,
    left: left ?? null,
    called: called ?? null,
    engineVersion: engineVersion ?? null,
  }
}

export type ReplayError =
  | 'ERR_ILLEGAL_MOVE'
  /** There are moves after the end of the game. */
  | 'ERR_MOVE_AFTER_END'

/** Replays a record whose fields have the right types: one stored by this device, or one that has been parsed. */
export const readGameRecord = (text: GameRecordText): Result<GameRecord, ReplayError> =>
  finish(readGameRecordInSteps(text))

/** For the server, which handles other requests between the steps. */
export function* readGameRecordInSteps(text: GameRecordText): Steps<Result<GameRecord, ReplayError>> {
  const { settings, names, playerColor, rules = 'standard', start, moves, ...rest } = text
  const line = yield* replay(rules, start, moves)
  if (!line.ok) return line
  return {
    ok: true,
    value: {
      gameId: rest.gameId,
      opponent: readOpponent({ ...settings, seat: playerColor, names }),
      time: readTime(settings),
      takebacks: settings.takebacks ?? 0,
      line: line.value,
      times: rest.times ?? undefined,
      left: rest.left ?? undefined,
      called: rest.called ?? undefined,
      finishedAt: rest.finishedAt,
      durationSeconds: rest.durationSeconds,
      engineVersion: rest.engineVersion ?? undefined,
    },
  }
}

/** Replaying by another rule set needs its positions here, and its ends in the verdict. */
const START_POSITIONS: Record<KeptRulesId, (start: Fen) => Position> = { standard: positionOfFen }

/** Half-moves per step; a step takes about 5 ms. */
const STEP_PLIES = 250

function* replay(rules: KeptRulesId, start: Fen, texts: readonly San[]): Steps<Result<Line, ReplayError>> {
  const position = START_POSITIONS[rules](start)
  const moves: Move[] = []
  const sans: San[] = []
  for (const [index, text] of texts.entries()) {
    if (outcomeOf(position)) return { ok: false, error: 'ERR_MOVE_AFTER_END', detail: String(index + 1) }
    const move = parseSan(position, text)
    if (!move.ok) return { ok: false, error: 'ERR_ILLEGAL_MOVE', detail: String(index + 1) }
    moves.push(move.value)
    sans.push(makeSan(position, move.value))
    position.make(move.value)
    if (moves.length % STEP_PLIES === 0) yield
  }
  return { ok: true, value: Line.known(start, moves, { sans, last: position }) }
}
