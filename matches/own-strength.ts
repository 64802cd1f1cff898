import rate from 'glicko2-lite'
import { START_FEN } from '#chess/fen.ts'
import { OUTCOME_REASONS, type Fen } from '#chess/types.ts'
import { measured, type Skill } from '#engine/strength.ts'
import type { EndReason } from './ending.ts'
import type { MatchResult } from './judge.ts'
import type { MeasuredStrength } from './measured-strength.ts'
import type { Opponent } from './opponent.ts'

/**
 * Lower limit of the deviation, so that the rating can follow a player who improves. The training rating uses the same limit.
 */
const LEAST_DEVIATION = 45
/** Shorter games count only if they ended by the rules. */
const FEWEST_MOVES = 10
const DECIDED_BY_RULES: ReadonlySet<EndReason> = new Set(OUTCOME_REASONS)

interface GameToRate {
  readonly opponent: Opponent
  readonly takebacks: number
  readonly start: Fen
  readonly endReason: EndReason
  readonly moveCount: number
  readonly result: MatchResult
}

/**
 * The player's strength after a game. `undefined` if the game does not count: not against the computer, from a set-up
 * position, with takebacks, or too short.
 */
export function rateGame(
  before: MeasuredStrength,
  { opponent, takebacks, start, endReason, moveCount, result }: GameToRate,
): MeasuredStrength | undefined {
  const isLongEnough = DECIDED_BY_RULES.has(endReason) || moveCount >= FEWEST_MOVES
  if (opponent.type !== 'computer' || takebacks > 0 || start !== START_FEN || !isLongEnough) return undefined
  return strengthAfter(before, { skill: opponent.skill, result })
}

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const satisfies Record<MatchResult, number>
/** Converts the margin of a 95 % interval to a deviation. */
const deviationOf = (margin: number): number => margin / 1.96

/** One Glicko-2 update against the computer's measured rating. */
export function strengthAfter(
  before: MeasuredStrength,
  { skill, result }: { readonly skill: Skill; readonly result: MatchResult },
): MeasuredStrength {
  const { rating, margin } = measured(skill)
  const opponent: [number, number, number] = [rating, deviationOf(margin), SCORES[result]]
  const next = rate(before.rating, before.deviation, before.volatility, [opponent])
  return {
    rating: next.rating,
    deviation: Math.max(LEAST_DEVIATION, next.rd),
    volatility: next.vol,
    games: before.games + 1,
  }
}
