import type { CardEntry, TrainingEntry } from '#contract/training.ts'
import { inOrder } from '../log/rating.ts'

/** Intervals in days: the first review of a card, and the next one after each right answer. */
export const INTERVAL_DAYS = [1, 3, 7, 21, 60] as const
const DAY_MS = 24 * 60 * 60 * 1000

export interface Flashcard {
  readonly entry: CardEntry
  /** Number of intervals passed in a row. */
  readonly step: number
  /** The due time in milliseconds; undefined once all intervals are passed. */
  readonly dueAt: number | undefined
}

/**
 * The cards and their due times, independent of the order in which devices' entries arrive. Each mistake has one card, dated
 * by its first entry. Answers before the due time are ignored, so the same answer from two devices counts once.
 */
export function cardsOf(entries: readonly TrainingEntry[]): readonly Flashcard[] {
  const cards = new Map<string, Flashcard>()
  for (const entry of inOrder(entries)) {
    if (entry.kind === 'card' && !cards.has(entry.card))
      cards.set(entry.card, { entry, step: 0, dueAt: dueAfter(0, entry.at) })
    if (entry.kind !== 'answer') continue
    const card = cards.get(entry.card)
    if (card?.dueAt === undefined || Date.parse(entry.at) < card.dueAt) continue
    const step = entry.isRight ? card.step + 1 : 0
    cards.set(entry.card, { ...card, step, dueAt: dueAfter(step, entry.at) })
  }
  return [...cards.values()]
}

function dueAfter(step: number, at: string): number | undefined {
  const days = INTERVAL_DAYS[step]
  return days === undefined ? undefined : Date.parse(at) + days * DAY_MS
}

/** The longest-waiting card first. */
export const dueCards = (cards: readonly Flashcard[], now: number): readonly Flashcard[] =>
  cards
    .filter(({ dueAt }) => dueAt !== undefined && dueAt <= now)
    .toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))
