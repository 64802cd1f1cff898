import { describe, expect, it } from 'vitest'
import type { Score } from '#engine/protocol.ts'
import { withHindsight } from './hindsight.ts'
import type { Judgement } from './judgement.ts'

const pawns = (value: number): Score => ({ type: 'centipawns', value: 100 * value })
/** Scores are from the view of the side to move. Each line is a move and what follows it. */
const judged = (score: Score, ...lines: string[]): Judgement => ({
  depth: 12,
  variations: lines.map((moves) => ({ score, moves: moves.split(' ') })),
})
const OVER: Judgement = { depth: 0, variations: [] }

const scoresOf = (judgements: readonly Judgement[]) =>
  judgements.map(({ variations }) => variations[0]?.score)

describe('hindsight', () => {
  it('changes nothing while the judgements agree', () => {
    const judgements = [judged(pawns(0.2), 'e2e4'), judged(pawns(-0.2), 'e7e5'), judged(pawns(0.2), 'g1f3')]
    const corrected = withHindsight(['e2e4', 'e7e5'], judgements)
    for (const [index, each] of corrected.entries()) expect(each).toBe(judgements[index])
  })

  it('takes back the worth of a choice that was played and refuted, up to the move that allowed it', () => {
    const judgements = [
      judged(pawns(0), 'a2a3'),
      judged(pawns(0), 'a7a6 g2g3'),
      judged(pawns(0), 'b2b3 b7b6', 'c2c3'),
      judged(pawns(2), 'g7g6', 'h7h6'),
    ]
    const corrected = withHindsight(['h2h3', 'a7a6', 'b2b3'], judgements)
    expect(scoresOf(corrected)).toEqual([pawns(0), pawns(2), pawns(-2), pawns(2)])
    expect(corrected[1]!.variations[0]!.moves).toEqual(['a7a6', 'b2b3', 'g7g6'])
    // The other move was not searched against this refutation.
    expect(corrected[2]!.variations).toHaveLength(1)
  })

  it.each([
    ['promised more', 'b2b3 b7b6', pawns(0.1), 0],
    ['promised as little', 'b2b3 b7b6', pawns(-2), undefined],
  ])('disputes the line of a refuted choice if the second choice %s', (_, choice, second, disputed) => {
    const refuted = {
      depth: 12,
      variations: [
        { score: pawns(0.2), moves: choice.split(' ') },
        { score: second, moves: ['c2c3'] },
      ],
    }
    const judgements = [judged(pawns(0), 'a7a6'), refuted, judged(pawns(2), 'g7g6', 'h7h6')]
    const corrected = withHindsight(['a7a6', 'b2b3'], judgements)
    expect(corrected[1]!.disputed).toBe(disputed)
    // Seen from the move before, the same move comes one later.
    expect(corrected[0]!.disputed).toBe(disputed === undefined ? undefined : disputed + 1)
  })

  it('raises the worth of a position if another move than the choice turned out better', () => {
    const judgements = [judged(pawns(0), 'a2a3'), judged(pawns(0), 'a7a6'), judged(pawns(-2), 'b2b3')]
    const corrected = withHindsight(['h2h3', 'b7b5'], judgements)
    expect(scoresOf(corrected)).toEqual([pawns(0), pawns(2), pawns(-2)])
    expect(corrected[1]!.variations[0]!.moves).toEqual(['b7b5', 'b2b3'])
  })

  it('leaves a mistake a mistake', () => {
    const judgements = [judged(pawns(0), 'a2a3'), judged(pawns(3), 'a7a6')]
    expect(withHindsight(['h2h3'], judgements)).toEqual(judgements)
  })

  it('ends at positions without a judgement or without moves', () => {
    const judgements = [judged(pawns(0), 'e2e4'), judged({ type: 'mate', moves: 1 }, 'd8h4'), OVER]
    expect(withHindsight(['g2g4', 'd8h4'], judgements)).toEqual(judgements)
    expect(withHindsight([], [OVER])).toEqual([OVER])
  })

  it('changes nothing the second time, and keeps what it made', () => {
    const judgements = [judged(pawns(0), 'a2a3'), judged(pawns(0), 'a7a6'), judged(pawns(-2), 'b2b3')]
    const moves = ['h2h3', 'b7b5']
    const corrected = withHindsight(moves, judgements)
    expect(withHindsight(moves, corrected)).toEqual(corrected)
    expect(withHindsight(moves, judgements)[1]).toBe(corrected[1])
  })
})
