import { positionOfFen } from '#chess/fen.ts'
import { readMoves } from '#chess/line.ts'
import { makeSan } from '#chess/san.ts'
import type { San } from '#chess/types.ts'
import type { Proof } from '#coach/claims/claim.ts'

/** The moves of a proof in algebraic notation. Claims only contain legal lines, so an illegal move is a bug. */
export function sansOf({ start, moves }: Proof): San[] {
  const position = positionOfFen(start)
  const line = readMoves(position, moves)
  if (!line) throw new Error(`ERR_PROOF: ${start} ${moves.join(' ')}`)
  return line.map((move) => {
    const san = makeSan(position, move)
    position.make(move)
    return san
  })
}

/** The moves of a proof from index `from` on, numbered: `14. Nxe5 dxe5 15. Qxd8+`. */
export function numberedLine(proof: Proof, from = 0): string {
  const [, turn, , , , fullmoves] = proof.start.split(' ')
  const before = (Number(fullmoves) - 1) * 2 + (turn === 'b' ? 1 : 0)
  return sansOf(proof)
    .map((san, index) => {
      const ply = before + index
      if (index < from) return ''
      if (ply % 2 === 0) return `${ply / 2 + 1}. ${san}`
      return index === from ? `${(ply + 1) / 2}... ${san}` : san
    })
    .slice(from)
    .join(' ')
}
