import { count, sideName } from '../../grammar/hi.ts'
import type { words as en } from './en.ts'

const answer = (reply: string | undefined): string => (reply === undefined ? '' : ` इसका जवाब ${reply} है।`)

export const words: typeof en = {
  findWords: {
    isWrong: (san) => `${san} सही चाल नहीं है।`,
    isRefuted: (san, reply) => `${san} सही चाल नहीं है: ${reply} से नुकसान होता है।`,
    wasWrong: (san) => `${san} सही चाल नहीं थी। फिर कोशिश करें।`,
    wasRefuted: (san, reply) => `${san} सही चाल नहीं थी: ${reply} से नुकसान होता है। फिर कोशिश करें।`,
    wasWrongBecause: (cost) => `${cost} फिर कोशिश करें।`,
    isRight: (san) => `${san} सही चाल है।`,
    isTheReply: (san) => `जवाब में चाल ${san} है। आगे चलें।`,
    done: (san, isFirstTry) =>
      isFirstTry ? `${san} सही चाल है, और वह भी पहली कोशिश में।` : `${san} सही चाल है।`,
    toMove: (color) => `${sideName(color, 'oblique')} की बारी।`,
  },
  costWords: {
    runsIntoMate: (san, reply) => `${san} चलने पर आपको ही मात हो जाएगी।${answer(reply)}`,
    missesMate: (san, reply) => `${san} से मात का मौका छूट जाता है।${answer(reply)}`,
    isJustAsGood: (san) => `${san} भी उतनी ही अच्छी चाल है, पर यहाँ जो चाल सीखनी है, वह यह नहीं है।`,
    costs: (san, pawns, reply) =>
      `${san} से लगभग ${count(pawns, 'प्यादे', 'प्यादों')} का नुकसान होता है।${answer(reply)}`,
  },
  findBoard: {
    noOpening: 'अभी कोई ओपनिंग नहीं',
    opening: (name) => `ओपनिंग: ${name}`,
    hint: 'संकेत',
    anotherHint: 'एक और संकेत',
    showTheMove: 'चाल दिखाएँ',
    startAgain: 'फिर से शुरू करें',
  },
}
