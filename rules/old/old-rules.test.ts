import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { oldStatusOf } from './ends.ts'
import { oldRules, readOldPosition, type PlayedPosition } from './old-rules.ts'
import { VARIANTS, type Elephant, type Variant } from './variant.ts'

/** Positions with their moves and ends as Fairy-Stockfish 11.1 and a second program found them; see docs/credits.md. */
const JUDGES = new URL('../judges/', import.meta.url)

const SHATRANJ: Variant = VARIANTS.shatranj
const MEDINA: Variant = { ...SHATRANJ, baring: 'medina' }

function rowsOf(name: string): string[][] {
  const file = readFileSync(new URL(name, JUDGES))
  const text = (name.endsWith('.gz') ? gunzipSync(file) : file).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}

function positionOf(fen: string, variant: Variant = SHATRANJ): PlayedPosition {
  const read = readOldPosition(fen, variant)
  if (!read.ok) throw new Error(`${fen}: ${read.error}`)
  return read.value
}

function play(position: PlayedPosition, moves: string): PlayedPosition {
  for (const text of moves.split(' ')) {
    const move = position.parseUci(text)
    if (!move.ok) throw new Error(`${text}: ${move.error}`)
    position.make(move.value)
  }
  return position
}

const answerOf = (position: PlayedPosition): string =>
  [
    oldStatusOf(position),
    ...position
      .legalMoves()
      .map((move) => position.makeUci(move))
      .toSorted(),
  ].join(' ')

describe('moves and ends of random positions', () => {
  it.each<[string, Variant]>([
    ['shatranj', SHATRANJ],
    ['chaturanga', VARIANTS.chaturanga],
    ['chaturanga-silver', { ...VARIANTS.chaturanga, elephant: 'silver' }],
    ['chaturanga-dabbaba', { ...VARIANTS.chaturanga, elephant: 'dabbaba' }],
  ])('of %s are those of the judges', (name, variant) => {
    const rows = rowsOf(`${name}-positions.tsv.gz`)
    const wrong = rows.filter(([fen, , status, moves]) => {
      const expected = [status, ...moves!.split(' ').toSorted()].join(' ').replace(' -', '')
      return answerOf(positionOf(fen!, variant)) !== expected
    })
    expect(wrong).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(500)
  })

  it('of games that ended in mate or stalemate are those of the judges', () => {
    for (const [fen, end] of rowsOf('game-ends.tsv.gz'))
      expect([fen, oldStatusOf(positionOf(fen!))]).toEqual([fen, end])
  })
})

describe('perft', () => {
  const rows = rowsOf('perft.tsv').map(([fen, depth, nodes, , elephant]) => ({
    ...{ fen: fen!, depth: Number(depth), nodes: Number(nodes), elephant: elephant as Elephant },
  }))

  it.each(rows.filter(({ nodes }) => nodes < 5000))(
    '$elephant $depth: $fen',
    ({ fen, depth, nodes, elephant }) => {
      expect(perft(positionOf(fen, { ...SHATRANJ, elephant }), depth)).toBe(nodes)
    },
  )
})

function perft(position: PlayedPosition, depth: number): number {
  const moves = position.legalMoves()
  if (depth <= 1) return moves.length
  let nodes = 0
  for (const move of moves) {
    position.make(move)
    nodes += perft(position, depth - 1)
    position.unmake()
  }
  return nodes
}

type Case = [fen: string, moves: string, after: string, usual: string, medina: string]

describe('baring', () => {
  it.each(rowsOf('baring.tsv') as Case[])('%s, then %s', (fen, moves, after, usual, medina) => {
    for (const [variant, expected] of [
      [SHATRANJ, usual],
      [MEDINA, medina],
    ] as const) {
      const position = positionOf(fen, variant)
      if (moves !== '-') play(position, moves)
      expect(position.makeFen().split(' ')[0]).toBe(after.split(' ')[0])
      expect(resultOf(position)).toBe(expected)
    }
  })

  it('has no meaning in chaturanga, where only two bare kings end the game', () => {
    const won = '8/8/2k5/8/3Q4/8/8/K7 w - - 0 1'
    expect(positionOf(won).outcome()).toEqual({ reason: 'bare-king', winner: 'w' })
    expect(positionOf(won, VARIANTS.chaturanga).outcome()).toBeUndefined()
    const both = '8/8/2k5/8/8/8/8/K7 w - - 0 1'
    expect(positionOf(both, VARIANTS.chaturanga).outcome()).toEqual({
      reason: 'both-kings-bare',
      winner: undefined,
    })
  })
})

