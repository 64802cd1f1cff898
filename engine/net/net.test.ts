import { readPosition } from '#chess/line.ts'
import { describe, expect, it } from 'vitest'
import { knownFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import { Position } from '#chess/position.ts'
import { seededRandom } from '../random.ts'
import { NetEvaluation } from './net-evaluation.ts'
import { parseNet } from './net-file.ts'
import { netOf, randomNetFile, simdKernel } from './net.fixture.ts'
import { makePlainKernel } from './plain-kernel.ts'

const NET = netOf(randomNetFile(1))

/** Random games with null moves and unmade moves in between, as a search makes them. */
function wander(visit: (position: Position) => void, games: number): void {
  const random = seededRandom(11)
  for (let game = 0; game < games; game++) {
    const position = Position.start()
    for (let step = 0; step < 220; step++) {
      const moves = legalMoves(position)
      if (moves.length === 0 || (position.ply > 0 && random() < 0.15)) {
        for (let back = 1 + Math.floor(random() * 3); back > 0 && position.ply > 0; back--) {
          if (position.lastMove === 0) position.unmakeNull()
          else position.unmake()
        }
      } else if (random() < 0.05 && !position.isCheck()) position.makeNull()
      else position.make(moves[Math.floor(random() * moves.length)]!)
      // Skip some evaluations, so that sums are several moves behind.
      if (random() < 0.6) visit(position)
    }
  }
}

describe('the sums of the net', () => {
  it('are the same in WebAssembly and in TypeScript, over thousands of positions', () => {
    const quick = new NetEvaluation(NET, simdKernel())
    const plain = new NetEvaluation(NET, makePlainKernel())
    const seen: number[] = []
    wander((position) => {
      seen.push(quick.raw(position))
      expect(plain.raw(position)).toBe(seen.at(-1))
    }, 60)
    expect(seen.length).toBeGreaterThan(5000)
    expect(new Set(seen).size).toBeGreaterThan(2000)
  })

  it('are the same carried along through moves, null moves and moves taken back as made from nothing', () => {
    const carried = new NetEvaluation(NET, simdKernel())
    const fresh = new NetEvaluation(NET, simdKernel())
    const other = Position.start()
    wander((position) => {
      const worth = carried.raw(position)
      // A copy without history cannot use cached sums.
      fresh.raw(other)
      const alone = Position.fromSetup(position.toSetup())
      if (!alone.ok) throw new Error(alone.error)
      expect(fresh.raw(alone.value)).toBe(worth)
    }, 40)
  })

  it.each([
    [
      'castling long, which brings the king across the middle',
      START_FEN,
      'd2d4 d7d5 c1f4 c8f5 b1c3 b8c6 d1d2 d8d7 e1c1 e8c8',
    ],
    ['castling short', START_FEN, 'e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8g8'],
    ['a capture en passant', START_FEN, 'e2e4 a7a6 e4e5 d7d5 e5d6'],
    ['a promotion with a capture', START_FEN, 'e2e4 d7d5 e4d5 e7e6 d5e6 f8c5 e6f7 e8e7 f7g8n'],
    ['a promotion', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8r'],
  ])('follow %s', (_, fen, moves) => {
    const start = knownFen(fen)
    const carried = new NetEvaluation(NET, simdKernel())
    const played = moves.split(' ')
    const line = readPosition({ start, moves: played })
    const before = readPosition({ start, moves: [] })
    if (!line.ok || !before.ok) throw new Error('The line is not legal')
    // Judges each prefix, so that every single step is an incremental update.
    const { value: position } = before
    for (let ply = 1; ply <= played.length; ply++) {
      carried.raw(position)
      position.make(line.value.moveAt(ply) as Parameters<Position['make']>[0])
    }
    const alone = Position.fromSetup(position.toSetup())
    if (!alone.ok) throw new Error(alone.error)
    expect(carried.raw(position)).toBe(new NetEvaluation(NET, makePlainKernel()).raw(alone.value))
  })
})

describe('the judgement by net', () => {
  it('is the same for a position and its mirror with colours swapped', () => {
    const net = new NetEvaluation(NET, simdKernel())
    const worth = (fen: string): number => {
      const line = readPosition({ start: knownFen(fen), moves: [] })
      if (!line.ok) throw new Error(line.error)
      return net.raw(line.value)
    }
    expect(worth('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w - - 0 1')).toBe(
      worth('r3k2r/pppbbppp/2n2q1P/1P2p3/3pn3/BN2PNP1/P1PPQPB1/R3K2R b - - 0 1'),
    )
  })
})

describe('the file of a net', () => {
  it('tells its version and checksum', () => {
    expect(NET).toMatchObject({ version: 7, checksum: expect.any(Number) })
  })

  it.each([
    ['cut off', (file: ArrayBuffer) => file.slice(0, 1000), 'ERR_NET_SIZE'],
    ['of another kind', (file: ArrayBuffer) => changed(file, 0), 'ERR_NET_KIND'],
    ['of another width', (file: ArrayBuffer) => changed(file, 8), 'ERR_NET_KIND'],
    ['damaged', (file: ArrayBuffer) => changed(file, 100_000), 'ERR_NET_CHECKSUM'],
  ])('is refused when %s', (_, damage, error) => {
    expect(parseNet(damage(randomNetFile(1)))).toMatchObject({ ok: false, error })
  })
})

function changed(file: ArrayBuffer, at: number): ArrayBuffer {
  const copy = file.slice(0)
  new Uint8Array(copy)[at]! ^= 1
  return copy
}
