import { makeFen, START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import type { Uci } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { describe, expect, it } from 'vitest'
import { makeScore } from '#engine/score.ts'
import type { Limits } from './limits.ts'
import { Searcher } from './search.ts'

const TABLE_BYTES = 1 << 20

function positionAfter(fen: string, ...moves: Uci[]): Position {
  const position = positionOf(fen)
  for (const text of moves) {
    const move = parseUci(position, text)
    if (!move.ok) throw new Error(`${move.error} ${text}`)
    position.make(move.value)
  }
  return position
}

const find = (position: Position, limits: Limits) => new Searcher(TABLE_BYTES).search(position, limits)
const best = (position: Position, depth: number) => {
  const line = find(position, { depth }).lines[0]!
  return { move: makeUci(line.moves[0]!), score: line.score }
}

describe('the search finds mates', () => {
  it.each([
    ['back rank', '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'd1d8', 1],
    ['scholar', 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4', 'h5f7', 1],
    ['smothered, by sacrifice', '5r1k/6pp/7N/3Q4/8/8/6PP/6K1 w - - 0 1', 'd5g8', 2],
    ['Réti 1910', 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9', 'd3d8', 3],
    ['for Black', '6k1/8/8/8/8/5q2/8/6K1 b - - 0 1', undefined, undefined],
  ] as const)('%s', (_, fen, move, moves) => {
    const found = best(positionAfter(fen), 6)
    if (move === undefined) {
      expect(found.score).toBeGreaterThan(1000)
      return
    }
    expect(found.move).toBe(move)
    expect(makeScore(found.score)).toEqual({ type: 'mate', moves })
  })

  // From the Lichess puzzle database (CC0): the opponent's move that allows the mate, and the number of moves to mate.
  it.each<[string, string, Uci, number]>([
    ['03wQ4', '2k1r3/7p/1p6/6Q1/4q2P/3pB3/PPr2P2/3RKR2 w - - 3 31', 'd1d2', 2],
    ['03deT', 'r2q1b1r/pp2nQpk/8/3P1N1p/2Pn1PP1/N2p2P1/PP6/R1B1K2R b KQ - 0 17', 'e7f5', 3],
    ['07LLu', '4r3/6k1/6p1/3p1p2/1p4n1/1P1BbK2/2P1R1P1/5R2 w - - 0 35', 'f1a1', 4],
  ])('with a line that plays it out, in no fewer and no more moves: %s', (_, fen, before, moves) => {
    const position = positionAfter(fen, before)
    const [line] = find(position, { depth: 2 * moves + 3 }).lines
    expect(makeScore(line!.score)).toEqual({ type: 'mate', moves })
    expect(line!.moves).toHaveLength(2 * moves - 1)
    for (const move of line!.moves) position.make(move)
    expect(outcomeOf(position)?.reason).toBe('checkmate')
  })

  it('says how long the side to move can hold out', () => {
    const mated = best(positionAfter('7k/R7/8/1R6/8/8/8/7K b - - 0 1'), 5)
    expect(makeScore(mated.score)).toEqual({ type: 'mate', moves: -1 })
  })
})

it('goes deeper than asked while it has done less than the effort asked of it', () => {
  const narrow = positionAfter('8/8/8/3k4/8/3K4/3P4/8 w - - 0 1')
  const plain = find(narrow, { depth: 3 })
  const further = find(narrow, { depth: 3, effort: 2000 })
  expect(plain.depth).toBe(3)
  expect(further.depth).toBeGreaterThan(3)
  expect(further.nodes).toBeGreaterThanOrEqual(2000)
  expect(find(narrow, { depth: 3, effort: plain.nodes }).depth).toBe(3)
})

describe('the search knows draws', () => {
  it('does not stalemate when it is winning', () => {
    // Qf7 and Qg6 stalemate.
    const { move } = best(positionAfter('7k/8/8/5QK1/8/8/8/8 w - - 0 1'), 5)
    expect(['f5f7', 'f5g6']).not.toContain(move)
  })

  it('stalemates when that is all there is', () => {
    const { score } = best(positionAfter('k7/P7/8/1K6/8/8/8/8 w - - 0 1'), 4)
    expect(score).toBe(0)
  })

  it('takes a perpetual check rather than lose', () => {
    const drawn = best(positionAfter('6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 1'), 8)
    expect(drawn.move).toBe('h5e8')
    expect(drawn.score).toBe(0)
  })

  it('sees that a position would stand for the third time', () => {
    const shuffled = positionAfter(
      '7k/8/8/8/8/8/q7/7K b - - 0 1',
      ...['a2b2', 'h1g1', 'b2a2', 'g1h1', 'a2b2', 'h1g1'],
    )
    const { move, score } = best(shuffled, 4)
    expect(move).not.toBe('b2a2')
    expect(score).toBeGreaterThan(0)
  })

  it('takes a second time for a draw while it plays, and for none where it judges a game of others', () => {
    // White's queen moves back and forth; Black's king can now return to a square it has been on once.
    const toAndFro = ['e2e1', 'h8h7', 'e1e2', 'h7h8', 'e2e1'] as const
    const position = positionAfter('7k/8/8/8/8/8/4Q3/1K6 w - - 0 1', ...toAndFro)
    expect(best(position, 6).score).toBe(0)
    expect(find(position, { depth: 6, drawnTime: 3 }).lines[0]!.score).toBeLessThan(-500)
  })

  it('sees the fifty-move rule, and that mate goes before it', () => {
    expect(best(positionAfter('7k/8/8/8/3R4/8/8/K7 w - - 99 80'), 4).score).toBe(0)
    expect(makeScore(best(positionAfter('7k/R7/1R6/8/8/8/8/K7 w - - 99 80'), 4).score)).toEqual({
      type: 'mate',
      moves: 1,
    })
  })

  it('knows that lone minor pieces cannot win', () => {
    expect(best(positionAfter('8/8/4k3/8/8/3NK3/8/8 w - - 0 1'), 3).score).toBe(0)
  })
})

describe('the search keeps its promises', () => {
  const MIDDLEGAME = 'r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9'

  it('leaves the position as it found it', () => {
    const position = positionAfter(MIDDLEGAME)
    const before = makeFen(position)
    find(position, { depth: 5 })
    expect(makeFen(position)).toBe(before)
    find(position, { depth: 30, nodes: 3000 })
    expect(makeFen(position)).toBe(before)
  })

  it('is repeated exactly after clear()', () => {
    const searcher = new Searcher(TABLE_BYTES)
    const once = searcher.search(positionAfter(MIDDLEGAME), { depth: 5 })
    searcher.search(positionAfter(START_FEN), { depth: 5 })
    searcher.clear()
    expect(searcher.search(positionAfter(MIDDLEGAME), { depth: 5 })).toEqual(once)
  })

  it('stops when told, with a legal move in hand', () => {
    let asked = 0
    const found = find(positionAfter(MIDDLEGAME), { depth: 60, shouldStop: () => ++asked > 5 })
    expect(found.nodes).toBeLessThan(10 * 512)
    expect(found.lines[0]!.moves.length).toBeGreaterThan(0)
  })

  it('finishes depth 1 whatever happens', () => {
    const found = find(positionAfter(MIDDLEGAME), { depth: 60, nodes: 1, shouldStop: () => true })
    expect(found.depth).toBe(1)
    expect(found.lines).toHaveLength(1)
  })

  it('keeps to a number of nodes', () => {
    expect(find(positionAfter(MIDDLEGAME), { depth: 60, nodes: 5000 }).nodes).toBeLessThanOrEqual(5000 + 512)
  })

  it('says what is expected to follow, also where it is cut short above its window', () => {
    const position = positionAfter(MIDDLEGAME)
    const [line] = find(position, { depth: 60, nodes: 26_500 }).lines
    expect(line!.moves.length).toBeGreaterThan(1)
    expect(() => positionAfter(MIDDLEGAME, ...line!.moves.map(makeUci))).not.toThrow()
  })

  it('finds several different moves, best first, each with a legal line', () => {
    const { lines } = find(positionAfter(MIDDLEGAME), { depth: 4, variations: 5 })
    expect(new Set(lines.map(({ moves }) => moves[0])).size).toBe(5)
    const scores = lines.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const { moves } of lines) {
      expect(() => positionAfter(MIDDLEGAME, ...moves.map(makeUci))).not.toThrow()
    }
  })

  it('considers only the moves it is given', () => {
    const position = positionAfter(START_FEN)
    const move = parseUci(position, 'a2a3')
    if (!move.ok) throw new Error(move.error)
    const { lines } = find(position, { depth: 3, moves: [move.value], variations: 3 })
    expect(lines.map(({ moves }) => moves[0])).toEqual([move.value])
  })

  it('finds nothing where there is nothing', () => {
    expect(find(positionAfter('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), { depth: 3 }).lines).toEqual([])
  })

  it('answers the position with the most moves of all', () => {
    const position = positionAfter('R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1')
    expect(makeScore(find(position, { depth: 3 }).lines[0]!.score)).toEqual({ type: 'mate', moves: 1 })
  })
})

describe('several lines of a search that is cut short', () => {
  const positions = {
    'an attack': '2r3k1/p2p1ppp/b3p3/3pP3/8/1P4R1/q4PPP/Q5K1 w - - 0 22',
    'an endgame': '8/8/8/1p1k4/1P4p1/p3K1Pp/P6P/8 w - - 5 48',
    'a middlegame': '3r3k/1p4b1/p1p3pp/2PqP3/1PQp1P1P/P2R2PB/7K/8 w - - 2 39',
  }
  it.each(Object.entries(positions))('have scores that moves have, best first: %s', (_, fen) => {
    const position = positionAfter(fen)
    for (let nodes = 1_000; nodes <= 10_000; nodes += 750) {
      const { lines } = find(position, { depth: 30, nodes, variations: 3 })
      const scores = lines.map(({ score }) => score)
      expect(new Set(lines.map(({ moves }) => moves[0])).size, `${nodes} nodes`).toBe(3)
      expect(scores, `${nodes} nodes`).toEqual(scores.toSorted((a, b) => b - a))
      // -32,000 would be mate in zero: a bound of the search window, not the score of a move.
      expect(scores[2], `${nodes} nodes`).toBeGreaterThan(-32_000)
    }
  })

  it('are those of the iteration before where it has proved nothing', () => {
    const position = positionAfter(positions['a middlegame'])
    const before = find(position, { depth: 6, variations: 2 })
    const cut = find(position, { depth: 30, nodes: before.nodes + 1, variations: 2 })
    expect(cut.depth).toBe(6)
    expect(cut.lines).toEqual(before.lines)
  })
})
