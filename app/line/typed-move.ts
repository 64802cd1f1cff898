import { parseSan } from '#chess/san.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Result } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bcastles?\b.*\b(short|king ?side)\b/, 'O-O'],
  [/\bcastles?\b.*\b(long|queen ?side)\b/, 'O-O-O'],
  [/\b(promotes?|becomes?|equals?)( (to|a))*\b/, '='],
  [/\b(takes?|captures?)( on)?\b/, 'x'],
  [/\bpawn\b/, ''],
  [/\bknight\b/, 'N'],
  [/\bbishop\b/, 'B'],
  [/\brook\b/, 'R'],
  [/\bqueen\b/, 'Q'],
  [/\bking\b/, 'K'],
  [/\b(from|to|on|check|mate|checkmate|en passant)\b/, ''],
]

/** Parses a move as people type or say it: `Nf3`, `g1f3`, `nf3`, `knight to f3`, `pawn takes d5`, `castle short`. */
export function parseTypedMove(position: Position, text: string): Result<Move, 'ERR_TYPED_MOVE'> {
  const plain = text.trim()
  let worded = plain.toLowerCase()
  for (const [word, written] of WORDS) worded = worded.replace(word, written)
  worded = worded.replace(/[\s,]+/g, '')
  // `bc4` may mean the b-pawn or a bishop, so the text is first tried as typed.
  const readings = [plain, plain.toLowerCase(), worded, worded.charAt(0).toUpperCase() + worded.slice(1)]
  for (const reading of readings) {
    const move = parseSan(position, reading)
    if (move.ok) return move
  }
  const move = parseUci(position, plain.toLowerCase().replace(/[\s-]/g, ''))
  return move.ok ? move : { ok: false, error: 'ERR_TYPED_MOVE' }
}
