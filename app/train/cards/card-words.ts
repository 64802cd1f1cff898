import { words } from '#words/train/cards'
import type { Flashcard } from './schedule.ts'

/** A card as a puzzle: the opponent’s move, and the one good answer. */
export const puzzleOfCard = ({ entry }: Flashcard) => ({
  id: entry.card,
  start: entry.fen,
  moves: [entry.before, entry.best],
  rating: 0,
  themes: [],
})

/** The next date of a card after an answer given now. */
export const againText = (days: number | undefined): string =>
  days === undefined ? words.cardWords.isKnown : words.cardWords.again(days)
