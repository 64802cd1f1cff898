import { evaluate } from '#engine/evaluation/evaluate.ts'
import { evaluateSimply } from '#engine/evaluation/simple-evaluation.ts'
import { CHANCE_MOVES, LEVEL_DEPTH, type Level } from '#engine/levels.ts'
import type { Temper } from './temper.ts'
import type { Weakness } from './weakness.ts'

/** How an opponent chooses its moves. */
export type Manner = SearchingManner | ImitatingManner

/** Ranks moves by its own search. */
export interface SearchingManner {
  /** Half-moves searched at full width, before extensions and quiescence. */
  readonly depth: number
  /** With `probability`, plays a random one of the `among` best moves that its search finds. */
  readonly chance: { readonly probability: number; readonly among: number }
  /** Absent at full strength. */
  readonly weakness?: Weakness
  /** How the policy net chooses among the best moves. If absent, or without the net, the habits choose. */
  readonly taste?: Taste
  /** Moves that it prefers to others that are as good. */
  readonly temper?: Temper
  /** Searches deeper while fewer nodes than this have been searched. */
  readonly effort?: number
}

/** Replaces parts of a `Weakness` if the policy net chooses. Its choices are better, so more is overlooked to compensate. */
interface Taste extends Pick<Weakness, 'blindness' | 'care' | 'whim'> {
  /** Rating of the people it imitates. */
  readonly rating: number
}

/** Samples a move from the policy net, which a short search may veto. */
export interface ImitatingManner {
  readonly imitates: Imitation
}

export interface Imitation {
  /** Rating of the people it imitates, on the scale of the net's games. */
  readonly rating: number
  /** At 1 its choices vary as much as people's; lower values favour the most popular moves. */
  readonly temperature: number
  /** How much the logarithm of a move's probability falls per pawn that the search says the move loses. */
  readonly veto: number
  /** Search depth of the veto in half-moves; 0 without a veto. */
  readonly depth: number
}

/**
 * The master searches at least five half-moves deep, and deeper while it has searched fewer nodes than this: some 50 ms on a
 * desktop computer, a third of a second on a slow phone. Nodes rather than time, so that the same seed plays the same moves
 * on both.
 */
const MASTER_EFFORT = 20_000
const NEVER = { probability: 0, among: 1 } as const

type WeakLevel = Exclude<Level, 'master'>

