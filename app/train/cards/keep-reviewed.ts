import { trainingEntriesOf, trainingLog } from '../log/use-training-log.ts'
import { makeCards, type ReviewedMistakes } from './make-cards.ts'
import { makeReviewEntry } from './make-review-entry.ts'

/** Adds what a review says of an own game to what is trained by this person: its cards, and how it was played; each once. */
export async function keepReviewed(reviewed: ReviewedMistakes, owner: string | undefined): Promise<void> {
  const entries = await trainingEntriesOf(owner ?? null)
  const known = new Set(entries.flatMap((entry) => (entry.kind === 'card' ? [entry.card] : [])))
  for (const card of makeCards(reviewed, known)) trainingLog().add(card)
  const played = makeReviewEntry(reviewed, entries)
  if (played) trainingLog().add(played)
}
