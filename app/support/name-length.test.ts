import { expect, it } from 'vitest'
import { firstCharacters } from './name-length.ts'

it.each([
  ['a short name', 'Asha Rao', 'Asha Rao'],
  ['sixty letters', 'a'.repeat(60), 'a'.repeat(60)],
  ['more than sixty', 'a'.repeat(80), 'a'.repeat(60)],
  ['sixty characters of several units each', 'क्षि'.repeat(60), 'क्षि'.repeat(60)],
  ['more of them, cut between two', 'क्षि'.repeat(61), 'क्षि'.repeat(60)],
])('the field takes %s as it will be shown', (_, given, kept) => {
  expect(firstCharacters(given)).toBe(kept)
})
