import type { Outcome } from '#chess/types.ts'
import { COLOR_NAMES } from '#chess/names.ts'

const DRAWS: Record<Exclude<Outcome['reason'], 'checkmate'>, string> = {
  stalemate: 'Stalemate. The game is drawn.',
  'threefold-repetition': 'The third time the same position. The game is drawn.',
  'fifty-move-rule': 'Fifty moves without a capture or a pawn move. The game is drawn.',
  'insufficient-material': 'Neither side can mate any more. The game is drawn.',
}

/** How the rules ended a game, in words. */
export const endingWords = ({ reason, winner }: Outcome): string =>
  reason === 'checkmate' ? `Checkmate. ${COLOR_NAMES[winner ?? 'w']} wins.` : DRAWS[reason]
