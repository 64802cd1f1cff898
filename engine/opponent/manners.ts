import { evaluate } from '#engine/evaluation/evaluate.ts'
import { evaluateSimply } from '#engine/evaluation/simple-evaluation.ts'
import { CHANCE_MOVES, LEVEL_DEPTH, type Level } from '#engine/levels.ts'
import type { Weakness } from './weakness.ts'

/** How an opponent plays. */
export interface Manner {
  /** Half-moves searched at full width, before extensions and quiescence. */
  readonly depth: number
  /** With `probability`, a random one of its `among` best moves as its own search ranks them. */
  readonly chance: { readonly probability: number; readonly among: number }
  /** Absent at full strength. */
  readonly weakness?: Weakness
  /** Searches deeper while it has looked at fewer nodes than this. */
  readonly effort?: number
}

/**
 * The master looks five half-moves ahead at the least, and goes on as long as it has looked at fewer nodes than this:
 * some 50 ms of a desk computer, a third of a second of a slow phone. Nodes, not time, so that the same seed plays the
 * same moves on both.
 */
const MASTER_EFFORT = 20_000
const NEVER = { probability: 0, among: 1 } as const

const WEAKNESS_OF_LEVEL: Record<Exclude<Level, 'master'>, Weakness> = {
  beginner: {
    blindness: [0.2, 0.46, 0.62],
    captureSteps: 2,
    care: 0.9,
    whim: 1,
    mostGivenAway: 250,
    missesMate: 0.25,
    judge: evaluateSimply,
  },
  intermediate: {
    blindness: [0.062, 0.175, 0.335],
    captureSteps: 3,
    care: 1,
    whim: 0.9,
    mostGivenAway: 200,
    missesMate: 0.1,
    judge: evaluateSimply,
  },
  advanced: {
    blindness: [0.027, 0.083, 0.185],
    captureSteps: 5,
    care: 1.2,
    whim: 0.6,
    mostGivenAway: 120,
    missesMate: 0,
    judge: evaluate,
  },
}

/** The four levels. Depths and chance moves are the specification's (levels.ts). */
export const MANNER_OF_LEVEL: Record<Level, Manner> = {
  beginner: {
    depth: LEVEL_DEPTH.beginner,
    chance: CHANCE_MOVES.beginner,
    weakness: WEAKNESS_OF_LEVEL.beginner,
  },
  intermediate: {
    depth: LEVEL_DEPTH.intermediate,
    chance: CHANCE_MOVES.intermediate,
    weakness: WEAKNESS_OF_LEVEL.intermediate,
  },
  advanced: {
    depth: LEVEL_DEPTH.advanced,
    chance: CHANCE_MOVES.advanced,
    weakness: WEAKNESS_OF_LEVEL.advanced,
  },
  master: { depth: LEVEL_DEPTH.master, chance: CHANCE_MOVES.master, effort: MASTER_EFFORT },
}

/** A row of the dial: depth, what is overlooked, and so on; the words are those of `Weakness`. */
function row(
  depth: number,
  blindness: Weakness['blindness'],
  [captureSteps, mostGivenAway]: readonly [number, number],
  [care, whim]: readonly [number, number],
  missesMate: number,
  judge: Weakness['judge'],
): Manner {
  return {
    depth,
    chance: NEVER,
    weakness: { blindness, captureSteps, care, whim, mostGivenAway, missesMate, judge },
  }
}

/**
 * The measured points of the dial, weakest first; `ratings.json` has what each came to. A strength between two of them
 * plays each move as the one or the other (opponent.ts), the nearer the likelier.
 */
// prettier-ignore
export const MANNERS: readonly Manner[] = [
  row(1, [0.37, 0.71, 0.81], [1, 900], [0.45, 1.5], 0.55, evaluateSimply),
  row(1, [0.28, 0.6, 0.75], [1, 600], [0.7, 1.2], 0.5, evaluateSimply),
  row(2, [0.22, 0.5, 0.66], [2, 400], [0.8, 1.1], 0.35, evaluateSimply),
  row(2, [0.14, 0.36, 0.55], [2, 300], [0.9, 1], 0.25, evaluateSimply),
  row(2, [0.09, 0.25, 0.42], [3, 250], [1, 0.9], 0.15, evaluateSimply),
  row(3, [0.06, 0.17, 0.32], [3, 200], [1, 0.8], 0.1, evaluateSimply),
  row(3, [0.055, 0.15, 0.3], [4, 160], [1.1, 0.7], 0.06, evaluate),
  row(3, [0.03, 0.09, 0.2], [4, 130], [1.2, 0.6], 0.03, evaluate),
  row(4, [0.019, 0.06, 0.14], [5, 95], [1.55, 0.45], 0, evaluate),
  row(4, [0.015, 0.045, 0.11], [6, 80], [1.7, 0.4], 0, evaluate),
  row(4, [0.01, 0.03, 0.07], [8, 60], [2.2, 0.3], 0, evaluate),
  row(4, [0.005, 0.015, 0.035], [12, 45], [3, 0.25], 0, evaluate),
  row(5, [0, 0.005, 0.015], [20, 30], [5, 0.2], 0, evaluate),
  row(5, [0, 0, 0], [60, 18], [8, 0.1], 0, evaluate),
  { depth: 5, chance: NEVER, effort: MASTER_EFFORT },
]
