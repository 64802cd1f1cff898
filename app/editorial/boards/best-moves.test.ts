import { describe, expect, it } from 'vitest'
import { positionFromFen } from '#chess/fen.ts'
import { makeSan } from '#chess/san.ts'
import { Searcher } from '#engine/search/search.ts'
import { historyArticles, posts } from '#content/library.server.ts'

/**
 * Checks with our own engine the moves that texts call right or wrong in the positions they show. The limit is in nodes, so
 * that every machine gives the same result, and small, since the engine holds the same opinion with five times as many. Claims that need a deeper search were checked with Stockfish (content/sources.md).
 * app/editorial/goals/goals-engine.test.ts checks positions to play out, and app/learn/lesson/course-engine.test.ts checks the
 * lessons.
 */
const NODES = 30_000
const TABLE_BYTES = 16 << 20

type Claim = readonly [slug: string, fen: string, move: string, verdict: 'best' | 'wrong', nodes?: number]
const CLAIMS: readonly Claim[] = [
  [
    'candidate-moves-name-three-before-you-trust-one',
    'r6k/1p3R2/1p2p2p/7N/8/p7/6PP/7K w - - 0 38',
    'Nf6',
    'best',
  ],
  [
    'the-greek-gift-a-checklist-for-bxh7',
    'rnbq1rk1/pppn1ppp/4p3/3pP3/1b1P4/2NB1N2/PPP2PPP/R1BQK2R w KQ - 5 7',
    'Bxh7+',
    'best',
  ],
  [
    'the-greek-gift-a-checklist-for-bxh7',
    'rnbq1rk1/pppnbppp/4p3/3pP3/3P4/2NB1N2/PPP2PPP/R1BQK2R w KQ - 5 7',
    'Bxh7+',
    'wrong',
  ],
  [
    'the-greek-gift-a-checklist-for-bxh7',
    'r1bq1rk1/ppp2ppp/2n5/b2pP3/3P4/3B1N2/PP3PPP/R1BQ1RK1 w - - 0 1',
    'Bxh7+',
    'wrong',
  ],
  [
    'the-back-rank-and-how-to-smell-danger-there',
    '3r2k1/p4ppp/1q6/8/8/2R1P3/P3QPPP/6K1 b - - 0 29',
    'Qb2',
    'best',
  ],
  ['the-back-rank-and-how-to-smell-danger-there', '3r2k1/5ppp/8/8/8/8/4RPPP/4R1K1 w - - 0 1', 'Re8+', 'best'],
  [
    'the-discovered-attack-two-threats-in-one-move',
    'rn2kb1r/1b2pp1p/p5p1/1pp1q3/8/8/PPPPBPPP/R1BQR1K1 w kq - 1 2',
    'Bxb5+',
    'best',
  ],
  [
    'the-discovered-attack-two-threats-in-one-move',
    'r1b2rk1/1p3pp1/p6p/3qn3/1P6/P2BP1P1/5PP1/R2Q1RK1 w - - 0 2',
    'Bh7+',
    'best',
  ],
  [
    'the-discovered-attack-two-threats-in-one-move',
    '1n1q1rk1/2p2ppp/p2bp3/1p6/4Q3/4P3/PP3PPP/R1BR2K1 b - - 1 1',
    'Bxh2+',
    'best',
  ],
  [
    'the-discovered-attack-two-threats-in-one-move',
    'r2q1rk1/ppp2ppp/3p1b2/4n3/2P1P3/1P3N2/PB3PPP/R2QR1K1 b - - 0 1',
    'Nxf3+',
    'best',
  ],
  [
    'the-fork-taught-by-its-geometry',
    '6k1/1r4pp/p3p3/1p2P1p1/1B1R1P2/1Pn3P1/P6P/6K1 b - - 1 32',
    'Ne2+',
    'best',
  ],
  ['the-fork-taught-by-its-geometry', '8/7r/p3k3/2B1p3/1P2Np2/P4Pp1/6K1/8 w - - 1 48', 'Ng5+', 'best'],
  [
    'fifteen-minutes-a-day-a-week-you-can-copy',
    '6k1/6p1/prN4p/5q2/1p6/1P1p3P/P2B1PP1/2R3K1 w - - 0 32',
    'Ne7+',
    'best',
  ],
  ['fifteen-minutes-a-day-a-week-you-can-copy', '8/p5pp/5p1k/1P6/5P2/6PP/7r/R4K2 b - - 2 39', 'Rh1+', 'best'],
  [
    'fifteen-minutes-a-day-a-week-you-can-copy',
    '4r1k1/pp3p2/6pP/2pp4/3R4/8/P3r1PP/2Q1R2K b - - 0 34',
    'Rxe1+',
    'best',
  ],
  [
    'fifteen-minutes-a-day-a-week-you-can-copy',
    'r1b2rk1/1p3ppp/p1n5/3qp3/8/N2B4/PPPQ1PPP/R3K2R w KQ - 0 13',
    'Bxh7+',
    'best',
  ],
  ['fifteen-minutes-a-day-a-week-you-can-copy', '8/8/8/2K5/k4pPp/3P4/5PP1/8 b - - 0 42', 'f3', 'best'],
  ['what-to-do-after-you-hang-your-queen', '7k/1R6/5p2/8/8/7p/5q1P/7K w - - 0 1', 'Rh7+', 'best'],
  [
    'where-should-your-king-live-castling-as-a-decision',
    'r1bqk2r/ppp2pp1/2np1n1p/2b1p3/2B1P2B/2NP1N2/PPP2PPP/R2Q1RK1 b kq - 0 8',
    'g5',
    'best',
  ],
  ['stalemate-saving-half-a-point-and-not-giving-one-away', '7k/8/8/6K1/8/8/8/5Q2 w - - 0 1', 'Qf7', 'wrong'],
  ['pins-and-skewers-the-long-pieces-at-work', '7q/8/8/4k3/8/6P1/6K1/2B5 w - - 0 1', 'Bb2+', 'best'],
  // The breakthrough queens after six moves.
  ['read-a-pawn-structure-like-a-map', '8/ppp5/8/PPP5/6k1/8/8/6K1 w - - 0 1', 'b6', 'best', 75_000],
  [
    'koneru-humpy-and-volodar-murzin-win-the-world-rapid',
    '1r6/pb6/4pkp1/2p4p/2Pp3P/1P1B2P1/P5P1/4R1K1 w - - 2 28',
    'Rf1+',
    'best',
  ],
  ['lucena-and-philidor-side-by-side', '1r2k3/7R/4K3/4P3/8/8/8/8 w - - 0 1', 'Rh8+', 'best'],
  ['indian-chess-success', '7K/8/k1P5/7p/8/8/8/8 w - - 0 1', 'Kg7', 'best'],
]

const claims = CLAIMS.map(
  ([slug, fen, san, verdict, nodes = NODES]) => [slug, fen, san, verdict, nodes] as const,
)
const documents = [...posts(), ...historyArticles()]
const searcher = new Searcher(TABLE_BYTES)
const plain = (san: string): string => san.replace(/[+#]$/, '')

describe('what texts call the right move', () => {
  it.each(claims)('%s, %s: %s is %s', (slug, fen, san, verdict, nodes) => {
    const text = documents.find(({ data }) => data.slug === slug)?.body ?? ''
    expect(text).toContain(fen)
    expect(text.replaceAll(' ', '')).toContain(plain(san))
    const read = positionFromFen(fen)
    if (!read.ok) throw new Error(fen)
    searcher.clear()
    const { lines } = searcher.search(read.value, { depth: 64, nodes, drawnTime: 3 })
    const found = plain(makeSan(read.value, lines[0]!.moves[0]!))
    if (verdict === 'best') expect(found).toBe(plain(san))
    else expect(found).not.toBe(plain(san))
  })
})
