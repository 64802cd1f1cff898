import { trainingEntriesOf, trainingLog } from '../log/use-training-log.ts'
import { makeCards, type ReviewedMistakes } from './make-cards.ts'
import { makeReviewEntry } from './make-review-entry.ts'

/** Adds a review of the user's own game to the training log: its cards and its accuracy, each once. */
export async function keepReviewed(reviewed: ReviewedMistakes, owner: string | undefined): Promise<void> {
  const entries = await trainingEntriesOf(owner ?? null)
  const known = new Set(entries.flatMap((entry) => (entry.kind === 'card' ? [entry.card] : [])))
  for (const card of makeCards(reviewed, known)) trainingLog().add(card)
  const played = makeReviewEntry(reviewed, entries)
  if (played) trainingLog().add(played)
}
