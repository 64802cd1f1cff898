import { describe, expect, it } from 'vitest'
import { SHORTEST_PASSWORD } from '#contract/limits.ts'
import { isCommonPassword } from './common-passwords.ts'
import words from './common-passwords.json' with { type: 'json' }

describe('a password', () => {
  it.each(['123456', 'password', 'Password', 'QWERTY', 'letmein', 'superman', 'wassup'])(
    '%s is known to every guesser',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  it.each([
    ['abcdef', 'letters in their order'],
    ['mnopqrstu', 'letters in their order, from any one on'],
    ['zyxwvu', 'letters in their order, backwards'],
    ['345678', 'digits in their order'],
    ['567890', 'digits in the order of the keyboard'],
    ['ASDFGH', 'a row of the keyboard'],
    ['lkjhgf', 'a row of the keyboard, backwards'],
    ['qwertz', 'a row of a German keyboard'],
    ['azertyu', 'a row of a French keyboard'],
    ['zzzzzzzz', 'one letter over and over'],
    ['      ', 'one space over and over'],
    ['rookrook', 'a short word twice'],
    ['7272727272', 'two digits over and over'],
    ['abcxyz', 'two pieces of the alphabet'],
    ['123qwe456', 'pieces of rows'],
    ['aaabbbccc', 'letters three times each'],
    ['z'.repeat(27), 'more of one letter than any row has'],
  ])('%s is guessed by rule: %s', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each([
    'rook takes e7 mate',
    'सिक्स किंग्स',
    'password-of-the-rajah',
    'abcdeg',
    'abcdef!',
    'nofish',
    'hijacked rook',
    'queenqueen',
  ])('%s is neither', (password) => expect(isCommonPassword(password)).toBe(false))

  it('of any length is answered at once', () => {
    // Runs match at every third letter, but never up to the end.
    expect(isCommonPassword(`${'aaabbb'.repeat(20_000)}!`)).toBe(false)
  })
})

it('the list has 3,000 passwords of allowed length, in lower case, each once', () => {
  expect(words).toHaveLength(3_000)
  expect(new Set(words).size).toBe(3_000)
  expect(words.filter((word) => word.length < SHORTEST_PASSWORD || word !== word.toLowerCase())).toEqual([])
})
