import { describe, expect, it } from 'vitest'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Color } from '#chess/types.ts'
import { classOfName, type ClassName } from '#endings/classes.ts'
import { generateTable } from '#endings/generate.ts'
import type { EndingTable } from '#endings/table.ts'
import { oracleOfTables } from '#endings/training/oracle.ts'
import {
  computePar,
  isRoundRight,
  countOwnMoves,
  reduceRound,
  startRound,
  type EndingRound,
  type RoundState,
} from './round.ts'
import { roundStatus } from './round-words.ts'

const tables = new Map<ClassName, EndingTable>()
function find(name: ClassName): EndingTable {
  const table = tables.get(name) ?? generateTable(classOfName(name), find)
  tables.set(name, table)
  return table
}
const oracle = oracleOfTables(find)

function roundOf(fen: string, pupil: Color, goal: EndingRound['goal']): EndingRound {
  const start = readLine(fen, [], parseUci)
  if (!start.ok) throw new Error(fen)
  return { start: start.value, pupil, goal }
}

/** Plays moves in turn: the pupil's as tries, the opponent's as replies. */
function play(round: EndingRound, ...ucis: readonly string[]): RoundState {
  return ucis.reduce((state, uci) => {
    const move = parseUci(state.line.positionAt(), uci)
    if (!move.ok) throw new Error(uci)
    const type = state.phase === 'asking' ? 'move' : 'reply'
    return reduceRound(round, oracle, state, { type, move: move.value })
  }, startRound(round))
}

const STALEMATE_TRAP = roundOf('7k/5K2/8/6Q1/8/8/8/8 w - - 0 1', 'w', 'win')
const WAITING_MOVE = roundOf('4k3/8/3K4/8/8/8/8/7R w - - 0 1', 'w', 'win')
const CORNER = roundOf('k7/8/K7/P7/8/8/8/8 w - - 0 1', 'b', 'hold')

describe('a round to win', () => {
  it('is done by mate, with the fewest moves', () => {
    const state = play(WAITING_MOVE, 'h1f1', 'e8d8', 'f1f8')
    expect(state).toMatchObject({ phase: 'done', end: 'mate', pliesLost: 0 })
    expect(isRoundRight(state)).toBe(true)
    expect(countOwnMoves(WAITING_MOVE, state.line)).toBe(2)
    expect(computePar(WAITING_MOVE, oracle)).toBe(2)
  })

  it('stops at the move that throws the win away, and continues after it is taken back', () => {
    const slipped = play(STALEMATE_TRAP, 'g5g6')
    expect(slipped).toMatchObject({ phase: 'slipped', slips: 1, slipAt: 0 })
    expect(roundStatus(STALEMATE_TRAP, slipped, 1)).toMatch(/^Qg6 turns a win in 1 into a draw\./)
    const back = reduceRound(STALEMATE_TRAP, oracle, slipped, { type: 'back' })
    expect(back).toMatchObject({ phase: 'asking', slips: 1 })
    expect(back.line.length).toBe(0)
    expect(isRoundRight(back)).toBe(false)
  })

  it('names the best of the moves that keep the win first', () => {
    expect(play(STALEMATE_TRAP, 'g5g6').told!.keeps[0]).toMatch(/#$/)
  })

  it('counts half-moves lost, and says how much later the win comes', () => {
    const state = play(WAITING_MOVE, 'h1h7', 'e8f8')
    expect(state.pliesLost).toBeGreaterThan(2)
    expect(roundStatus(WAITING_MOVE, state, 2)).toMatch(/^You still win, but \d+ moves later/)
  })

  it('is done once a new queen is left against a bare king', () => {
    const round = roundOf('8/4P1k1/4K3/8/8/8/8/8 w - - 0 1', 'w', 'win')
    expect(play(round, 'e7e8q')).toMatchObject({ phase: 'done', end: 'simple' })
  })
})

describe('a round to hold', () => {
  it('lets the opponent begin, and is done by stalemate', () => {
    expect(startRound(CORNER).phase).toBe('replying')
    // The pupil has no move after a6-b6 and a5-a6-a7; here the king is shut in at once.
    const round = roundOf('k7/P7/8/1K6/8/8/8/8 w - - 0 1', 'b', 'hold')
    expect(play(round, 'b5b6')).toMatchObject({ phase: 'done', end: 'rules' })
  })

  it('is done after ten moves without a slip', () => {
    const moves = [
      'a6b6',
      'a8b8',
      'b6c6',
      'b8a8',
      'c6b5',
      'a8b8',
      'b5c5',
      'b8a8',
      'c5d6',
      'a8b8',
      'd6d5',
      'b8a8',
    ]
    const more = ['d5e6', 'a8b8', 'e6e5', 'b8a8', 'e5f6', 'a8b8', 'f6f5', 'b8a8']
    const state = play(CORNER, ...moves, ...more, 'f5f4')
    expect(state).toMatchObject({ phase: 'done', end: 'moves' })
  })
})

describe('hints', () => {
  it('cost nothing for the idea, and the round for the man', () => {
    const once = reduceRound(WAITING_MOVE, oracle, startRound(WAITING_MOVE), { type: 'hint' })
    expect(isRoundRight(once)).toBe(true)
    expect(isRoundRight(reduceRound(WAITING_MOVE, oracle, once, { type: 'hint' }))).toBe(false)
  })
})

describe('a refutation', () => {
  it('is played from the mistake, and taken back as a whole', () => {
    const slipped = play(roundOf('8/8/6q1/7K/8/2k5/8/8 w - - 0 1', 'w', 'hold'), 'h5h4')
    const round = roundOf('8/8/6q1/7K/8/2k5/8/8 w - - 0 1', 'w', 'hold')
    let state = reduceRound(round, oracle, slipped, { type: 'show' })
    expect(state.phase).toBe('showing')
    const reply = parseUci(state.line.positionAt(), 'c3d3')
    if (!reply.ok) throw new Error('c3d3')
    state = reduceRound(round, oracle, state, { type: 'show-move', move: reply.value })
    expect(state.line.length).toBe(2)
    expect(reduceRound(round, oracle, state, { type: 'back' }).line.length).toBe(0)
  })
})
