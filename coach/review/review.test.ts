import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Score } from '#engine/protocol.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { holds } from '#coach/claims/proof.ts'
import { reviewGame, reviewLastMove, type JudgedGame } from './review.ts'

const judged = (score: Score, ...lines: string[]): Judgement => ({
  depth: 12,
  variations: lines.map((moves) => ({ score, moves: moves.split(' ') })),
})
/** Takes centipawns on Stockfish's scale; ours are half as large. */
const cp = (value: number): Score => ({ type: 'centipawns', value: value / 2 })
const popular = (...moves: string[]) => moves.map((move) => ({ move, share: 60 }))
const lineOf = (moves: string, start: string = START_FEN) => {
  const line = readLine(start, moves.split(' ').filter(Boolean), parseUci)
  return line.ok ? line.value : expect.fail(line.detail)
}
const OVER: Judgement = { depth: 0, variations: [] }

const FOOLS_MATE: JudgedGame = {
  line: lineOf('f2f3 e7e5 g2g4 d8h4'),
  judgements: [
    judged(cp(20), 'e2e4'),
    judged(cp(40), 'e7e5'),
    judged(cp(-40), 'e2e4'),
    judged({ type: 'mate', moves: 1 }, 'd8h4'),
    OVER,
  ],
  bookPlies: 0,
}

/** A game with a pawn move that loses a little. */
const QUIET_PAWN: JudgedGame = {
  line: lineOf('e2e4 e7e5 a2a3'),
  judgements: [
    judged(cp(20), 'e2e4'),
    judged(cp(-20), 'e7e5'),
    judged(cp(40), 'g1f3'),
    judged(cp(0), 'b8c6'),
  ],
  bookPlies: 0,
}

