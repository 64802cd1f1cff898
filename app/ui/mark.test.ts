import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the logo on the page and the icon of the tab are the same drawing', () => {
  const path = / d="([^"]+)"/
  const mark = readFileSync(new URL('./mark.tsx', import.meta.url), 'utf8')
  const icon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
  expect(path.exec(icon)?.[1]).toBe(path.exec(mark)?.[1])
})
