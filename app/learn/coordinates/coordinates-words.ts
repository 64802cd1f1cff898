import { fileOf, makeSquare, rankOf } from '#chess/squares.ts'
import type { Color, Square } from '#chess/types.ts'
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

/** Describes the position of a square for users who do not see the mark, without its name, which is the answer. */
export function placeWords(square: Square, orientation: Color): string {
  const column = orientation === 'w' ? fileOf(square) + 1 : 8 - fileOf(square)
  const row = orientation === 'w' ? rankOf(square) + 1 : 8 - rankOf(square)
  return words.drills.place(column, row)
}

/** The result of a run in words. */
export const resultWords = (
  { right, wrong }: DrillState,
  { best, isNew }: { readonly best: number; readonly isNew: boolean },
): string => words.drills.result(right, wrong, isNew ? 'new' : best)
