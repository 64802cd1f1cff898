import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { LOGIT_UNIT, type PolicyNet } from '#engine/policy/policy-net.ts'
import type { Random } from '#engine/random.ts'
import type { Searcher } from '#engine/search/search.ts'
import type { Imitation } from './manners.ts'

/** To save searches, the veto does not search moves below this probability and assumes this loss in centipawns for them. */
const LEAST_CHANCE = 0.01
const UNSEARCHED_LOSS = 300
/** Upper limit of the loss in centipawns, so that a possible mate does not rule out all other moves. */
const MOST_LOST = 1_500

/** Logarithms of the probabilities that people of a rating play each of some legal moves, up to a constant. */
export function policyLogits(
  net: PolicyNet,
  position: Position,
  moves: readonly Move[],
  rating: number,
): Float64Array {
  const players = { own: rating, other: rating, timeClass: 'rapid' } as const
  // The net compares each move with all other legal moves.
  const legal = legalMoves(position)
  const logits = net.logits(position, legal, players)
  return Float64Array.from(moves, (move) => logits[legal.indexOf(move)]! / LOGIT_UNIT)
}

/** The probability that the imitation plays each of these legal moves. The searcher must be cleared. */
export function imitationChances(
  searcher: Searcher,
  net: PolicyNet,
  position: Position,
  legal: readonly Move[],
  { rating, temperature, veto, depth }: Imitation,
  shouldStop?: () => boolean,
): Float64Array {
  const sharpened = policyLogits(net, position, legal, rating).map((logit) => logit / temperature)
  const chances = softmax(sharpened)
  if (veto === 0) return chances
  const candidates = legal.filter((_, index) => chances[index]! >= LEAST_CHANCE)
  const { lines } = searcher.search(position, {
    depth,
    moves: candidates,
    variations: candidates.length,
    ...(shouldStop === undefined ? {} : { shouldStop }),
  })
  const scores = new Map(lines.map(({ score, moves }) => [moves[0]!, score]))
  const best = lines[0]!.score
  return softmax(
    sharpened.map((logit, index) => {
      const score = scores.get(legal[index]!)
      const loss = score === undefined ? UNSEARCHED_LOSS : Math.min(MOST_LOST, best - score)
      return logit - (veto * loss) / 100
    }),
  )
}

export function draw(moves: readonly Move[], chances: Float64Array, random: Random): Move {
  let left = random()
  for (const [index, chance] of chances.entries()) {
    left -= chance
    if (left < 0) return moves[index]!
  }
  return moves[chances.findLastIndex((chance) => chance > 0)]!
}

function softmax(logits: Float64Array): Float64Array {
  const highest = logits.reduce((most, logit) => Math.max(most, logit), -Infinity)
  const weights = logits.map((logit) => Math.exp(logit - highest))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
