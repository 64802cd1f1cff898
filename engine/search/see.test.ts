import { positionFromFen } from '#chess/fen.ts'
import { parseUci } from '#chess/uci.ts'
import { expect, it } from 'vitest'
import { exchangeWins } from './see.ts'

/** The gain is the highest threshold that the exchange reaches. */
it.each([
  ['a free pawn', '1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1', 'e1e5', 100],
  [
    'a knight for a pawn, with rooks behind',
    '1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1',
    'd3e5',
    -220,
  ],
  ['rook takes a defended pawn', '4k3/8/3p4/4p3/8/8/8/4R1K1 w - - 0 1', 'e1e5', -400],
  ['pawn takes a knight', '4k3/8/3p4/4n3/3P4/8/8/4K3 w - - 0 1', 'd4e5', 220],
  ['a quiet move to a guarded square', '6k1/8/3p4/8/8/8/8/4R1K1 w - - 0 1', 'e1e5', -500],
  ['a quiet move to a safe square', '6k1/8/3p4/8/8/8/8/4R1K1 w - - 0 1', 'e1e3', 0],
  ['the king may take what nobody guards', '4k3/8/8/8/8/8/4q3/4K3 w - - 0 1', 'e1e2', 900],
  ['en passant counts as even', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 0],
])('%s', (_, fen, text, gain) => {
  const position = positionFromFen(fen)
  if (!position.ok) throw new Error(position.error)
  const move = parseUci(position.value, text)
  if (!move.ok) throw new Error(move.error)
  expect(exchangeWins(position.value, move.value, gain)).toBe(true)
  expect(exchangeWins(position.value, move.value, gain + 1)).toBe(false)
})
