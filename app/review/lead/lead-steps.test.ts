import { expect, it } from 'vitest'
import { leadSteps, type LeadMoment, type LeadStep } from './lead-steps.ts'

const moment = (index: number, hasLine = true, canTry = true): LeadMoment => ({ index, hasLine, canTry })
const inShort = (steps: readonly LeadStep[]): string =>
  steps.map((step) => (step.kind === 'rematch' ? step.kind : `${step.kind} ${step.index}`)).join(', ')

it.each<[string, readonly LeadMoment[], number | undefined, string]>([
  ['a game without moments leads to the next game', [], undefined, 'rematch'],
  ['the turning point is shown and tried first', [moment(8)], 8, 'show 8, try 8, rematch'],
  [
    'the other moments follow in the order of the game',
    [moment(30), moment(8), moment(4)],
    8,
    'show 8, try 8, next 4, show 4, try 4, next 30, show 30, try 30, rematch',
  ],
  [
    'mistakes of the opponent cannot be tried',
    [moment(8, true, false), moment(5, true, false)],
    8,
    'show 8, next 5, show 5, rematch',
  ],
  ['nothing is shown without a line', [moment(8, false)], 8, 'try 8, rematch'],
  [
    'without a turning point the first moment comes with the first press',
    [moment(12)],
    undefined,
    'next 12, show 12, try 12, rematch',
  ],
])('%s', (_, moments, turningPoint, steps) => {
  expect(inShort(leadSteps(moments, turningPoint))).toBe(steps)
})
