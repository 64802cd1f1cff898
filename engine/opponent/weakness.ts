import { capturedCodeOf, fromOf, movedRoleOf, moverOf, toOf } from '#chess/move-bits.ts'
import type { Position } from '#chess/position.ts'
import { mixSeed } from '#engine/random.ts'
import type { Sight } from '#engine/search/limits.ts'

/**
 * How opponents below full strength err. The errors are a person's: a move is overlooked for the length of a turn, in every
 * line it occurs in, and some kinds of moves are overlooked more easily than others; and of what is seen, the move that
 * people like to play is played (the policy net or habits.ts), unless it is seen to lose too much. Measurements:
 * docs/decisions/013-human-opponents.md.
 */
export interface Weakness {
  /** Chance to overlook an ordinary move: an own one, the answer to it, and anything further ahead. */
  readonly blindness: readonly [own: number, answer: number, ahead: number]
  /** How far captures are played out beyond the depth. */
  readonly captureSteps: number
  /** How much more than people's what is seen weighs against what is liked. */
  readonly care: number
  /** How far choices differ from those that people make most: 0 not at all, 1 as people's do. */
  readonly whim: number
  /** No move is chosen by liking or chance that its own search thinks worse than the best by more than this, in centipawns. */
  readonly mostGivenAway: number
  /** Chance to miss a mate in one. */
  readonly missesMate: number
  readonly judge: (position: Position) => number
}

/** How much more easily than an ordinary move each kind is overlooked. */
const LONG_DIAGONAL = 2
const KNIGHT_BACKWARDS = 1.8
const LONG_STRAIGHT = 1.3
const SHORT_CAPTURE = 0.5
/** Everybody sees a capture back on the square just taken, and nearly everybody that the man which has just moved can be taken. */
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
  // Without a move before it (0, as after a null move) nothing has come to a1.
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
