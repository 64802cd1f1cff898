import { expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { isForced } from './defence.ts'

/** Material is counted from White's view, and White plays each line. */
it.each<[string, string, string, goal: number, boolean]>([
  ['a threat to two pieces at once', '7k/8/8/n6n/8/8/8/1K2R3 w - - 0 1', 'e1e5', 100, true],
  ['more than one of them', '7k/8/8/n6n/8/8/8/1K2R3 w - - 0 1', 'e1e5', 300, false],
  ['a threat to one piece that can go', '7k/8/8/n7/8/8/8/1K2R3 w - - 0 1', 'e1e5', 400, false],
  ['a check, by the line', 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', 'd5c7 e8d7', 300, true],
  ['a capture that is taken back', '7k/8/3p4/4n3/8/8/8/K3R3 w - - 0 1', 'e1e5 d6e5', 900, true],
  ['a capture that is left alone', '7k/8/3p4/4n3/8/8/8/K3R3 w - - 0 1', 'e1e5 h8g8', 900, false],
  ['mate, or a piece', '6k1/r4ppp/8/8/8/8/1Q3PPP/4R1K1 w - - 0 1', 'b2b8', 0, true],
])('%s is forced or not', (_, fen, text, goal, isIt) => {
  const position = positionOf(fen)
  expect(isForced(position, readMoves(position, text.split(' '))!, 'w', goal)).toBe(isIt)
})
