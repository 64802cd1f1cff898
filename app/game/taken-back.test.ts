import { describe, expect, it } from 'vitest'
import { AGAINST_COMPUTER, againstComputer, moveIn, playSans, twoPlayers } from './game.fixture.ts'
import { endOf, newGame, reduceGame, type LocalGame } from './game.ts'

const undo = (game: LocalGame, atMs = 60_000) => reduceGame(game, { type: 'move-taken-back', atMs })
const redo = (game: LocalGame, atMs = 90_000) => reduceGame(game, { type: 'move-played-again', atMs })
const computerGame = () => newGame('a-game', AGAINST_COMPUTER, 0)

describe('what was taken back', () => {
  it('is replayed, one undo after the other, until the game is as before', () => {
    const game = playSans(twoPlayers(), 'e4 e5 Nf3')
    const back = undo(undo(game, 10_000), 20_000)
    expect(back.line.moves).toHaveLength(1)
    const again = redo(redo(back))
    expect(again).toMatchObject({ line: game.line, times: game.times, shown: 3, takenBack: [] })
  })

  it('comes back with the clocks of the moment it was taken back in', () => {
    const game = playSans(twoPlayers(), 'e4 e5')
    const again = redo(undo(game, 10_000), 99_000)
    // White moved after one second; after Black's reply White's clock ran until the takeback.
    expect(again.clock).toEqual({
      leftMs: { w: 600_000 - 1_000 - 8_000, b: 600_000 - 1_000 },
      running: { color: 'w', sinceMs: 99_000 },
    })
  })

  it('comes back as reply and move against the computer', () => {
    const game = playSans(computerGame(), 'e4 e5 Nf3 Nc6')
    expect(redo(undo(game)).line.moves).toEqual(game.line.moves)
  })

  it('comes back with its ending', () => {
    const resigned = reduceGame(playSans(twoPlayers(), 'e4 e5'), {
      type: 'resigned',
      color: 'w',
      atMs: 9_000,
    })
    const back = undo(resigned)
    expect(endOf(back)).toBeUndefined()
    expect(endOf(redo(back))).toEqual(endOf(resigned))
  })

  it('is void once another move is played, and once the game ends', () => {
    const back = undo(playSans(twoPlayers(), 'e4 e5'))
    const played = reduceGame(back, { type: 'move-played', move: moveIn(back, 'c5'), atMs: 61_000 })
    expect(redo(played)).toBe(played)
    const ended = reduceGame(back, { type: 'draw-agreed', atMs: 61_000 })
    expect(redo(ended)).toBe(ended)
  })

  it('is nothing at first', () => {
    const game = playSans(twoPlayers(), 'e4')
    expect(redo(game)).toBe(game)
  })
})

describe('how often moves were taken back', () => {
  const shownAt = (game: LocalGame, ply: number) =>
    reduceGame(game, { type: 'position-shown', ply, atMs: 60_000 })
  it.each<[number, string, () => LocalGame]>([
    [0, 'nothing was', () => playSans(twoPlayers(), 'e4 e5')],
    [1, 'once', () => undo(playSans(twoPlayers(), 'e4 e5'))],
    [2, 'twice', () => undo(undo(playSans(twoPlayers(), 'e4 e5')))],
    [0, 'and played again', () => redo(undo(playSans(twoPlayers(), 'e4 e5')))],
    [
      1,
      'by playing from an older position',
      () => {
        const older = shownAt(playSans(twoPlayers(), 'e4 e5'), 1)
        return reduceGame(older, { type: 'move-played', move: moveIn(older, 'c5'), atMs: 61_000 })
      },
    ],
    [1, 'and gone on with', () => playSans(undo(playSans(twoPlayers(), 'e4 e5'), 10_000), 'c5 Nf3', 11_000)],
  ])('is counted: %i, %s', (count, _, make) => {
    expect(make().takebacks).toBe(count)
  })
})

it('the computer’s clock rests while the coach looks at the move before it', () => {
  const start = newGame('a-game', againstComputer({ coached: true }), 0)
  const game = playSans(start, 'e4')
  expect(game.clock.running).toBeUndefined()
  expect(playSans(start, 'e4 e5 Nf3 Nc6').times.map(({ b }) => b)).toEqual(Array(5).fill(600_000))
})

it('gives the computer no increment, since its clock rests while it thinks', () => {
  const start = newGame('a-game', againstComputer({}, { increment: 5 }), 0)
  const game = playSans(start, 'e4 e5 Nf3 Nc6')
  // Black is charged only for the time before it starts to think.
  expect(game.times.map(({ b }) => b)).toEqual([600_000, 600_000, 599_000, 599_000, 598_000])
  expect(game.times.at(-1)!.w).toBe(600_000 - 2_000 + 10_000)
})
