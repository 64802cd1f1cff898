import { words } from '#words/train/cards'
import type { Flashcard } from './schedule.ts'

/** A card as a puzzle: the opponent's move, and the only good answer. */
export const puzzleOfCard = ({ entry }: Flashcard) => ({
  id: entry.card,
  start: entry.fen,
  moves: [entry.before, entry.best],
  rating: 0,
  themes: [],
})

/** The date of a card's next review if it is answered now. */
export const againText = (days: number | undefined): string =>
  days === undefined ? words.cardWords.isKnown : words.cardWords.again(days)
