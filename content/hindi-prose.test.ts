import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proseFaults } from '#words/terms/hindi-faults.fixture.ts'

/** Glosses the Hindi of the vizier's second name. Twice is enough: where the piece is taught, and where Q is explained. */
const QUEEN = 'रानी भी कहते हैं'

describe('a Hindi article', () => {
  it.each(globSync('content/**/*.hi.md').toSorted())(
    '%s has the spellings and forms of the house',
    (file) => {
      expect(proseFaults(readFileSync(file, 'utf8'))).toEqual([])
    },
  )
})

it('the vizier is glossed in two lessons and nowhere else', () => {
  const texts = globSync(['content/**/*.hi.md', 'words/**/*hi.ts'])
  const glosses = texts.flatMap((file) => {
    const found = readFileSync(file, 'utf8').split(QUEEN).length - 1
    return found === 0 ? [] : [`${file}: ${found}`]
  })
  expect(glosses.toSorted()).toEqual(['words/lessons/pieces.hi.ts: 1', 'words/lessons/rules.hi.ts: 1'])
})

it.each([
  ['थिप्से, को 1997 तक रुकना पड़ा', 'a postposition after a comma'],
  ['काँस्य पदक', 'कांस्य is bronze'],
  ['आख़िर में', 'a nukta that newspapers leave out'],
  ['रेटिंग लगभग 1,450 है', 'a rating with a comma'],
  ['नया खाता काम में लें', 'इस्तेमाल is the usual word'],
])('“%s” is found', (text, fault) => {
  expect(proseFaults(text).join()).toContain(fault)
})
