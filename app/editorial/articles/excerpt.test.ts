import { expect, it } from 'vitest'
import { endOfFirstSentence } from './excerpt.tsx'

const first = (text: string) => text.slice(0, endOfFirstSentence(text))

it('an excerpt is cut after its first sentence that says enough', () => {
  expect(first('A knight forks on squares of one colour only. Learn the shapes.')).toBe(
    'A knight forks on squares of one colour only.',
  )
  expect(first('Not the queen. Not the knight, and not the bishop either. The rook.')).toBe(
    'Not the queen. Not the knight, and not the bishop either.',
  )
  expect(first('A whole answer to 1.e4 built on one capture, one bishop rule and three plans.')).toHaveLength(
    77,
  )
  expect(first('बत्तीस मोहरे और सारे नियम एक साथ, तो वह भाषण हुआ। एक मोहरा और एक लक्ष्य।')).toMatch(/हुआ।$/)
})
