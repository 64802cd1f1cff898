import type { Color } from '#chess/types.ts'
import { courseOf } from '#coach/telling/course.ts'
import { lessonOf } from '#coach/telling/lesson.ts'
import { isError, type MoveClass } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { say } from '#coach/telling/wording.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { turningPointText } from '../comment.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import { words } from '#words/review'

/** The coach's words about a whole game. */
interface GameAdvice {
  readonly turningPoint: string
  /** The cost of the turning point, and how the game continued. */
  readonly course: string | undefined
  /** One piece of advice for the next game; undefined if no reason for a mistake was proved. */
  readonly advice: string | undefined
}

export function gameAdvice(game: ReviewedGame, review: Review): GameAdvice {
  const found = sidesOf(game)
    .map((color) => ({ color, lesson: lessonFor(review, color) }))
    .find(({ lesson }) => lesson !== undefined)
  const advice =
    found?.lesson === undefined
      ? undefined
      : words.story.advice(game.own === undefined ? game.names[found.color] : undefined, found.lesson)
  const before = movesBefore(game.line)
  const numbered = (index: number) => `${numberAt(before + index)} ${review.moves[index]!.san}`
  return {
    turningPoint: turningPointText(game, review) ?? words.reviewReading.noMistake,
    course: say(courseOf(review, numbered, game.own)),
    advice,
  }
}

/** Advice for the reader or, in games of other people, for the loser first. */
function sidesOf({ own, ending }: ReviewedGame): readonly Color[] {
  if (own) return [own]
  return ending?.winner === 'w' ? ['b', 'w'] : ['w', 'b']
}

/** The lesson from a side's mistakes or, if nothing was proved about them, from its inaccuracies. */
function lessonFor({ moves }: Review, color: Color): string | undefined {
  const lessonIn = (isMeant: (moveClass: MoveClass) => boolean) =>
    lessonOf(moves.filter((move) => move.color === color && isMeant(move.moveClass)))
  return lessonIn(isError) ?? lessonIn((moveClass) => moveClass === 'inaccuracy')
}
