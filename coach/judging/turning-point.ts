import { opposite, type Color } from '#chess/types.ts'
import { isError, isWinning, type MoveClass } from './move-class.ts'
import { opposed, winChanceOf, type WinChance, type Worth } from './win-chance.ts'

interface JudgedMove {
  readonly color: Color
  readonly moveClass: MoveClass
  /** From White's view. */
  readonly before: Worth
  readonly loss: WinChance
}

/** The result is open while both sides have at least this chance. */
export const OPEN: WinChance = 25

/** How a game ended; `winner` is absent for a draw. */
export interface KnownEnding {
  readonly winner: Color | undefined
}

/**
 * The index of the move that decided the game: the loser's costliest error among those made in a won or open position, except
 * errors after which the position was still won, and those that the other side gave back later. An error in a lost position
 * changes little, and one that the winner survived decided nothing. If all were given back, as in a game lost on time, the
 * costliest that cost a win or a draw counts. `undefined` if there is none: no single move decided the game. In a draw the
 * errors of both sides count. `ending`: if unknown, the side that stands lost after the last move is the loser.
 */
export function turningPointOf(moves: readonly JudgedMove[], ending?: KnownEnding): number | undefined {
  const loser = ending ? ending.winner && opposite(ending.winner) : standsLost(moves)
  const errors = [...moves.entries()].filter(
    ([, move]) => (loser === undefined || move.color === loser) && isError(move.moveClass) && givesAway(move),
  )
  return (
    costliest(errors.filter(([index]) => !isGivenBack(moves, index))) ??
    costliest(errors.filter(([, move]) => costsResult(move)))
  )
}

type Entry = readonly [index: number, move: JudgedMove]

function costliest(errors: readonly Entry[]): number | undefined {
  let found: Entry | undefined
  for (const each of errors) if (!found || each[1].loss > found[1].loss) found = each
  return found?.[0]
}

/** True if the mover had better chances again later than before the move. */
function isGivenBack(moves: readonly JudgedMove[], index: number): boolean {
  const { color } = moves[index]!
  const had = chanceBefore(moves[index]!)
  const ofMover = (move: JudgedMove, chance: WinChance): WinChance =>
    move.color === color ? chance : 100 - chance
  const last = moves.at(-1)!
  return (
    moves.slice(index + 1).some((move) => ofMover(move, chanceBefore(move)) > had) ||
    ofMover(last, chanceBefore(last) - last.loss) > had
  )
}

/** True if the move led from a won position to a worse one, or from an open one to a lost one. */
function costsResult(move: JudgedMove): boolean {
  const before = chanceBefore(move)
  const after = before - move.loss
  return (isWinning(before) && !isWinning(after)) || (before >= OPEN && after < OPEN)
}

/** True if the move left a won position or was made in an open one. */
function givesAway(move: JudgedMove): boolean {
  const before = chanceBefore(move)
  return isOpenAt(before) || (isWinning(before) && !isWinning(before - move.loss))
}

/** The side with less than an open game's chances after the last move. */
function standsLost(moves: readonly JudgedMove[]): Color | undefined {
  const last = moves.at(-1)
  if (!last) return undefined
  const chance = chanceBefore(last) - last.loss
  if (isOpenAt(chance)) return undefined
  return chance < OPEN ? last.color : opposite(last.color)
}

export const isOpenAt = (chance: WinChance): boolean => chance >= OPEN && chance <= 100 - OPEN

/** The mover's chance before the move. */
export const chanceBefore = ({ color, before }: JudgedMove): WinChance =>
  winChanceOf(color === 'w' ? before : opposed(before))
