import { describe, expect, it } from 'vitest'
import { LESSONS, type Fact, type FactKind } from '#coach/telling/facts.ts'
import { words as en } from './en.ts'
import { words as hi } from './hi.ts'
import { namedIn } from './notation.fixture.ts'
import { SAMPLE_FACTS } from './sample-facts.fixture.ts'

const say = (words: typeof en, fact: Fact): string => (words.facts[fact.kind] as (each: Fact) => string)(fact)

/** Moves with their numbers, squares, and results. */
const NOTATION = /O-O(?:-O)?[+#]?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?|[\d,]+\.* ?/g
const POSTPOSITION = '(?:ने|को|से|का|के|की|पर|में|तक)(?![\u0900-\u097F])'
/** Forms that are wrong before a postposition: direct ones, and singular ones after a number. */
const DIRECT = new RegExp(`(?:घोड़ा|प्यादा|काला|मोहरा|खाना|खतरा|हमला) ${POSTPOSITION}`, 'u')
const SINGULAR = new RegExp(`(?:दो|तीन|चार|पाँच) (?:घोड़े|प्यादे|हाथी|ऊँट|वज़ीर|चाल|चालें) ${POSTPOSITION}`, 'u')

/** The first fault of a Hindi text; `undefined` if it has none. */
function faultOf(text: string): string | undefined {
  if (/undefined|null|NaN|object|\$\{/.test(text)) return 'an unfilled slot'
  if (/ {2}|^ | $/.test(text)) return 'a doubled space'
  if (/[A-Za-z]/.test(text.replaceAll(NOTATION, ''))) return 'Latin letters'
  if (DIRECT.test(text) || SINGULAR.test(text)) return 'a direct form before a postposition'
  if (/[\w+#%]।| ।|।।/.test(text)) return 'a full stop at the wrong place'
  if (!text.endsWith('।')) return 'no full stop'
  if (text !== text.normalize('NFC') || /[\u200C\u200D]/.test(text)) return 'letters that are not in NFC'
  return undefined
}

describe('the coach in Hindi', () => {
  it.each(Object.keys(SAMPLE_FACTS) as FactKind[])('words %s facts, as English does', (kind) => {
    for (const data of SAMPLE_FACTS[kind]) {
      const fact = { kind, ...data } as Fact
      const text = say(hi, fact)
      expect(faultOf(text), text).toBeUndefined()
      expect(namedIn(text)).toBe(namedIn(say(en, fact)))
    }
  })

  // `दूसरी चाल` is also the second move, `इसके बाद की चाल` the move after it, and `नहीं तो` does not say who is mated.
  it.each<[FactKind, RegExp]>([
    ['missed-chance', /दूसरी/],
    ['next-best', /के बाद की|दूसरी/],
    ['wins-or-mates', /नहीं तो/],
  ])('words %s facts so that they cannot be read the wrong way round', (kind, ambiguous) => {
    for (const data of SAMPLE_FACTS[kind])
      for (const variant of [0, 1, 2, 3, 4])
        expect(say(hi, { kind, ...data, variant } as Fact)).not.toMatch(ambiguous)
  })

  it('names the side that mates if the other does not give up material', () => {
    const [fact] = SAMPLE_FACTS['wins-or-mates']
    const side = { color: 'b', isReader: false } as const
    const words = (isReader: boolean): string =>
      say(hi, {
        kind: 'wins-or-mates',
        ...fact,
        outcome: { ...fact!.outcome, side: { ...side, isReader } },
      } as Fact)
    expect(words(false)).toMatch(/^या तो काले .*, या काले की ओर से मात/)
    expect(words(true)).toMatch(/^या तो आप.*, या आपकी ओर से मात/)
  })

  it.each(LESSONS)('words the lesson %s', (lesson) => {
    expect(faultOf(hi.lessons[lesson]), hi.lessons[lesson]).toBeUndefined()
  })

  it.each([
    ['घोड़ा को', 'a direct form before a postposition'],
    ['काला की जीत है।', 'a direct form before a postposition'],
    ['दो प्यादे के बदले ऊँट मिलता है।', 'a direct form before a postposition'],
    ['इससे अच्छी चाल थी Nf3।', 'a full stop at the wrong place'],
    ['यह fork है।', 'Latin letters'],
    ['f3 के घोड़े को Nxe5 से बचाएँ।', undefined],
  ])('is checked: %s', (text, fault) => expect(faultOf(text)).toBe(fault))
})
