import type { ColorRule } from '#pairing/colors.ts'
import { explainFloats, type FloatReason } from '#pairing/dutch/explain.ts'
import { pairRound, type PairedRound } from '#pairing/dutch/pair-round.ts'
import type { ChessEvent } from './chess-event.ts'
import { makeFacts, type SectionFacts } from './facts.ts'
import type { PlayerId } from './player.ts'
import type { PairingSystem, TournamentSection } from './section.ts'

/** Why a player plays outside the own scoregroup. */
export interface FloatFact {
  readonly player: PlayerId
  readonly reason: FloatReason
  /** The opponents of the scoregroup that the player has met already. */
  readonly met: readonly PlayerId[]
}

export type PairExplanation =
  | { readonly kind: 'fixed'; readonly system: Exclude<PairingSystem, 'dutch'> }
  /** The arbiter paired by hand, or a result was corrected later: today's facts give another pairing. */
  | { readonly kind: 'differs'; readonly isManual: boolean }
  | {
      readonly kind: 'pair'
      readonly colorRule: ColorRule
      /** In tenths, before the round; White first. */
      readonly scores: readonly [number, number]
      readonly floats: readonly FloatFact[]
    }
  | { readonly kind: 'bye'; readonly score: number; readonly floats: readonly FloatFact[] }

/** Explains a pair, or the bye of a player, from the facts before the round. Costs a pairing of the round. */
export function explainPair(
  event: ChessEvent,
  section: TournamentSection,
  round: number,
  players: readonly PlayerId[],
): PairExplanation {
  const { system } = section.settings
  if (system !== 'dutch') return { kind: 'fixed', system }
  const isManual = section.rounds[round - 1]?.manual !== 'none'
  const facts = makeFacts(event, section, round)
  const paired = pairRound(facts.tournament)
  if (!paired.ok) return { kind: 'differs', isManual }
  const numbers = players.map((player) => facts.numberOf(player))
  const floats = listFloats(paired.value, facts, numbers)
  const { games, bye } = paired.value
  if (players.length === 1)
    return bye?.id === numbers[0] && bye !== undefined
      ? { kind: 'bye', score: bye.score, floats }
      : { kind: 'differs', isManual }
  const game = games.find(({ white, black }) => white.id === numbers[0] && black.id === numbers[1])
  if (game === undefined) return { kind: 'differs', isManual }
  const { white, black, colorRule } = game
  return { kind: 'pair', colorRule, scores: [white.score, black.score], floats }
}

/** Lists the first float of each player. Later ones of the same player have the same reason, one group further down. */
function listFloats(round: PairedRound, facts: SectionFacts, numbers: readonly number[]): FloatFact[] {
  const concerned = explainFloats({
    ...round,
    brackets: round.brackets.map((bracket) => ({
      ...bracket,
      floaters: bracket.floaters.filter(({ id }) => numbers.includes(id)),
    })),
  })
  return numbers.flatMap((number) => {
    const float = concerned.find(({ player }) => player.id === number)
    if (float === undefined) return []
    const { reason } = float
    const met = reason.kind === 'no-opponent' ? reason.met.map((each) => facts.playerOf(each)) : []
    return [{ player: facts.playerOf(number), reason, met }]
  })
}
