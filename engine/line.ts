import { positionFromFen } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import type { Result } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Line } from './protocol.ts'

/** Plays a line through, so that the position knows its past. */
export function positionOf(line: Line): Result<Position, 'ERR_POSITION' | 'ERR_MOVE'> {
  const start = positionFromFen(line.start)
  if (!start.ok) return { ok: false, error: 'ERR_POSITION', detail: start.error }
  const position = start.value
  for (const text of line.moves) {
    const move = parseUci(position, text)
    if (!move.ok) return { ok: false, error: 'ERR_MOVE', detail: text }
    position.make(move.value)
  }
  return { ok: true, value: position }
}
