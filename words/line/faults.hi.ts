/** Describes what is wrong with a FEN or a PGN, as in faults.en.ts. Each description is a clause that a full stop can follow. */
import type { FenFault } from '#chess/fen.ts'
import type { GameNumber, PgnFault, PgnMoveError, PgnPlace } from '#chess/pgn-fault.ts'
import type { PositionFault } from '#chess/setup.ts'
import { coloredPiece, count, grouped, list, plural, sideName } from '../grammar/hi.ts'

/** Shortened between characters, which may have several code points: cutting `कि` in two would show a dotted circle. */
const quote = (text: string): string => {
  const [head = ''] = /^(?:\P{M}\p{M}*){0,20}/u.exec(text) ?? []
  return `“${head.length < text.length ? `${head}…` : text}”`
}

/** `7 खाने हैं`, `1 खाना है`. */
const has = (n: number, one: string, other: string): string =>
  `${count(n, one, other)} ${plural(n, 'है', 'हैं')}`

/** Describes what is wrong with a position or its FEN. */
export function positionFault(fault: FenFault | PositionFault): string {
  switch (fault.error) {
    case 'ERR_BOARD':
      return `बोर्ड में ${has(fault.squares, 'खाना', 'खाने')}, जबकि 64 होने चाहिए`
    case 'ERR_KINGS':
      return fault.kings === 0
        ? `${sideName(fault.color, 'oblique')} का राजा नहीं है`
        : `${sideName(fault.color, 'oblique')} के ${has(fault.kings, 'राजा', 'राजा')}`
    case 'ERR_KINGS_ADJACENT':
      return `${list(fault.squares, 'and')} के राजा आपस में सटे हैं`
    case 'ERR_TOO_MANY_PIECES':
      return `${sideName(fault.color, 'oblique')} के ${has(fault.pieces, 'मोहरा', 'मोहरे')}, जबकि 16 से ज़्यादा नहीं हो सकते`
    case 'ERR_TOO_MANY_PAWNS':
      return `${sideName(fault.color, 'oblique')} के ${has(fault.pawns, 'प्यादा', 'प्यादे')}, जबकि 8 से ज़्यादा नहीं हो सकते`
    case 'ERR_PAWNS_ON_LAST_RANK':
      return `${fault.square} पर प्यादा नहीं हो सकता`
    case 'ERR_OPPONENT_IN_CHECK':
      return `${sideName(fault.color, 'oblique')} का राजा शह में है, फिर भी बारी ${sideName(fault.color === 'w' ? 'b' : 'w', 'oblique')} की है`
    case 'ERR_CASTLING':
      return `कैसलिंग ${fault.right} के लिए ${fault.square} पर ${coloredPiece(fault.piece)} चाहिए`
    case 'ERR_EN_PASSANT':
      return `${coloredPiece({ color: fault.color, role: 'p' })} अभी-अभी ${fault.square} को लाँघकर नहीं आ सकता`
    case 'ERR_COUNTERS':
      return `चालों की गिनतियाँ ${fault.halfmoves} और ${fault.fullmoves} सीमा से बाहर हैं`
    case 'ERR_FEN_FIELDS':
      return `FEN में 4 से 6 हिस्से होते हैं (बोर्ड, बारी, कैसलिंग, एन पासेंट, दो गिनतियाँ), इसमें ${
        fault.fields === 0 ? 'एक भी नहीं है' : `${fault.fields} ${plural(fault.fields, 'है', 'हैं')}`
      }`
    case 'ERR_FEN_RANKS':
      return `बोर्ड में ${has(fault.ranks, 'पंक्ति', 'पंक्तियाँ')}, जबकि 8 होनी चाहिए`
    case 'ERR_FEN_NUMBERS':
      return `पंक्ति ${fault.rank} में दो संख्याएँ साथ-साथ हैं`
    case 'ERR_FEN_PIECE':
      return `पंक्ति ${fault.rank} में अनजान मोहरा ${quote(fault.text)} है`
    case 'ERR_FEN_RANK':
      return `पंक्ति ${fault.rank} में ${has(fault.squares, 'खाना', 'खाने')}, जबकि 8 होने चाहिए`
    case 'ERR_FEN_TURN':
      return `बारी की जगह “w” या “b” चाहिए, पर ${quote(fault.text)} लिखा है`
    case 'ERR_FEN_CASTLING':
      return `कैसलिंग की जगह “-” या “KQkq” के अक्षर चाहिए, पर ${quote(fault.text)} लिखा है`
    case 'ERR_FEN_EN_PASSANT':
      return `एन पासेंट की जगह “-” या खाने का नाम चाहिए, पर ${quote(fault.text)} लिखा है`
    case 'ERR_FEN_COUNTERS':
      return `${fault.counter === 'halfmoves' ? 'आधी चालों की गिनती' : 'चाल की संख्या'} में ${fault.most} तक की पूरी संख्या चाहिए, पर ${quote(fault.text)} लिखा है`
  }
}

