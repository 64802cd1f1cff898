import { opposite } from '#chess/types.ts'
import type { RulesOutcome } from '../rules.ts'
import type { OldPosition } from './old-position.ts'

/** A position for the side to move. `bare-…`: one king, or both, has no man beside it, and baring is played. */
export type OldStatus = 'open' | 'mate' | 'stalemate' | 'bare-win' | 'bare-loss' | 'bare-draw'

const REPETITIONS = 3
/** Half-moves. No source has such a rule; this one is ours, so that no game lasts for ever. */
const HUNDRED_MOVES = 200

/** Ends by movement and baring; repetition and the count of moves belong to the game and not to the position. */
export function oldStatusOf(position: OldPosition): OldStatus {
  const { baring } = position.variant
  const bare = bareStatus(position)
  // At Medina the move that bares wins at once, and nothing else is looked at.
  if (baring === 'medina' && bare !== 'open') return bare
  if (position.legalMoves().length === 0) return position.isCheck() ? 'mate' : 'stalemate'
  return baring === 'none' ? 'open' : bare
}

function bareStatus(position: OldPosition): OldStatus {
  const own = position.menOf(position.turn)
  const theirs = position.menOf(opposite(position.turn))
  if (own > 0) return theirs > 0 ? 'open' : 'bare-win'
  if (theirs === 0) return 'bare-draw'
  return position.variant.baring !== 'medina' && theirs === 1 && canTakeLastMan(position)
    ? 'open'
    : 'bare-loss'
}

/** The bare king's answer: it takes the enemy's last man with its next move, and the game is drawn. */
const canTakeLastMan = (position: OldPosition): boolean =>
  position.legalMoves().some((move) => position.pieceAt(position.squaresOf(move).to) !== undefined)

export function oldOutcomeOf(position: OldPosition): RulesOutcome | undefined {
  const { turn } = position
  const status = oldStatusOf(position)
  if (status === 'mate') return { reason: 'checkmate', winner: opposite(turn) }
  if (status === 'stalemate') {
    return { reason: 'stalemate', winner: position.variant.stalemated === 'wins' ? turn : opposite(turn) }
  }
  if (status === 'bare-win') return { reason: 'bare-king', winner: turn }
  if (status === 'bare-loss') return { reason: 'bare-king', winner: opposite(turn) }
  if (position.menOf('w') === 0 && position.menOf('b') === 0)
    return { reason: 'both-kings-bare', winner: undefined }
  if (position.repetitions() >= REPETITIONS) return { reason: 'threefold-repetition', winner: undefined }
  if (position.halfmoves >= HUNDRED_MOVES) return { reason: 'hundred-move-rule', winner: undefined }
  return undefined
}
