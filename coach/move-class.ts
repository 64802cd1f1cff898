import type { WinChance } from './win-chance.ts'

/** Best first. `lost` comes last because it says nothing about the move. */
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
  'lost',
] as const
export type MoveClass = (typeof MOVE_CLASSES)[number]

/** All chances are the mover's. */
export interface MoveFacts {
  /** The move and all moves before it belong to a line of the openings table. */
  readonly inBook: boolean
  /** The engine's first choice. */
  readonly isChoice: boolean
  /** The first choice, or a move of equal worth; see best-move.ts. */
  readonly isBest: boolean
  readonly legalMoves: number
  /** With the best move. */
  readonly before: WinChance
  readonly after: WinChance
  /** With the second-best move; absent if the engine named only one, or only one is legal. */
  readonly second: WinChance | undefined
  /** Gives material away that another move would have kept; see sacrifice.ts. */
  readonly isSacrifice: boolean
  /** Takes back, or takes a piece that is simply there to be taken. */
  readonly isObvious: boolean
}

/** The loss in per cent of winning chances from which a class starts: chess.com's published limits, halved to our scale. */
const EXCELLENT = 2
const GOOD = 5
const INACCURACY = 10
const MISTAKE = 20
/** A move is the only good one if every other move gives away at least this much. */
const ONLY_MOVE = 10
/** No move is brilliant in a position that wins anyway, or in a worse one. */
const WON = 95
const LEVEL = 50
/** A missed win had at least the first chance before the move and has at least the second after it. */
const WINNING = 75
const NOT_LOST = 40
/** With no more than this even the best move loses, so that no move can give anything away: about eight pawns down. */
const LOST = 5

/** Applies the rules in this order. The loss is what the move gives away of the mover's winning chances. */
export function classify(facts: MoveFacts): MoveClass {
  const { before, after, second, isBest, isChoice } = facts
  const loss = isBest ? 0 : Math.max(0, before - after)
  if (facts.inBook && loss < INACCURACY) return 'book'
  if (before <= LOST && after <= LOST) return 'lost'
  if (facts.legalMoves === 1) return 'best'
  if (loss < EXCELLENT && facts.isSacrifice && after >= LEVEL && (second ?? before) < WON) return 'brilliant'
  if (isChoice && !facts.isObvious && second !== undefined && before - second >= ONLY_MOVE) return 'great'
  if (isBest) return 'best'
  if (loss < EXCELLENT) return 'excellent'
  if (loss < GOOD) return 'good'
  if (loss < INACCURACY) return 'inaccuracy'
  if (loss < MISTAKE) return 'mistake'
  return isWinning(before) && after >= NOT_LOST && after < WINNING ? 'missed-win' : 'blunder'
}

export const isWinning = (chance: WinChance): boolean => chance >= WINNING

/** Classes that need an explanation and are asked again as questions. */
export const isError = (moveClass: MoveClass): boolean =>
  moveClass === 'mistake' || moveClass === 'missed-win' || moveClass === 'blunder'
