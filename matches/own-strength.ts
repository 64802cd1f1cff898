import rate from 'glicko2-lite'
import { START_FEN } from '#chess/fen.ts'
import { OUTCOME_REASONS, type Fen } from '#chess/types.ts'
import { measured, type Skill } from '#engine/strength.ts'
import type { EndReason } from './ending.ts'
import type { MatchSettings } from './finished-game.ts'
import type { MatchResult } from './judge.ts'
import type { MeasuredStrength } from './measured-strength.ts'

/** Never surer than that, so that whoever improves is followed: as in the training room. */
const LEAST_DEVIATION = 45
/** Shorter, and not ended by the rules, a game says nothing of either side. */
const FEWEST_MOVES = 10
const DECIDED_BY_RULES: ReadonlySet<EndReason> = new Set(OUTCOME_REASONS)

interface Ended {
  readonly settings: MatchSettings
  readonly start: Fen
  readonly endReason: EndReason
  readonly moveCount: number
}

/** Not one from a set-up position, with moves taken back, or that hardly began. */
export const countsForStrength = ({ settings, start, endReason, moveCount }: Ended): boolean =>
  settings.mode === 'human-vs-ai' &&
  settings.takebacks === undefined &&
  start === START_FEN &&
  (DECIDED_BY_RULES.has(endReason) || moveCount >= FEWEST_MOVES)

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const satisfies Record<MatchResult, number>
/** Half of a 95 % interval as a deviation. */
const deviationOf = (margin: number): number => margin / 1.96

/** Glicko-2 after one more game, with the computer's measured rating as the opponent's. */
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
