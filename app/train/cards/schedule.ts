import type { CardEntry, TrainingEntry } from '#contract/training.ts'
import { inOrder } from '../log/rating.ts'

/** A card comes back after so many days: the first time, and after each right answer the next one. */
export const INTERVAL_DAYS = [1, 3, 7, 21, 60] as const
const DAY_MS = 24 * 60 * 60 * 1000

export interface Card {
  readonly entry: CardEntry
  /** How many intervals it has stood in a row. */
  readonly step: number
  /** In milliseconds; undefined once it has stood them all. */
  readonly dueAt: number | undefined
}

/**
 * The cards and when each is due, whatever order the entries of several devices come in. Of the same mistake there is one card, as old
 * as the first; an answer that was given before the card was due changes nothing, so the same one given on two devices counts once.
 */
export function cardsOf(entries: readonly TrainingEntry[]): readonly Card[] {
  const cards = new Map<string, Card>()
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

/** The one that has waited longest first. */
export const dueCards = (cards: readonly Card[], now: number): readonly Card[] =>
  cards
    .filter(({ dueAt }) => dueAt !== undefined && dueAt <= now)
    .toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))
