/**
 * The bits of a packed move. It includes the moving and the captured piece, so that making, unmaking and ordering moves need
 * no board look-ups:
 *
 *   0-5 from   6-11 to   12-15 moved piece code   16-19 captured piece code   20-22 promotion role code
 *   23 castling   24 en passant   25 double pawn step
 *
 * 26 bits: a small integer in every JavaScript engine. 0 means no move.
 */
export const TO_SHIFT = 6
export const MOVED_SHIFT = 12
export const CAPTURED_SHIFT = 16
export const PROMOTION_SHIFT = 20
export const CASTLE_FLAG = 1 << 23
export const EN_PASSANT_FLAG = 1 << 24
export const DOUBLE_STEP_FLAG = 1 << 25

/** Squares as numbers, codes and roles as in pieces.ts; 0 for no piece. Short enough to be inlined. */
export const fromOf = (move: number): number => move & 63
export const toOf = (move: number): number => (move >> TO_SHIFT) & 63
export const movedCodeOf = (move: number): number => (move >> MOVED_SHIFT) & 15
export const movedRoleOf = (move: number): number => (move >> MOVED_SHIFT) & 7
/** 0 White, 8 Black. */
export const moverOf = (move: number): number => (move >> MOVED_SHIFT) & 8
export const capturedCodeOf = (move: number): number => (move >> CAPTURED_SHIFT) & 15
export const capturedRoleOf = (move: number): number => (move >> CAPTURED_SHIFT) & 7
/** The role a pawn promotes to, or 0. */
export const promotionRoleOf = (move: number): number => (move >> PROMOTION_SHIFT) & 7
/** The origin and target squares only. */
export const fromToOf = (move: number): number => move & 0xfff

/** Bits of the castling rights. */
export const WHITE_SHORT = 1
export const WHITE_LONG = 2
export const BLACK_SHORT = 4
export const BLACK_LONG = 8
