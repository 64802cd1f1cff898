import { expect, it } from 'vitest'
import { answerSound } from './use-answer-sound.ts'

it.each([
  [undefined, 'asking', undefined],
  ['bad', 'wrong', 'wrong'],
  ['bad', 'refuted', 'wrong'],
  ['good', 'replying', 'right'],
  ['good', 'solved', 'solved'],
  ['good', 'done', 'solved'],
  ['good', 'found', 'solved'],
] as const)('the verdict %s while %s sounds %s', (tone, phase, sound) => {
  expect(answerSound(tone, phase)).toBe(sound)
})
