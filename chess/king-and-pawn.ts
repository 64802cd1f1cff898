import { KING_REACH } from './attacks.ts'
import { KING, PAWN, pieceOfCode } from './pieces.ts'
import type { Position } from './position.ts'
import type { Color } from './types.ts'

/**
 * King and pawn against king, solved: for every placement, whether the pawn's side can win. Computed by retrograde analysis
 * on first use (some 100 ms and 192 kB), since evaluation alone cannot see the opposition.
 *
 * The pawn is White's and on files a to d; callers mirror other positions. Index `((pawn index << 6 | white king) << 6 |
 * black king) << 1 | black to move`, where the pawn index is `(rank - 1) << 2 | file`.
 */
const UNKNOWN = 0
const IMPOSSIBLE = 1
const DRAWN = 2
const WON = 3

let solved: Uint8Array | undefined

/** The side with the pawn, and whether the pawn promotes against any defence; `undefined` for other material. */
export function kingAndPawn({ board, turn }: Position): { strong: Color; wins: boolean } | undefined {
  const kings: Record<Color, number> = { w: 0, b: 0 }
  let pawn: { color: Color; square: number } | undefined
  for (const [square, code] of board.entries()) {
    const piece = pieceOfCode(code)
    if (!piece) continue
    if ((code & 7) === KING) kings[piece.color] = square
    else if ((code & 7) === PAWN && !pawn) pawn = { color: piece.color, square }
    else return undefined
  }
  if (!pawn) return undefined
  const { color: strong, square } = pawn
  const flip = strong === 'w' ? 0 : 56
  const bare = kings[strong === 'w' ? 'b' : 'w']
  return { strong, wins: pawnWins(kings[strong] ^ flip, square ^ flip, bare ^ flip, turn !== strong) }
}

/** Square numbers are from White's view: the pawn is White's. */
export function pawnWins(whiteKing: number, pawn: number, blackKing: number, blackToMove: boolean): boolean {
  solved ??= solve()
  const mirror = (pawn & 7) > 3 ? 7 : 0
  return solved[indexOf(whiteKing ^ mirror, pawn ^ mirror, blackKing ^ mirror, blackToMove ? 1 : 0)] === WON
}

const indexOf = (whiteKing: number, pawn: number, blackKing: number, side: number): number =>
  ((((((pawn >> 3) - 1) << 2) | (pawn & 7)) << 13) | (whiteKing << 7) | (blackKing << 1)) + side

const reaches = (from: number, to: number): boolean =>
  ((KING_REACH[(from << 1) | (to >> 5)]! >>> (to & 31)) & 1) !== 0

const pawnGuards = (pawn: number, square: number): boolean =>
  square >> 3 === (pawn >> 3) + 1 && Math.abs((square & 7) - (pawn & 7)) === 1

/** The squares that a king on each square can step to, as plain lists. */
const STEPS: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, from) =>
  Array.from({ length: 64 }, (_, to) => to).filter((to) => reaches(from, to)),
)

function solve(): Uint8Array {
  const table = new Uint8Array(24 * 64 * 64 * 2)
  // Pawns only move forward: with the more advanced ones solved first, each pawn square depends only on itself and those.
  for (let place = 23; place >= 0; place--) {
    const pawn = ((place >> 2) + 1) * 8 + (place & 3)
    visit(table, pawn, (white, black, side) => atOnce(white, pawn, black, side))
    const goOn = (white: number, black: number, side: number) =>
      side === 0 ? whiteToMove(table, white, pawn, black) : blackToMove(table, white, pawn, black)
    while (visit(table, pawn, goOn)) {
      // Each round finds wins that are one half-move longer.
    }
  }
  // Placements without a forced win are draws. They stay UNKNOWN, since callers only ask for WON.
  return table
}

/** Re-evaluates each unsolved placement; returns true if any was solved. */
function visit(
  table: Uint8Array,
  pawn: number,
  judge: (white: number, black: number, side: number) => number,
): boolean {
  let changed = false
  for (let white = 0; white < 64; white++) {
    for (let black = 0; black < 64; black++) {
      for (let side = 0; side < 2; side++) {
        const index = indexOf(white, pawn, black, side)
        if (table[index] !== UNKNOWN) continue
        const result = judge(white, black, side)
        if (result === UNKNOWN) continue
        table[index] = result
        changed = true
      }
    }
  }
  return changed
}

/** The value of placements that need no search. */
function atOnce(whiteKing: number, pawn: number, blackKing: number, side: number): number {
  if (whiteKing === blackKing || whiteKing === pawn || blackKing === pawn) return IMPOSSIBLE
  if (reaches(whiteKing, blackKing) || (side === 0 && pawnGuards(pawn, blackKing))) return IMPOSSIBLE
  if (side === 0) {
    const queening = pawn + 8
    const safe =
      pawn >> 3 === 6 &&
      queening !== whiteKing &&
      queening !== blackKing &&
      (!reaches(blackKing, queening) || reaches(whiteKing, queening))
    return safe ? WON : UNKNOWN
  }
  const takes = reaches(blackKing, pawn) && !reaches(whiteKing, pawn)
  const stuck = STEPS[blackKing]!.every(
    (to) => reaches(whiteKing, to) || pawnGuards(pawn, to) || to === whiteKing,
  )
  return takes || (stuck && !pawnGuards(pawn, blackKing)) ? DRAWN : UNKNOWN
}

function whiteToMove(table: Uint8Array, whiteKing: number, pawn: number, blackKing: number): number {
  for (const to of STEPS[whiteKing]!) {
    if (to !== pawn && table[indexOf(to, pawn, blackKing, 1)] === WON) return WON
  }
  if (pawn >> 3 === 6) return UNKNOWN
  const one = pawn + 8
  if (one === whiteKing || one === blackKing) return UNKNOWN
  if (table[indexOf(whiteKing, one, blackKing, 1)] === WON) return WON
  const two = pawn + 16
  const free = pawn >> 3 === 1 && two !== whiteKing && two !== blackKing
  return free && table[indexOf(whiteKing, two, blackKing, 1)] === WON ? WON : UNKNOWN
}

/** Won if every king move loses, including a capture of the pawn, which is impossible if the pawn is guarded. */
function blackToMove(table: Uint8Array, whiteKing: number, pawn: number, blackKing: number): number {
  let moves = 0
  for (const to of STEPS[blackKing]!) {
    if (reaches(whiteKing, to) || to === whiteKing) continue
    if (to === pawn) return DRAWN
    if (pawnGuards(pawn, to)) continue
    moves++
    if (table[indexOf(whiteKing, pawn, to, 0)] !== WON) return UNKNOWN
  }
  return moves > 0 || pawnGuards(pawn, blackKing) ? WON : UNKNOWN
}