function resultOf(position: PlayedPosition): string {
  const outcome = position.outcome()
  if (!outcome) return 'goes on'
  if (outcome.winner === undefined) return 'draw (both bare)'
  const winner = outcome.winner === 'w' ? 'White' : 'Black'
  return `${winner} wins (${outcome.reason === 'bare-king' ? 'baring' : outcome.reason})`
}

describe('ends that belong to the game', () => {
  it('is drawn when a position occurs for the third time', () => {
    const game = positionOf(oldRules('shatranj').start)
    const round = 'b1c3 b8c6 c3b1 c6b8'
    play(game, round)
    expect(game.outcome()).toBeUndefined()
    play(game, round)
    expect(game.outcome()).toEqual({ reason: 'threefold-repetition', winner: undefined })
    expect(game.clone().outcome()).toEqual(game.outcome())
  })

  it('is drawn after a hundred moves by each side without a capture or pawn move', () => {
    const rooks = (halfmoves: number) => positionOf(`r3k3/8/8/8/8/8/8/R3K2R w - - ${halfmoves} 150`)
    expect(play(rooks(198), 'h1h2').outcome()).toBeUndefined()
    expect(play(rooks(199), 'h1h2').outcome()).toEqual({ reason: 'hundred-move-rule', winner: undefined })
  })

  it.each<['loses' | 'wins', 'w' | 'b']>([
    ['loses', 'w'],
    ['wins', 'b'],
  ])('a side without a move %s where the variant says so', (stalemated, winner) => {
    const position = positionOf('k7/2Q5/1K6/8/8/8/8/8 b - - 0 1', { ...SHATRANJ, stalemated })
    expect(position.outcome()).toEqual({ reason: 'stalemate', winner })
  })
})

describe('problems of the old masters', () => {
  const problems = JSON.parse(readFileSync(new URL('mansubat.json', JUDGES), 'utf8')) as {
    readonly name: string
    readonly task: string
    readonly fen: string
    readonly solution: string
  }[]

  it.each(problems)('$name: the solution is legal and keeps its promise', ({ task, fen, solution }) => {
    const position = play(positionOf(fen), solution)
    const end = /\bmates?\b/.test(task)
      ? 'mate'
      : task.startsWith('Black to move loses')
        ? 'bare-loss'
        : 'open'
    expect(oldStatusOf(position)).toBe(end)
  })
})

describe('a FEN from outside', () => {
  it.each([
    ['8/8/8/8/8/8/8/K7 w - - 0 1', 'ERR_KINGS'],
    ['k7/8/8/8/8/8/8/KK6 w - - 0 1', 'ERR_KINGS'],
    ['k6P/8/8/8/8/8/8/K7 w - - 0 1', 'ERR_PAWN_ON_LAST_RANK'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'ERR_MODERN_RIGHTS'],
    ['k7/8/8/8/8/8/8/R3K3 w - - 0 1', 'ERR_OPPONENT_IN_CHECK'],
    ['nonsense', 'ERR_FEN_FIELDS'],
  ])('%s is refused', (fen, error) => {
    expect(oldRules('shatranj').readPosition(fen)).toEqual({ ok: false, error })
  })
})

describe('a move as text', () => {
  it.each([
    ['4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'a1d1', 'Rad1'],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q', 'a8=Q'],
    ['1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7b8q', 'axb8=Q'],
    ['4k3/8/8/8/8/8/8/2B1K3 w - - 0 1', 'c1e3', 'Be3'],
    ['k7/8/8/8/8/8/8/4K2R w - - 0 1', 'h1h8', 'Rh8+'],
    ['k7/7R/8/8/8/8/8/4K1R1 w - - 0 1', 'g1g8', 'Rg8#'],
  ])('in %s, %s is %s', (fen, uci, san) => {
    const position = positionOf(fen)
    const move = position.parseUci(uci)
    expect(move.ok && position.makeSan(move.value)).toBe(san)
    expect(position.makeFen()).toBe(fen)
  })

  it.each([
    ['e2e4', 'ERR_UCI_ILLEGAL'],
    ['e2e3n', 'ERR_UCI_SYNTAX'],
    ['', 'ERR_UCI_SYNTAX'],
  ])('%s is refused', (text, error) => {
    expect(positionOf(oldRules('shatranj').start).parseUci(text)).toEqual({ ok: false, error })
  })
})
