import { trainingEntriesOf, trainingLog } from '../log/use-training-log.ts'
import { makeCards, type ReviewedMistakes } from './make-cards.ts'

/** Adds the cards of a game to what is trained by this person, but for those that are there. */
export async function keepCards(mistakes: ReviewedMistakes, owner: string | undefined): Promise<void> {
  const entries = await trainingEntriesOf(owner ?? null)
  const known = new Set(entries.flatMap((entry) => (entry.kind === 'card' ? [entry.card] : [])))
  for (const card of makeCards(mistakes, known)) trainingLog().add(card)
}
