import { expect, it } from 'vitest'
import { LANGUAGES } from '#words/languages.ts'
import { otherLanguages } from './other-languages.ts'

it('an English page names its translations', () => {
  const others: readonly string[] = LANGUAGES.filter((language) => language !== 'en')
  expect(otherLanguages('/play')).toEqual(
    others.map((language) => ({ language, address: `/${language}/play` })),
  )
  expect(otherLanguages('/players/wei-yi')).toEqual([])
})
