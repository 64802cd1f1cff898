import { knownFen, positionOfFen } from '#chess/fen.ts'
import type { Fen } from '#chess/types.ts'
import type { Searcher } from './search.ts'

/** A few positions of each kind: opening, attack, closed centre, endings. */
const BENCH_POSITIONS: readonly Fen[] = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'r1bqr1k1/pp1nbppp/2p2n2/3p2B1/3P4/2NBP3/PPQ1NPPP/R4RK1 b - - 5 10',
  '2r3k1/1q1nbppp/r3p3/3pP3/pPpP4/P1Q2N2/2RN1PPP/2R4K b - b3 0 23',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  '6k1/5ppp/1p2p3/p1rnP3/P2R4/1P3P2/5KPP/2B5 w - - 0 1',
  '4k3/8/8/3NB3/8/8/8/4K3 w - - 0 1',
  '8/8/8/3k4/8/3K4/3P4/8 w - - 0 1',
].map(knownFen)

/**
 * Searches a fixed set of positions and returns the number of nodes. The number is a fingerprint of the search: it changes
 * only if the search's behaviour changes. The worker also uses it to warm up, since the first search after loading costs many
 * times more than later ones.
 */
export function bench(searcher: Searcher, depth: number): number {
  let nodes = 0
  for (const fen of BENCH_POSITIONS) {
    searcher.clear()
    nodes += searcher.search(positionOfFen(fen), { depth }).nodes
  }
  searcher.clear()
  return nodes
}
