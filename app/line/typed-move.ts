import { parseSan } from '#chess/san.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Result } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { words } from '#words/typed-moves'

/** Parses a move as people type or say it: `Nf3`, `g1f3`, `nf3`, `knight to f3`, `pawn takes d5`, `castle short`. */
export function parseTypedMove(position: Position, text: string): Result<Move, 'ERR_TYPED_MOVE'> {
  const plain = text.trim()
  const worded = words.notation(plain)
  // `bc4` may mean the b-pawn or a bishop, so the text is first tried as typed.
  const readings = [plain, plain.toLowerCase(), worded, worded.charAt(0).toUpperCase() + worded.slice(1)]
  for (const reading of readings) {
    const move = parseSan(position, reading)
    if (move.ok) return move
  }
  const move = parseUci(position, worded.toLowerCase().replace(/-/g, ''))
  return move.ok ? move : { ok: false, error: 'ERR_TYPED_MOVE' }
}
