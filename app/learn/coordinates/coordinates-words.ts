import { makeSquare } from '#chess/squares.ts'
import { words } from '#words/learn/coordinates'
import { knightReach, type DrillState } from './coordinates.ts'

/** The current question. */
export function askedWords({ setting, asked, found }: DrillState): string {
  switch (setting.drill) {
    case 'find':
      return makeSquare(asked)
    case 'name':
      return words.drills.whichSquare
    case 'knight':
      return words.drills.knightOn(makeSquare(asked), knightReach(asked).length - found.length)
  }
}

/** The result of a run in words. */
export const resultWords = (
  { right, wrong }: DrillState,
  { best, isNew }: { readonly best: number; readonly isNew: boolean },
): string => words.drills.result(right, wrong, isNew ? 'new' : best)
