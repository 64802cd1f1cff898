import { capturedCodeOf, fromOf, movedRoleOf, moverOf, toOf } from '#chess/move-bits.ts'
import type { Position } from '#chess/position.ts'
import { evaluate } from '#engine/evaluation/evaluate.ts'
import type { Level } from '#engine/levels.ts'
import { mixSeed } from '#engine/random.ts'
import type { Sight } from '#engine/search/search.ts'
import { evaluateSimply } from '#engine/evaluation/simple-evaluation.ts'

/**
 * How levels below master err. Depths and chance moves are the specification's (levels.ts); what stands here was set by
 * measuring (docs/decisions/013-opponents-that-err-like-people.md). The errors are a person's: a move is overlooked for
 * the length of a turn, in every line it occurs in, and some kinds of moves are overlooked more easily than others.
 */
interface Weakness {
  /** Chance to overlook an ordinary move: an own one, the answer to it, and anything further ahead. */
  readonly blindness: readonly [own: number, answer: number, ahead: number]
  /** How far captures are played out beyond the depth. */
  readonly captureSteps: number
  /** Spread of the feeling that is added to a move's score, in centipawns. */
  readonly noise: number
  /** No move is chosen by feeling or chance that its own search thinks worse than the best by more than this. */
  readonly mostGivenAway: number
  /** Chance to miss a mate in one. */
  readonly missesMate: number
  readonly judge: (position: Position) => number
}

export const WEAKNESS: Record<Exclude<Level, 'master'>, Weakness> = {
  beginner: {
    blindness: [0.14, 0.345, 0.535],
    captureSteps: 2,
    noise: 60,
    mostGivenAway: 250,
    missesMate: 0.25,
    judge: evaluateSimply,
  },
  intermediate: {
    blindness: [0.055, 0.135, 0.28],
    captureSteps: 3,
    noise: 30,
    mostGivenAway: 150,
    missesMate: 0.1,
    judge: evaluateSimply,
  },
  advanced: {
    blindness: [0.022, 0.075, 0.17],
    captureSteps: 5,
    noise: 20,
    mostGivenAway: 80,
    missesMate: 0,
    judge: evaluate,
  },
}

/** How much more easily than an ordinary move each kind is overlooked. */
const LONG_DIAGONAL = 2
const KNIGHT_BACKWARDS = 1.8
const LONG_STRAIGHT = 1.3
const SHORT_CAPTURE = 0.5
/** Everybody sees a capture back on the square just taken. */
const RECAPTURE = 0.15
const MOST_OVERLOOKED = 0.9

/** What a level sees in one turn. The same seed overlooks the same moves. */
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
  if (captures && capturedCodeOf(previous) !== 0 && toOf(previous) === to) return RECAPTURE
  const files = Math.abs((from & 7) - (to & 7))
  const ranks = (to >> 3) - (from >> 3)
  const forward = moverOf(move) === 0 ? ranks : -ranks
  if (role === 2 && forward < 0) return KNIGHT_BACKWARDS
  const length = Math.max(files, Math.abs(ranks))
  if (length >= 4) return files === Math.abs(ranks) ? LONG_DIAGONAL : LONG_STRAIGHT
  return captures ? SHORT_CAPTURE : 1
}
