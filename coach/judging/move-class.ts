import type { WinChance } from './win-chance.ts'

/** Best first. `lost` comes last because it does not grade the move. */
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

/** The facts that a move is classified by. All chances are the mover's. */
export interface MoveFacts {
  /** The move and all moves before it are a line of the openings table. */
  readonly inBook: boolean
  /** The engine's first choice. */
  readonly isChoice: boolean
  /** The first choice, or a move of equal worth; see best-move.ts. */
  readonly isBest: boolean
  readonly legalMoves: number
  /** Winning chances if the best move is played. */
  readonly before: WinChance
  readonly after: WinChance
  /** The drop in the evaluation, in hundredths of a pawn on other programs' scale. */
  readonly fall: number
  /** Winning chances with the second-best move; absent if the engine named only one, or only one is legal. */
  readonly second: WinChance | undefined
  /** Gives up material that another move would have kept; see sacrifice.ts. */
  readonly isSacrifice: boolean
  /** Mates, recaptures, or takes a piece that hangs. */
  readonly isObvious: boolean
}

/** The loss in points of winning chances at which a class starts: chess.com's published limits, halved to match our scale. */
const EXCELLENT = 2
const GOOD = 5
const INACCURACY = 10
const MISTAKE = 20
/**
 * A move is the only good one if every other move gives away at least this much and the position after it keeps its worth. The
 * second line is searched with fewer nodes: at 10 points Stockfish refuted one in seven.
 */
export const ONLY_MOVE = 15
/** A move cannot be brilliant if the position wins anyway or is worse than level. */
const WON = 95
const LEVEL = 50
/** A missed win needs at least the first chance before the move and at least the second after it. */
const WINNING = 75
const NOT_LOST = 40
/**
 * A side with fewer chances has few left to lose, so an inaccuracy there is graded by what it loses instead: a piece, or a queen
 * or the game by mate, in hundredths of a pawn.
 */
const LOSING = 30
const PIECE = 300
const QUEEN = 800
/** At or below this chance even the best move loses, so no move gives anything away: about eight pawns down. */
const LOST = 5

/** Applies the rules in this order. The loss is the drop in the mover's winning chances. */
export function classify(facts: MoveFacts): MoveClass {
  const { before, after, isBest, isChoice } = facts
  const loss = isBest ? 0 : Math.max(0, before - after)
  if (facts.inBook && loss < INACCURACY) return 'book'
  if (before <= LOST && after <= LOST) return 'lost'
  if (facts.legalMoves === 1) return 'best'
  if (isBrilliant(facts, loss)) return 'brilliant'
  if (isChoice && !facts.isObvious && isOnlyMove(facts)) return 'great'
  if (isBest) return 'best'
  if (loss < EXCELLENT) return 'excellent'
  if (loss < GOOD) return 'good'
  if (loss < INACCURACY)
    return before > LOSING || facts.fall < PIECE ? 'inaccuracy' : facts.fall < QUEEN ? 'mistake' : 'blunder'
  if (loss < MISTAKE) return 'mistake'
  return isWinning(before) && after >= NOT_LOST && after < WINNING ? 'missed-win' : 'blunder'
}

/** A sound sacrifice that is better than every other move. */
function isBrilliant({ isSacrifice, after, before, second }: MoveFacts, loss: WinChance): boolean {
  if (!isSacrifice || loss >= EXCELLENT || after < LEVEL) return false
  return second === undefined ? before < WON : second < WON && before - second >= EXCELLENT
}

const isOnlyMove = ({ before, after, second }: MoveFacts): boolean =>
  second !== undefined && before - second >= ONLY_MOVE && before - after < EXCELLENT

export const isWinning = (chance: WinChance): boolean => chance >= WINNING

/** Classes that need an explanation and become exercises. */
export const isError = (moveClass: MoveClass): boolean =>
  moveClass === 'mistake' || moveClass === 'missed-win' || moveClass === 'blunder'
