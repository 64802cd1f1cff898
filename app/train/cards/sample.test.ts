import { expect, it } from 'vitest'
import { makePuzzleTask } from '#app/puzzles/puzzle.ts'
import { solutionText } from '#app/puzzles/words.ts'
import { SAMPLE } from './sample.ts'

it('the sample is legal and ends with mate', () => {
  const task = makePuzzleTask(SAMPLE.start, SAMPLE.moves)
  expect(task.answer.line.outcome()?.reason).toBe('checkmate')
  expect(solutionText(task)).toBe('22.Qf6+ Nxf6 23.Be7#')
})
