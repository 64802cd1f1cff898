import { positionOfFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { randomFrom } from '#chess/samples.ts'
import { makeSan } from '#chess/san.ts'
import type { FinishedGame } from './finished-game.ts'

/** Games for tests, as devices hand them over. */

/** White mates on f7 with the computer's help. */
const SCHOLARS_MATE = ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']

let games = 0

/** A new id for each game of a test. */
const nextGameId = (): string => `0197a000-0000-7000-8000-${(++games).toString(16).padStart(12, '0')}`

/** A win against the computer on ten minutes, five seconds a move, and whatever is changed of it. */
export function finishedGame(changed: Partial<FinishedGame> = {}): FinishedGame {
  const moves = changed.moves ?? SCHOLARS_MATE
  const times = moves.map((_, index) => 600_000 - 5_000 * (Math.floor(index / 2) + 1))
  return {
    gameId: nextGameId(),
    settings: {
      mode: 'human-vs-ai',
      timeControl: 10,
      aiDifficulty: 'beginner',
      increment: 0,
      untimed: false,
    },
    names: { w: '', b: '' },
    playerColor: 'w',
    start: START_FEN,
    moves,
    times,
    left: { w: lastOf(times, 0), b: lastOf(times, 1) },
    called: null,
    finishedAt: '2026-11-20T10:00:00.000Z',
    durationSeconds: 5 * moves.length,
    engineVersion: '1.0',
    ...changed,
  }
}

/** Two people at one screen, without a clock. */
export function gameOfTwo(changed: Partial<FinishedGame> = {}): FinishedGame {
  const game = finishedGame({ names: { w: 'Asha', b: 'Ben' }, times: null, left: null, engineVersion: null })
  return { ...game, settings: { ...game.settings, mode: 'human-vs-human', untimed: true }, ...changed }
}

/** Two people who walk about with their pieces until they agree to a draw after so many half-moves; a pawn moves now and then. */
export function longGame(plies: number): FinishedGame {
  for (let seed = 1; ; seed++) {
    const moves = walkAbout(plies, randomFrom(seed))
    if (moves.length === plies)
      return gameOfTwo({ moves, called: { reason: 'agreement' }, durationSeconds: plies })
  }
}

/** Fewer half-moves where the rules have ended it. */
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
