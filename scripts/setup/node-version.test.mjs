import { expect, it } from 'vitest'
import { isRecent } from './node-version.mjs'

it.each([
  ['18.20.4', false],
  ['20.20.2', false],
  ['22.0.0', false],
  ['22.21.1', false],
  ['22.22.0', true],
  ['22.22.2', true],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s will do: %s', (version, expected) => {
  expect(isRecent(version)).toBe(expected)
})
