import { positionOfFen, START_FEN } from '#chess/fen.ts'
import { Line, readLine } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { randomFrom } from '#chess/samples.ts'
import { makeSan, parseSan } from '#chess/san.ts'
import type { Fen, San } from '#chess/types.ts'
import type { GameRecord } from './game-record.ts'
import { makeGameRecordText, type GameRecordText } from './game-record-text.ts'
import type { ComputerOpponent } from './opponent.ts'

/** Finished games for tests. */

/** White mates on f7 with the computer's help. */
const SCHOLARS_MATE = ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']

let games = 0

/** Unique within a test run. */
const nextGameId = (): string => `0197a000-0000-7000-8000-${(++games).toString(16).padStart(12, '0')}`

export const computerOpponent = (changed: Partial<ComputerOpponent> = {}): ComputerOpponent => ({
  type: 'computer',
  skill: 'beginner',
  seat: 'w',
  ...changed,
})

/** What a test changes. Its moves are notation, which must be legal for a record but not for its text. */
export interface GameChanges extends Partial<Omit<GameRecord, 'line'>> {
  readonly start?: Fen
  readonly moves?: readonly San[]
}

function fieldsOf({
  start: _start,
  moves = SCHOLARS_MATE,
  ...changed
}: GameChanges): Omit<GameRecord, 'line'> {
  const times = moves.map((_, index) => 600_000 - 5_000 * (Math.floor(index / 2) + 1))
  return {
    gameId: nextGameId(),
    opponent: computerOpponent(),
    time: { minutes: 10, increment: 0, untimed: false },
    takebacks: 0,
    times,
    left: { w: lastOf(times, 0), b: lastOf(times, 1) },
    called: undefined,
    finishedAt: '2026-11-20T10:00:00.000Z',
    durationSeconds: 5 * moves.length,
    engineVersion: '1.0',
    ...changed,
  }
}

/** A win against the computer with ten minutes on the clock and five seconds a move. */
export function finishedGame(changed: GameChanges = {}): GameRecord {
  const { start = START_FEN, moves = SCHOLARS_MATE } = changed
  const line = readLine(start, moves, parseSan)
  if (!line.ok) throw new Error(`The game of a test has an illegal move: ${line.detail}`)
  return { ...fieldsOf(changed), line: line.value }
}

/** Two people at one screen, without a clock. */
const ofTwo = (changed: GameChanges): GameChanges => ({
  opponent: { type: 'same-screen', names: { w: 'Asha', b: 'Ben' } },
  time: { minutes: 10, increment: 0, untimed: true },
  times: undefined,
  left: undefined,
  engineVersion: undefined,
  ...changed,
})
export const gameOfTwo = (changed: GameChanges = {}): GameRecord => finishedGame(ofTwo(changed))

/** The games above as devices store and send them. */
export function finishedRecord(changed: GameChanges = {}): GameRecordText {
  const { start = START_FEN, moves = SCHOLARS_MATE } = changed
  return { ...makeGameRecordText({ ...fieldsOf(changed), line: new Line(start) }), moves }
}
export const recordOfTwo = (changed: GameChanges = {}): GameRecordText => finishedRecord(ofTwo(changed))

/**
 * Two people who move their pieces back and forth, with occasional pawn moves, until they agree to a draw after `plies`
 * half-moves.
 */
export function longGame(plies: number): GameRecord {
  for (let seed = 1; ; seed++) {
    const moves = walkAbout(plies, randomFrom(seed))
    if (moves.length === plies)
      return gameOfTwo({ moves, called: { reason: 'agreement' }, durationSeconds: plies })
  }
}

/** Returns fewer half-moves if the rules end the game. */
function walkAbout(plies: number, random: (below: number) => number): string[] {
  const position = positionOfFen(START_FEN)
  const moves: string[] = []
  while (moves.length < plies && !outcomeOf(position)) {
    const legal = legalMoves(position).map((move) => ({ move, san: makeSan(position, move) }))
    const pawns = legal.filter(({ san }) => /^[a-h][3-6]/.test(san))
    const pieces = legal.filter(({ san }) => /^[NBRQK][a-h1-8]+$/.test(san))
    const fitting = position.halfmoves > 70 && pawns.length > 0 ? pawns : pieces
    const chosen = fitting[random(fitting.length)]
    if (chosen === undefined) break
    position.make(chosen.move)
    moves.push(chosen.san)
  }
  return outcomeOf(position) ? moves.slice(0, -1) : moves
}

const lastOf = (times: readonly number[], side: 0 | 1): number =>
  times.filter((_, index) => index % 2 === side).at(-1) ?? 600_000
