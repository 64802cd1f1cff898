import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each(['123456', 'password', 'Password', 'QWERTY', 'letmein', 'superman'])(
  '%s is known to every guesser',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

it.each(['rook takes e7 mate', 'सिक्स किंग्स', 'password-of-the-rajah', '      '])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