const unreadMove = (text: string, reason: PgnMoveError): string =>
  ({
    ERR_SAN_SYNTAX: `“${text}” शतरंज की लिखावट में कोई चाल नहीं है`,
    ERR_SAN_ILLEGAL: `यहाँ ${text} अवैध चाल है`,
    ERR_SAN_AMBIGUOUS: `${text} से पता नहीं चलता कि कौन-सा मोहरा चलेगा`,
    ERR_SAN_PROMOTION: `${text} में नहीं लिखा कि प्यादा क्या बनेगा`,
    ERR_NULL_MOVE: `“${text}” का मतलब है बारी छोड़ना, और शतरंज में बारी नहीं छोड़ी जाती`,
  })[reason]

/** `बाज़ी 2 (Asha – Ben)`; empty for the only game. */
const gameName = (game: GameNumber, name: string | undefined): string =>
  game === undefined ? '' : `बाज़ी ${game}${name === undefined ? '' : ` (${name})`}`

const placeName = ({ game, move, turn }: PgnPlace): string => {
  const place = `चाल ${move}${turn === 'w' ? '.' : '...'}`
  return game === undefined ? place : `बाज़ी ${game}, ${place}`
}

/** Describes where a PGN goes wrong: `बाज़ी 2, चाल 2.: यहाँ d5 अवैध चाल है`. */
export function pgnFault(fault: PgnFault): string {
  switch (fault.error) {
    case 'ERR_PGN_EMPTY':
      return 'इसमें कोई बाज़ी नहीं है'
    case 'ERR_PGN_START': {
      const game = gameName(fault.game, fault.name)
      return `${game === '' ? '' : `${game}: `}FEN टैग में गलती है: ${positionFault(fault.fault)}`
    }
    case 'ERR_PGN_VARIANT':
      return `${gameName(fault.game, fault.name) || 'यह'} सामान्य शतरंज नहीं, ${quote(fault.variant)} है`
    case 'ERR_PGN_MOVE':
      return `${placeName(fault.place)}: ${unreadMove(fault.text, fault.reason)}`
    case 'ERR_PGN_TAG':
      return `${placeName(fault.place)}: टैग “${fault.near}” इस तरह नहीं लिखा: [White "Name"]`
    case 'ERR_PGN_WORD':
      return `${placeName(fault.place)}: “${fault.near}” का यहाँ कोई अर्थ नहीं है`
    case 'ERR_PGN_COMMENT':
      return `${placeName(fault.place)}: टिप्पणी “${fault.near}” बंद नहीं हुई`
    case 'ERR_PGN_VARIATION':
      return `${placeName(fault.place)}: ${fault.missing === 'end' ? 'एक वैरिएशन बंद नहीं हुआ' : 'एक वैरिएशन बंद हुआ, पर शुरू कभी नहीं हुआ'}`
    case 'ERR_PGN_VARIATION_PLACE':
      return `${placeName(fault.place)}: एक वैरिएशन किसी चाल के बदले नहीं है`
    case 'ERR_PGN_VARIATION_DEPTH':
      return `${placeName(fault.place)}: वैरिएशन के अंदर वैरिएशन बहुत ज़्यादा हैं`
    case 'ERR_PGN_MORE':
      return `इसमें ${grouped(fault.games)} से ज़्यादा बाज़ियाँ हैं`
  }
}

/** How the reader dealt with the fault, as a sentence. */
function consequence(fault: PgnFault): string {
  switch (fault.error) {
    case 'ERR_PGN_EMPTY':
      return ''
    case 'ERR_PGN_START':
    case 'ERR_PGN_VARIANT':
      return 'यह बाज़ी छोड़ दी गई।'
    case 'ERR_PGN_MOVE':
      return fault.isVariation ? 'इस वैरिएशन का बाकी हिस्सा छोड़ दिया गया।' : 'यहाँ से आगे की चालें छोड़ दी गईं।'
    case 'ERR_PGN_TAG':
    case 'ERR_PGN_WORD':
      return 'इसे छोड़ दिया गया।'
    case 'ERR_PGN_COMMENT':
      return 'अगली बाज़ी से पहले का सब कुछ टिप्पणी में गिना गया।'
    case 'ERR_PGN_VARIATION':
      return fault.missing === 'end' ? 'उसे बाज़ी के अंत में बंद मान लिया गया।' : 'यह कोष्ठक छोड़ दिया गया।'
    case 'ERR_PGN_VARIATION_PLACE':
    case 'ERR_PGN_VARIATION_DEPTH':
      return 'उसे छोड़ दिया गया।'
    case 'ERR_PGN_MORE':
      return 'बाकी नहीं पढ़ी गईं।'
  }
}

/** Says what of a PGN was not read. */
export const pgnNote = (fault: PgnFault): string => `${pgnFault(fault)}। ${consequence(fault)}`.trim()
