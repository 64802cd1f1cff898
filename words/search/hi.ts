import { folded } from '../grammar/fold-hi.ts'
import { soundOf } from '../grammar/sound-hi.ts'
import type { words as en } from './en.ts'

/** Words that readers use for the same thing, the word of our texts first. Other languages' words are for phones without Hindi keys. */
const SYNONYMS = [
  'वज़ीर रानी क्वीन queen',
  'हाथी रुक rook',
  'ऊँट बिशप bishop',
  'घोड़ा नाइट knight',
  'प्यादा पॉन सिपाही pawn',
  'राजा बादशाह किंग king',
  'बोर्ड बिसात फलक board',
  'शह चेक check',
  'मात चेकमेट checkmate mate',
  'स्टेलमेट गतिरोध stalemate',
  'ड्रॉ बराबरी draw',
  'कैसलिंग किलेबंदी castling castle',
  'प्रमोशन तरक्की promotion',
  'बलिदान कुर्बानी sacrifice',
  'दाँव टैक्टिक्स tactics',
  'फ़ोर्क काँटा fork',
  'पिन pin',
  'ओपनिंग opening',
  'मिडिलगेम मध्य middlegame',
  'एंडगेम endgame',
  'ऑपोज़िशन opposition',
  'ब्लंडर blunder',
  'शतरंज चेस chess',
  'बाज़ी गेम मैच game match',
  'पहेली पज़ल puzzle',
  'घड़ी क्लॉक clock',
  'रेटिंग rating',
  'चैंपियन विजेता champion',
  'खिलाड़ी प्लेयर player',
  'ग्रैंडमास्टर grandmaster',
  'महिला औरत स्त्री women woman',
  'बच्चे बालक kids children child',
  'सीखना सिखाना learn teach',
  'इतिहास history',
  'भारत इंडिया हिंदुस्तान india',
].map((group) => {
  const spellings = group.split(' ').map(folded)
  return { spellings, sounds: spellings.map(soundOf) }
})

/** Shorter sounds must be the whole word, since many words start with them. */
const SHORTEST_START = 3
const LATIN = /^[a-z]+$/

/** Words in -ा and -ी change their last letter: घोड़ा, घोड़े, घोड़ों; पहेली, पहेलियाँ. */
const ENDINGS: readonly (readonly [ending: RegExp, others: readonly string[]])[] = [
  [/(?:ा|े|ों)$/, ['ा', 'े', 'ो']],
  [/(?:ी|ियां|ियों)$/, ['ी', 'ि']],
]

function formsOf(word: string): readonly string[] {
  const found = ENDINGS.find(([ending]) => ending.test(word))
  const stem = found && word.replace(found[0], '')
  return stem === undefined || stem.length < 2 ? [word] : found![1].map((ending) => stem + ending)
}

const sounds = new WeakMap<readonly string[], readonly string[]>()

function soundsOf(text: readonly string[]): readonly string[] {
  const known = sounds.get(text)
  if (known) return known
  const made = [...new Set(text.map(soundOf))]
  sounds.set(text, made)
  return made
}

/** `ghoda` and `ghora` find घोड़ा. */
function isHeard(text: readonly string[], asked: string): boolean {
  const sound = soundOf(asked)
  return [sound, sound.replaceAll('r', 'd')].some((wanted) =>
    soundsOf(text).some((heard) =>
      wanted.length < SHORTEST_START ? heard === wanted : heard.startsWith(wanted),
    ),
  )
}

export const words: typeof en = {
  finds: (text, asked) => {
    const isLatin = LATIN.test(asked)
    const same = SYNONYMS.flatMap((group) =>
      group.spellings.includes(asked) || (isLatin && group.sounds.includes(soundOf(asked)))
        ? group.spellings
        : [],
    )
    const forms = [asked, ...same].flatMap(formsOf)
    return (
      text.some((word) => forms.some((form) => word.startsWith(form))) || (isLatin && isHeard(text, asked))
    )
  },
}
