import { findMerit } from '#coach/finding/find-claim.ts'
import { factOf } from '#coach/telling/wording.ts'
import { makeUci } from '#chess/uci.ts'
import { solverOf } from '#app/exercise/solve.ts'
import type { PuzzleTask } from '#app/puzzles/puzzle.ts'

/**
 * A decisive score, which the solver has at the end of every puzzle. Claims are proved by the rules, so the exact number does
 * not matter.
 */
const WON = { type: 'centipawns', value: 1_000 } as const

/** The point of the solution in the coach’s words; undefined if the rules cannot prove it. */
export function whyText(task: PuzzleTask, themes: readonly string[]): string | undefined {
  const { given, answer } = task
  const solution = answer.line.moves.slice(given.length)
  const position = given.positionAt()
  const isMate = themes.includes('mate')
  const claim = findMerit({
    position,
    played: solution[0]!,
    best: {
      moves: solution.map(makeUci),
      score: isMate ? { type: 'mate', moves: (solution.length + 1) / 2 } : WON,
    },
    answer: undefined,
  })
  return claim && factOf({ color: solverOf(task) }, claim)
}
