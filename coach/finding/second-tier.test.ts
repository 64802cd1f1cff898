import { describe, expect, it } from 'vitest'
import { holds } from '#coach/claims/proof.ts'
import { cp, reviewJudged, type JudgedCase } from '#coach/review/judged-move.fixture.ts'
import { sentenceOf } from '#coach/telling/wording.ts'

/** Mistakes of people's games that no claim explains. */
const TOLD: readonly JudgedCase[] = [
  [
    'two undefended pieces are attacked at once',
    '1r1r2k1/pp3ppp/2p2b2/4pN2/1Pn1P3/P2R1QPq/1B3P2/1R4K1 w - - 0 21',
    'b2a1',
    [[cp(40), 'b2c1 d8d3 f3d3 g7g6']],
    [[cp(200), 'c4d2 d3d2 d8d2 f3e3']],
    'Nd2 is a fork: the knight attacks the queen on f3 and the rook on b1 at once. Bc1 was better.',
  ],
  [
    'a threat comes with the line that carries it out',
    'r2qkb1r/ppp1pppp/2n2n2/5b2/2BP4/2N1PN2/PP3PPP/R1BQK2R b KQkq - 0 8',
    'h7h5',
    [[cp(10), 'e7e6 e1g1 f8e7']],
    [[cp(70), 'd1b3 d8d7 b3b7']],
    'Qb3 threatens Bxf7+, which would win two pawns. White wins a pawn: 9. Qb3 Kd7 10. Bxf7.',
  ],
]

describe('a mistake that no claim explains', () => {
  it.each(TOLD)('is told by what a person sees first: %s', (_, fen, moves, best, answers, sentence) => {
    const review = reviewJudged(fen, moves, best, answers, false)
    expect(sentenceOf(review, 0)).toContain(sentence)
    expect(review.claim && holds(review.claim)).toBe(true)
  })

  it.each(TOLD)('is not told if only the reason is wanted: %s', (_, fen, moves, best, answers) => {
    expect(reviewJudged(fen, moves, best, answers, true).claim?.kind).not.toBe('sight')
  })
})
