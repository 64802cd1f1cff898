import { expect, it } from 'vitest'
import { authRefusalText } from './refusal-text.ts'

it.each([
  [
    'the page’s words for a code it knows',
    'INVALID_EMAIL',
    'Invalid email',
    'Please enter a valid email address',
  ],
  ['the library’s message for another', 'PROVIDER_NOT_FOUND', 'Provider not found', 'Provider not found'],
  ['a general sentence without either', '', '', 'An unexpected error occurred'],
])('gives %s', (_, code, message, text) => {
  expect(authRefusalText({ code, message })).toBe(text)
})
