import type { Color, Uci } from '#chess/types.ts'
import { keepsWorth } from '#coach/judging/best-move.ts'
import { classify, type MoveClass } from '#coach/judging/move-class.ts'
import { opposed, winChanceOf, type Worth } from '#coach/judging/win-chance.ts'
import { parseScoreText, type ScoreText } from './white-scores.ts'

/** An engine's score of a position, from White's view, and its best move. */
export interface Said {
  readonly score: ScoreText
  readonly best: Uci
  /** The second choice, if the search reported one. */
  readonly second?: Uci
  /** The score before hindsight, if it may differ. */
  readonly expected?: ScoreText
}

/** A game with both engines' judgements of each of its positions. */
export interface JudgedTwice {
  readonly moves: string
  readonly ours: readonly Said[]
  readonly theirs: readonly Said[]
}

export interface Figure {
  readonly figure: string
  readonly value: number
  readonly wanted: string
  readonly of: number
}

export const inOurs = (worth: Worth): Worth => worth

/**
 * The class by the loss and the engine's choice only: ignores the book, sacrifices and only moves, which need more than
 * scores.
 */
export function classOf(
  color: Color,
  said: Said,
  next: Said,
  move: Uci,
  unit: (worth: Worth) => Worth = inOurs,
): MoveClass {
  const mine = (score: ScoreText): Worth => {
    const worth = unit(parseScoreText(score))
    return color === 'w' ? worth : opposed(worth)
  }
  const [before, after] = [mine(said.score), mine(next.score)]
  const expected = mine(said.expected ?? said.score)
  const isChoice = said.best === move
  return classify({
    ...{ before: winChanceOf(before), after: winChanceOf(after), inBook: false, legalMoves: 2 },
    ...{
      isChoice,
      isBest: isChoice || (expected.type !== 'over' && keepsWorth(expected, after, said.second === move)),
    },
    // Both engines are graded by chances alone: their evaluations differ in scale.
    ...{ second: undefined, isSacrifice: false, isObvious: false, fall: 0 },
  })
}

/** A percentage, to one decimal place. */
export const share = (of: readonly unknown[], among: readonly unknown[]): number =>
  Math.round((1000 * of.length) / Math.max(1, among.length)) / 10
