import { expect, it } from 'vitest'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import { reduceSolve, startSolving, type SolveEvent, type SolveTask } from './solve.ts'
import { solvePose, triedSquare } from './solve-looks.ts'

/** The end of the Immortal Game: White mates in two moves. */
const LINE = readLine(
  'r1b1k1nr/p2p1pNp/n2B4/1p1NP2P/6P1/3P1Q2/P1P1K3/q5b1 b kq - 0 21',
  ['e8d8', 'f3f6', 'g8f6', 'd6e7'],
  parseUci,
)
if (!LINE.ok) throw new Error(LINE.error)
const TASK: SolveTask = {
  given: LINE.value.upTo(1),
  answer: { kind: 'line', line: LINE.value, anyMate: true },
}
const [, QUEEN, , MATE] = LINE.value.moves

const after = (...events: readonly SolveEvent[]) =>
  events.reduce((state, event) => reduceSolve(TASK, state, event), startSolving(TASK))

it.each([
  ['at the start', [], 'welcome', false],
  ['after a hint', [{ type: 'hint' }], 'thinking', false],
  ['after a right move', [{ type: 'try', move: QUEEN! }], 'thinking', true],
  ['after the reply', [{ type: 'try', move: QUEEN! }, { type: 'tick' }], 'thinking', false],
  [
    'at the end',
    [{ type: 'try', move: QUEEN! }, { type: 'tick' }, { type: 'try', move: MATE! }],
    'praise',
    true,
  ],
  ['after a wrong move', [{ type: 'try', move: MATE! }], 'sorry', true],
] as const)('%s: the coach’s pose, and if a move is judged on the board', (_, events, pose, isJudged) => {
  const state = after(...events)
  expect(solvePose(TASK, state)).toBe(pose)
  expect(triedSquare(state) !== undefined).toBe(isJudged)
})
