import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { holdsHindiInsult, isHindiInsult } from './hindi-words.ts'
import { withoutLookalikes } from './judged-text.ts'
import { isReservedName } from './reserved-names.ts'

/** Words that we add to the library's list and remove from it. Tune the filter for names here. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Compounds, inflected forms and words of other languages. Hindi has its own list: hindi-words.ts. */
const REFUSED_WORDS = wordsOf(
  'arsehole asshole bullshit cocksucker coon dickhead faggot fucked fucker fuckers fucking fuckyou gook heilhitler hitler ' +
    'motherfucker nazi nigga niggers paki rapist shithead shitty spic tits wanker wetback',
)

/** Words that are also names of people. */
const ALLOWED_WORDS = wordsOf('abo cum dick hooker negro scat semen')

/**
 * True if a public name contains an offensive word: one of obscenity's English list, including its disguised spellings, or of
 * our own lists. Whole words only, since Scunthorpe is a town, Fukuda a surname and Dick a first name. Operators hide names that
 * get around it (`npm run admin`). Expects a judged text (judged-text.ts).
 */
export function containsRefusedWord(text: string): boolean {
  if (holdsHindiInsult(text) || isReservedName(wordsIn(text.toLowerCase()))) return true
  const plain = withoutLookalikes(text.toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign)
  const words = plain.split(/[^\p{L}]+/u)
  // Single letters in a row, `f u c k`, count as one word.
  const spelt = plain.replace(/\b(\p{L})[^\p{L}]+(?=\p{L}\b)/gu, '$1').split(/[^\p{L}]+/u)
  return (
    isReservedName(words.filter(Boolean)) ||
    [...words, ...spelt].some((word) => REFUSED_WORDS.has(word) || isHindiInsult(word)) ||
    [words, spelt].some((each) => holdsKnownWord(each.join(' ')))
  )
}

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}]+/u).filter(Boolean)

/** Digits and symbols that people substitute for letters to get past a word list. */
const DISGUISES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** `text` is in lower case. It is searched once for each word of the list. */
function holdsKnownWord(text: string): boolean {
  return english.getAllMatches(text).some(({ startIndex, endIndex }) => {
    const isWhole = !LETTER.test(text[startIndex - 1] ?? '') && !LETTER.test(text[endIndex + 1] ?? '')
    return isWhole && !ALLOWED_WORDS.has(text.slice(startIndex, endIndex + 1))
  })
}

const LETTER = /\p{L}/u
