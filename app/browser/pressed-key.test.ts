import { expect, it } from 'vitest'
import { pressedKey } from './pressed-key.ts'

it.each([
  ['n', 'KeyN', 'n'],
  ['N', 'KeyN', 'N'],
  ['ल', 'KeyN', 'n'],
  ['क्ष', 'KeyX', 'x'],
  // A French layout has its A where others have Q.
  ['a', 'KeyQ', 'a'],
  ['१', 'Digit1', '१'],
  ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  [' ', 'Space', ' '],
])('%s of %s is %s', (key, code, expected) => expect(pressedKey({ key, code })).toBe(expected))
