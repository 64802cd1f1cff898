import { expect, it } from 'vitest'
import type { Color } from '#chess/types.ts'
import { courseOf } from './course.ts'
import type { MoveReview, Review } from '#coach/review/review.ts'
import { say } from './wording.ts'

/** A review with only the fields that `courseOf` reads: White's chances before the first move and after each move. */
function reviewOf(chances: readonly number[], turningPoint: number | undefined): Review {
  const moves = chances.slice(1).map((after, index) => {
    const color: Color = index % 2 === 0 ? 'w' : 'b'
    const loss = (color === 'w' ? 1 : -1) * (chances[index]! - after)
    return { color, moveClass: loss >= 20 ? 'blunder' : 'good', loss } as MoveReview
  })
  return { moves, chances, turningPoint } as unknown as Review
}

it.each<[string, readonly number[], number | undefined, string | undefined]>([
  [
    'what the turning point cost',
    [52, 50, 50, 18, 15],
    2,
    'Until then the result was open: White’s chances fell from 50% to 18%.',
  ],
  [
    'the mistake that gave the game back, and the one that decided it',
    [52, 50, 50, 18, 48, 10, 9],
    2,
    'Until then the result was open: White’s chances fell from 50% to 18%. move 3 let White back into the game. After move 4 the game was decided, and you were winning.',
  ],
  [
    'that a won position was given away',
    [92, 96, 96, 60],
    2,
    'Until then White was winning: White’s chances fell from 96% to 60%.',
  ],
  ['nothing of a move made in a lost position', [10, 10, 10, 2], 2, undefined],
  ['nothing of a game without mistakes', [52, 50, 50], undefined, undefined],
])('tells %s', (_, chances, turningPoint, text) => {
  expect(say(courseOf(reviewOf(chances, turningPoint), (index) => `move ${index}`, 'b'))).toBe(text)
})