describe('a review', () => {
  it('calls a mate on the spot best, although no other move is good', () => {
    const [first, second, third, mating, over] = FOOLS_MATE.judgements
    const variations = [...mating!.variations, { score: cp(0), moves: ['e5e4'] }]
    const judgements = [first!, second!, third!, { ...mating!, variations }, over!]
    const review = reviewGame({ ...FOOLS_MATE, judgements })
    expect(review.ok && review.value.moves[3]!.moveClass).toBe('best')
  })

  it('puts classes, counts and the turning point together', () => {
    const review = reviewGame(FOOLS_MATE)
    if (!review.ok) throw new Error(review.error)
    const { moves, accuracy, counts, turningPoint, chances, phases } = review.value
    expect(moves.map(({ san }) => san)).toEqual(['f3', 'e5', 'g4', 'Qh4#'])
    expect(moves.map(({ moveClass }) => moveClass)).toEqual(['inaccuracy', 'best', 'blunder', 'best'])
    expect(moves[2]!.claim).toMatchObject({ kind: 'mate', about: 'allowed', moves: 1 })
    expect(moves[3]!.claim).toMatchObject({ kind: 'mate', about: 'played', moves: 1 })
    expect(moves.every(({ claim }) => claim === undefined || holds(claim))).toBe(true)
    expect(moves[3]!.after).toEqual({ type: 'over', points: 0 })
    expect(turningPoint).toBe(2)
    expect(counts.w.blunder).toBe(1)
    expect(counts.b.best).toBe(2)
    expect(accuracy).toEqual({ w: undefined, b: undefined })
    expect(chances).toHaveLength(5)
    expect(chances[4]).toBe(0)
    expect(new Set(phases)).toEqual(new Set(['opening']))
  })

  it('proves a claim once, however often the game is reviewed', () => {
    const [first, again, other] = [
      FOOLS_MATE,
      FOOLS_MATE,
      { ...FOOLS_MATE, judgements: structuredClone(FOOLS_MATE.judgements) },
    ].map((game) => {
      const review = reviewGame(game)
      return review.ok ? review.value.moves[2]!.claim : undefined
    })
    expect(again).toBe(first)
    expect(other).toEqual(first)
    expect(other).not.toBe(first)
  })

  it('calls a move best only if it is the engine’s choice or of equal worth', () => {
    const review = reviewGame({
      line: lineOf('b2b3', '6k1/5ppp/8/8/8/8/1Q6/K3R3 w - - 0 1'),
      judgements: [judged({ type: 'mate', moves: 1 }, 'e1e8'), judged({ type: 'mate', moves: -2 }, 'g8f8')],
      bookPlies: 0,
    })
    expect(review).toMatchObject({ ok: true, value: { moves: [{ moveClass: 'excellent', loss: 0 }] } })
  })

  it('doubts a line of the game if the engine’s second choice might have been better', () => {
    const lines: readonly (readonly [number, string])[][] = [
      [[-144, 'e7c7 a2a4 f8c5 e1c1']],
      [[210, 'c3b5 c6b5']],
      [
        [-150, 'c6b5 c4b5 b8d7 e1c1'],
        [-242, 'b8a6 g5e3 f6e4 e1c1'],
      ],
      [[222, 'c4b5 e8d8 e1g1 d8c8']],
      [
        [-126, 'b8d7 e1c1 a8d8 b5d7'],
        [-222, 'e8d8 e1c1 d8c8 d1d3'],
      ],
      [[596, 'e1c1 a8b8 d1d7 e7d7 b5d7 f6d7 b3d5 f8c5 h1d1 e8g8 d5d7']],
      [[-576, 'a8b8 d1d7 e7d7 b5d7 f6d7 b3a4 f8c5']],
    ]
    const review = reviewGame({
      // Morphy against the Duke of Brunswick and Count Isouard, from 9... b5.
      line: lineOf(
        'b7b5 c3b5 c6b5 c4b5 b8d7 e1c1',
        'rn2kb1r/pp2qppp/2p2n2/4p1B1/2B1P3/1QN5/PPP2PPP/R3K2R b KQkq - 1 9',
      ),
      judgements: lines.map((each) => ({
        depth: 12,
        variations: each.map(([score, moves]) => ({ score: cp(score), moves: moves.split(' ') })),
      })),
      bookPlies: 0,
    })
    const claim = review.ok ? review.value.moves[0]!.claim : undefined
    expect(claim).toMatchObject({ kind: 'material', motif: 'best-play', isDisputed: true })
  })

  it('calls moves of the book so as long as the book lasts', () => {
    const review = reviewGame({ ...FOOLS_MATE, bookPlies: 2 })
    expect(review.ok && review.value.moves.map(({ moveClass }) => moveClass)).toEqual([
      'book',
      'book',
      'blunder',
      'best',
    ])
  })

  it.each<[string, Partial<JudgedGame>, string | undefined]>([
    ['nothing where no book is known', {}, undefined],
    [
      'what people play instead, to a strong player',
      { bookPlies: 2, bookMoves: popular('g1f3', 'b1c3') },
      'book',
    ],
    [
      'nothing below a rating of 1600',
      { bookPlies: 2, bookMoves: popular('g1f3'), ratings: { w: 1599, b: 2000 } },
      undefined,
    ],
    [
      'nothing where the strength is not known',
      { bookPlies: 2, bookMoves: popular('g1f3'), ratings: undefined },
      undefined,
    ],
    ['nothing where nobody plays anything else', { bookPlies: 2, bookMoves: [] }, undefined],
    ['nothing where the game stays in it', { bookPlies: 3, bookMoves: popular('b8c6') }, undefined],
    [
      'nothing of a move that is as good',
      {
        bookPlies: 2,
        bookMoves: popular('g1f3'),
        judgements: QUIET_PAWN.judgements.with(3, judged(cp(-38), 'b8c6')),
      },
      undefined,
    ],
    [
      'nothing of a mistake, which has a reason of its own',
      {
        bookPlies: 2,
        bookMoves: popular('g1f3'),
        judgements: QUIET_PAWN.judgements.with(3, judged(cp(120), 'b8c6')),
      },
      undefined,
    ],
  ])('tells where the book is left: %s', (_, change, kind) => {
    const review = reviewGame({
      ...{ ...QUIET_PAWN, ratings: { w: 1600, b: undefined }, isReasonOnly: true },
      ...change,
    })
    const claim = review.ok ? review.value.moves[2]!.claim : expect.fail(review.error)
    expect(claim?.kind).toBe(kind)
    expect(claim === undefined || holds(claim)).toBe(true)
  })

  it.each<[string, Partial<JudgedGame>]>([
    ['ERR_REVIEW_JUDGEMENTS', { judgements: FOOLS_MATE.judgements.slice(1) }],
    ['ERR_REVIEW_JUDGEMENTS', { judgements: FOOLS_MATE.judgements.map(() => OVER) }],
  ])('answers %s', (error, change) => {
    expect(reviewGame({ ...FOOLS_MATE, ...change })).toMatchObject({ ok: false, error })
  })

  it('of a game without moves has nothing to say', () => {
    const review = reviewGame({ ...FOOLS_MATE, line: lineOf(''), judgements: [FOOLS_MATE.judgements[0]!] })
    expect(review).toMatchObject({ ok: true, value: { moves: [], turningPoint: undefined } })
  })
})

describe('the review of one move', () => {
  const { line, judgements } = FOOLS_MATE
  const upTo = (ply: number) => ({
    line: line.upTo(ply),
    before: judgements[ply - 1]!,
    after: judgements[ply]!,
    bookPlies: 0,
  })

  it.each([1, 2, 3, 4])('number %i is what the review of the game says of it', (ply) => {
    const whole = reviewGame(FOOLS_MATE)
    const alone = reviewLastMove(upTo(ply))
    expect(alone.ok && alone.value).toEqual(whole.ok && whole.value.moves[ply - 1])
  })

  it.each<[string, Partial<Parameters<typeof reviewLastMove>[0]>]>([
    ['ERR_REVIEW_JUDGEMENTS', { line: lineOf('') }],
    ['ERR_REVIEW_JUDGEMENTS', { before: OVER }],
  ])('answers %s', (error, change) => {
    expect(reviewLastMove({ ...upTo(1), ...change })).toMatchObject({ ok: false, error })
  })
})
