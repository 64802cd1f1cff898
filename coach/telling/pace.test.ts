import { expect, it } from 'vitest'
import type { MoveClass } from '#coach/judging/move-class.ts'
import { paceOf, type Pace } from './pace.ts'
import { say } from './wording.ts'

const RAPID = { initial: 600_000, left: 200_000, taken: 1_500 }

it.each<[string, string | undefined, MoveClass, Partial<Pace>]>([
  ['a hasty mistake', 'It took less than two seconds, with 3 minutes on the clock.', 'blunder', {}],
  ['time trouble', 'Only 12 seconds were left.', 'mistake', { left: 11_400, taken: 4_000 }],
  ['no good move', undefined, 'best', {}],
  ['no mistake after some thought', undefined, 'blunder', { taken: 9_000 }],
  ['no bullet game as time trouble', undefined, 'blunder', { initial: 60_000, left: 20_000, taken: 4_000 }],
  ['nothing without a clock', undefined, 'blunder', { left: undefined }],
])('tells %s', (_, text, moveClass, pace) => {
  const fact = paceOf({ moveClass }, { ...RAPID, ...pace })
  expect(fact && say([fact])).toBe(text)
})
