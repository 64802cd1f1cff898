import { useRef, useState } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { cardsOf, dueCards, type Card } from './schedule.ts'

/** Often enough that they get done, and seldom enough that the puzzles stay the thing. */
const EVERY_PUZZLES = 3

interface MixedCard {
  /** To be asked instead of a puzzle. */
  readonly asked: Card | undefined
  /** Counts a puzzle that is done with. The answer is whether a card comes before the next. */
  readonly takeTurn: () => boolean
  readonly leave: () => void
}

/** Own mistakes that are due, between puzzles of one's own strength. */
export function useMixedCard(entries: readonly TrainingEntry[], isWanted: boolean): MixedCard {
  const [asked, setAsked] = useState<Card>()
  const puzzles = useRef(0)
  return {
    asked,
    takeTurn() {
      puzzles.current += 1
      if (!isWanted || puzzles.current % EVERY_PUZZLES !== 0) return false
      const [card] = dueCards(cardsOf(entries), Date.now())
      setAsked(card)
      return card !== undefined
    },
    leave: () => setAsked(undefined),
  }
}
