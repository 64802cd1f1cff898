import { attacksSquare, KING_KIND, attackKindOf } from './attack-lines.ts'
import type { EndingClass } from './classes.ts'
import type { DecodedEntry } from './decoded-entry.ts'
import { sideIndexOf, WHITE, type SideIndex } from './table.ts'

/** Bits of what a call returns. */
export const THREAT_BITS = 5

/** How a man stands: not attacked, attacked by a king, by another man, or without defence. */
const BY_KING = 1
const BY_MAN = 2
const UNDEFENDED = 3

/** Returns a function that sums up, for `side` to move: is it in check, what can it capture, and what can be captured. */
export function createThreats(ending: EndingClass, side: SideIndex): (at: DecodedEntry) => number {
  const kinds = ending.others.map(attackKindOf)
  const isOurs = ending.others.map(({ color }) => sideIndexOf(color) === side)
  const count = kinds.length

  const standing = (at: DecodedEntry, man: number, ourKing: number, theirKing: number): number => {
    const { occupiedLo: lo, occupiedHi: hi } = at
    const square = man === 0 ? at.first : at.second
    const other = 1 - man
    const byOther =
      other < count && attacksSquare(kinds[other]!, other === 0 ? at.first : at.second, square, lo, hi)
    const isFriend = isOurs[other] === isOurs[man]
    const byMan = byOther && !isFriend
    if (!byMan && !attacksSquare(KING_KIND, isOurs[man] ? theirKing : ourKing, square, lo, hi)) return 0
    const isDefended =
      (byOther && isFriend) || attacksSquare(KING_KIND, isOurs[man] ? ourKing : theirKing, square, lo, hi)
    if (!isDefended) return UNDEFENDED
    return byMan ? BY_MAN : BY_KING
  }

  return (at) => {
    const ourKing = side === WHITE ? at.white : at.black
    const theirKing = side === WHITE ? at.black : at.white
    let check = 0
    let gain = 0
    let danger = 0
    for (let man = 0; man < count; man++) {
      const stands = standing(at, man, ourKing, theirKing)
      if (isOurs[man]) danger = Math.max(danger, stands)
      else gain = Math.max(gain, stands)
      if (isOurs[man]) continue
      const square = man === 0 ? at.first : at.second
      if (attacksSquare(kinds[man]!, square, ourKing, at.occupiedLo, at.occupiedHi)) check = 1
    }
    return (check << 4) | (gain << 2) | danger
  }
}
