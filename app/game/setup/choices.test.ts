import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#app/game/settings.ts'
import { parseChoices, settingsOf, type Choices } from './choices.ts'

const RANDOM: Choices = { ...DEFAULT_SETTINGS, playerColor: 'random', timeControl: 3, aiDifficulty: 'master' }

describe('the last choices', () => {
  it.each([
    ['a colour', { ...DEFAULT_SETTINGS, playerColor: 'b' as const }],
    ['a colour left to chance', RANDOM],
    ['a strength of the dial', { ...RANDOM, aiDifficulty: 1450 }],
    ['a coach', { ...DEFAULT_SETTINGS, coached: true }],
  ])('come back with %s', (_, choices) => {
    expect(parseChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices)
  })

  it.each([
    ['nothing', undefined],
    ['a word', 'w'],
    ['another level', { ...RANDOM, aiDifficulty: 'divine' }],
    ['a strength that is no step', { ...RANDOM, aiDifficulty: 1460 }],
    ['another colour', { ...RANDOM, playerColor: 'red' }],
  ])('are left out where there is %s', (_, stored) => expect(parseChoices(stored)).toBeUndefined())
})

it.each([
  [0, 'w'],
  [0.49, 'w'],
  [0.5, 'b'],
  [0.99, 'b'],
])('a colour left to chance is, by %s, %s', (number, color) =>
  expect(settingsOf(RANDOM, () => number)).toEqual({ ...RANDOM, playerColor: color }),
)
