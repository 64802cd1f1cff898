import { useRef, useState } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { cardsOf, dueCards, type Flashcard } from './schedule.ts'

/** Puzzles between two cards: few enough to get the cards done, but puzzles remain the main activity. */
const EVERY_PUZZLES = 3

interface MixedCard {
  /** The card to ask instead of a puzzle. */
  readonly asked: Flashcard | undefined
  /** Call after a finished puzzle. Returns true if a card comes before the next one. */
  readonly takeTurn: () => boolean
  readonly leave: () => void
}

/** Mixes due mistakes into the rated puzzles. */
export function useMixedCard(entries: readonly TrainingEntry[], isWanted: boolean): MixedCard {
  const [asked, setAsked] = useState<Flashcard>()
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
