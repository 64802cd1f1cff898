import { describe, expect, it } from 'vitest'
import { listPuzzles } from '#content/puzzles.server.ts'
import { parseUci } from '#chess/uci.ts'
import { reduceSolve, startSolving, wantedMove, type SolveState } from '#app/exercise/solve.ts'
import { makePuzzleTask, type PuzzleTask } from './puzzle.ts'
import { themeWords } from './themes.ts'
import { difficultyOf, solutionText, statusWords, streakWords, taskTitle, taskWords } from './words.ts'

const TASK = makePuzzleTask('r3r2k/p4Qpp/1pn4q/2p5/8/2P3B1/PP4PP/4RRK1 b - - 2 25', [
  'h6g6',
  'e1e8',
  'a8e8',
  'f7f8',
  'e8f8',
  'f1f8',
])
const say = (state: SolveState) => statusWords(TASK, state, ['backRankMate', 'mate', 'mateIn3'])
const rightMove = (task: PuzzleTask, state: SolveState) =>
  reduceSolve(task, state, { type: 'try', move: wantedMove(task, state)! })

function solve(task: PuzzleTask, first = startSolving(task)): SolveState {
  let state = first
  while (state.phase !== 'solved')
    state = state.phase === 'asking' ? rightMove(task, state) : reduceSolve(task, state, { type: 'tick' })
  return state
}

describe('the words of a puzzle', () => {
  it('name the side and the number of moves', () => {
    expect(taskTitle('b')).toBe('Black to move')
    expect(taskWords(TASK)).toBe('It takes three moves.')
    expect(say(startSolving(TASK))).toBe('Find the best move for White.')
  })

  it('names the check that the solver has to answer', () => {
    const task = makePuzzleTask('6k1/5ppp/8/8/8/2R5/r4PPP/6K1 b - - 0 1', ['a2a1', 'c3c1'])
    expect(taskWords(task)).toBe('White is in check. One move decides it.')
  })

  it('says what was wrong and what was right', () => {
    const tried = parseUci(TASK.given.positionAt(), 'f7g6')
    if (!tried.ok) throw new Error(tried.error)
    const after = reduceSolve(TASK, startSolving(TASK), { type: 'try', move: tried.value })
    expect(say(after)).toBe('Qxg6 is not the move.')
    expect(say(reduceSolve(TASK, after, { type: 'tick' }))).toBe('Qxg6 was not the move. Try again.')
    const right = rightMove(TASK, startSolving(TASK))
    expect(say(right)).toBe('Rxe8+ is right.')
    expect(say(reduceSolve(TASK, right, { type: 'tick' }))).toBe('Rxe8 is the reply. Go on.')
  })

  it('hints first at the piece, then at where it goes', () => {
    const once = reduceSolve(TASK, startSolving(TASK), { type: 'hint' })
    expect(say(once)).toBe('Look at the rook on e1.')
    expect(say(reduceSolve(TASK, once, { type: 'hint' }))).toBe('Move the rook on e1 to e8.')
  })

  it('name the theme and the result at the end', () => {
    expect(say(solve(TASK))).toBe('Rxf8#. Solved at the first try. Theme: back-rank mate and mate in three.')
    const hinted = reduceSolve(TASK, startSolving(TASK), { type: 'hint' })
    expect(say(solve(TASK, hinted))).toContain('Solved with a hint.')
    expect(say({ ...solve(TASK), wrongs: 1 })).toContain('Solved after one wrong try.')
    expect(say({ ...solve(TASK), wrongs: 3 })).toContain('Solved after three wrong tries.')
  })

  it('write the solution with move numbers', () => {
    expect(solutionText(TASK)).toBe('26.Rxe8+ Rxe8 27.Qf8+ Rxf8 28.Rxf8#')
    let state = reduceSolve(TASK, startSolving(TASK), { type: 'show-solution' })
    expect(say(state)).toBe('The solution is being played.')
    while (state.phase !== 'shown') state = reduceSolve(TASK, state, { type: 'tick' })
    expect(say(state)).toContain('The solution: 26.Rxe8+ Rxe8 27.Qf8+ Rxf8 28.Rxf8#.')
  })

  it.each([
    [600, 'a gentle one'],
    [899, 'a gentle one'],
    [900, 'an easy one'],
    [1300, 'one to look at twice'],
    [1500, 'a fair test'],
    [1699, 'a fair test'],
    [1900, 'a hard one'],
    [2300, 'a very hard one'],
  ])('calls a rating of %i %s', (rating, words) => {
    expect(difficultyOf(rating)).toBe(words)
  })

  it('do not call any puzzle of the collection hard: they are rated up to 1600', () => {
    for (const { rating } of listPuzzles()) expect(difficultyOf(rating)).not.toContain('hard')
  })

  it.each([
    [1, 'Your streak: one day.'],
    [2, 'Your streak: two days in a row.'],
    [365, 'Your streak: 365 days in a row.'],
  ])('counts %i', (days, words) => {
    expect(streakWords(days)).toBe(words)
  })
})

describe('themes', () => {
  it('are found for every puzzle of the collection, at most two each', () => {
    for (const { id, themes } of listPuzzles()) {
      const words = themeWords(themes)
      expect(words.length, `${id}: ${themes.join(' ')}`).toBeGreaterThan(0)
      expect(words.length).toBeLessThanOrEqual(2)
    }
  })

  it('are sorted with the most specific first', () => {
    expect(themeWords(['mate', 'mateIn2', 'smotheredMate', 'short'])).toEqual([
      'smothered mate',
      'mate in two',
    ])
    expect(themeWords(['mate', 'mateIn1'])).toEqual(['mate in one'])
    expect(themeWords(['mate'])).toEqual(['mate'])
    expect(themeWords(['short', 'endgame'])).toEqual([])
  })
})
