import { findMerit } from '#coach/find-claim.ts'
import { factOf } from '#coach/wording.ts'
import { makeUci } from '#chess/uci.ts'
import { positionAt } from '#app/line/line.ts'
import { solverOf, type Task } from '#app/puzzles/puzzle.ts'

/** Far ahead, as the solver of every puzzle here is at its end: a claim is proved by the rules, and not by this figure. */
const WON = { type: 'centipawns', value: 1_000 } as const

/** What the solution does, in the coach's words; undefined where the rules cannot prove it. */
export function whyText(task: Task, themes: readonly string[]): string | undefined {
  const { start, line } = task
  const [, ...solution] = line
  const position = positionAt({ start, moves: line }, 1)
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
