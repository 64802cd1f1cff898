import { describe, expect, it } from 'vitest'
import { readLine } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import type { San } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Score, Variation } from '#engine/protocol.ts'
import { whatItThreatens, whatPeoplePlay, whyNot } from './ask.ts'
import { reviewLastMove } from '#coach/review/review.ts'
import { say } from './wording.ts'

const cp = (value: number): Score => ({ type: 'centipawns', value })
const variation = (score: Score, moves: string): Variation => ({ score, moves: moves.split(' ') })

/** The knight on e5 is attacked, and the pawn on d5 hangs. */
const FEN = 'r1bqkb1r/ppp2ppp/2n2n2/3pN3/8/2N5/PPPPPPPP/R1BQKB1R w KQkq - 0 5'

function asked(fen: string, move: string, best: Variation, reply: Variation): string | undefined {
  const line = readLine(fen, [move], parseUci)
  if (!line.ok) throw new Error(line.error)
  const review = reviewLastMove({
    ...{ line: line.value, bookPlies: 0 },
    before: { depth: 15, variations: [best] },
    after: { depth: 15, variations: [reply] },
  })
  if (!review.ok) throw new Error(review.error)
  const answer = whyNot(line.value.positionAt(0), review.value, reply.moves, 'w')
  return say(answer.facts)
}

describe('why not this move', () => {
  const best = variation(cp(10), 'e5c6 b7c6 d2d4')
  it.each<[string, string, Variation, Variation, string]>([
    [
      'is as good as the best',
      'd2d4',
      best,
      variation(cp(-10), 'c6e5 d4e5'),
      'The engine sees nothing wrong with d4.',
    ],
    [
      'is nearly as good',
      'd2d4',
      variation(cp(30), 'e5c6 b7c6'),
      variation(cp(-14), 'c6e5 d4e5'),
      'The engine sees little wrong with d4. Nxc6 is a bit better.',
    ],
    [
      'allows something',
      'a2a3',
      best,
      variation(cp(150), 'c6e5 d2d4 e5g6'),
      'Your knight on e5 was attacked already, and a3 does not save it: Nxe5 takes it. Nxc6 is better.',
    ],
    [
      'has a reply, and nothing is proved',
      'a2a3',
      variation(cp(60), 'e5c6 b7c6'),
      variation(cp(60), 'f8d6 e5f3 e8g8'),
      'The strongest reply is 5... Bd6 6. Nf3 O-O.',
    ],
  ])('if it %s', (_, move, first, reply, text) => {
    expect(asked(FEN, move, first, reply)).toBe(text)
  })

  it('names the better move first if it misses a chance', () => {
    const fen = '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1'
    const said = asked(fen, 'e1e2', variation(cp(400), 'd1d5 e8e7'), variation(cp(-150), 'd5f6 e2f3'))
    expect(said).toBe('Ke2 misses Rxd5. The knight on d5 has no defender: Rxd5 takes it.')
  })
})

describe('what a move threatens', () => {
  it.each<[string, string, San, string | undefined]>([
    ['mate', '5rk1/p4ppp/8/8/8/3Q4/2B5/6K1 b - - 0 1', 'Qd3', 'Qd3 threatens mate with Qxh7.'],
    ['a piece', '4k3/8/8/3b4/8/8/8/3RK3 b - - 0 1', 'Rd1', 'Rd1 threatens Rxd5, which would win a bishop.'],
    ['nothing', '4k3/p7/8/8/8/8/P7/4K3 b - - 0 1', 'Ke1', 'Ke1 threatens to win nothing at once.'],
    ['a check', '4k3/8/8/8/8/8/8/4RK2 b - - 0 1', 'Re1+', 'Re1+ gives check.'],
    ['the game is over', 'R3k3/8/4K3/8/8/8/8/8 b - - 0 1', 'Ra8#', undefined],
    ['a pawn, which every other move does', '4k3/8/8/3p4/8/8/8/3RK3 b - - 0 1', 'Rd1', undefined],
  ])('%s', (_, fen, san, text) => {
    expect(say(whatItThreatens(positionOf(fen), san, 'b').facts)).toBe(text)
  })
})

describe('what people would play', () => {
  it('names their commonest moves for each rating, but no rare one', () => {
    const moves = [
      { move: 'g1f3', chance: 0.04 },
      { move: 'd2d4', chance: 0.31 },
      { move: 'e2e4', chance: 0.62 },
    ]
    const start = positionOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
    const answer = whatPeoplePlay(start, [
      { rating: 1000, moves },
      { rating: 2000, moves: [] },
    ])
    expect(say(answer.facts)).toBe('Players of about 1000 would choose e4 (62%) or d4 (31%).')
  })
})
