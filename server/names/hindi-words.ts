/**
 * Insults in Hindi, in Devanagari and in Latin letters. Operators hide names that get around the lists (`npm run admin`).
 *
 * Left out because they are names or harmless words too: Kamini, Lund, Lauda, Kutta, Katwa, Chinki; छक्का (a six in cricket),
 * चमार (a community, and a surname), बिच (which people write for बीच, the beach).
 */
const listOf = (text: string): readonly string[] => text.trim().split(/\s+/)

const DEVANAGARI = listOf(`
  ऐसहोल एसहोल कटुआ कटुए कटुवा कमीना कमीने कमीनी कुतिया कुत्ता कुत्ते कुत्तों गाँड गाँडू गांडफट गांडमरा गांडमरी गांडमारा गांडू
  गाण्ड गाण्डू चिनाल चुद चुदाई चुदक्कड़ चुदवा चुदवाई चूची चूचे चूचियाँ चूत चूतमारी चूतिया चूतियापा चूतिये चूतिए चूतियों चूतड़ चोद चोदना चोदा
  चोदी चोदु चोदू छिनार छिनाल झाँट झाँटू झांट झाट झाटू टट्टी टट्टे नामर्द निगर निग्गर निग्गा पुस्सी फ़क फ़कर फ़किंग फकयू
  बकचोद बकचोदी बहनचोद बहनचोत बहेनचोद बास्टर्ड बिट्च बुलशिट बेनचोद बेहनचोद बेहेनचोद बैनचोद भंगी भड़ुआ भड़वा भड़वे भड़वी भेनचोद भेंचोद भैंचोद भैनचोद
  भोसड़ा भोसड़ी भोसड़ीका भोसड़ीके भोसड़ीवाला भोसड़ीवाले भोसडीके भोसड़चोद मदरचोद मदरफ़कर मादरचोद मादरचोत मादरजात मादरचोदी मादर्चोद माँचोद मूत
  मूतना रंडवा रंडी रंडीबाज़ रंडियाँ राँड राण्ड लंड लण्ड लवड़ा लवड़े लोड़ा लोड़े लौड़ा लौड़े वेश्या शिट सुअर सूअर सूअरी स्लट
  हरामखोर हरामज़ादा हरामज़ादी हरामज़ादे हरामी हिजड़ा हिजड़े हिटलर
`)

const LATIN = listOf(`
  bahanchod bahenchod bakchod bakchodi behanchod behenchod benchod bhadva bhadve bhadwa bhadwe bhainchod bhangi bhenchod
  bhenchodd bhosad bhosada bhosadi bhosadike bhosadiwale bhosda bhosdi bhosdika bhosdike bhosdiwala bhosdiwale chhinal chodu
  choot chootia chootiya chudai chutad chutia chutiya chutiyapa chutiye chutiyo chutiyon chutya gaand gaandu gandfat gandmara
  gandu haramjada haramjade haramkhor harami haramzada haramzade haramzadi hijda jhaat jhaatu jhant jhantu kameena kameene
  kamine katua lavda lavde lawda lawde lodu madarchod madarchodd madarjaat maderchod madharchod matherchod motherchod raand
  randi randibaaz randwa tatti
`)

/** Vowels and nasals that people write in several ways, and the sign below that they leave out. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/\u093c/gu, ''],
  [/\u0903/gu, ''],
  // A nasal consonant before another consonant, and the moon-and-dot, sound like the dot above.
  [/[ङञणनम]\u094d(?=[क-ह])/gu, '\u0902'],
  [/\u0901/gu, '\u0902'],
  [/\u0940/gu, '\u093f'],
  [/\u0942/gu, '\u0941'],
  [/\u0948/gu, '\u0947'],
  [/\u094c|\u0949/gu, '\u094b'],
  [/ये/gu, 'ए'],
  [/ई/gu, 'इ'],
  [/ऊ/gu, 'उ'],
  [/ऐ/gu, 'ए'],
]

/** One spelling for all variants of a word. */
const foldDevanagari = (word: string): string =>
  squeeze(VARIANTS.reduce((folded, [from, to]) => folded.replace(from, to), word.normalize('NFKC')))

/** Each run of a letter counts once. */
const squeeze = (word: string): string =>
  [...word].filter((letter, at, all) => letter !== all[at - 1]).join('')

const FOLDED: ReadonlySet<string> = new Set(DEVANAGARI.map(foldDevanagari))
const LATIN_WORDS: ReadonlySet<string> = new Set(LATIN)

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })
const isOneSyllable = (word: string): boolean => [...graphemes.segment(word)].length === 1

/** Expects NFKC without joiners. Whole words only, also if the syllables are written apart: `चू ति या`. */
export function holdsHindiInsult(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter(Boolean)
  return [...words, ...joinRuns(words)].some((word) => FOLDED.has(foldDevanagari(word)))
}

/** Joins runs of single syllables. */
function joinRuns(words: readonly string[]): readonly string[] {
  const runs: string[] = []
  let run = ''
  for (const word of [...words, '']) {
    if (word !== '' && isOneSyllable(word)) run += word
    else {
      runs.push(run)
      run = ''
    }
  }
  return runs
}

/** Expects a word in lower case without accents. Drawn-out letters count once at its end: `chutiyaaa`. */
export const isHindiInsult = (word: string): boolean =>
  LATIN_WORDS.has(word) || LATIN_WORDS.has(withoutRunAtEnd(word))

function withoutRunAtEnd(word: string): string {
  let end = word.length
  while (end > 1 && word[end - 1] === word[end - 2]) end--
  return word.slice(0, end)
}
