import { expect, it } from 'vitest'
import { positionOf } from '#chess/samples.ts'
import { parseUci } from '#chess/uci.ts'
import { isPassive } from './passive.ts'

/** White is a rook up; Black's bishop can be taken, and a pawn is about to promote. */
const WON = '6k1/1P3ppp/8/4b3/8/8/5PPP/4R1K1 w - - 0 1'

it.each<[string, string, played: string, best: string, centipawns: number, boolean]>([
  ['is quiet where the engine takes', WON, 'h2h3', 'e1e5', 900, true],
  ['is quiet where the engine promotes', WON, 'h2h3', 'b7b8q', 900, true],
  ['is quiet, as the engine is too', WON, 'h2h3', 'g2g3', 900, false],
  ['takes something else', WON, 'e1e5', 'b7b8q', 900, false],
  ['promotes', WON, 'b7b8q', 'e1e5', 900, false],
  ['gives check', '6k1/5ppp/8/4b3/8/8/5PPP/R3R1K1 w - - 0 1', 'a1a8', 'e1e5', 900, false],
  ['is quiet where nobody is winning', WON, 'h2h3', 'e1e5', 20, false],
])('a move that %s', (_, fen, played, best, value, expected) => {
  const position = positionOf(fen)
  const move = parseUci(position, played)
  if (!move.ok) throw new Error(move.detail)
  expect(isPassive(position, move.value, { score: { type: 'centipawns', value }, moves: [best] })).toBe(
    expected,
  )
})
