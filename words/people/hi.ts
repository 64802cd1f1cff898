import { list } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

interface ShareOfMove {
  readonly san: string
  readonly percent: number
}

const answer = (rating: number, moves: readonly ShareOfMove[]): string => {
  const shares = moves.map(({ san, percent }) => `${san}\u00a0(${percent}%)`)
  return `${rating} की रेटिंग पर लोग ${list(shares, 'and')} खेलते हैं।`
}

export const words: typeof en = {
  peopleQuestion: {
    ask: 'लोग यहाँ क्या खेलते हैं?',
    asking: 'देखा जा रहा है कि लोग क्या खेलते हैं…',
    answer,
    answerWithPlayed: (rating, moves, { san, percent }) =>
      percent === 0
        ? `${answer(rating, moves)} ${san} शायद ही कोई खेलता है।`
        : `${answer(rating, moves)} ${san} ${percent}% लोग खेलते हैं।`,
    unavailable: 'यह लोड नहीं हो सका। कनेक्शन देखें और फिर पूछें।',
  },
}
