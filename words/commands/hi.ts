import type { PromotionRole } from '#chess/types.ts'
import { folded } from '../grammar/fold-hi.ts'
import { FILE_NAMES, RANK_NAMES } from '../grammar/places-hi.ts'
import type { words as en } from './en.ts'

type Deed = keyof typeof en.deeds

interface DeedWords {
  readonly name: string
  readonly typed: readonly string[]
  readonly does: string
}

/** `name` is in the help; `others` are separated by commas. English names work too. */
const deed = (name: string, others: string, does: string): DeedWords => ({
  name,
  typed: [name, ...others.split(', ')].map(folded),
  does,
})

const DEEDS: Readonly<Record<Deed, DeedWords>> = {
  resign: deed('हार', 'हार मानें, हार मानता हूँ, हार मानती हूँ, resign', 'हार मानें'),
  draw: deed('ड्रॉ', 'बराबरी, draw', 'ड्रॉ का प्रस्ताव दें'),
  takeback: deed('वापस', 'चाल वापस, takeback, undo', 'चाल वापस लें'),
  abort: deed('रद्द', 'बाज़ी रद्द, abort', 'दूसरी चाल से पहले बाज़ी छोड़ें'),
  accept: deed('मंज़ूर', 'हाँ, स्वीकार, accept, yes', 'प्रस्ताव मानें'),
  decline: deed('नामंज़ूर', 'नहीं, अस्वीकार, decline, no', 'प्रस्ताव ठुकराएँ'),
  claim: deed('दावा', 'जीत का दावा, claim', 'प्रतिद्वंद्वी के न होने पर जीत का दावा करें'),
  rematch: deed('फिर खेलें', 'दोबारा, rematch', 'फिर से खेलें'),
  newGame: deed('नई बाज़ी', 'नया, new, new game', 'नई बाज़ी चुनें'),
  pause: deed('रोकें', 'विराम, जारी, pause, resume', 'घड़ी रोकें या चलाएँ'),
  hint: deed('संकेत', 'इशारा, hint', 'संकेत पाएँ'),
  solution: deed('हल', 'उत्तर, solution, show', 'हल सुनें'),
  nextTask: deed('अगली पहेली', 'अगला सवाल, छोड़ें, next puzzle, continue, skip', 'अगले सवाल पर जाएँ'),
  restart: deed('फिर से', 'शुरू से, restart, retry', 'शुरू से करें'),
  task: deed('सवाल', 'काम, task', 'सवाल फिर सुनें'),
  opponent: deed('प्रतिद्वंद्वी', 'विरोधी, opponent, o', 'आप किससे खेल रहे हैं'),
  comment: deed('कोच', 'टिप्पणी, comment, coach', 'कोच की बात'),
  evaluation: deed('आकलन', 'मूल्यांकन, eval, evaluation', 'स्थिति का आकलन'),
  best: deed('सबसे अच्छी', 'सबसे अच्छी चाल, best', 'सबसे अच्छी चाल'),
  lines: deed('क्रम', 'चालों के क्रम, lines, pv', 'सबसे अच्छे क्रम'),
  mistake: deed('गलती', 'अगली गलती, mistake', 'अगली गलती पर जाएँ'),
  previous: deed('पीछे', 'पिछला, prev, previous', 'एक चाल पीछे'),
  next: deed('आगे', 'अगला, next', 'एक चाल आगे'),
  first: deed('शुरुआत', 'पहला, first, start', 'पहली स्थिति'),
  newest: deed('अंत', 'ताज़ा, end, newest', 'सबसे नई स्थिति'),
  flip: deed('घुमाएँ', 'पलटें, flip', 'बोर्ड घुमाएँ'),
}

const list = (texts: string): string[] => texts.split(', ').map(folded)

const PROMOTIONS = new Map<string, PromotionRole>([
  ...list('q, वज़ीर, रानी, vazir, rani, queen').map((name) => [name, 'q'] as const),
  ...list('r, हाथी, hathi, rook').map((name) => [name, 'r'] as const),
  ...list('b, ऊँट, उँट, unt, bishop').map((name) => [name, 'b'] as const),
  ...list('n, घोड़ा, ghoda, knight').map((name) => [name, 'n'] as const),
])

const PLACES = new Map(
  [...Object.entries(FILE_NAMES), ...Object.entries(RANK_NAMES)].map(([sign, name]) => [folded(name), sign]),
)

export const words: typeof en = {
  deeds: DEEDS,
  again: list('दोहराएँ, फिर सुनाएँ, again, repeat'),
  board: { toSquare: list('बोर्ड, जाएँ, board'), alone: list('बोर्ड पर, b') },
  yes: list('हाँ, हां, जी, yes, y'),
  no: list('नहीं, ना, no, n'),
  read: (text) =>
    folded(text)
      .replace(/^\//, '')
      .split(/[\s,।]+/)
      .filter((word) => word !== '')
      .map((word) => PLACES.get(word) ?? word)
      .join(' ')
      .replaceAll(/\b([a-h]) ([1-8])\b/g, '$1$2'),
  promotion: (typed) => PROMOTIONS.get(typed),
  becomesWhat: 'प्यादा क्या बने? वज़ीर, हाथी, ऊँट या घोड़ा टाइप करें।',
  confirm: (question) => `${question} हाँ या नहीं टाइप करें।`,
  notDone: 'कुछ नहीं किया गया।',
  nothingSaid: 'अभी तक कुछ नहीं सुनाया गया।',
  notHere: (name) => `“${DEEDS[name].name}” का अभी यहाँ कोई काम नहीं है। क्या टाइप कर सकते हैं, यह ? से सुनें।`,
  help: (questions, deeds) =>
    [
      questions,
      'यह भी टाइप कर सकते हैं:',
      ...deeds.map((each) => `${DEEDS[each].name}: ${DEEDS[each].does};`),
      'दोहराएँ: पिछली बात फिर सुनें;',
      'b: बोर्ड पर जाएँ, और बोर्ड से i वापस लाता है।',
    ]
      .join(' ')
      .trim(),
}
