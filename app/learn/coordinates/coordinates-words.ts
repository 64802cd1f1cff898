import { makeSquare } from '#chess/squares.ts'
import type { Drill } from '#contract/square-drills.ts'
import { countWords } from '#app/exercise/duel-words.ts'
import { knightReach, type DrillState } from './coordinates.ts'

export const DRILL_NAMES: Record<Drill, string> = {
  find: 'Find the square',
  name: 'Name the square',
  knight: 'Knight moves',
}

export const DRILL_WORDS: Record<Drill, string> = {
  find: 'You are given a name. Tap its square.',
  name: 'A square is marked. Type its name, or tap its letter and number.',
  knight: 'Tap every square the knight can reach.',
}

/** The current question. */
export function askedWords({ setting, asked, found }: DrillState): string {
  switch (setting.drill) {
    case 'find':
      return makeSquare(asked)
    case 'name':
      return 'Which square is marked?'
    case 'knight': {
      const left = knightReach(asked).length - found.length
      return `Knight on ${makeSquare(asked)}: ${countWords(left, 'square')} to find`
    }
  }
}

/** The result of a run in words. */
export function resultWords(
  { right, wrong }: DrillState,
  { best, isNew }: { readonly best: number; readonly isNew: boolean },
): string {
  const misses = wrong === 0 ? 'without a miss' : `with ${countWords(wrong, 'wrong answer')}`
  const record = isNew ? ' Your best so far.' : best > 0 ? ` Your best: ${best}.` : ''
  return `Time. ${right} right, ${misses}.${record}`
}
