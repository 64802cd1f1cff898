import { parseFen } from '#chess/fen.ts'
import { sideOf } from '#chess/pieces.ts'
import { rankOf, SQUARES } from '#chess/squares.ts'
import { opposite, type Fen, type Result, type Setup } from '#chess/types.ts'
import type { Rules, RulesPosition } from '../rules.ts'
import { oldOutcomeOf } from './ends.ts'
import { OldPosition, type OldMove } from './old-position.ts'
import { makeOldSan } from './old-san.ts'
import { ARRAYS, VARIANTS, type OldGame, type Variant } from './variant.ts'

/** `choices` replace some of the game's usual ones. */
export function oldRules<Id extends OldGame>(
  id: Id,
  choices: Partial<Variant> = {},
): Rules<OldMove> & { readonly id: Id } {
  const variant = { ...VARIANTS[id], ...choices }
  return {
    id,
    start: ARRAYS[variant.elephant] as Fen,
    readPosition: (fen) => readOldPosition(fen, variant),
  }
}

/** A position of a game, with its ends and notation. */
export class PlayedPosition extends OldPosition implements RulesPosition<OldMove> {
  clone(): PlayedPosition {
    return this.copyPastTo(new PlayedPosition(this.toSetup(), this.variant))
  }

  outcome() {
    return oldOutcomeOf(this)
  }

  makeSan(move: OldMove) {
    return makeOldSan(this, move)
  }
}

type OldSetupError =
  /** Not one king of each colour. */
  | 'ERR_KINGS'
  /** A pawn that should have become a counsellor. */
  | 'ERR_PAWN_ON_LAST_RANK'
  /** Castling or en passant, which these games do not know. */
  | 'ERR_MODERN_RIGHTS'
  /** The side that is not to move is in check. */
  | 'ERR_OPPONENT_IN_CHECK'

/** Parses a FEN from outside. The error is a code of the FEN's syntax or of its setup. */
export function readOldPosition(fen: string, variant: Variant): Result<PlayedPosition, string> {
  const setup = parseFen(fen)
  if (!setup.ok) return { ok: false, error: setup.error }
  const error = setupError(setup.value)
  if (error) return { ok: false, error }
  const position = new PlayedPosition(setup.value, variant)
  const waiting = opposite(position.turn)
  const king = SQUARES.find((square) => {
    const piece = position.pieceAt(square)
    return piece?.role === 'k' && piece.color === waiting
  })!
  return position.isAttacked(king, sideOf(position.turn))
    ? { ok: false, error: 'ERR_OPPONENT_IN_CHECK' }
    : { ok: true, value: position }
}

function setupError({ board, castling, enPassant }: Setup): OldSetupError | undefined {
  const kings = board.filter((piece) => piece?.role === 'k')
  if (kings.length !== 2 || kings[0]!.color === kings[1]!.color) return 'ERR_KINGS'
  const isPawnLeft = SQUARES.some((square) => {
    const piece = board[square]
    return piece?.role === 'p' && rankOf(square) === (piece.color === 'w' ? 7 : 0)
  })
  if (isPawnLeft) return 'ERR_PAWN_ON_LAST_RANK'
  if (Object.values(castling).includes(true) || enPassant !== undefined) return 'ERR_MODERN_RIGHTS'
  return undefined
}
