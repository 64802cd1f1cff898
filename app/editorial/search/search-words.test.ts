import { describe, expect, it } from 'vitest'
import { hasAll, wordsIn } from './search-words.ts'

describe('the search of the blog', () => {
  const words = wordsIn('Réti’s mate: 11.Bg5, discovered CHECK and a check')

  it('reads words without case and accents, each once', () => {
    expect(words).toEqual(['reti', 's', 'mate', '11', 'bg5', 'discovered', 'check', 'and', 'a'])
  })

  it.each([
    ['reti', true],
    ['RÉTI discover', true],
    ['bg5 mate', true],
    ['covered', false],
    ['mate stale', false],
    ['', true],
    ['?!', true],
  ])('%j: %s', (asked, found) => {
    expect(hasAll(words, wordsIn(asked))).toBe(found)
  })

  it.each([
    ['हिन्दी', 'हिंदी में शतरंज'],
    ['बाजी', 'एक बाज़ी'],
    ['ऊंट', 'ऊँट की चाल'],
    ['घोड़े', 'घोड़े को e5 पर'],
  ])('finds %s in “%s”', (asked, text) => {
    expect(hasAll(wordsIn(text), wordsIn(asked))).toBe(true)
    expect(hasAll(wordsIn('शह और मत'), wordsIn('मात'))).toBe(false)
  })
})
