import { attackedBySide } from '#chess/attacks.ts'
import {
  capturedCodeOf,
  capturedRoleOf,
  CASTLE_FLAG,
  fromOf,
  fromToOf,
  movedRoleOf,
  promotionRoleOf,
  toOf,
} from '#chess/move-bits.ts'
import { generateCaptures, MOST_MOVES } from '#chess/moves.ts'
import { QUEEN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { reaches, threatBy } from './threats.ts'
import { exchangeWins } from '#engine/search/see.ts'

/**
 * The features of a move, apart from its value, that predict whether people play it: piece and squares, captures, whether it
 * answers the opponent's last move or continues the player's own, and what can be taken afterwards. Each has one weight in
 * the habits (habits.ts); a move has about ten of them.
 */
const SQUARES = 64
const ROLES = 7
/** Half-moves and pieces on the board that separate the three stages of a game. */
const OPENING_PLIES = 20
const ENDGAME_MEN = 14

interface Block {
  readonly at: number
  readonly size: number
}
let end = 0
const block = (size: number): Block => {
  const at = end
  end += size
  return { at, size }
}
const TO = block(3 * ROLES * SQUARES)
const FROM = block(3 * ROLES * SQUARES)
const CAPTURE = block(3 * ROLES * ROLES)
const GIFT = block(2 * 3 * ROLES)
const LEAVES = block(3 * 2)
const RECAPTURE = block(2 * ROLES)
const TAKES_MOVED = block(2 * ROLES)
const FLEES = block(4 * ROLES)
const CHECK = block(2 * 2)
const SAME_PIECE = block(2 * ROLES)
const UNDOES = block(2)
const NEARNESS = block(2 * 8)
const STEP = block(ROLES * 8)
const THREATENS = block(2 * ROLES)
const SPECIAL = block(4)
export const HABIT_COUNT = end
export const MOST_HABITS = 20

/** Facts that all moves of a position share. */
export interface Moment {
  readonly stage: 0 | 1 | 2
  /** The opponent's last move, and the player's own before it; 0 for none. */
  readonly last: number
  readonly own: number
}

export function momentOf(position: Position): Moment {
  const last = position.ply > 0 ? (position.lastMove ?? 0) : 0
  let own = 0
  if (position.ply > 1 && last !== 0) {
    position.unmake()
    own = position.lastMove ?? 0
    position.make(last)
  }
  const men = position.board.reduce((count, code) => count + (code === 0 ? 0 : 1), 0)
  const stage = position.ply < OPENING_PLIES && men > 24 ? 0 : men > ENDGAME_MEN ? 1 : 2
  return { stage, last, own }
}

/** Mirrors the square for Black, so that the mover always plays up the board. */
const seen = (square: number, side: number): number => (side === 0 ? square : square ^ 56)
const distance = (one: number, other: number): number =>
  Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 3) - (other >> 3)))

/** Writes the move's habits to `out` and returns how many there are. Leaves the position unchanged. */
export function habitsOf(
  position: Position,
  move: Move,
  { stage, last, own }: Moment,
  out: Int32Array,
): number {
  const { side, sets } = position
  const [from, to, role] = [fromOf(move), toOf(move), movedRoleOf(move)]
  const captured = capturedRoleOf(move)
  let count = 0
  const add = ({ at }: Block, index: number): void => {
    out[count++] = at + index
  }
  const late = stage === 2 ? 1 : 0
  add(TO, (stage * ROLES + role) * SQUARES + seen(to, side))
  add(FROM, (stage * ROLES + role) * SQUARES + seen(from, side))
  const lastTo = last === 0 ? -1 : toOf(last)
  if (captured !== 0) {
    const won = exchangeWins(position, move, 50) ? 2 : exchangeWins(position, move, -50) ? 1 : 0
    add(CAPTURE, (won * ROLES + role) * ROLES + captured)
    if (lastTo === to)
      add(capturedCodeOf(last) !== 0 ? RECAPTURE : TAKES_MOVED, (won === 0 ? 0 : 1) * ROLES + role)
  }
  const [lo, hi] = [sets[0]! | sets[16]!, sets[1]! | sets[17]!]
  const attacked = attackedBySide(sets, side ^ 8, from, lo, hi)
  if (attacked) {
    const guarded = attackedBySide(sets, side, from, lo, hi) ? 1 : 0
    add(FLEES, ((lastTo >= 0 && reaches(position, lastTo, from) ? 2 : 0) + guarded) * ROLES + role)
  }
  if (own !== 0 && toOf(own) === from) add(SAME_PIECE, late * ROLES + role)
  if (own !== 0 && ((fromOf(own) << 6) | toOf(own)) === fromToOf(move)) add(UNDOES, late)
  if (lastTo >= 0) add(NEARNESS, late * 8 + distance(to, lastTo))
  add(STEP, role * 8 + distance(from, to))
  if ((move & CASTLE_FLAG) !== 0) add(SPECIAL, 0)
  const promotion = promotionRoleOf(move)
  if (promotion !== 0) add(SPECIAL, promotion === QUEEN ? 1 : 2)

  position.make(move)
  const gives = position.isCheck()
  const loss = lossAfter(position, to)
  if (gives) add(CHECK, late * 2 + (loss.there ? 1 : 0))
  if (loss.there) add(GIFT, ((captured !== 0 ? 1 : 0) * 3 + stage) * ROLES + role)
  if (loss.elsewhere) add(LEAVES, stage * 2 + (gives ? 1 : 0))
  const threat = gives ? 0 : threatBy(position, to)
  if (threat !== 0) add(THREATENS, (loss.there ? 1 : 0) * ROLES + threat)
  position.unmake()
  return count
}

/** A move that loses more than this on one square counts as a gift. */
const GIFT_CENTIPAWNS = 150
const ANSWERS = new Int32Array(MOST_MOVES)

/** True for each of two losses: the opponent can take the piece that has just moved, or another one. */
function lossAfter(position: Position, to: number): { there: boolean; elsewhere: boolean } {
  let there = false
  let elsewhere = false
  const last = generateCaptures(position, ANSWERS, 0)
  for (let index = 0; index < last; index++) {
    const answer = ANSWERS[index]!
    const onIt = toOf(answer) === to
    if ((onIt ? there : elsewhere) || !exchangeWins(position, answer, GIFT_CENTIPAWNS)) continue
    if (onIt) there = true
    else elsewhere = true
  }
  return { there, elsewhere }
}
