import { makeFen } from '#chess/fen.ts'
import { moveFrom, moveTo } from '#chess/moves.ts'
import { makeSquare } from '#chess/squares.ts'
import type { SquareName } from '#chess/types.ts'
import { headlineOf } from '#coach/telling/headline.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { keyMomentsOf, type KeyMoment } from '#coach/review/key-moments.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { costOf } from '../comment.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import { words } from '#words/review'

/** A key moment as its card shows it. */
export interface ShownMoment extends KeyMoment {
  readonly moveClass: MoveClass
  /** `9… b5`. */
  readonly move: string
  /** No other moment of the game has the same. */
  readonly sentence: string | undefined
  /** The position after the move: the first field of its FEN. */
  readonly placement: string
  readonly lastMove: readonly SquareName[]
}

export function momentsOf(
  game: ReviewedGame,
  review: Review,
  judgements: readonly Judgement[],
): readonly ShownMoment[] {
  const before = movesBefore(game.line)
  const told = new Set<string>()
  const isTold = (sentence: string): boolean => told.has(sentence)
  const untold = (sentence: string | undefined): string | undefined =>
    sentence === undefined || isTold(sentence) ? undefined : sentence
  return keyMomentsOf(review, judgements).map(({ index, kind }) => {
    const reviewed = review.moves[index]!
    const move = game.line.moves[index]!
    const sentence =
      headlineOf(reviewed, index, game.own, isTold) ??
      untold(costOf(reviewed)) ??
      untold(onlyMove(reviewed.moveClass))
    if (sentence !== undefined) told.add(sentence)
    return {
      ...{ index, kind, moveClass: reviewed.moveClass, sentence },
      move: `${numberAt(before + index)} ${reviewed.san}`,
      placement: makeFen(game.line.positionAt(index + 1)).split(' ')[0]!,
      lastMove: [makeSquare(moveFrom(move)), makeSquare(moveTo(move))],
    }
  })
}

const onlyMove = (moveClass: MoveClass): string | undefined =>
  moveClass === 'great' ? words.keyMoments.onlyMove : undefined
