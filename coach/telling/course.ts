import type { Color } from '#chess/types.ts'
import { opposite } from '#chess/types.ts'
import type { Fact, Reader } from './facts.ts'
import { isError } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { isOpenAt, OPEN } from '#coach/judging/turning-point.ts'
import type { WinChance } from '#coach/judging/win-chance.ts'

/** A side is back in the game with at least this chance. */
const BACK: WinChance = 40

/**
 * Describes how the game went, to follow the sentence that names its turning point: what that cost if the position was not
 * lost before it, the first mistake that let the other side back in, and the mistake after which the result was never open again.
 * Uses only the chances in the review. `numbered` writes a move of the game with its number.
 */
export function courseOf(
  { moves, chances, turningPoint }: Review,
  numbered: (index: number) => string,
  reader?: Reader,
): readonly Fact[] {
  const turn = turningPoint === undefined ? undefined : moves[turningPoint]
  if (turningPoint === undefined || turn === undefined) return []
  const chanceOf = (color: Color, ply: number): WinChance =>
    color === 'w' ? chances[ply]! : 100 - chances[ply]!
  const isOpen = (ply: number): boolean => isOpenAt(chances[ply]!)
  const sideOf = (color: Color) => ({ color, isReader: color === reader })
  const before = chanceOf(turn.color, turningPoint)
  if (before < OPEN) return []
  const facts: Fact[] = [
    {
      kind: 'chances-fell',
      side: sideOf(turn.color),
      was: isOpen(turningPoint) ? 'open' : 'winning',
      from: Math.round(before),
      to: Math.round(chanceOf(turn.color, turningPoint + 1)),
    },
  ]
  const isDecided = (ply: number): boolean => chances.slice(ply).every((_, at) => !isOpen(ply + at))
  const back = moves.findIndex(
    ({ color, moveClass }, index) =>
      index > turningPoint &&
      color !== turn.color &&
      isError(moveClass) &&
      chanceOf(turn.color, index) < OPEN &&
      chanceOf(turn.color, index + 1) >= BACK,
  )
  if (isDecided(turningPoint + 1)) return facts
  if (back >= 0) facts.push({ kind: 'let-back', side: sideOf(turn.color), move: numbered(back) })
  const last = moves.findLastIndex((_, index) => isOpen(index) && !isOpen(index + 1))
  const decisive = last > Math.max(turningPoint, back) ? moves[last] : undefined
  if (decisive && isError(decisive.moveClass) && isDecided(last + 1))
    facts.push({ kind: 'decided', winner: sideOf(opposite(decisive.color)), move: numbered(last) })
  return facts
}
