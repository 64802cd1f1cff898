import { expect, it } from 'vitest'
import { isMissing } from './page-handle.ts'

it.each([
  [{ isMissing: true }, true],
  [{ isMissing: false }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('of %j says that nothing was found: %s', (loaderData, missing) => {
  expect(isMissing(loaderData)).toBe(missing)
})