const WEAKNESS_OF_LEVEL: Record<WeakLevel, Weakness> = {
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

const TASTE_OF_LEVEL: Record<WeakLevel, Taste> = {
  beginner: { rating: 800, blindness: [0.3, 0.62, 0.75], care: 0.2, whim: 1.3 },
  intermediate: { rating: 1150, blindness: [0.08, 0.22, 0.39], care: 0.4, whim: 1.1 },
  advanced: { rating: 1650, blindness: [0.05, 0.14, 0.28], care: 0.7, whim: 0.8 },
}

/**
 * The preferences of two levels. `npm run --prefix workshop bench -- personalities` measures how the weights change their moves and their
 * strength.
 */
const TEMPER_OF_LEVEL: Partial<Record<WeakLevel, Temper>> = {
  beginner: { pawn: 0.7 },
  intermediate: { knight: 0.6, kingward: 0.15 },
}

/** One of the three levels that make errors. Depths and chance moves are from the specification (levels.ts). */
const erring = (level: WeakLevel): SearchingManner => ({
  depth: LEVEL_DEPTH[level],
  chance: CHANCE_MOVES[level],
  weakness: WEAKNESS_OF_LEVEL[level],
  taste: TASTE_OF_LEVEL[level],
  temper: TEMPER_OF_LEVEL[level] ?? {},
})

export const MANNER_OF_LEVEL: Record<Level, SearchingManner> = {
  beginner: erring('beginner'),
  intermediate: erring('intermediate'),
  advanced: erring('advanced'),
  master: { depth: LEVEL_DEPTH.master, chance: CHANCE_MOVES.master, effort: MASTER_EFFORT },
}

/** Makes a point of the dial: depth, what is overlooked, and so on; the parameters are fields of `Weakness`. */
function searching(
  depth: number,
  blindness: Weakness['blindness'],
  [captureSteps, mostGivenAway]: readonly [number, number],
  [care, whim]: readonly [number, number],
  missesMate: number,
  judge: Weakness['judge'],
): SearchingManner {
  return {
    depth,
    chance: NEVER,
    weakness: { blindness, captureSteps, care, whim, mostGivenAway, missesMate, judge },
  }
}

const imitating = (rating: number, temperature: number, veto = 0, depth = 0): ImitatingManner => ({
  imitates: { rating, temperature, veto, depth },
})

/**
 * The dial without the policy net: measured points, weakest first, that search and choose by habit. `ratings.json` has their
 * measured ratings. A strength between two points picks one of them for each move, the nearer one more often (opponent.ts).
 */
// prettier-ignore
export const HABIT_POINTS: readonly SearchingManner[] = [
  searching(1, [0.37, 0.71, 0.81], [1, 900], [0.45, 1.5], 0.55, evaluateSimply),
  searching(1, [0.28, 0.6, 0.75], [1, 600], [0.7, 1.2], 0.5, evaluateSimply),
  searching(2, [0.22, 0.5, 0.66], [2, 400], [0.8, 1.1], 0.35, evaluateSimply),
  searching(2, [0.14, 0.36, 0.55], [2, 300], [0.9, 1], 0.25, evaluateSimply),
  searching(2, [0.09, 0.25, 0.42], [3, 250], [1, 0.9], 0.15, evaluateSimply),
  searching(3, [0.06, 0.17, 0.32], [3, 200], [1, 0.8], 0.1, evaluateSimply),
  searching(3, [0.055, 0.15, 0.3], [4, 160], [1.1, 0.7], 0.06, evaluate),
  searching(3, [0.03, 0.09, 0.2], [4, 130], [1.2, 0.6], 0.03, evaluate),
  searching(4, [0.019, 0.06, 0.14], [5, 95], [1.55, 0.45], 0, evaluate),
  searching(4, [0.015, 0.045, 0.11], [6, 80], [1.7, 0.4], 0, evaluate),
  searching(4, [0.01, 0.03, 0.07], [8, 60], [2.2, 0.3], 0, evaluate),
  searching(4, [0.005, 0.015, 0.035], [12, 45], [3, 0.25], 0, evaluate),
  searching(5, [0, 0.005, 0.015], [20, 30], [5, 0.2], 0, evaluate),
  searching(5, [0, 0, 0], [60, 18], [8, 0.1], 0, evaluate),
  { depth: 5, chance: NEVER, effort: MASTER_EFFORT },
]

/**
 * Points of the dial that imitate people, weakest first. Below 800, where the net has no training games, they are more
 * careless than people rated 800. From 1,200 on a search vetoes moves: almost none there, and nearly every mistake at the
 * top.
 */
// prettier-ignore
export const NET_POINTS: readonly ImitatingManner[] = [
  imitating(800, 1.5),
  imitating(800, 1.2),
  imitating(800, 1),
  imitating(800, 0.85),
  imitating(850, 0.7),
  imitating(1100, 0.65),
  imitating(1250, 0.65, 0.2, 2),
  imitating(1400, 0.6, 0.35, 2),
  imitating(1550, 0.6, 0.5, 3),
  imitating(1950, 0.5, 1.3, 4),
  imitating(2200, 0.4, 2.5, 5),
]
/** From this habit point on the dial searches with the net too: people of such ratings see what a short search sees. */
export const FIRST_SEARCHING_POINT = 10

/** The dial with the policy net. */
export const DIAL_POINTS: readonly Manner[] = [...NET_POINTS, ...HABIT_POINTS.slice(FIRST_SEARCHING_POINT)]
