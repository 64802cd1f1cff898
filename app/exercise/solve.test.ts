import { describe, expect, it } from 'vitest'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import {
  helpCount,
  reduceSolve,
  solverOf,
  startSolving,
  type LineAnswer,
  type SolveState,
  type SolveTask,
} from './solve.ts'

function taskOf(start: string, moves: readonly string[], anyMate: boolean): SolveTask<LineAnswer> {
  const line = readLine(start, moves, parseUci)
  if (!line.ok) throw new Error(line.detail)
  return { given: line.value.upTo(1), answer: { kind: 'line', line: line.value, anyMate } }
}

/** Black's queen has gone to g6; White mates in three on the back rank. */
const LINE = taskOf(
  'r3r2k/p4Qpp/1pn4q/2p5/8/2P3B1/PP4PP/4RRK1 b - - 2 25',
  ['h6g6', 'e1e8', 'a8e8', 'f7f8', 'e8f8', 'f1f8'],
  true,
)
/** A quiet line in which the queen can be left to a pawn. */
const PUNISHED = taskOf('4k3/5ppp/8/8/8/8/5PPP/3QK3 b - - 0 1', ['h7h6', 'd1d8'], false)

/** One rook mates on d8; the other could mate on a8. */
const twoMates = (anyMate: boolean) =>
  taskOf('6k1/5ppp/8/8/7r/8/5PPP/R2R2K1 b - - 0 1', ['h4h6', 'd1d8'], anyMate)

const STEPS = {
  '.': 'tick',
  hint: 'hint',
  'show-move': 'show-move',
  'show-solution': 'show-solution',
  restart: 'restart',
} as const

function moveIn(state: SolveState, text: string) {
  const move = parseUci(state.line.positionAt(), text)
  if (!move.ok) throw new Error(text)
  return move.value
}

/** `e1e8` is a try, `.` is the end of a pause. */
function after(task: SolveTask, steps: string): SolveState {
  let state = startSolving(task)
  for (const step of steps.split(' ').filter(Boolean)) {
    const type = STEPS[step as keyof typeof STEPS]
    state = reduceSolve(task, state, type ? { type } : { type: 'try', move: moveIn(state, step) })
  }
  return state
}

describe('a wrong try that a reply punishes', () => {
  it('stays with that reply for a pause, and both go back', () => {
    const refuted = after(PUNISHED, 'd1g4 .')
    expect(refuted).toMatchObject({ phase: 'asking', refutation: undefined })
    const lost = after(PUNISHED, 'd1h5 .')
    expect(lost).toMatchObject({ phase: 'asking' })
    const taken = after(PUNISHED, 'd1d7 .')
    expect(taken).toMatchObject({ phase: 'refuted', wrong: 'Qd7+', refutation: 'Kxd7' })
    expect(taken.line.length).toBe(3)
    const back = after(PUNISHED, 'd1d7 . .')
    expect(back).toMatchObject({ phase: 'asking', wrong: 'Qd7+', refutation: 'Kxd7' })
    expect(back.line.length).toBe(1)
  })

  it('goes back with its reply when the solution is shown', () => {
    expect(after(PUNISHED, 'd1d7 . show-solution').line.length).toBe(1)
  })
})

describe('a line to find', () => {
  it('starts after the given moves with the solver to move', () => {
    expect(solverOf(LINE)).toBe('w')
    expect(after(LINE, '')).toMatchObject({ phase: 'asking', wrong: undefined, hint: 0, wrongs: 0 })
    expect(after(LINE, '').line.ucis()).toEqual(['h6g6'])
  })

  it.each([
    ['waits for the reply after a right move', 'e1e8', 'replying', 2],
    ['plays the reply after a pause', 'e1e8 .', 'asking', 3],
    ['is solved by the last right move', 'e1e8 . f7f8 . f1f8', 'solved', 6],
    ['does nothing after a pause while it asks for a move', '. .', 'asking', 1],
    ['does nothing after its end', 'e1e8 . f7f8 . f1f8 . .', 'solved', 6],
    ['leaves a wrong move on the board', 'f7g6', 'wrong', 2],
    ['takes a wrong move back after a pause', 'f7g6 .', 'asking', 1],
    ['can be solved after a wrong move', 'f7g6 . e1e8 . f7f8 . f1f8', 'solved', 6],
    ['keeps what was right when a later move is wrong', 'e1e8 . f7e8 . .', 'asking', 3],
    ['shows the reply to a wrong move that loses something', 'e1e8 . f7e8 .', 'refuted', 5],
    ['plays a move that is shown', 'show-move', 'replying', 2],
    ['can be shown move by move to its end', 'show-move . show-move . show-move', 'solved', 6],
    ['shows no move while a reply is awaited', 'e1e8 show-move', 'replying', 2],
    ['plays its solution from where it is asked for', 'e1e8 . show-solution .', 'showing', 4],
    ['plays its solution to the end', 'show-solution . . . . .', 'shown', 6],
    ['plays its solution from a wrong move, which goes back first', 'f7g6 show-solution', 'showing', 1],
    ['plays its solution while a reply is awaited', 'e1e8 show-solution . . . .', 'shown', 6],
    ['starts again after its end', 'show-solution . . . . . restart', 'asking', 1],
    ['starts again in its middle', 'e1e8 . restart', 'asking', 1],
  ])('%s', (_, steps, phase, plies) => {
    const state = after(LINE, steps)
    expect([state.phase, state.line.length]).toEqual([phase, plies])
  })

  it('names the wrong move, counts it, and forgets its name after the right one', () => {
    expect(after(LINE, 'f7g6')).toMatchObject({ wrong: 'Qxg6', wrongs: 1 })
    expect(after(LINE, 'f7g6 .')).toMatchObject({ wrong: 'Qxg6', wrongs: 1 })
    expect(after(LINE, 'f7g6 . e1e8')).toMatchObject({ wrong: undefined, wrongs: 1 })
  })

  it('takes no move while it is not asking', () => {
    const replying = after(LINE, 'e1e8')
    const move = moveIn(replying, 'a8e8')
    expect(reduceSolve(LINE, replying, { type: 'try', move })).toBe(replying)
  })

  it.each([
    ['d1d8', true, 'solved'],
    ['a1a8', true, 'solved'],
    ['d1d8', false, 'solved'],
    ['a1a8', false, 'wrong'],
  ])('with %s and any mate accepted (%s) is %s', (move, anyMate, phase) => {
    expect(after(twoMates(anyMate), move).phase).toBe(phase)
  })

  it('gives two hints to a move and no more, and new ones for the next', () => {
    expect(after(LINE, 'hint')).toMatchObject({ hint: 1, hints: 1 })
    expect(after(LINE, 'hint hint hint')).toMatchObject({ hint: 2, hints: 2 })
    expect(after(LINE, 'hint hint e1e8 . hint')).toMatchObject({ hint: 1, hints: 3 })
  })

  it('counts wrong tries, hints and shown moves as help until it starts again', () => {
    expect(helpCount(after(LINE, 'hint f7g6 . show-move'))).toBe(3)
    expect(helpCount(after(LINE, 'hint f7g6 . show-move restart'))).toBe(0)
  })

  it('remembers that the solution was shown, even when it starts again', () => {
    expect(after(LINE, 'show-solution . . . . .').wasShown).toBe(true)
    expect(after(LINE, 'show-solution . . . . . restart e1e8 . f7f8 . f1f8')).toMatchObject({
      phase: 'solved',
      wasShown: true,
    })
    expect(after(LINE, 'e1e8 . f7f8 . f1f8').wasShown).toBe(false)
  })
})
