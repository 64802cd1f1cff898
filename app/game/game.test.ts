import { describe, expect, it } from 'vitest'
import { knownFen, makeFen, START_FEN } from '#chess/fen.ts'
import { timesAt } from './clock.ts'
import { againstComputer, betweenTwo, moveIn, playSans, SCHOLARS_MATE, twoPlayers } from './game.fixture.ts'
import {
  endOf,
  isComputerTurn,
  mayHumanMove,
  newGame,
  reduceGame,
  rematch,
  shownEndOf,
  statusOf,
  type Game,
  type LocalGame,
} from './game.ts'

const MINUTES_10 = 600_000
const computerGame = (seat: 'w' | 'b' = 'w') => newGame('a-game', againstComputer({ seat }), 0)
const shownFen = (game: Game) => makeFen(game.line.positionAt(game.shown))
const show = (game: LocalGame, ply: number, atMs = 60_000) =>
  reduceGame(game, { type: 'position-shown', ply, atMs })
const takeBack = (game: LocalGame, atMs = 60_000) => reduceGame(game, { type: 'move-taken-back', atMs })

describe('a game between two people', () => {
  it('begins with White to move and White’s clock running', () => {
    const game = twoPlayers()
    expect(statusOf(game)).toBe('playing')
    expect(game.line.sideToMoveAt(0)).toBe('w')
    expect(timesAt(game.clock, 2_000)).toEqual({ w: MINUTES_10 - 2_000, b: MINUTES_10 })
  })

  it('is played to Scholar’s mate', () => {
    const game = playSans(twoPlayers(), SCHOLARS_MATE)
    expect(statusOf(game)).toBe('checkmate')
    expect(endOf(game)).toEqual({ status: 'checkmate', reason: 'checkmate', winner: 'w' })
    expect(game.clock.running).toBeUndefined()
    expect(mayHumanMove(game)).toBe(false)
  })

  it.each([
    ['check', 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 'Bb5+', 'check'],
    ['stalemate', '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'Qf7', 'stalemate'],
    ['bare kings', '8/8/8/8/8/1k6/1r6/K7 w - - 0 1', 'Kxb2', undefined],
    ['the fifty-move rule', '7k/8/8/8/8/8/R7/K7 w - - 99 80', 'Ra3', 'draw'],
  ])('knows %s when it sees it', (_, fen, san, status) => {
    if (!status) return expect(() => playSans(twoPlayers(knownFen(fen)), san)).toThrow('ERR_SAN_ILLEGAL')
    expect(statusOf(playSans(twoPlayers(knownFen(fen)), san))).toBe(status)
  })

  it('is drawn by threefold repetition', () => {
    const game = playSans(twoPlayers(), 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8')
    expect(endOf(game)).toEqual({ status: 'draw', reason: 'threefold-repetition', winner: undefined })
  })

  it('leaves everything as it was when a move is not legal', () => {
    const game = twoPlayers()
    const elsewhere = moveIn(playSans(twoPlayers(), 'e4'), 'e5')
    expect(reduceGame(game, { type: 'move-played', move: elsewhere, atMs: 1 })).toBe(game)
  })

  it('takes back one move, and the time it took', () => {
    const game = takeBack(playSans(twoPlayers(), 'e4 e5'))
    expect(game.line.moves).toHaveLength(1)
    expect(timesAt(game.clock, 60_000)).toEqual({ w: MINUTES_10 - 1_000, b: MINUTES_10 })
    expect(game.clock.running?.color).toBe('b')
  })

  it('has nothing to take back at its start', () => {
    const game = twoPlayers()
    expect(takeBack(game)).toBe(game)
  })
})

describe('looking at earlier positions', () => {
  const game = playSans(twoPlayers(), 'e4 e5 Nf3')

  it('leaves moves and clock alone', () => {
    const back = show(game, 0)
    expect(shownFen(back)).toBe(START_FEN)
    expect(back.line.moves).toBe(game.line.moves)
    expect(back.clock).toEqual(game.clock)
    expect(show(back, 3)).toEqual(game)
  })

  it.each([-1, 4, 1.5, Number.NaN])('refuses a position that does not exist: %d', (ply) => {
    expect(show(game, ply)).toBe(game)
  })

  it('drops what came after when a move is played there, and restores the clock of that moment', () => {
    const back = show(game, 1, 5_000)
    const other = reduceGame(back, { type: 'move-played', move: moveIn(back, 'c5'), atMs: 6_000 })
    expect(other.line.moves).toHaveLength(2)
    expect(other.shown).toBe(2)
    expect(other.times).toHaveLength(3)
    expect(other.clock.leftMs).toEqual({ w: MINUTES_10 - 1_000, b: MINUTES_10 })
    expect(other.clock.running?.color).toBe('w')
  })

  it('shows a finished game as a running one, with the clock at rest until the next move', () => {
    const mated = playSans(twoPlayers(), SCHOLARS_MATE)
    const back = show(mated, 6)
    expect(shownEndOf(back)).toBeUndefined()
    expect(statusOf(back)).toBe('playing')
    expect(mayHumanMove(back)).toBe(true)
    expect(back.clock.running).toBeUndefined()
    const on = reduceGame(back, { type: 'move-played', move: moveIn(back, 'Qf3'), atMs: 70_000 })
    expect(on.line.moves).toHaveLength(7)
    expect(endOf(on)).toBeUndefined()
    expect(on.clock.running?.color).toBe('b')
  })
})

describe('the flag', () => {
  it('falls when the time is up, whichever position is looked at', () => {
    const game = show(playSans(twoPlayers(), 'e4 e5'), 0)
    const late = reduceGame(game, { type: 'time-checked', atMs: 2_000 + MINUTES_10 })
    expect(late.called).toEqual({ reason: 'timeout', color: 'w' })
    expect(statusOf(late)).toBe('timeout')
    expect(endOf(late)).toEqual({ status: 'timeout', reason: 'timeout', winner: 'b' })
  })

  it('does not fall while there is time', () => {
    const game = twoPlayers()
    expect(reduceGame(game, { type: 'time-checked', atMs: MINUTES_10 - 1 })).toBe(game)
  })

  it('falls before a late move, even if no timer has fired', () => {
    const game = twoPlayers()
    const late = reduceGame(game, { type: 'move-played', move: moveIn(game, 'e4'), atMs: MINUTES_10 + 1 })
    expect(late.line.moves).toHaveLength(0)
    expect(late.called).toEqual({ reason: 'timeout', color: 'w' })
  })

  it('means a draw when the other side has a bare king', () => {
    const game = twoPlayers(knownFen('7k/8/8/8/8/8/R7/K7 w - - 0 1'))
    const late = reduceGame(game, { type: 'time-checked', atMs: MINUTES_10 })
    expect(endOf(late)).toEqual({
      status: 'timeout',
      reason: 'timeout-without-mating-material',
      winner: undefined,
    })
  })

  it('is restored by taking the last move back', () => {
    const late = reduceGame(playSans(twoPlayers(), 'e4'), { type: 'time-checked', atMs: 1e7 })
    expect(late.called).toEqual({ reason: 'timeout', color: 'b' })
    const back = takeBack(late, 1e7)
    expect(back.called).toBeUndefined()
    expect(back.clock).toEqual({
      leftMs: { w: MINUTES_10, b: MINUTES_10 },
      running: { color: 'w', sinceMs: 1e7 },
    })
  })
})

describe('a game against the computer', () => {
  it('waits for the computer after the player’s move, and the player waits too', () => {
    const game = playSans(computerGame(), 'e4')
    expect(isComputerTurn(game)).toBe(true)
    expect(mayHumanMove(game)).toBe(false)
    const thinking = reduceGame(game, { type: 'computer-started', atMs: 1_500 })
    expect(statusOf(thinking)).toBe('ai-thinking')
    expect(thinking.clock.running).toBeUndefined()
    const answered = reduceGame(thinking, {
      type: 'computer-moved',
      move: moveIn(thinking, 'e5'),
      atMs: 9_000,
    })
    expect(statusOf(answered)).toBe('playing')
    expect(answered.times[2]).toEqual({ w: MINUTES_10 - 1_000, b: MINUTES_10 - 500 })
  })

  it('lets the computer open when the player has chosen black', () => {
    const game = computerGame('b')
    expect(isComputerTurn(game)).toBe(true)
    expect(mayHumanMove(game)).toBe(false)
    expect(isComputerTurn(playSans(game, 'd4'))).toBe(false)
  })

  it('goes back to playing when the computer fails', () => {
    const thinking = reduceGame(playSans(computerGame(), 'e4'), { type: 'computer-started', atMs: 1_500 })
    const failed = reduceGame(thinking, { type: 'computer-failed', atMs: 2_000 })
    expect(statusOf(failed)).toBe('playing')
    expect(failed.clock.running?.color).toBe('b')
  })

  it('drops an answer that arrives when no engine is thinking', () => {
    const game = playSans(computerGame(), 'e4')
    expect(reduceGame(game, { type: 'computer-moved', move: moveIn(game, 'e5'), atMs: 2_000 })).toBe(game)
  })

  it.each([
    ['its reply and the player’s move, on the player’s turn', 'e4 e5 Nf3 Nc6', 2],
    ['the player’s move alone, while the computer is at it', 'e4 e5 Nf3', 2],
  ])('takes back %s', (_, sans, left) => {
    const game = takeBack(playSans(computerGame(), sans))
    expect(game.line.moves).toHaveLength(left)
    expect(mayHumanMove(game)).toBe(true)
  })

  it('does not take back the computer’s first move from a player of black', () => {
    const game = playSans(computerGame('b'), 'd4')
    expect(takeBack(game)).toBe(game)
  })

  it('lets a reader step freely: the computer moves in the newest position only', () => {
    const game = show(playSans(computerGame(), 'e4 e5 Nf3'), 1)
    expect(isComputerTurn(game)).toBe(false)
    expect(mayHumanMove(game)).toBe(false)
    expect(game.clock.running).toBeUndefined()
    expect(isComputerTurn(show(game, 3))).toBe(true)
  })
})

describe('ending a game by word', () => {
  it('is resigned by one side and won by the other, whichever side is to move', () => {
    const game = reduceGame(playSans(twoPlayers(), 'e4'), { type: 'resigned', color: 'w', atMs: 5_000 })
    expect(endOf(game)).toEqual({ status: 'resigned', reason: 'resignation', winner: 'b' })
    expect(game.clock.running).toBeUndefined()
    expect(takeBack(game).called).toBeUndefined()
  })

  it('is drawn by agreement', () => {
    const game = reduceGame(twoPlayers(), { type: 'draw-agreed', atMs: 5_000 })
    expect(endOf(game)).toEqual({ status: 'draw', reason: 'agreement', winner: undefined })
  })

  it('is not possible once the game is over', () => {
    const mated = playSans(twoPlayers(), SCHOLARS_MATE)
    expect(reduceGame(mated, { type: 'resigned', color: 'w', atMs: 9_000 })).toBe(mated)
    expect(reduceGame(mated, { type: 'draw-agreed', atMs: 9_000 })).toBe(mated)
  })

  it('stops a thinking computer', () => {
    const thinking = reduceGame(playSans(computerGame(), 'e4'), { type: 'computer-started', atMs: 1_500 })
    expect(statusOf(reduceGame(thinking, { type: 'resigned', color: 'w', atMs: 2_000 }))).toBe('resigned')
  })
})

describe('a pause', () => {
  it('stops clock and board until it ends', () => {
    const paused = reduceGame(playSans(twoPlayers(), 'e4'), { type: 'paused', atMs: 3_000 })
    expect(paused.clock).toEqual({
      leftMs: { w: MINUTES_10 - 1_000, b: MINUTES_10 - 2_000 },
      running: undefined,
    })
    expect(mayHumanMove(paused)).toBe(false)
    const resumed = reduceGame(paused, { type: 'resumed', atMs: 1e6 })
    expect(resumed.clock.running).toEqual({ color: 'b', sinceMs: 1e6 })
    expect(mayHumanMove(resumed)).toBe(true)
  })

  it('is for two people only', () => {
    const game = computerGame()
    expect(reduceGame(game, { type: 'paused', atMs: 5 })).toBe(game)
  })
})

describe('a game across a table', () => {
  const acrossTable = () => newGame('a', betweenTwo({}, { increment: 2 }, true), 0)

  it('starts its clock with the first move, without an increment for that', () => {
    const game = acrossTable()
    expect(game.clock.running).toBeUndefined()
    const moved = playSans(game, 'e4', 60_000)
    expect(moved.clock.leftMs).toEqual({ w: MINUTES_10, b: MINUTES_10 })
    expect(moved.clock.running?.color).toBe('b')
    expect(takeBack(moved).clock.running).toBeUndefined()
  })

  it('stays the same after a restart', () => {
    expect(rematch(acrossTable(), 'b', 0).clock.running).toBeUndefined()
  })
})

describe('other clocks', () => {
  it('adds the increment with each move, in the times kept too', () => {
    const game = newGame('a', betweenTwo({}, { increment: 5 }), 0)
    const played = playSans(game, 'e4 e5')
    expect(played.clock.leftMs).toEqual({ w: MINUTES_10 + 4_000, b: MINUTES_10 + 4_000 })
  })

  it('never flags without a clock', () => {
    const game = newGame('a', againstComputer({}, { untimed: true }), 0)
    expect(endOf(reduceGame(game, { type: 'time-checked', atMs: 1e12 }))).toBeUndefined()
  })
})

describe('a rematch', () => {
  it('swaps colours and names, and carries the points to whom they belong', () => {
    const names = { w: 'Asha', b: 'Ravi' }
    const first = playSans(newGame('a', betweenTwo(names), 0), SCHOLARS_MATE)
    const second = rematch(first, 'b', 9_000)
    expect(second.opponent).toEqual({
      type: 'same-screen',
      names: { w: 'Ravi', b: 'Asha' },
      across: false,
    })
    expect(second.score).toEqual({ w: 0, b: 1 })
    const drawn = reduceGame(second, { type: 'draw-agreed', atMs: 10_000 })
    expect(rematch(drawn, 'c', 11_000).score).toEqual({ w: 1.5, b: 0.5 })
  })

  it('hands the other colour to a player of the computer', () => {
    expect(rematch(computerGame('w'), 'b', 0).opponent).toMatchObject({ seat: 'b' })
  })
})
