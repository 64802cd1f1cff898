import { describe, expect, it } from 'vitest'
import { HOUSE_CARDS, houseCardOf } from './house-cards.ts'

const PATHS = ['/', '/game', '/play', '/play/', ...HOUSE_CARDS.map(({ to }) => to)]

describe('house cards', () => {
  it('each lead to a different page', () => {
    expect(new Set(HOUSE_CARDS.map(({ to }) => to)).size).toBe(HOUSE_CARDS.length)
  })

  it.each(PATHS)('at %s never lead to where one is', (path) => {
    const here = /^\/(game|play\/?)$/.test(path) ? '/play' : path
    for (let seed = 0; seed < 20; seed++) expect(houseCardOf(seed, path).to).not.toBe(here)
  })

  // The blog's list has three slots, the most of any page.
  it.each(PATHS)('at %s are different ones in three slots in a row', (path) => {
    for (let seed = 0; seed < 20; seed++)
      expect(new Set([0, 1, 2].map((slot) => houseCardOf(seed + slot, path).to)).size).toBe(3)
  })
})
