import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { againstComputer, playSans, SCHOLARS_MATE, TWO_PLAYERS } from './game.fixture.ts'
import { endOf, newGame, reduceGame, type Game, type LocalGame } from './game.ts'
import { endTexts } from './wording.ts'

const flag = (game: LocalGame) => reduceGame(game, { type: 'time-checked', atMs: 1e9 })
const startOf = (text: string | undefined) => (text === undefined ? undefined : knownFen(text))
const between = (start?: string) => newGame('a', TWO_PLAYERS, 0, startOf(start))
const computer = (seat: 'w' | 'b', start?: string) =>
  newGame('a', againstComputer({ seat }), 0, startOf(start))

/** White has resigned. */
const onlineGame = (seat: 'w' | 'b' | undefined): Game => ({
  ...between(),
  opponent: { type: 'online', seat, names: { w: 'Asha', b: 'Ben' } },
  decided: { reason: 'resignation', winner: 'b' },
})

describe('how the end of a game is worded', () => {
  it.each<[string, Game, string, string, RegExp]>([
    ['mate', playSans(between(), SCHOLARS_MATE), 'Checkmate!', 'Game Over', /^White won by checkmate\.$/],
    [
      'own mate',
      playSans(computer('w'), SCHOLARS_MATE),
      'Checkmate!',
      'Game Over',
      /^You won by checkmate\.$/,
    ],
    [
      'the computer’s mate',
      playSans(computer('b'), SCHOLARS_MATE),
      'Checkmate!',
      'Game Over',
      /^The computer won by checkmate\.$/,
    ],
    [
      'stalemate',
      playSans(between('7k/8/6K1/8/8/8/8/5Q2 w - - 0 1'), 'Qf7'),
      'Stalemate!',
      'Game Over',
      /no legal move/,
    ],
    [
      'repetition',
      playSans(between(), 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'),
      'Draw!',
      'Game Over - Draw',
      /threefold repetition/,
    ],
    [
      'fifty moves',
      playSans(between('7k/8/8/8/8/8/R7/K7 w - - 99 80'), 'Ra3'),
      'Draw!',
      'Game Over - Draw',
      /fifty-move rule/,
    ],
    [
      'bare kings',
      playSans(between('7k/8/8/8/8/8/1r6/K7 w - - 0 1'), 'Kxb2'),
      'Draw!',
      'Game Over - Draw',
      /insufficient material/,
    ],
    ['a flag', flag(between()), 'Time out!', 'Game Over', /^Black won on time: White ran out\.$/],
    [
      'a flag against the computer',
      flag(computer('w')),
      'Time out!',
      'Game Over',
      /^The computer won on time: you ran out\.$/,
    ],
    [
      'a resignation against the computer',
      reduceGame(computer('w'), { type: 'resigned', color: 'w', atMs: 1 }),
      'You resigned',
      'Game Over',
      /^The computer won by resignation\.$/,
    ],
    [
      'a resignation between two people',
      reduceGame(between(), { type: 'resigned', color: 'w', atMs: 1 }),
      'Black won',
      'Game Over',
      /^White resigned\.$/,
    ],
    [
      'the resignation of an opponent online, for the winner',
      onlineGame('b'),
      'You won',
      'Game Over',
      /^White resigned\.$/,
    ],
    [
      'the same, for the player who resigned',
      onlineGame('w'),
      'You resigned',
      'Game Over',
      /^Ben won by resignation\.$/,
    ],
    ['the same, for a spectator', onlineGame(undefined), 'Ben won', 'Game Over', /^White resigned\.$/],
    [
      'a flag without mating material',
      flag(between('7k/8/8/8/8/8/R7/K7 w - - 0 1')),
      'Time out!',
      'Game Over - Draw',
      /White ran out of time, but Black has too little left/,
    ],
  ])('%s', (_, game, heading, subtext, reason) => {
    const texts = endTexts(game, endOf(game)!)
    expect(texts).toMatchObject({ heading, subtext })
    expect(texts.reason).toMatch(reason)
  })
})
