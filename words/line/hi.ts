import type { FenFault } from '#chess/fen.ts'
import type { PgnFault } from '#chess/pgn-fault.ts'
import type { PositionFault } from '#chess/setup.ts'
import type { Color, Piece, Role } from '#chess/types.ts'
import { coloredPiece, count, LEVEL_NAMES, list, pieceName, placed, plural, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'
import { pgnFault, pgnNote, positionFault } from './faults.hi.ts'

/** Longer than any move or field, so that the first letters suffice to find it. Cuts only before a letter. */
const LONG_WORD = /((?:[^\s\p{M}]\p{M}*){24})(?:[^\s\p{M}]\p{M}*){6,}/gu

const sentence = (lead: string, where: string): string => `${lead} ${where.replace(LONG_WORD, '$1…')}।`

export const words: typeof en = {
  positionFault,
  impossiblePosition: (fault) => `${positionFault(fault)}।`,
  pgnFault,
  pastedText: {
    ERR_TEXT_EMPTY: () => 'FEN में कोई स्थिति या PGN में कोई बाज़ी पेस्ट करें।',
    ERR_TEXT_TOO_LONG: () => 'एक बार में इतना नहीं पढ़ा जा सकता। 10,00,000 अक्षरों तक पेस्ट करें।',
    ERR_TEXT_UNKNOWN: () => 'यह न FEN है, न PGN।',
    ERR_TEXT_FEN: ({ fault }: { readonly fault: FenFault | PositionFault }) =>
      sentence('यह FEN सही नहीं है:', positionFault(fault)),
    ERR_PGN_EMPTY: () => 'इसमें कोई बाज़ी नहीं है। चालें पेस्ट करें, ऊपर के टैग चाहे हों या न हों।',
    ERR_PGN_START: (fault: PgnFault) =>
      sentence('बाज़ी जिस स्थिति से शुरू होती है, वह संभव नहीं है।', pgnFault(fault)),
    ERR_PGN_MOVE: (fault: PgnFault) => sentence('एक चाल अपनी जगह पर नहीं चली जा सकती।', pgnFault(fault)),
    ERR_PGN_VARIANT: () => 'यहाँ सिर्फ़ सामान्य शतरंज चलती है, और यह कोई दूसरा खेल है।',
    ERR_PGN_WORD: (fault: PgnFault) => sentence('यह PGN में लिखी बाज़ी नहीं है।', pgnFault(fault)),
    ERR_PGN_TAG: (fault: PgnFault) => sentence('चालों के ऊपर का एक टैग अधूरा है।', pgnFault(fault)),
    ERR_PGN_COMMENT: (fault: PgnFault) =>
      sentence('एक टिप्पणी कहीं बंद नहीं होती। क्या पूरी बाज़ी यहाँ है?', pgnFault(fault)),
    ERR_PGN_VARIATION: (fault: PgnFault) =>
      sentence('वैरिएशन के कोष्ठक मेल नहीं खाते। क्या पूरी बाज़ी यहाँ है?', pgnFault(fault)),
    ERR_GAME_TOO_LONG: () => 'एक बाज़ी में दोनों की 500-500 चालों तक की जगह है।',
    ERR_PGN_VARIATION_PLACE: (fault: PgnFault) => sentence('इसमें कोई चाल नहीं है।', pgnFault(fault)),
    ERR_PGN_VARIATION_DEPTH: (fault: PgnFault) => sentence('इसमें कोई चाल नहीं है।', pgnFault(fault)),
    ERR_PGN_MORE: (fault: PgnFault) => sentence('एक बार में इतना नहीं पढ़ा जा सकता।', pgnFault(fault)),
  },
  pastedNotes: {
    title: 'सब कुछ नहीं पढ़ा जा सका',
    pgn: pgnNote,
    longGames: (games) =>
      `${count(games, 'बाज़ी', 'बाज़ियों')} में दोनों की 500 से ज़्यादा चालें हैं, इसलिए ${plural(games, 'उसे', 'उन्हें')} छोड़ दिया गया।`,
    emptyGames: (games) =>
      `${count(games, 'बाज़ी', 'बाज़ियों')} में कोई चाल नहीं है, इसलिए ${plural(games, 'उसे', 'उन्हें')} छोड़ दिया गया।`,
    otherGames: (games) => `इसमें ${count(games, 'बाज़ी', 'बाज़ियाँ')} हैं। यहाँ सिर्फ़ पहली ली गई है।`,
    more: (notes) => `${count(notes, 'और बात', 'और बातें')} ${plural(notes, 'है', 'हैं')}।`,
  },
  names: {
    side: (color) => sideName(color),
    computer: (skill) => `कंप्यूटर (${typeof skill === 'number' ? String(skill) : LEVEL_NAMES[skill]})`,
  },
  squares: {
    piece: (piece) => coloredPiece(piece),
    empty: 'खाली',
    inCheck: 'शह में',
    selected: 'चुना हुआ',
    mayBeCaptured: 'मारा जा सकता है',
    mayBeMovedTo: 'यहाँ चाल संभव',
    mayBeCastledWith: 'इससे कैसलिंग संभव',
    hasMoves: (moves) => `${count(moves, 'चाल', 'चालें')} संभव`,
    canMoveTo: (squares) => `${list(squares, 'and')} पर जा सकता है`,
  },
  called: {
    move: (color, deed, promotion, ending) =>
      [
        `${sideName(color)}: ${deed}`,
        ...(promotion === undefined ? [] : [`${pieceName(promotion)} बनता है`]),
        ...(ending === undefined ? [] : [ending === 'check' ? 'शह' : 'शह-मात']),
      ].join(', '),
    castlesShort: 'छोटी कैसलिंग',
    castlesLong: 'लंबी कैसलिंग',
    goes: (role, from, to) => `${placed(role, from)} ${to} पर`,
    takes: (role, from, to) => `${placed(role, from)} ${to} पर मारता है`,
    takesEnPassant: (role, from, to) => `${placed(role, from)} एन पासेंट से ${to} पर मारता है`,
  },
  refusals: {
    cannotMove: (piece: Piece, from, to) => `${from} का ${coloredPiece(piece)} ${to} पर नहीं जा सकता।`,
    notYours: (piece: Piece, square) => `${square} का ${coloredPiece(piece)} आपका नहीं है।`,
    noPiece: (square) => `${square} पर कोई मोहरा नहीं है।`,
  },
  endings: {
    checkmate: (winner: Color) => `शह-मात। ${sideName(winner, 'oblique')} की जीत।`,
    stalemate: 'स्टेलमेट। बाज़ी ड्रॉ रही।',
    'threefold-repetition': 'वही स्थिति तीसरी बार आई। बाज़ी ड्रॉ रही।',
    'fifty-move-rule': 'पचास चालों में न कुछ मारा गया, न कोई प्यादा चला। बाज़ी ड्रॉ रही।',
    'insufficient-material': 'अब किसी के पास मात के लायक मोहरे नहीं हैं। बाज़ी ड्रॉ रही।',
  },
  hints: {
    lookAt: (role: Role, from) => `${placed(role, from, 'oblique')} को देखें।`,
    move: (role: Role, from, to) => `${placed(role, from, 'oblique')} को ${to} पर ले जाएँ।`,
    mate: 'यहाँ पक्की मात है। उसे ढूँढें।',
    castling: 'आपके राजा को ज़्यादा सुरक्षित जगह चाहिए।',
    promotion: 'एक प्यादा बड़ा मोहरा बनने को तैयार है।',
    captureWithCheck: 'शह के साथ कुछ मारा जा सकता है।',
    check: 'कोई शह ढूँढें।',
    capture: 'कुछ मारा जा सकता है।',
    inCheck: 'आपका राजा शह में है। निकलने का एक अच्छा रास्ता है।',
    pawn: 'प्यादे की एक चाल से आपका खेल सुधरेगा।',
    piece: 'आपका एक मोहरा इससे अच्छी जगह जा सकता है।',
  },
  numberedMoves: {
    moves: 'चालें',
  },
  typedField: {
    typeAMove: 'चाल टाइप करें',
    move: 'चलें',
  },
  typedMoveField: {
    itIsNotYourMove: 'अभी आपकी बारी नहीं है। क्या टाइप कर सकते हैं, यह ? से सुनें।',
    isNotALegalMove: (text) => `यहाँ “${text}” नियम के अनुसार चाल नहीं है। क्या टाइप कर सकते हैं, यह ? से सुनें।`,
    example: 'चाल टाइप करें: Nf3',
  },
}
