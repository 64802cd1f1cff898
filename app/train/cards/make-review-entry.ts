import { reasonOf } from '#coach/claims/claim.ts'
import { isError } from '#coach/judging/move-class.ts'
import type { ReviewEntry, TrainingEntry } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { keyOf } from './card-key.ts'
import { isCardClass, type ReviewedMistakes } from './make-cards.ts'

/** The most motifs in an entry. */
const MOST_MOTIFS = 40

/** The log entry for the user's own reviewed game; undefined if the log already has it or no move was judged. */
export function makeReviewEntry(
  { line, color, review }: ReviewedMistakes,
  entries: readonly TrainingEntry[],
  now = new Date(),
): ReviewEntry | undefined {
  const accuracy = review.accuracy[color]
  const own = review.moves.filter((move) => move.color === color)
  if (accuracy === undefined || own.length === 0) return undefined
  const errors = { inaccuracy: 0, mistake: 0, 'missed-win': 0, blunder: 0 }
  const motifs: string[] = []
  for (const { moveClass, claim } of own) {
    if (!isError(moveClass) || !isCardClass(moveClass)) continue
    errors[moveClass] += 1
    if (claim) motifs.push(reasonOf(claim))
  }
  const entry: ReviewEntry = {
    kind: 'review',
    id: newId(now.getTime()),
    at: now.toISOString(),
    game: keyOf(`${line.start} ${line.ucis().join(' ')}`),
    moves: own.length,
    accuracy: Math.round(accuracy * 10) / 10,
    errors,
    motifs: motifs.slice(0, MOST_MOTIFS),
  }
  const said = entries.findLast((each) => each.kind === 'review' && each.game === entry.game)
  return said?.kind === 'review' && saysTheSame(said, entry) ? undefined : entry
}

const saysTheSame = (one: ReviewEntry, other: ReviewEntry): boolean =>
  one.accuracy === other.accuracy && JSON.stringify(one.errors) === JSON.stringify(other.errors)
