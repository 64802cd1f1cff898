import { count } from '../../grammar/hi.ts'
import type { words as en } from './en.ts'

const record = (best: number | 'new'): string => {
  if (best === 'new') return ' यह आपका अब तक का सबसे अच्छा नतीजा है।'
  return best > 0 ? ` आपका सबसे अच्छा नतीजा ${best} है।` : ''
}

export const words: typeof en = {
  drills: {
    names: { find: 'खाना ढूँढें', name: 'नाम बताएँ', knight: 'घोड़े की चालें' },
    tasks: {
      find: 'आपको एक नाम मिलता है। उस खाने पर टैप करें।',
      name: 'एक खाने पर निशान है। उसका नाम टाइप करें, या उसका अक्षर और अंक चुनें।',
      knight: 'जिन खानों तक घोड़ा पहुँच सकता है, उन सब पर टैप करें।',
    },
    whichSquare: 'निशान किस खाने पर है?',
    place: (column, row) => `बाएँ से कॉलम ${column}, नीचे से पंक्ति ${row}`,
    found: (square) => `${square}, मिल गया`,
    knightOn: (square, left) => `${square} पर घोड़ा: ${count(left, 'खाना', 'खाने')} बाकी`,
    result: (right, wrong, best) =>
      wrong === 0
        ? `समय समाप्त। ${right} सही, एक भी गलत नहीं।${record(best)}`
        : `समय समाप्त। ${right} सही, ${wrong} गलत।${record(best)}`,
  },
  coordinatesPage: {
    practisingAgainstTimeNeeds: 'घड़ी के साथ अभ्यास के लिए JavaScript चाहिए। जानने की बातें नीचे लिखी हैं।',
    coordinates: 'खानों के नाम',
    knowASquare: 'खाना देखते ही उसका नाम, नाम सुनते ही उसका खाना।',
    filesHaveLetters:
      'फ़ाइलों (खड़ी पंक्तियों) के नाम अक्षर हैं, सफ़ेद के बाएँ हाथ से a से h तक; पंक्तियों के नाम अंक हैं, सफ़ेद की तरफ़ से 1 से 8 तक। e4 का खाना e फ़ाइल और चौथी पंक्ति में है। रंग से भी मदद मिलती है: a1 काला खाना है। a को 1 गिनें, b को 2 और इसी तरह आगे: जिस खाने के दोनों अंक विषम हों या दोनों सम, वह भी काला है।',
    chessBoardWithLetters: 'शतरंज का बोर्ड, किनारों पर अक्षर और अंक',
  },
  coordinatesPiece: {
    right: 'सही',
    wrong: 'गलत',
    best: 'सबसे अच्छा',
    yourBest: (best) => `आपका सबसे अच्छा नतीजा ${best} है।`,
    exercise: 'अभ्यास',
    time: 'समय',
    seconds: (seconds) => `${seconds} से.`,
    seenFrom: 'नीचे कौन-सा रंग',
    sides: { w: 'सफ़ेद', b: 'काला' },
    tryAgain: 'फिर कोशिश करें',
    start: 'शुरू करें',
  },
  nameField: {
    nameOfTheSquare: 'खाने का नाम',
    file: 'फ़ाइल',
    rank: 'पंक्ति',
  },
}
