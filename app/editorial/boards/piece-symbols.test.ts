import { expect, it } from 'vitest'
import { BOARD_SYMBOLS } from './piece-symbols.ts'

it('holds the board and twelve pieces, each id once, each reference inside', () => {
  const ids = [...BOARD_SYMBOLS.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => /^[wb][kqrbnp]$|^board$/.test(id ?? ''))).toHaveLength(13)
  for (const [, id] of BOARD_SYMBOLS.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
})
