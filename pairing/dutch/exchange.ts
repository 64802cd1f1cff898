import type { Rearrangement } from '../matching/rearrangement.ts'
import type { ExchangeOrder } from './bracket-edges.ts'

export interface Exchange {
  readonly stage: Rearrangement
  /** The players of S1 after the exchange, in order. */
  readonly uppers: readonly number[]
  /** The number of players exchanged. */
  readonly exchanges: number
}

/**
 * Chooses S1 by 4.3. Most brackets need no exchange, which one search without weights shows; otherwise the bracket is solved again
 * with the number of exchanges and their sum as further criteria.
 */
export function chooseExchange(
  stage: Rearrangement,
  order: ExchangeOrder,
  solveWithOrder: () => Rearrangement,
): Exchange {
  const original = order.vertices.slice(0, order.pairs)
  if (stage.restrictAll(splits(order, original))) return { stage, uppers: original, exchanges: 0 }
  const exchanged = solveWithOrder()
  const exchanges = original.filter((u) => !isUpper(exchanged, order, u)).length
  chooseLeaving(exchanged, order, original, exchanges)
  chooseComing(exchanged, order, exchanges)
  const uppers = order.vertices.filter((u) => isUpper(exchanged, order, u))
  if (!exchanged.restrictAll(splits(order, uppers))) throw new Error('The exchange allows no pairing.')
  return { stage: exchanged, uppers, exchanges }
}

const isUpper = ({ mates }: Rearrangement, { vertices }: ExchangeOrder, u: number) =>
  mates[u]! > u && mates[u]! <= vertices.at(-1)!

/** Rule 3: the largest numbers leave S1. */
function chooseLeaving(
  stage: Rearrangement,
  order: ExchangeOrder,
  original: readonly number[],
  exchanges: number,
) {
  const last = order.vertices.at(-1)!
  let left = exchanges
  for (const u of [...original].reverse()) {
    if (left === 0) return
    if (stage.restrict(u, (v) => v < u || v > last)) left--
  }
}

/** Rule 4: the smallest numbers come into S1. */
function chooseComing(stage: Rearrangement, order: ExchangeOrder, exchanges: number) {
  const last = order.vertices.at(-1)!
  let left = exchanges
  for (const u of order.vertices.slice(order.pairs)) {
    if (left === 0) return
    if (stage.restrict(u, (v) => v > u && v <= last)) left--
  }
}

/** Among the bracket's players, allows only pairs of an upper player with a later one that is not. */
function splits({ vertices }: ExchangeOrder, uppers: readonly number[]) {
  const inside = new Set(vertices)
  const upper = new Set(uppers)
  return (u: number, v: number) => {
    const [first, second] = [upper.has(u), upper.has(v)]
    if (first && second) return false
    if (first) return inside.has(v) && v > u
    if (second) return inside.has(u) && u > v
    return !(inside.has(u) && inside.has(v))
  }
}
