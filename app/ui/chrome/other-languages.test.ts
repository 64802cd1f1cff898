import { expect, it } from 'vitest'
import { addressIn, readAddress } from '#words/addresses.ts'
import { LANGUAGES } from '#words/languages.ts'
import { otherLanguages } from './other-languages.ts'

it('an English page names its translations', () => {
  const others: readonly string[] = LANGUAGES.filter((language) => language !== 'en')
  expect(otherLanguages('/play')).toEqual(
    others.map((language) => ({ language, address: `/${language}/play` })),
  )
  expect(otherLanguages('/players/wei-yi')).toEqual([])
})

it('no page leads to another site, by its own language or another', () => {
  expect(readAddress('/hi//evil.test').page).toBe('/evil.test')
  expect(readAddress('/hi///evil.test/a').page).toBe('/evil.test/a')
  expect(addressIn('//evil.test', 'en')).toBe('/evil.test')
  expect(addressIn('//evil.test', 'hi')).toBe('/hi//evil.test')
})
