import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { againstComputer, playSans, twoPlayers } from '#app/game/game.fixture.ts'
import { newGame, reduceGame, type LocalGame } from '#app/game/game.ts'
import { soundOf } from './sound-of.ts'

const CASTLES = knownFen('r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQkq - 0 1')
const after = (game: LocalGame, san: string) => soundOf(game, playSans(game, san, 60_000))

describe('the sound of what happens', () => {
  it.each([
    ['a move', twoPlayers(), 'e4', 'move'],
    ['a capture', twoPlayers(CASTLES), 'exd5', 'capture'],
    ['castling', twoPlayers(CASTLES), 'O-O', 'castle'],
    ['a check', twoPlayers(CASTLES), 'Rxh8+', 'check'],
    ['a promotion', twoPlayers(knownFen('8/1P2k3/8/8/8/8/P7/4K3 w - - 0 1')), 'b8=N', 'promotion'],
    ['a mate between two', twoPlayers(knownFen('7k/8/6K1/8/8/8/8/1Q6 w - - 0 1')), 'Qb8#', 'won'],
    ['a stalemate', twoPlayers(knownFen('7k/8/6K1/8/8/8/8/5Q2 w - - 0 1')), 'Qf7', 'drawn'],
  ] as const)('%s', (_, game, san, sound) => {
    expect(after(game, san)).toBe(sound)
  })

  it('is another for winning and for losing against the computer', () => {
    const mate = knownFen('7k/8/6K1/8/8/8/8/1Q6 w - - 0 1')
    const as = (seat: 'w' | 'b') => newGame('a', againstComputer({ seat }), 0, mate)
    expect(after(as('w'), 'Qb8#')).toBe('won')
    expect(after(as('b'), 'Qb8#')).toBe('lost')
  })

  it('is silence when moves are read or taken back', () => {
    const game = playSans(twoPlayers(), 'e4 e5')
    expect(soundOf(game, reduceGame(game, { type: 'position-shown', ply: 1, atMs: 5_000 }))).toBeUndefined()
    expect(soundOf(game, reduceGame(game, { type: 'move-taken-back', atMs: 5_000 }))).toBeUndefined()
  })
})
