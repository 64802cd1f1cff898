import type { Outcome } from '#chess/types.ts'
import { words } from '#words/line'

/** How the rules ended a game, in words. */
export const endingWords = ({ reason, winner }: Outcome): string =>
  reason === 'checkmate' ? words.endings.checkmate(winner ?? 'w') : words.endings[reason]
