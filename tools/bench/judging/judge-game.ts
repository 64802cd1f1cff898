import { EFFORT, SECOND_EFFORT } from '#app/review/judging/planner.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { secondLooks, mergeLooks } from '#coach/judging/second-look.ts'
import type { LineText } from '#chess/line.ts'
import type { KeptJudge } from './kept-judge.ts'

/** Judges the positions of one game, in order, as a review in the browser does. */
export async function judgeGame(judge: KeptJudge, lines: readonly LineText[]): Promise<readonly Judgement[]> {
  const found = [...(await judge.judgeAll(lines, EFFORT))]
  for (;;) {
    const todo = secondLooks(found)
    if (todo.length === 0) return found
    const asked = todo.map((index) => lines[index]!)
    const again = await judge.judgeAll(asked, SECOND_EFFORT)
    for (const [at, index] of todo.entries()) found[index] = mergeLooks(found[index]!, again[at]!)
  }
}
