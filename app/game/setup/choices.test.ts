import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICES, makeChoicesRecord, parseChoices, settingsOf, type Choices } from './choices.ts'

const RANDOM: Choices = { ...DEFAULT_CHOICES, color: 'random', minutes: 3, skill: 'master' }

/** As release 1 stored it. */
const STORED = {
  mode: 'human-vs-human',
  timeControl: 5,
  playerColor: 'random',
  aiDifficulty: 1450,
  boardColor: 'green',
  increment: 3,
  untimed: true,
  coached: true,
  names: { w: 'Asha', b: '' },
}

describe('the last choices', () => {
  it.each<[string, Choices]>([
    ['a colour', { ...DEFAULT_CHOICES, color: 'b' }],
    ['a colour left to chance', RANDOM],
    ['a strength of the dial', { ...RANDOM, skill: 1450 }],
    ['a coach', { ...DEFAULT_CHOICES, coached: true }],
    ['two people across a table', { ...DEFAULT_CHOICES, opponent: 'same-screen', across: true }],
    ['two people', { ...DEFAULT_CHOICES, opponent: 'same-screen', names: { w: 'Asha', b: '' } }],
  ])('come back with %s', (_, choices) => {
    expect(parseChoices(JSON.parse(JSON.stringify(makeChoicesRecord(choices))))).toEqual(choices)
  })

  it('of an older release are read, and stored again as that release reads them', () => {
    const choices = parseChoices(STORED)!
    expect(choices).toEqual({
      opponent: 'same-screen',
      skill: 1450,
      color: 'random',
      coached: true,
      names: { w: 'Asha', b: '' },
      across: false,
      minutes: 5,
      increment: 3,
      untimed: true,
    })
    expect(makeChoicesRecord(choices)).toEqual(STORED)
  })

  it.each([
    ['nothing', undefined],
    ['a word', 'w'],
    ['another level', { ...STORED, aiDifficulty: 'divine' }],
    ['a strength that is no step', { ...STORED, aiDifficulty: 1460 }],
    ['another colour', { ...STORED, playerColor: 'red' }],
  ])('are left out where there is %s', (_, stored) => expect(parseChoices(stored)).toBeUndefined())
})

it.each([
  [0, 'w'],
  [0.49, 'w'],
  [0.5, 'b'],
  [0.99, 'b'],
] as const)('a colour left to chance is, by %s, %s', (number, seat) =>
  expect(settingsOf(RANDOM, () => number)).toEqual({
    opponent: { type: 'computer', skill: 'master', seat, coached: false },
    time: { minutes: 3, increment: 0, untimed: false },
  }),
)
