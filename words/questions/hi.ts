import type { Color, Piece, Role } from '#chess/types.ts'
import { folded } from '../grammar/fold-hi.ts'
import { coloredPiece, list, pieceName, pieceNames, sideName } from '../grammar/hi.ts'
import { FILE_NAMES, RANK_NAMES } from '../grammar/places-hi.ts'
import type { words as en } from './en.ts'

interface Placed {
  readonly piece: Piece
  readonly square: string
}

const on = ({ piece, square }: Placed): string => `${square} पर ${coloredPiece(piece)}`
const from = ({ piece, square }: Placed): string => `${square} का ${coloredPiece(piece)}`

/** `सफ़ेद के g1 और c3 पर`. */
const owned = (color: Color, squares: readonly string[]): string => {
  const owner = sideName(color, 'oblique')
  if (squares.length === 0) return `${owner} का कोई नहीं`
  return `${owner} ${squares.length === 1 ? 'का' : 'के'} ${list(squares, 'and')} पर`
}

const taken = (color: Color, roles: readonly Role[]): string => {
  const taker = sideName(color, 'oblique')
  if (roles.length === 0) return `${taker} ने कुछ नहीं मारा।`
  return `${taker} ने ये मोहरे मारे: ${roles.map((role) => pieceName(role)).join(', ')}।`
}

/** Texts with their folded spelling, which is what `read` returns. */
const spellings = (texts: string): string[] => texts.split(' ').map(folded)

const COMMANDS = {
  position: spellings('बोर्ड स्थिति board'),
  pieces: spellings('मोहरे मोहरा p'),
  scan: spellings('खाना खाने फ़ाइल पंक्ति s'),
  attackers: spellings('हमला हमले at'),
  last: spellings('चाल पिछली l'),
  clocks: spellings('घड़ी घड़ियाँ समय c'),
  captured: spellings('मारे पिटे captured'),
  material: spellings('बल पलड़ा material'),
  moves: spellings('चालें moves m'),
  stars: spellings('तारे तारा stars'),
  help: spellings('? मदद help'),
}
const ROLES = {
  p: spellings('प्यादा प्यादे p'),
  n: spellings('घोड़ा घोड़े n'),
  b: spellings('ऊँट उँट b'),
  r: spellings('हाथी r'),
  q: spellings('वज़ीर रानी q'),
  k: spellings('राजा k'),
}
const PLACES = new Map(
  [...Object.entries(FILE_NAMES), ...Object.entries(RANK_NAMES)].map(([sign, name]) => [folded(name), sign]),
)
/** `घोड़े कहाँ हैं`, `e4 पर क्या है`. */
const FILLERS = new Set(spellings('पर का की के को में से है हैं क्या कहाँ कौन किसका कितना बचा गए'))

const isCommand = (word: string): boolean => Object.values(COMMANDS).some((texts) => texts.includes(word))
const isRole = (word: string): boolean => Object.values(ROLES).some((texts) => texts.includes(word))

export const words: typeof en = {
  commands: COMMANDS,
  roles: ROLES,
  read: (text) => {
    const typed = folded(text)
      .split(/[\s,।]+/)
      .map((word) => (word.length > 1 ? word.replace(/\?$/, '') : word))
      .filter((word) => word !== '')
    const asked = typed.filter((word) => !FILLERS.has(word)).map((word) => PLACES.get(word) ?? word)
    // `ई चार` is one square.
    const found = asked
      .join(' ')
      .replaceAll(/\b([a-h]) ([1-8])\b/g, '$1$2')
      .split(' ')
    const at = found.findIndex(isCommand)
    if (at >= 0) return [...found.slice(at, at + 1), ...found.slice(0, at), ...found.slice(at + 1)]
    // Without a command, only a question has fillers: `e4` alone is a move.
    if (found.length !== 1 || asked.length === typed.length) return found
    return [isRole(found[0] ?? '') ? 'p' : 's', ...found]
  },
  pieces: (role, white, black) =>
    `${white.length + black.length > 1 ? pieceNames(role) : pieceName(role)}: ${owned('w', white)}; ${owned('b', black)}।`,
  square: (square, piece, hasStar) =>
    `${square}: ${hasStar ? 'तारा' : piece ? coloredPiece(piece) : 'खाली'}।`,
  file: (file, pieces) =>
    pieces.length === 0 ? `${file} फ़ाइल खाली है।` : `${file} फ़ाइल: ${pieces.map(on).join(', ')}।`,
  rank: (rank, pieces) =>
    pieces.length === 0 ? `पंक्ति ${rank} खाली है।` : `पंक्ति ${rank}: ${pieces.map(on).join(', ')}।`,
  attackers: (square, attackers) =>
    attackers.length === 0
      ? `${square} पर किसी का हमला नहीं है।`
      : `${square} पर हमला: ${attackers.map(from).join(', ')}।`,
  moves: (piece, square, quiet, captures) => {
    const who = from({ piece, square })
    if (quiet.length + captures.length === 0) return `${who} अभी नहीं चल सकता।`
    const goes = quiet.length === 0 ? [] : [`${list(quiet, 'and')} पर जा सकता है`]
    const takes = captures.length === 0 ? [] : [`${list(captures, 'and')} पर मार सकता है`]
    return `${who} ${[...goes, ...takes].join(', और ')}।`
  },
  lastMove: (move) => `${move}।`,
  noMove: 'अब तक कोई चाल नहीं चली गई है।',
  clocks: (clocks) => clocks,
  noClocks: 'यहाँ घड़ी नहीं है।',
  captured: (byWhite, byBlack) => `${taken('w', byWhite)} ${taken('b', byBlack)}`,
  notCounted: 'यहाँ मारे गए मोहरे नहीं गिने जाते।',
  material: (white, black) =>
    white + black === 0
      ? 'दोनों का बल बराबर है।'
      : `बल में ${sideName(white > 0 ? 'w' : 'b')} ${white + black} अंक आगे है।`,
  stars: (squares) => (squares.length === 0 ? 'कोई तारा नहीं बचा।' : `तारे: ${list(squares, 'and')} पर।`),
  noStars: 'इस बोर्ड पर तारे नहीं हैं।',
  help: ({ hasClocks, hasStars }) =>
    [
      'बोर्ड से पूछें:',
      'मोहरे: सारे मोहरे;',
      'मोहरे घोड़ा: घोड़े कहाँ हैं;',
      'खाना e4: e4 पर क्या है;',
      'फ़ाइल e: e फ़ाइल के मोहरे;',
      'पंक्ति 4: चौथी पंक्ति के मोहरे;',
      'हमला e4: e4 पर किसका हमला है;',
      'चालें e2: e2 का मोहरा कहाँ जा सकता है;',
      ...(hasStars ? ['तारे: बचे हुए तारे;'] : []),
      'चाल: पिछली चाल;',
      ...(hasClocks ? ['घड़ी: बचा हुआ समय;'] : []),
      'मारे: मारे गए मोहरे;',
      'बल: कौन आगे है।',
    ].join(' '),
}
