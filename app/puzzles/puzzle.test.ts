import { expect, it } from 'vitest'
import { listPuzzles } from '#content/puzzles.server.ts'
import { reduceSolve, startSolving, wantedMove } from '#app/exercise/solve.ts'
import { makePuzzleTask } from './puzzle.ts'

it.each([
  ['no answer', ['h4h6'], /does not end with the solver's move/],
  ['a last move of the opponent’s', ['h4h6', 'd1d7', 'h6h5'], /does not end with the solver's move/],
  ['an impossible move', ['h4h6', 'd1e8'], /impossible move/],
])('a puzzle with %s is rejected', (_, moves, message) => {
  expect(() => makePuzzleTask('6k1/5ppp/8/8/7r/8/5PPP/R2R2K1 b - - 0 1', moves)).toThrow(message)
})

it('every puzzle of the collection can be solved by the moves it wants', () => {
  for (const { id, fen, moves } of listPuzzles()) {
    const task = makePuzzleTask(fen, moves)
    let state = startSolving(task)
    for (let step = 0; step < moves.length && state.phase !== 'solved'; step++) {
      const move = wantedMove(task, state)
      state = reduceSolve(task, state, move === undefined ? { type: 'tick' } : { type: 'try', move })
    }
    expect(state, id).toMatchObject({ phase: 'solved', wrongs: 0 })
  }
})
