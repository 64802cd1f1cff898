import { count, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

const withHelp = (text: string, hadHelp: boolean): string =>
  hadHelp ? `${text} इस बार कुछ मदद मिली; अब बिना मदद के कोशिश करें।` : text

const inMoves = (moves: number): string => `${count(moves, 'चाल', 'चालों')} में`

export const words: typeof en = {
  duel: {
    task: {
      mate: (within) => (within === 1 ? 'एक चाल में मात दें।' : `ज़्यादा से ज़्यादा ${inMoves(within)} मात दें।`),
      win: (within) => `${inMoves(within)} जीतें: मात दें, या एक वज़ीर या हाथी सुरक्षित ढंग से पा लें।`,
      draw: (within) => `${count(within, 'चाल', 'चालों')} तक ड्रॉ बचाए रखें।`,
    },
    toMove: (color) => `${sideName(color, 'oblique')} की बारी।`,
    toMoveAfter: (san, color) => `पिछली चाल ${san} थी। ${sideName(color, 'oblique')} की बारी।`,
    reply: (san, left) =>
      left === 1
        ? `जवाब में चाल ${san} है। अब आपकी आखिरी चाल है।`
        : `जवाब में चाल ${san} है। ${count(left, 'चाल', 'चालें')} बाकी।`,
    thinking: 'इंजन सोच रहा है।',
    silent: 'इंजन से जवाब नहीं आया। चाल वापस लें और फिर कोशिश करें।',
    done: {
      mate: (made, within, hadHelp) =>
        withHelp(`आपकी जीत: ${inMoves(made)} मात, जबकि सीमा ${within} की थी।`, hadHelp),
      win: (made, _within, hadHelp) => withHelp(`${inMoves(made)} आपकी जीत हुई।`, hadHelp),
      draw: (_made, _within, hadHelp) => withHelp('बचाव कामयाब: बाज़ी ड्रॉ है।', hadHelp),
    },
    tooMany: (within) => `${inMoves(within)} नहीं हुआ। फिर से शुरू करें, या चालें वापस लेकर छोटा रास्ता ढूँढें।`,
    ended: {
      checkmate: 'इस बार मात आपके राजा को हुई।',
      stalemate: 'स्टेलमेट: सामने वाले के पास कोई वैध चाल नहीं है और शह भी नहीं, इसलिए बाज़ी ड्रॉ है।',
      'threefold-repetition': 'वही स्थिति तीसरी बार आई: बाज़ी ड्रॉ है।',
      'fifty-move-rule': 'पचास चालों में न कोई मोहरा मारा गया, न कोई प्यादा चला: बाज़ी ड्रॉ है।',
      'insufficient-material': 'अब किसी के पास मात के लायक मोहरे नहीं हैं: बाज़ी ड्रॉ है।',
    },
    drawSlipped: (san, winner) =>
      `${san} के बाद जीत ${sideName(winner, 'oblique')} की है। चाल वापस लें और फिर से देखें।`,
    winSlipped: (san) => `${san} के बाद जीत हाथ से निकल जाती है। चाल वापस लें और फिर से देखें।`,
  },
  duelBoard: {
    takeBack: 'चाल वापस लें',
    hint: 'संकेत',
    startAgain: 'फिर से शुरू करें',
  },
}
