/**
 * Describes what is wrong with a FEN or a PGN, as parts of sentences. A separate module, so that the client's messages can
 * share it too.
 */
import type { FenFault } from '#chess/fen.ts'
import type { GameNumber, PgnFault, PgnMoveError, PgnPlace } from '#chess/pgn-fault.ts'
import type { PositionFault } from '#chess/setup.ts'
import { capitalised, grouped, list, pieceName, sideName } from '../grammar/en.ts'

/** Shortened, for texts that users paste. */
const quote = (text: string): string => `“${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`

/** Describes what is wrong with a position or its FEN, as part of a sentence. */
export function positionFault(fault: FenFault | PositionFault): string {
  switch (fault.error) {
    case 'ERR_BOARD':
      return `the board has ${fault.squares} squares, not 64`
    case 'ERR_KINGS':
      return `${sideName(fault.color)} has ${fault.kings === 0 ? 'no king' : `${fault.kings} kings`}`
    case 'ERR_KINGS_ADJACENT':
      return `the kings on ${list(fault.squares, 'and')} touch`
    case 'ERR_TOO_MANY_PIECES':
      return `${sideName(fault.color)} has ${fault.pieces} men, more than 16`
    case 'ERR_TOO_MANY_PAWNS':
      return `${sideName(fault.color)} has ${fault.pawns} pawns, more than 8`
    case 'ERR_PAWNS_ON_LAST_RANK':
      return `a pawn stands on ${fault.square}`
    case 'ERR_OPPONENT_IN_CHECK':
      return `${sideName(fault.color)} is in check, yet ${sideName(fault.color === 'w' ? 'b' : 'w')} is to move`
    case 'ERR_CASTLING':
      return `castling right ${fault.right} needs a ${sideName(fault.piece.color)} ${pieceName(fault.piece.role)} on ${fault.square}`
    case 'ERR_EN_PASSANT':
      return `no ${sideName(fault.color)} pawn can just have jumped over ${fault.square}`
    case 'ERR_COUNTERS':
      return `counters ${fault.halfmoves} and ${fault.fullmoves} are out of range`
    case 'ERR_FEN_FIELDS':
      return `a FEN has 4 to 6 fields (board, turn, castling, en passant, counters), this has ${fault.fields || 'none'}`
    case 'ERR_FEN_RANKS':
      return `the board has ${fault.ranks} ranks, not 8`
    case 'ERR_FEN_NUMBERS':
      return `rank ${fault.rank} has two numbers in a row`
    case 'ERR_FEN_PIECE':
      return `rank ${fault.rank} has an unknown piece ${quote(fault.text)}`
    case 'ERR_FEN_RANK':
      return `rank ${fault.rank} has ${fault.squares} squares, not 8`
    case 'ERR_FEN_TURN':
      return `the side to move is ${quote(fault.text)}, not “w” or “b”`
    case 'ERR_FEN_CASTLING':
      return `castling rights ${quote(fault.text)} are neither “-” nor letters of “KQkq”`
    case 'ERR_FEN_EN_PASSANT':
      return `the en passant field ${quote(fault.text)} is neither “-” nor a square`
    case 'ERR_FEN_COUNTERS':
      return `the ${fault.counter === 'halfmoves' ? 'half-move clock' : 'move number'} ${quote(fault.text)} is not a whole number up to ${fault.most}`
  }
}

const unreadMove = (text: string, reason: PgnMoveError): string =>
  ({
    ERR_SAN_SYNTAX: `“${text}” is not a move in algebraic notation`,
    ERR_SAN_ILLEGAL: `${text} is not legal here`,
    ERR_SAN_AMBIGUOUS: `${text} fits several pieces`,
    ERR_SAN_PROMOTION: `${text} does not say what the pawn becomes`,
    ERR_NULL_MOVE: `“${text}” passes the turn, which chess does not allow`,
  })[reason]

const gameName = (game: GameNumber, name?: string): string =>
  `${game === undefined ? 'the game' : `game ${game}`}${name === undefined ? '' : ` (${name})`}`

const placeName = ({ game, move, turn }: PgnPlace): string =>
  `${gameName(game)}, move ${move}${turn === 'w' ? '.' : '...'}`

/** Describes where a PGN goes wrong, as part of a sentence: `game 2, move 2.: d5 is not legal here`. */
export function pgnFault(fault: PgnFault): string {
  switch (fault.error) {
    case 'ERR_PGN_EMPTY':
      return 'there is no game in this text'
    case 'ERR_PGN_START':
      return `${gameName(fault.game, fault.name)}: the FEN tag is wrong: ${positionFault(fault.fault)}`
    case 'ERR_PGN_VARIANT':
      return `${gameName(fault.game, fault.name)} is ${quote(fault.variant)}, not standard chess`
    case 'ERR_PGN_MOVE':
      return `${placeName(fault.place)}: ${unreadMove(fault.text, fault.reason)}`
    case 'ERR_PGN_TAG':
      return `${placeName(fault.place)}: the tag “${fault.near}” is not written like [White "Name"]`
    case 'ERR_PGN_WORD':
      return `${placeName(fault.place)}: “${fault.near}” has no meaning here`
    case 'ERR_PGN_COMMENT':
      return `${placeName(fault.place)}: the comment “${fault.near}” has no end`
    case 'ERR_PGN_VARIATION':
      return `${placeName(fault.place)}: ${fault.missing === 'end' ? 'a variation has no end' : 'a variation ends that never began'}`
    case 'ERR_PGN_VARIATION_PLACE':
      return `${placeName(fault.place)}: a variation replaces no move`
    case 'ERR_PGN_VARIATION_DEPTH':
      return `${placeName(fault.place)}: a variation is nested too deep`
    case 'ERR_PGN_MORE':
      return `there are more than ${grouped(fault.games)} games`
  }
}

/** How the reader dealt with the fault, as a sentence. */
function consequence(fault: PgnFault): string {
  switch (fault.error) {
    case 'ERR_PGN_EMPTY':
      return ''
    case 'ERR_PGN_START':
    case 'ERR_PGN_VARIANT':
      return 'This game is left out.'
    case 'ERR_PGN_MOVE':
      return fault.isVariation
        ? 'The rest of this variation is left out.'
        : 'The moves from here on are left out.'
    case 'ERR_PGN_TAG':
    case 'ERR_PGN_WORD':
      return 'This was skipped.'
    case 'ERR_PGN_COMMENT':
      return 'Everything before the next game was read as the comment.'
    case 'ERR_PGN_VARIATION':
      return fault.missing === 'end' ? 'It was closed at the end of the game.' : 'The bracket was skipped.'
    case 'ERR_PGN_VARIATION_PLACE':
    case 'ERR_PGN_VARIATION_DEPTH':
      return 'It is left out.'
    case 'ERR_PGN_MORE':
      return 'The rest was not read.'
  }
}

/** Says what of a PGN was not read: `Game 2, move 2.: d5 is not legal here. The moves from here on are left out.` */
export const pgnNote = (fault: PgnFault): string =>
  `${capitalised(pgnFault(fault)).replace(/\.?$/, '.')} ${consequence(fault)}`.trim()
