import { attacksSquare, attackKindOf } from './attack-lines.ts'
import type { EndingClass } from './classes.ts'
import { geometryOf } from './geometry.ts'
import { DecodedEntry } from './decoded-entry.ts'
import { DRAWN_VALUE, entriesOf, ILLEGAL, manBits, sideIndexOf, WHITE, type EndingTable } from './table.ts'

const isOnEdgeRank = (square: number): boolean => square < 8 || square > 55

/** The positions of a pair of kings in which all squares differ, pawns are where they can be and twins are in order. */
function isPlacement(ending: EndingClass, at: DecodedEntry): boolean {
  const { white, black, first, second } = at
  const [one, two] = ending.others
  if (first === white || first === black || second === white || second === black) return false
  if (first === second || (ending.hasTwins && first > second)) return false
  return !(one?.role === 'p' && isOnEdgeRank(first)) && !(two?.role === 'p' && isOnEdgeRank(second))
}

/** A table in which every legal position is a draw and all else is illegal: the side not to move may not be in check. */
export function makeDrawnTable(ending: EndingClass): EndingTable {
  const size = entriesOf(ending)
  const white = new Uint8Array(size)
  const black = new Uint8Array(size)
  const at = new DecodedEntry(ending)
  const kinds = ending.others.map(attackKindOf)
  const sides = ending.others.map(({ color }) => sideIndexOf(color))
  const bits = manBits(ending)
  const checks = (man: number, king: number): boolean =>
    attacksSquare(kinds[man]!, man === 0 ? at.first : at.second, king, at.occupiedLo, at.occupiedHi)
  for (let pair = 0; pair < geometryOf(ending).white.length; pair++) {
    for (let index = pair << bits; index < (pair + 1) << bits; index++) {
      at.load(index)
      // The entries with a right to capture en passant are marked later.
      if (at.canTakeEnPassant || !isPlacement(ending, at)) continue
      let whiteChecks = false
      let blackChecks = false
      for (let man = 0; man < kinds.length; man++) {
        if (sides[man] === WHITE) whiteChecks ||= checks(man, at.black)
        else blackChecks ||= checks(man, at.white)
      }
      white[index] = whiteChecks ? ILLEGAL : DRAWN_VALUE
      black[index] = blackChecks ? ILLEGAL : DRAWN_VALUE
    }
  }
  const table: EndingTable = { ending, sides: [white, black] }
  return table
}
