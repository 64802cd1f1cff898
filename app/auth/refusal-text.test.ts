import { expect, it } from 'vitest'
import { authRefusalText } from './refusal-text.ts'

it.each([
  ['the page’s words for a code it knows', 'INVALID_EMAIL', 'Please enter a valid email address'],
  [
    'a general sentence for another, and never the library’s own',
    'PROVIDER_NOT_FOUND',
    'An unexpected error occurred',
  ],
  ['a general sentence without a code', '', 'An unexpected error occurred'],
  [
    'a general sentence for the name of a property that every object has',
    'constructor',
    'An unexpected error occurred',
  ],
])('gives %s', (_, code, text) => {
  expect(authRefusalText(code)).toBe(text)
})
