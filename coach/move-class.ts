import type { WinChance } from './win-chance.ts'

/** What a move is called, best first. */
export const MOVE_CLASSES = [
  'brilliant',
  'great',
  'book',
  'best',
  'excellent',
  'good',
  'inaccuracy',
  'mistake',
  'missed-win',
  'blunder',
] as const
export type MoveClass = (typeof MOVE_CLASSES)[number]

/** All chances are the mover's. */
export interface MoveFacts {
  /** The move belongs to a line of the table of openings, as did all before it. */
  readonly inBook: boolean
  readonly isBest: boolean
  readonly legalMoves: number
  /** With the best move. */
  readonly before: WinChance
  readonly after: WinChance
  /** With the second-best move; absent where the engine named only one, or there is only one. */
  readonly second: WinChance | undefined
  /** The opponent may take material for it, at least two pawns' worth by the count. */
  readonly isSacrifice: boolean
  /** Takes back, or takes what stands there for nothing: anybody would. */
  readonly isObvious: boolean
}

/** Chances in per cent given away, from which on a move is called so: chess.com's published limits, halved to our scale. */
const EXCELLENT = 2
const GOOD = 5
const INACCURACY = 10
const MISTAKE = 20
/** A move is the only one when all others give away at least this much. */
const ONLY_MOVE = 10
/** Nobody is brilliant in a position that wins by itself, or that is lost all the same. */
const WON = 95
const LEVEL = 50
/** A win that was there (at least so much) and has become about level. */
const WINNING = 75
const NOT_LOST = 40

/** The stated rules, in this order. A loss is what the move gives away of the mover's winning chances. */
export function classify(facts: MoveFacts): MoveClass {
  const { before, after, second, isBest } = facts
  const loss = isBest ? 0 : Math.max(0, before - after)
  if (facts.inBook && loss < INACCURACY) return 'book'
  if (facts.legalMoves === 1) return 'best'
  if (loss < EXCELLENT && facts.isSacrifice && after >= LEVEL && (second ?? before) < WON) return 'brilliant'
  if (isBest && !facts.isObvious && second !== undefined && before - second >= ONLY_MOVE) return 'great'
  if (isBest) return 'best'
  if (loss < EXCELLENT) return 'excellent'
  if (loss < GOOD) return 'good'
  if (loss < INACCURACY) return 'inaccuracy'
  if (loss < MISTAKE) return 'mistake'
  return isWinning(before) && after >= NOT_LOST && after < WINNING ? 'missed-win' : 'blunder'
}

export const isWinning = (chance: WinChance): boolean => chance >= WINNING

/** Classes that ask for an explanation, and for another try. */
export const isError = (moveClass: MoveClass): boolean =>
  moveClass === 'mistake' || moveClass === 'missed-win' || moveClass === 'blunder'
