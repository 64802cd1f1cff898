import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { treeOfMoves } from '#chess/move-tree.ts'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import { path } from '#chess/path.fixture.ts'
import { otherMistake, shownPath, reduceView, viewAt, type ShownLine, type ViewEvent } from './view-state.ts'

const GAME = path('e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#')
const LAST = GAME.length
/** The answer to the third move, and what follows. */
const LINE: ShownLine = { kind: 'better', from: 3, moves: path('e4 e5 Bc4 Nf6 d3').slice(3) }
const START = viewAt({ tree: treeOfMoves(START_FEN, GAME), ply: 0 })
const after = (...events: ViewEvent[]) =>
  events.reduce((state, event) => reduceView(state, event, GAME), START)
const written = ({ tree }: typeof START): string =>
  makeTreePgn({ tags: {}, tree, result: '*' }).split('\n\n')[1]!.replaceAll('\n', ' ').trim()

const TRIED: readonly ViewEvent[] = [
  { type: 'go', ply: 5 },
  { type: 'play', move: path('e4 e5 Bc4 Nc6 Qh5 g6').at(-1)! },
  { type: 'play', move: path('e4 e5 Bc4 Nc6 Qh5 g6 Qf3').at(-1)! },
]

describe('what the board of a review shows', () => {
  it('is the game, stepped through', () => {
    expect(after({ type: 'next' }, { type: 'next' }, { type: 'previous' }).game.ply).toBe(1)
    expect(after({ type: 'last' }, { type: 'next' }).game.ply).toBe(LAST)
  })

  it('is a line when one is shown, and plays it from the start', () => {
    const state = after({ type: 'go', ply: 5 }, { type: 'show-line', line: LINE })
    expect(state.game).toEqual({ ply: 5, isPlaying: false })
    expect(state.line).toEqual({ shown: LINE, at: { ply: 0, isPlaying: true } })
    expect(shownPath(state, GAME)).toEqual(GAME.slice(0, 3))
    const ended = after({ type: 'show-line', line: LINE }, { type: 'tick' }, { type: 'tick' })
    expect(ended.line?.at).toEqual({ ply: 2, isPlaying: false })
    expect(shownPath(ended, GAME)).toEqual([...GAME.slice(0, 3), ...LINE.moves])
  })

  it('steps through the line, and leaves the game where it was', () => {
    const state = after({ type: 'go', ply: 5 }, { type: 'show-line', line: LINE }, { type: 'last' })
    expect(state.line?.at.ply).toBe(2)
    expect(state.game.ply).toBe(5)
    const closed = reduceView(state, { type: 'close' }, GAME)
    expect(closed).toMatchObject({ game: { ply: 5, isPlaying: false }, tried: undefined, line: undefined })
  })

  it('is the game again as soon as another of its moves is selected', () => {
    for (const before of [[{ type: 'show-line', line: LINE } as const], TRIED]) {
      const state = after(...before, { type: 'go', ply: 7 })
      expect(state).toMatchObject({ game: { ply: 7, isPlaying: false }, tried: undefined, line: undefined })
    }
  })
})

describe('a move tried on the board', () => {
  it('is a variation beside the game’s move, and continues from there', () => {
    const state = after(...TRIED)
    expect(shownPath(state, GAME)).toEqual(path('e4 e5 Bc4 Nc6 Qh5 g6 Qf3'))
    expect(state.game.ply).toBe(5)
    expect(written(state)).toBe('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 (3... g6 4. Qf3) 4. Qxf7# *')
  })

  it('is the game itself where the game went the same way', () => {
    const state = after({ type: 'go', ply: 5 }, { type: 'play', move: GAME[5]! })
    expect(state).toMatchObject({ game: { ply: 6 }, tried: undefined })
    expect(written(state)).toBe(written(START))
  })

  it('is stepped through, back into the game and to its end', () => {
    const back = after(...TRIED, { type: 'previous' })
    expect(back.tried).toHaveLength(6)
    expect(reduceView(back, { type: 'next' }, GAME).tried).toHaveLength(7)
    expect(reduceView(back, { type: 'previous' }, GAME)).toMatchObject({ game: { ply: 5 }, tried: undefined })
    expect(after(...TRIED, { type: 'first' })).toMatchObject({ game: { ply: 0 }, tried: undefined })
    // Reviews have no playback.
    expect(after(...TRIED, { type: 'toggle' })).toEqual(after(...TRIED))
  })

  it('continues from a line of the coach, which is then in the tree', () => {
    const state = after(
      { type: 'show-line', line: LINE },
      { type: 'last' },
      { type: 'play', move: path('e4 e5 Bc4 Nf6 d3 Bc5').at(-1)! },
    )
    expect(written(state)).toContain('2. Bc4 Nc6 (2... Nf6 3. d3 Bc5) 3. Qh5')
    expect(state.line).toBeUndefined()
  })

  it('shows a separate line, and comes back from it', () => {
    const proof: ShownLine = {
      kind: 'refutation',
      from: 6,
      moves: path('e4 e5 Bc4 Nc6 Qh5 g6 Qxg6 hxg6').slice(6),
    }
    const shown = after(...TRIED, { type: 'show-line', line: proof }, { type: 'last' })
    expect(shownPath(shown, GAME)).toEqual(path('e4 e5 Bc4 Nc6 Qh5 g6 Qxg6 hxg6'))
    const closed = reduceView(shown, { type: 'close' }, GAME)
    expect(closed.tried).toHaveLength(7)
    expect(reduceView(closed, { type: 'close' }, GAME)).toMatchObject({ game: { ply: 5 }, tried: undefined })
  })

  it('is taken out with all that follows it', () => {
    const once = after(...TRIED, { type: 'remove' })
    expect(once.tried).toHaveLength(6)
    const twice = reduceView(once, { type: 'remove' }, GAME)
    expect(twice).toMatchObject({ game: { ply: 5 }, tried: undefined })
    expect(written(twice)).toBe(written(START))
    // Moves of the game are not removed.
    expect(reduceView(twice, { type: 'remove' }, GAME)).toBe(twice)
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
