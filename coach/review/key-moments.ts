import type { Judgement } from '#coach/judging/judgement.ts'
import { isError, isWinning } from '#coach/judging/move-class.ts'
import type { MoveReview, Review } from './review.ts'
import { chanceBefore, isOpenAt } from '#coach/judging/turning-point.ts'
import { winChanceOf } from '#coach/judging/win-chance.ts'

/** `finish`: the mating move. */
export type KeyMomentKind = 'turning-point' | 'missed-win' | 'mistake' | 'best-find' | 'finish'

export interface KeyMoment {
  /** Index of the move in the game. */
  readonly index: number
  readonly kind: KeyMomentKind
}

const MOST = 5
const LEAST = 3
const MOST_MISSED_WINS = 2

/**
 * The three to five moves that sum up a game, in order: the turning point, the best find, missed wins, and other mistakes
 * made while the result was open. A game with few of these also gets the other side's best find, its costliest inaccuracies
 * and the mating move. A quiet game has fewer than three.
 */
export function keyMomentsOf(
  { moves, turningPoint }: Pick<Review, 'moves' | 'turningPoint'>,
  judgements: readonly Judgement[],
): readonly KeyMoment[] {
  const found = new Map<number, KeyMomentKind>()
  const add = (kind: KeyMomentKind, indexes: readonly number[], most: number) => {
    for (const index of indexes) if (found.size < most && !found.has(index)) found.set(index, kind)
  }
  const byLoss = [...moves.keys()].toSorted((one, other) => moves[other]!.loss - moves[one]!.loss)
  const errors = byLoss.filter((index) => isError(moves[index]!.moveClass))
  const missedWins = errors.filter((index) => isMissedWin(moves[index]!))
  const finds = findsOf(moves, judgements)

  if (turningPoint !== undefined) add('turning-point', [turningPoint], MOST)
  add('best-find', finds.slice(0, 1), MOST)
  add('missed-win', missedWins.slice(0, MOST_MISSED_WINS), MOST)
  add(
    'mistake',
    errors.filter((index) => isOpen(moves[index]!)),
    MOST,
  )
  const others = finds.filter((index) => moves[index]!.color !== moves[finds[0]!]!.color)
  add('best-find', others.slice(0, 1), LEAST)
  add(
    'mistake',
    byLoss.filter((index) => isNotable(moves[index]!)),
    LEAST,
  )
  add('finish', moves.at(-1) && isMate(moves.at(-1)!) ? [moves.length - 1] : [], LEAST)
  return [...found]
    .map(([index, kind]) => ({
      index,
      kind: kind === 'best-find' && isMate(moves[index]!) ? ('finish' as const) : kind,
    }))
    .toSorted((one, other) => one.index - other.index)
}

const isOpen = (move: MoveReview): boolean => isOpenAt(chanceBefore(move))

const isMissedWin = (move: MoveReview): boolean =>
  move.moveClass === 'missed-win' ||
  (isWinning(chanceBefore(move)) && !isWinning(chanceBefore(move) - move.loss))

const isNotable = (move: MoveReview): boolean => move.moveClass === 'inaccuracy' && isOpen(move)

const isMate = ({ after }: MoveReview): boolean => after.type === 'over' && after.points !== 0.5

/** Brilliant moves first, then only moves. Among equals, first the one whose alternatives were worst. */
function findsOf(moves: readonly MoveReview[], judgements: readonly Judgement[]): readonly number[] {
  const worth = (index: number): number => {
    const second = judgements[index]?.variations[1]?.score
    const margin = second ? chanceBefore(moves[index]!) - winChanceOf(second) : 0
    return margin + (moves[index]!.moveClass === 'brilliant' ? 100 : 0)
  }
  return [...moves.keys()]
    .filter((index) => moves[index]!.moveClass === 'brilliant' || moves[index]!.moveClass === 'great')
    .toSorted((one, other) => worth(other) - worth(one))
}
