import { count, pieceName } from '../../grammar/hi.ts'
import type { words as en } from './en.ts'

const soFar = (steps: number): string => (steps === 0 ? '' : ` अब तक ${count(steps, 'चाल', 'चालें')}।`)

export const words: typeof en = {
  walkWords: {
    starsLeft: (stars, steps) => `${count(stars, 'तारा', 'तारे')} बाकी।${soFar(steps)}`,
    piecesLeft: (pieces, steps) => `${count(pieces, 'मोहरा', 'मोहरे')} बाकी।${soFar(steps)}`,
    doneInFewest: (steps) => `${count(steps, 'चाल', 'चालों')} में पूरा: इससे कम में हो ही नहीं सकता।`,
    done: (steps, fewest) =>
      `${count(steps, 'चाल', 'चालों')} में पूरा। यह ${count(fewest, 'चाल', 'चालों')} में हो सकता है।`,
    star: 'तारा',
    lastStep: (from, to) => `${from} से ${to} पर`,
  },
  walkBoard: {
    fitsNoPieceHere: (text) => `“${text}” यहाँ किसी मोहरे की चाल नहीं है। क्या टाइप कर सकते हैं, यह ? से सुनें।`,
    pressPieceFirst: 'पहले एक सफ़ेद मोहरा छुएँ, फिर वह खाना जहाँ उसे जाना है।',
    cannotGo: (role) => `${pieceName(role)} वहाँ नहीं जा सकता। बिंदु दिखाते हैं कि वह कहाँ जा सकता है।`,
    takeBack: 'चाल वापस लें',
    startAgain: 'फिर से शुरू करें',
    example: 'चाल टाइप करें: Ra6',
  },
}
