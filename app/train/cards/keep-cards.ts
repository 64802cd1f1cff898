import { trainingEntries, trainingLog } from '../log/use-training-log.ts'
import { makeCards, type ReviewedMistakes } from './make-cards.ts'

/** Adds the cards of a game to what is trained, but for those that are there. */
export async function keepCards(mistakes: ReviewedMistakes): Promise<void> {
  const entries = await trainingEntries()
  const known = new Set(entries.flatMap((entry) => (entry.kind === 'card' ? [entry.card] : [])))
  for (const card of makeCards(mistakes, known)) trainingLog().add(card)
}
