/**
 * The inputs of the policy net, numbered as in tools/training/policy.h. Each block of rows belongs to one kind of feature; a
 * feature that is present adds its row.
 */
import { bishopHi, bishopLo, KING_REACH, KNIGHT_REACH, PAWN_REACH, rookHi, rookLo } from '#chess/attacks.ts'
import { BISHOP, KING, KNIGHT, PAWN, ROOK } from '#chess/pieces.ts'

function layOut<Name extends string>(
  sizes: Readonly<Record<Name, number>>,
): {
  readonly at: Readonly<Record<Name, number>>
  readonly count: number
} {
  const at = {} as Record<Name, number>
  let count = 0
  for (const name of Object.keys(sizes) as Name[]) {
    at[name] = count
    count += sizes[name]
  }
  return { at, count }
}

export const TIME_CLASSES = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence', '-'] as const
export type TimeClass = (typeof TIME_CLASSES)[number]

/** Ratings are interpolated between nine knots, 200 points apart, and clamped to them. */
export const LEAST_RATING = 800
export const RATING_STEP = 200
export const KNOTS = 9

/** Rows of the position. Squares are numbered from the view of the side to move. */
const ofPosition = layOut({
  /** Own pawn ... king, then the opponent's, on 64 squares each. */
  men: 12 * 64,
  lastTo: 64,
  lastFrom: 64,
  ownTo: 64,
  ownFrom: 64,
  /** Own right to castle short and long, then the opponent's. */
  castling: 4,
  lastCaptured: 1,
  check: 1,
  time: TIME_CLASSES.length,
  ownRating: KNOTS,
  otherRating: KNOTS,
})
export const POSITION_ROW = ofPosition.at
export const POSITION_ROWS = ofPosition.count
/** The context starts at this row: its rows also add to the gates. */
export const FIRST_CONTEXT_ROW = POSITION_ROW.time
export const CONTEXT_ROWS = POSITION_ROWS - FIRST_CONTEXT_ROW

/** The number of combinations of role, from and to that are geometrically possible, from the mover's view. */
const GEOMETRIES = 3810

/** Rows of a move. */
const ofMove = layOut({
  geometry: GEOMETRIES,
  /** Role, captured role; exchange lost, even or won. */
  capture: 6 * 6 * 3,
  /** Class of the exchange's gain, -5 to 5. */
  gain: 11,
  /** Quiet or capture, role, class of what capturing the moved piece gains. */
  hangs: 2 * 6 * 6,
  /** Check or not, class of what can be captured elsewhere. */
  leaves: 2 * 6,
  /** Step of how much less material the move yields than the best one, two half-moves ahead. */
  loss: 10,
  /** Last move captured or not, exchange lost or not, role. */
  retakes: 2 * 2 * 6,
  /** Attacked by the last mover or not, guarded or not, role. */
  flees: 4 * 6,
  /** Role, class of what capturing it on its old square would have gained. */
  saves: 6 * 6,
  /** Endgame or not, capturable or not. */
  check: 4,
  mates: 1,
  /** Endgame or not, role. */
  samePiece: 2 * 6,
  undoes: 2,
  /** Endgame or not, distance to the last move. */
  nearness: 2 * 8,
  /** Capturable or not, role attacked. */
  threatens: 2 * 6,
  /** Class of what could be captured next, more than now or not. */
  intends: 6 * 2,
  /** Castling short and long, promotion to a queen, underpromotion, en passant. */
  special: 5,
  /** Role; attacked, defended on its new square. */
  guard: 6 * 4,
  /** Role, distance to the opponent's king. */
  kingward: 6 * 8,
})
export const MOVE_ROW = ofMove.at
export const MOVE_ROWS = ofMove.count
export const MOST_ROWS_OF_MOVE = 24

/** Row by (role - 1), from and to in bits 12 and up, 6 to 11, 0 to 5. */
export const GEOMETRY_ROW = numberGeometries()

function numberGeometries(): Uint16Array {
  const rows = new Uint16Array(6 << 12)
  let count = 0
  for (let role = PAWN; role <= KING; role++)
    for (let from = 0; from < 64; from++)
      for (let to = 0; to < 64; to++) {
        if (!isGeometry(role, from, to)) continue
        rows[((role - 1) << 12) | (from << 6) | to] = MOVE_ROW.geometry + count
        count++
      }
  if (count !== GEOMETRIES) throw new Error(`${count} geometries`)
  return rows
}

function isGeometry(role: number, from: number, to: number): boolean {
  const high = to >> 5
  const at = (from << 1) | high
  const reaches = (set: number): boolean => (set & (1 << (to & 31))) !== 0
  if (role === PAWN) {
    if (from < 8 || from >= 56) return false
    return to === from + 8 || (from < 16 && to === from + 16) || reaches(PAWN_REACH[at]!)
  }
  if (role === KNIGHT) return reaches(KNIGHT_REACH[at]!)
  if (role === KING) return reaches(KING_REACH[at]!) || (from === 4 && (to === 2 || to === 6))
  const diagonal = role !== ROOK && reaches((high ? bishopHi : bishopLo)(from, 0, 0))
  const straight = role !== BISHOP && reaches((high ? rookHi : rookLo)(from, 0, 0))
  return diagonal || straight
}
