import type { GameOutcome } from '#chess/types.ts'
import { words } from '#words/line'

/** Describes how the game ended by the rules. */
export const endingWords = ({ reason, winner }: GameOutcome): string =>
  reason === 'checkmate' ? words.endings.checkmate(winner ?? 'w') : words.endings[reason]
