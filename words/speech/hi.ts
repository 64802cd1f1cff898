import { pieceName } from '../grammar/hi.ts'
import { FILE_NAMES, RANK_NAMES } from '../grammar/places-hi.ts'
import type { words as en } from './en.ts'

/** `e4` is `ई चार`. */
const spelled = (place: string): string =>
  [...place].map((sign) => FILE_NAMES[sign] ?? RANK_NAMES[sign] ?? sign).join(' ')

const ENDINGS = { '': '', '+': ', शह', '#': ', मात' }

/** Wholly in Devanagari: Hindi voices read Latin letters in another voice, or not at all. */
export const words: typeof en = {
  move: ({ role, from, isCapture, to, promotion, isAlone }, ending) => {
    const origin = from === '' ? '' : `${spelled(from)} का `
    const mover = role === 'p' && from === '' && promotion === undefined ? '' : pieceName(role)
    const start = `${origin}${mover} ${spelled(to)}`.trimStart()
    // In a sentence a postposition follows: `घोड़ा ई पाँच से वह मारा जाता है`.
    if (!isAlone)
      return `${start}${promotion === undefined ? '' : ` ${pieceName(promotion)}`}${ENDINGS[ending]}`
    const deed = isCapture ? ' पर मारता है' : promotion === undefined ? '' : ' पर'
    const becomes = promotion === undefined ? '' : `, ${pieceName(promotion)} बनता है`
    return `${start}${deed}${becomes}${ENDINGS[ending]}`
  },
  castling: (side, ending) => `${side === 'short' ? 'छोटी' : 'लंबी'} कैसलिंग${ENDINGS[ending]}`,
  rest: (text) => text.replaceAll(/(?<![\p{L}\p{M}\p{N}])[a-h](?![\p{L}\p{M}\p{N}])/gu, spelled),
  choice: {
    speakMoves: 'चालें बोलकर सुनाएँ',
    about: 'ब्राउज़र की आवाज़ चालें, नतीजे और कोच की बात सुनाती है।',
    isOn: 'अब चालें सुनाई देंगी।',
  },
}
