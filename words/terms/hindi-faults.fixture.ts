import { readFileSync } from 'node:fs'

/** A term of the term base. `hindiFaults` checks texts for its refused translations, and for letters, tone and case. */
export interface Term {
  readonly english: string
  readonly hindi: string
  readonly forms: string
  readonly refused: readonly string[]
  readonly source: string
}

export function readTerms(): Term[] {
  const [head = '', ...rows] = readFileSync(new URL('hi.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split('\t')
  return rows.map((row) => {
    const cells = row.split('\t')
    const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
    return {
      english: cell('english'),
      hindi: cell('hindi'),
      forms: cell('forms'),
      refused: cell('refused').split(', ').filter(Boolean),
      source: cell('source'),
    }
  })
}

/** Latin words that Hindi texts keep: the brand, formats, titles, keys and makers. */
const LATIN = new Set(
  `Rook Rajah FEN PGN UCI ECO SAN GM IM WGM FIDE CSV JSON TRF QR PDF PNG SVG HTML CSS RSS MIT URL White Name WebAuthn UTC KQkq PIN CC0 IND ENG BH SB WIN DE bbpPairings Swiss Manager JavaScript Mac Chromebook SQL ID
  Google Chrome Firefox Safari Edge Android iPhone iPad iOS Windows macOS Linux Lichess Stripe Stockfish GitHub Wikipedia
  Enter Esc Escape Tab Shift Alt Ctrl Cmd Home End Delete Backspace Space PageUp PageDown`.split(/\s+/),
)
const SAN = /(?<![A-Za-z])(?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?(?![A-Za-z])/g
/** A name beside its transliteration: `लंदन सिस्टम (London System)`. */
const LATIN_NAME = /\([A-Z][\p{L}’ -]*\)/gu
/** Addresses, and names of settings of the server. */
const ADDRESS = /@|:\/\/|[a-z][._][a-z]/i

const TONE = new Set(
  `तुम तुम्हें तुम्हारा तुम्हारे तुम्हारी तुमने तुमको तुमसे तू तुझे तुझको तूने तेरा तेरे तेरी करो देखो चुनो चलो खेलो लिखो बनाओ बताओ जाओ आओ रुको
  दबाओ हटाओ मारो सोचो सीखो पढ़ो खोलो रखो भेजो डालो ढूँढो बदलो बोलो कीजिए दीजिए लीजिए कीजिये दीजिये लीजिये करिए करिये`.split(
    /\s+/,
  ),
)
/** `देखिए`, `चुनिएगा`. Other words in -इए are not imperatives. */
const POLITE = /(?:ि|इ)(?:ए|ये)(?:गा)?$/
const NOT_POLITE = new Set('चाहिए लिए इसलिए इसीलिए उसीलिए किसलिए किए दिए पिए जिए सिए'.split(' '))

const POSTPOSITION = '(?:ने|को|से|का|के|की|पर|में|तक)'
const LETTER = String.raw`[\p{L}\p{M}]`
const word = (text: string) => new RegExp(`(?<!${LETTER})(?:${text})(?!${LETTER})`, 'u')
/** Nouns in -आ whose singular changes before a postposition. */
const IN_AA = 'घोड़ा|प्यादा|काला|मोहरा|हमला|खतरा|न्योता|नतीजा|मुकाबला|मौका|खाता|तारा|छोटा|बड़ा|दूसरा|पहला'
const PIECES = 'राजा|वज़ीर|हाथी|ऊँट|घोड़ा|घोड़े|प्यादा|प्यादे|मोहरा|मोहरे'
const GRAMMAR: readonly (readonly [RegExp, string])[] = [
  [word(`(?:${IN_AA}) ${POSTPOSITION}`), 'a noun in the direct case before a postposition'],
  [word(`(?:काली|अच्छी|नई|छोटी|बड़ी|आपकी|उसकी|अपनी) (?:${PIECES})`), 'a feminine adjective with a piece'],
  [
    word(`(?:${PIECES}) (?:जाती|मारती|करती|बनती|आती|देती|लेती|हटती|थी|गई|मारी)`),
    'a feminine verb with a piece',
  ],
  [
    word(`(?<![\\d,.])(?:[2-9]|\\d\\d+)[ \u00a0](?:चाल|बाज़ी|पहेली|गलती|चूक|घड़ी|लाइन)`),
    'a singular noun after a larger number',
  ],
  [word(`(?<![\\d,.])[01][ \u00a0](?:चालें|बाज़ियाँ|पहेलियाँ|गलतियाँ|चूकें|घोड़ों|प्यादों)`), 'a plural noun after 0 or 1'],
]

/** Without addresses, which are single words, and moves. */
const withoutNotation = (text: string): string =>
  text
    .split(/\s/)
    .filter((each) => !ADDRESS.test(each))
    .join(' ')
    .replaceAll(LATIN_NAME, '')
    .replaceAll(SAN, '')

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
const asWords = (text: string): string => ` ${wordsOf(text).join(' ')} `

const REFUSED = readTerms().flatMap(({ refused }) => refused.map((each) => [asWords(each), each] as const))

/** Faults of messages and of articles alike: none of these depends on what a text is for. */
const PROSE: readonly (readonly [RegExp, string])[] = [
  [/[\u0915-\u0917]\u093C/u, 'a nukta that newspapers leave out'],
  // An editor moves the postposition to the name itself: `थिप्से को`, not `थिप्से, को`.
  [/, (?:ने|को|से|का|के|की|में) /u, 'a postposition after a comma'],
  [/काँस्य/u, 'कांस्य is bronze'],
  [/काम में (?:लें|लेने|लेना|ली|लिया)/u, 'इस्तेमाल is the usual word'],
  [/रेटिंग[^।\d]{0,12}\d,\d{3}(?!\d)/u, 'a rating with a comma'],
]

export const proseFaults = (text: string): string[] =>
  PROSE.flatMap(([pattern, name]) => {
    const found = pattern.exec(text)
    return found ? [`${name}: ${text.slice(Math.max(0, found.index - 20), found.index + 20)}`] : []
  })

/** An empty list means that nothing was found. Texts are NFC in the source, where क़ to य़ are two characters each. */
export function hindiFaults(text: string): string[] {
  const faults: string[] = []
  if (text !== text.normalize('NFC')) faults.push('not in normal form C')
  if (/[\u200B-\u200F\u2060\uFEFF]/.test(text)) faults.push('an invisible character')
  if (/[\u0958-\u095F]/.test(text)) faults.push('a composed nukta')
  if (/\s।/.test(text)) faults.push('a space before ।')
  if (/ {2}|\u00a0 | \u00a0/.test(text)) faults.push('two spaces')
  if (/[०-९]/.test(text)) faults.push('a Devanagari digit')
  if (/॰/.test(text)) faults.push('an abbreviated month')
  if (/undefined|NaN|\[object|null|\$\{|\{\w*\}/.test(text)) faults.push('an unfilled slot')
  faults.push(...proseFaults(text))
  const words = wordsOf(text)
  for (const each of words) {
    if (TONE.has(each) || (POLITE.test(each) && !NOT_POLITE.has(each)))
      faults.push(`form of address: ${each}`)
  }
  const searched = asWords(text)
  for (const [refused, shown] of REFUSED)
    if (searched.includes(refused)) faults.push(`refused term: ${shown}`)
  for (const [pattern, name] of GRAMMAR) {
    const found = pattern.exec(text)
    if (found) faults.push(`${name}: ${found[0]}`)
  }
  for (const [latin] of withoutNotation(text).matchAll(/[A-Za-z]{2,}\d?/g))
    if (!LATIN.has(latin)) faults.push(`Latin: ${latin}`)
  return faults
}
