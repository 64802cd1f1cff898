import { describe, expect, it } from 'vitest'
import { listPuzzles } from '#content/puzzles.server.ts'
import { parseUci } from '#chess/uci.ts'
import { positionAt } from '#app/line/line.ts'
import {
  begin,
  makeTask,
  reducePuzzle,
  solverOf,
  wantedMove,
  type PuzzleEvent,
  type PuzzleState,
  type Task,
} from './puzzle.ts'

/** Black’s queen has left for g6; White mates in three on the back rank. */
const TASK = makeTask('r3r2k/p4Qpp/1pn4q/2p5/8/2P3B1/PP4PP/4RRK1 b - - 2 25', [
  'h6g6',
  'e1e8',
  'a8e8',
  'f7f8',
  'e8f8',
  'f1f8',
])
/** Either rook mates, on d8 or on a8. */
const TWO_MATES = makeTask('6k1/5ppp/8/8/7r/8/5PPP/R2R2K1 b - - 0 1', ['h4h6', 'd1d8'])

const uciMove = (task: Task, state: PuzzleState, text: string) => {
  const move = parseUci(positionAt({ start: task.start, moves: state.moves }, state.moves.length), text)
  if (!move.ok) throw new Error(text)
  return move.value
}

/** `e1e8`: a try. `.`: the end of a pause. */
function after(task: Task, steps: string): PuzzleState {
  let state = begin(task)
  for (const step of steps.split(' ').filter(Boolean)) {
    const named = { '.': 'tick', hint: 'hint', show: 'show', restart: 'restart' } as const
    const type = named[step as keyof typeof named]
    const event: PuzzleEvent = type ? { type } : { type: 'try', move: uciMove(task, state, step) }
    state = reducePuzzle(task, state, event)
  }
  return state
}

describe('a puzzle', () => {
  it('starts after the opponent’s move', () => {
    expect(solverOf(TASK)).toBe('w')
    expect(begin(TASK)).toMatchObject({ phase: 'asking', wrong: undefined, hint: 0, wrongs: 0 })
    expect(begin(TASK).moves).toEqual(TASK.line.slice(0, 1))
  })

  it.each([
    ['a right move waits for the reply', 'e1e8', 'replying', 2],
    ['the reply comes by itself', 'e1e8 .', 'asking', 3],
    ['the last right move solves it', 'e1e8 . f7f8 . f1f8', 'solved', 6],
    ['nothing goes on by itself while a move is asked for', '. .', 'asking', 1],
    ['nothing goes on after the end', 'e1e8 . f7f8 . f1f8 . .', 'solved', 6],
    ['a wrong move is looked at', 'f7g6', 'wrong', 2],
    ['and goes back by itself', 'f7g6 .', 'asking', 1],
    ['after which it can be solved', 'f7g6 . e1e8 . f7f8 . f1f8', 'solved', 6],
    ['a wrong move later leaves what was right', 'e1e8 . f7e8 .', 'asking', 3],
    ['the solution is played from where it is asked for', 'e1e8 . show .', 'showing', 4],
    ['to its end', 'show . . . . .', 'shown', 6],
    ['also from a wrong move, which goes back first', 'f7g6 show', 'showing', 1],
    ['and while the reply is awaited', 'e1e8 show . . . .', 'shown', 6],
    ['it can be begun again after its end', 'show . . . . . restart', 'asking', 1],
    ['but not in its middle', 'e1e8 . restart', 'asking', 3],
  ])('%s', (_, steps, phase, plies) => {
    const state = after(TASK, steps)
    expect([state.phase, state.moves.length]).toEqual([phase, plies])
  })

  it('names the wrong move, counts it, and forgets its name after the right one', () => {
    expect(after(TASK, 'f7g6')).toMatchObject({ wrong: 'Qxg6', wrongs: 1 })
    expect(after(TASK, 'f7g6 .')).toMatchObject({ wrong: 'Qxg6', wrongs: 1 })
    expect(after(TASK, 'f7g6 . e1e8')).toMatchObject({ wrong: undefined, wrongs: 1 })
  })

  it('accepts moves only while it asks for one', () => {
    const replying = after(TASK, 'e1e8')
    const move = uciMove(TASK, replying, 'a8e8')
    expect(reducePuzzle(TASK, replying, { type: 'try', move })).toBe(replying)
  })

  it.each(['d1d8', 'a1a8'])('is solved by any mate: %s', (move) => {
    expect(after(TWO_MATES, move)).toMatchObject({ phase: 'solved', wrongs: 0 })
  })

  it('gives at most two hints for each move', () => {
    expect(after(TASK, 'hint')).toMatchObject({ hint: 1, hints: 1 })
    expect(after(TASK, 'hint hint hint')).toMatchObject({ hint: 2, hints: 2 })
    expect(after(TASK, 'hint hint e1e8 . hint')).toMatchObject({ hint: 1, hints: 3 })
  })

  it('remembers after a restart that the solution was shown', () => {
    expect(after(TASK, 'show . . . . .').wasShown).toBe(true)
    expect(after(TASK, 'show . . . . . restart e1e8 . f7f8 . f1f8')).toMatchObject({
      phase: 'solved',
      wasShown: true,
    })
    expect(after(TASK, 'e1e8 . f7f8 . f1f8').wasShown).toBe(false)
  })

  it.each([
    ['no answer', ['h4h6']],
    ['a last move of the opponent’s', ['h4h6', 'd1d8', 'h6h5']],
    ['an impossible move', ['h4h6', 'd1e8']],
  ])('with %s is invalid', (_, moves) => {
    expect(() => makeTask('6k1/5ppp/8/8/7r/8/5PPP/R2R2K1 b - - 0 1', moves)).toThrow(/A puzzle/)
  })
})

describe('the collection', () => {
  it('can be solved from the first move to the last', () => {
    for (const { id, fen, moves } of listPuzzles()) {
      const task = makeTask(fen, moves)
      let state = begin(task)
      for (let step = 0; step < moves.length && state.phase !== 'solved'; step++) {
        const move = wantedMove(task, state)
        state = reducePuzzle(task, state, move === undefined ? { type: 'tick' } : { type: 'try', move })
      }
      expect(state, id).toMatchObject({ phase: 'solved', wrongs: 0 })
    }
  })
})
