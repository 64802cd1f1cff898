import type { Card } from './schedule.ts'

/** A card as a puzzle: the opponent’s move, and the one good answer. */
export const puzzleOfCard = ({ entry }: Card) => ({
  id: entry.card,
  start: entry.fen,
  moves: [entry.before, entry.best],
  rating: 0,
  themes: [],
})

/** The next date of a card after an answer given now. */
export function againText(days: number | undefined): string {
  if (days === undefined) return 'You know this one now, so it won’t come back.'
  return days === 1 ? 'It comes again tomorrow.' : `It comes again in ${days} days.`
}
