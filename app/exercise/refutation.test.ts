import { expect, it } from 'vitest'
import { readLine } from '#chess/line.ts'
import { parseUci, makeUci } from '#chess/uci.ts'
import { findRefutation } from './refutation.ts'

it.each([
  ['a piece that may be taken', '4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1', 'c3e4', 'd5e4'],
  ['a queen moved beside the king', '4k3/8/8/8/8/8/8/3QK3 w - - 0 1', 'd1d7', 'e8d7'],
  ['a back rank that is guarded', 'r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', 'a1e1', undefined],
  ['a back rank with its rook far away', 'r5k1/5ppp/8/8/4R3/8/5PPP/6K1 w - - 0 1', 'e4h4', 'a8a1'],
  ['a move that only wins nothing', '4k3/8/8/8/8/2N5/8/4K3 w - - 0 1', 'c3e4', undefined],
  ['a trade', '4k3/8/8/3q4/8/8/3Q4/4K3 w - - 0 1', 'd2d5', undefined],
])('finds the reply to %s', (_, start, tried, reply) => {
  const line = readLine(start, [tried], parseUci)
  if (!line.ok) throw new Error(line.detail)
  const found = findRefutation(line.value)
  expect(found && makeUci(found)).toBe(reply)
})
