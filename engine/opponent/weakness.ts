import { capturedCodeOf, fromOf, movedRoleOf, moverOf, toOf } from '#chess/move-bits.ts'
import type { Position } from '#chess/position.ts'
import { mixSeed } from '#engine/random.ts'
import type { Sight } from '#engine/search/limits.ts'

/**
 * How opponents below full strength make errors, modelled on people: a move is overlooked throughout one turn, in every line
 * in which it occurs, and some kinds of moves are overlooked more easily than others. Among the moves noticed, the opponent
 * plays those that people like (policy net or habits.ts), unless it sees that they lose too much. Measurements:
 * docs/decisions/013-human-opponents.md.
 */
export interface Weakness {
  /** Probability of overlooking an ordinary move: an own one, the answer to it, and any further ahead. */
  readonly blindness: readonly [own: number, answer: number, ahead: number]
  /** How many captures are searched beyond the depth. */
  readonly captureSteps: number
  /** How much more than for people a visible loss counts against the popularity of a move. */
  readonly care: number
  /** How much choices vary: 0 always picks the most popular move, 1 varies as much as people do. */
  readonly whim: number
  /**
   * Limit in centipawns: no move is chosen by popularity or chance that its own search rates worse than the best by more than
   * this.
   */
  readonly mostGivenAway: number
  /** Probability of missing a mate in one. */
  readonly missesMate: number
  readonly judge: (position: Position) => number
}

/** Factors by which each kind of move is overlooked more easily than an ordinary one. */
const LONG_DIAGONAL = 2
const KNIGHT_BACKWARDS = 1.8
const LONG_STRAIGHT = 1.3
const SHORT_CAPTURE = 0.5
/** Everyone notices a recapture, and nearly everyone notices that the piece that has just moved can be taken. */
const RECAPTURE = 0.15
const TAKES_MOVED = 0.2
const MOST_OVERLOOKED = 0.9

/** The moves and captures that a player notices during one move. The same seed overlooks the same moves. */
export function sightOf({ blindness, captureSteps, judge }: Weakness, seed: number): Sight {
  return {
    captureSteps,
    judge,
    overlooks: (move, ply, previous) => {
      const chance = blindness[Math.min(ply, 2)]! * oddity(move, previous)
      const draw = (mixSeed(seed, move & 0xffff, Math.min(ply, 2)) >>> 8) / (1 << 24)
      return draw < Math.min(MOST_OVERLOOKED, chance)
    },
  }
}

function oddity(move: number, previous: number): number {
  const from = fromOf(move)
  const to = toOf(move)
  const role = movedRoleOf(move)
  const captures = capturedCodeOf(move) !== 0
  // After a null move `previous` is 0, which must not be read as a move to a1.
  if (captures && previous !== 0 && toOf(previous) === to)
    return capturedCodeOf(previous) !== 0 ? RECAPTURE : TAKES_MOVED
  const files = Math.abs((from & 7) - (to & 7))
  const ranks = (to >> 3) - (from >> 3)
  const forward = moverOf(move) === 0 ? ranks : -ranks
  if (role === 2 && forward < 0) return KNIGHT_BACKWARDS
  const length = Math.max(files, Math.abs(ranks))
  if (length >= 4) return files === Math.abs(ranks) ? LONG_DIAGONAL : LONG_STRAIGHT
  return captures ? SHORT_CAPTURE : 1
}
