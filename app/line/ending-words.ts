import type { GameOutcome } from '#chess/types.ts'
import { words } from '#words/line'

/** How the rules ended a game, in words. */
export const endingWords = ({ reason, winner }: GameOutcome): string =>
  reason === 'checkmate' ? words.endings.checkmate(winner ?? 'w') : words.endings[reason]
