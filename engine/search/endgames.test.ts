import { readPosition } from '#chess/line.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { GameOutcome } from '#chess/types.ts'
import { evaluate } from '#engine/evaluation/evaluate.ts'
import { NetEvaluation } from '#engine/net/net-evaluation.ts'
import { netOf, simdKernel } from '#engine/net/net.fixture.ts'
import { makeScore } from '#engine/score.ts'
import type { Judge } from './limits.ts'
import { Searcher } from './search.ts'

/** Plays both sides with a fixed number of nodes per move. `undefined` if the game has not ended after fifty moves. */
function playOut(fen: string, nodes: number, judge: Judge = evaluate): GameOutcome | undefined {
  const line = readPosition({ start: knownFen(fen), moves: [] })
  if (!line.ok) throw new Error(line.error)
  const position = line.value
  const players = [new Searcher(4 << 20, judge), new Searcher(4 << 20, judge)]
  for (let halfMove = 0; halfMove < 100; halfMove++) {
    const outcome = outcomeOf(position)
    if (outcome) return outcome
    position.make(players[halfMove % 2]!.search(position, { depth: 40, nodes }).lines[0]!.moves[0]!)
  }
}

describe('a queen wins within fifty moves', () => {
  it.each([
    ['against a bishop', '8/8/3k4/3b4/8/8/1Q6/K7 w - - 0 1'],
    ['against a bishop beside its king', '8/8/8/3kb3/8/8/8/KQ6 w - - 0 1'],
    ['against a knight', '8/3n4/3k4/8/8/8/1Q6/K7 w - - 0 1'],
    ['against a rook', '8/8/3k4/3r4/8/8/1Q6/K7 w - - 0 1'],
    ['against a bishop, as Black', '4k3/3q4/8/8/8/8/4B3/4K3 b - - 0 1'],
  ])('%s', (_, fen) => {
    const queens = fen.includes('q') ? 'b' : 'w'
    // The rook defends well; thirty thousand nodes take some 60 ms.
    expect(playOut(fen, /r/i.test(fen) ? 30_000 : 6000)).toMatchObject({ winner: queens })
  })
})

const file = readFileSync('engine/net/net.bin')
const { judge } = new NetEvaluation(netOf(new Uint8Array(file).buffer), simdKernel())

// From the Lichess puzzle database (CC0), starting with the solver's first move.
describe('a mate is reported with its distance, judged by the net', () => {
  it.each([
    ['03deT', 'r2q1b1r/pp3Qpk/8/3P1n1p/2Pn1PP1/N2p2P1/PP6/R1B1K2R w KQ - 0 18', 3],
    ['07LLu', '4r3/6k1/6p1/3p1p2/1p4n1/1P1BbK2/2P1R1P1/R7 b - - 1 35', 4],
    ['f9k0I', 'R7/3p3Q/3qpkp1/5p2/8/1P3PP1/1b5P/7K b - - 0 37', 5],
  ])('%s', (_, fen, moves) => {
    const line = readPosition({ start: knownFen(fen), moves: [] })
    if (!line.ok) throw new Error(line.error)
    const [best] = new Searcher(4 << 20, judge).search(line.value, { depth: 30, nodes: 30_000 }).lines
    expect(makeScore(best!.score)).toEqual({ type: 'mate', moves })
    expect(best!.moves).toHaveLength(2 * moves - 1)
    for (const move of best!.moves) line.value.make(move)
    expect(outcomeOf(line.value)?.reason).toBe('checkmate')
  })
})

describe('two pieces win against one within fifty moves, judged by the net', () => {
  it.each([
    ['two rooks against a rook', '8/8/3k4/3r4/8/8/1R6/KR6 w - - 0 1'],
    ['queen and bishop against a rook', '8/8/3k4/3r4/8/8/1B6/KQ6 w - - 0 1'],
    ['queen and rook against a queen', '8/8/3k4/3q4/8/8/1R6/KQ6 w - - 0 1'],
    ['two rooks against a bishop', '8/8/3k4/3b4/8/8/1R6/KR6 w - - 0 1'],
    ['rook and bishop against a knight', '8/8/3k4/4n3/8/8/1R6/KB6 w - - 0 1'],
    ['rook and knight against a knight', '8/8/3k4/4n3/8/8/1R6/KN6 w - - 0 1'],
  ])('%s', (_, fen) => {
    expect(playOut(fen, 3000, judge)).toMatchObject({ winner: 'w' })
  })
})
