import { describe, expect, it } from 'vitest'
import type { Move } from '#chess/types.ts'
import { otherMistake, reduceView, viewAt, type ShownLine, type ViewEvent } from './view-state.ts'

const LAST = 10
const LINE: ShownLine = { kind: 'refutation', from: 4, moves: [1 as Move, 2 as Move] }
const after = (...events: ViewEvent[]) =>
  events.reduce((state, event) => reduceView(state, event, LAST), viewAt(0))

describe('what the board of a review shows', () => {
  it('is the game, stepped through', () => {
    expect(after({ type: 'next' }, { type: 'next' }, { type: 'previous' }).game.ply).toBe(1)
    expect(after({ type: 'last' }, { type: 'next' }).game.ply).toBe(LAST)
  })

  it('is a line when one is shown, played from its beginning by itself', () => {
    const { game, line } = after({ type: 'go', ply: 5 }, { type: 'show-line', line: LINE })
    expect(game).toEqual({ ply: 5, isPlaying: false })
    expect(line).toEqual({ shown: LINE, at: { ply: 0, isPlaying: true } })
    const ended = after({ type: 'show-line', line: LINE }, { type: 'tick' }, { type: 'tick' })
    expect(ended.line?.at).toEqual({ ply: 2, isPlaying: false })
  })

  it('steps through the line, and leaves the game where it was', () => {
    const state = after({ type: 'go', ply: 5 }, { type: 'show-line', line: LINE }, { type: 'last' })
    expect(state.line?.at.ply).toBe(2)
    expect(state.game.ply).toBe(5)
    expect(reduceView(state, { type: 'close-line' }, LAST)).toEqual({
      game: { ply: 5, isPlaying: false },
      line: undefined,
    })
  })

  it('is the game again as soon as another move of it is asked for', () => {
    const state = after({ type: 'show-line', line: LINE }, { type: 'go', ply: 7 })
    expect(state).toEqual({ game: { ply: 7, isPlaying: false }, line: undefined })
  })
})

it.each([
  [[2, 5, 8], 0, 'next', 3],
  [[2, 5, 8], 3, 'next', 6],
  [[2, 5, 8], 9, 'next', undefined],
  [[2, 5, 8], 10, 'previous', 9],
  [[2, 5, 8], 9, 'previous', 6],
  [[2, 5, 8], 3, 'previous', undefined],
  [[], 3, 'next', undefined],
] as const)('mistakes at %j, from ply %i, %s: %s', (mistakes, ply, which, expected) => {
  expect(otherMistake(mistakes, ply, which)).toBe(expected)
})
