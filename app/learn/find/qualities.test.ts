import { describe, expect, it } from 'vitest'
import { makeUci, parseUci } from '#chess/uci.ts'
import {
  reduceSolve,
  startSolving,
  wantedMove,
  type SolveState,
  type SolveTask,
} from '#app/exercise/solve.ts'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import { exerciseOf } from '../lesson/board-goal.ts'
import { findStatus } from './find-words.ts'

function taskOf(board: LessonBoard): SolveTask {
  const exercise = exerciseOf(board)
  if (exercise.kind !== 'find') throw new Error(exercise.kind)
  return exercise.task
}

/** Black’s queen has left for g6; White mates in three on the back rank. */
const LINE = taskOf({
  fen: 'r3r2k/p4Qpp/1pn4q/2p5/8/2P3B1/PP4PP/4RRK1 b - - 2 25',
  given: 'Qg6',
  goal: { kind: 'line', moves: 'Rxe8+ Rxe8 Qf8+ Rxf8 Rxf8#' },
})
const CASTLE = taskOf({
  fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
  goal: { kind: 'find', quality: 'castling' },
})

/** `e1e8`: a try. `.`: the end of a pause. */
function after(task: SolveTask, steps: string): SolveState {
  let state = startSolving(task)
  for (const step of steps.split(' ').filter(Boolean)) {
    const named = { '.': 'tick', hint: 'hint', 'show-move': 'show-move' } as const
    const type = named[step as keyof typeof named]
    const move = type ? undefined : parseUci(state.line.positionAt(), step)
    if (move?.ok === false) throw new Error(step)
    state = reduceSolve(task, state, type ? { type } : { type: 'try', move: move!.value })
  }
  return state
}

describe('the words below a board of a lesson', () => {
  it.each([
    ['', 'White to move.'],
    ['f7g6', 'Qxg6 is not the move.'],
    ['f7g6 .', 'Qxg6 was not the move. Try again.'],
    ['f7g6 . hint', 'Look at the rook on e1.'],
    ['hint hint hint', 'Move the rook on e1 to e8.'],
    ['e1e8', 'Rxe8+ is right.'],
    ['e1e8 .', 'Rxe8 is the reply. Go on.'],
    ['e1e8 . f7f8 . f1f8', 'Rxf8#. Right, at the first try.'],
    ['hint e1e8 . f7f8 . f1f8', 'Rxf8#. Right.'],
    ['e1e8 . f7f8 . show-move', 'Rxf8#. Right.'],
  ])('after “%s” says: %s', (steps, words) => {
    expect(findStatus(LINE, after(LINE, steps))).toBe(words)
  })
})

it('a lesson that expects an illegal move is rejected', () => {
  const board = {
    fen: '6k1/5ppp/7r/8/8/8/5PPP/R2R2K1 w - - 0 1',
    goal: { kind: 'line', moves: 'Rd9' },
  } as const
  expect(() => taskOf(board)).toThrow(/Rd9/)
})

describe('a move of a quality', () => {
  const board = (fen: string, quality: string, given?: string) =>
    taskOf({ fen, goal: { kind: 'find', quality } as LessonBoard['goal'], ...(given && { given }) })
  it.each([
    ['check', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'a1a7'],
    ['check', '4k3/8/8/8/4B3/8/8/4R1K1 w - - 0 1', 'e4b7', 'e1e2'],
    ['mate', '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'a1a8', 'a1a7'],
    ['stalemate', '7k/8/6K1/8/8/8/5Q2/8 w - - 0 1', 'f2f7', 'f2f8'],
    ['castling', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4', 'e1g1', 'e1f1'],
    ['promotion', '7k/P7/8/8/8/8/8/K7 w - - 0 1', 'a7a8n', 'a1b1'],
  ])('%s in %s: %s, and not %s', (quality, fen, right, wrong) => {
    expect(after(board(fen, quality), right).phase).toBe('solved')
    expect(after(board(fen, quality), wrong).phase).toBe('wrong')
  })

  it('includes en passant after the pawn’s double step', () => {
    const task = board('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', 'en-passant', 'd5')
    expect(after(task, 'e5d6').phase).toBe('solved')
    expect(after(task, 'e5e6').phase).toBe('wrong')
  })

  it('is shown by a move that has it', () => {
    const move = wantedMove(CASTLE, startSolving(CASTLE))
    expect(move && makeUci(move)).toBe('e1g1')
    expect(after(CASTLE, 'show-move')).toMatchObject({ phase: 'solved', movesShown: 1 })
  })
})
