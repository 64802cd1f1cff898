import { findPerfectMatching } from '../matching/weighted-matching.ts'
import { listCriteria, makeBracketEdges, type Bracket, type EdgeOptions } from './bracket-edges.ts'
import type { Entrant } from './entrants.ts'
import { packFields, type FieldEdges } from './field-packing.ts'
import { dropsOnlyTheByesReceiver } from './pair-bracket.ts'
import type { PairedRound } from './pair-round.ts'

/** Why a player floats down: facts for a sentence, each with its article of C.04.3. */
export type FloatReason =
  /** C1, C3 or a rule group: the player has no possible opponent in the bracket. */
  | { readonly kind: 'no-opponent'; readonly article: '2.1'; readonly met: readonly number[] }
  /** C4: if the player stayed, the others could not all be paired. */
  | { readonly kind: 'completion'; readonly article: '2.2.1' }
  /** If the player stayed, the best candidate would be worse by this criterion first. */
  | { readonly kind: 'criterion'; readonly article: '2.4'; readonly criterion: string }
  /** Another candidate is as good, and comes later. */
  | { readonly kind: 'order'; readonly article: '4' }

export interface ExplainedFloat {
  readonly player: Entrant
  /** The score of the bracket that the player leaves. */
  readonly from: number
  readonly reason: FloatReason
}

/** The reasons of all floats of a round. Colours have theirs in `PairedGame.colorRule`. */
export function explainFloats({ brackets }: PairedRound): ExplainedFloat[] {
  return brackets.flatMap(({ bracket, floaters, score }) =>
    floaters.map((player) => ({ player, from: score, reason: findReason(bracket, player) })),
  )
}

/** Compares the best candidate with the best one that keeps the player in the bracket. */
function findReason(bracket: Bracket, player: Entrant): FloatReason {
  const { players, movedDown, mayMeet } = bracket
  const floater = players.indexOf(player)
  const partners = players.filter(
    (other, v) => other !== player && mayMeet(player, other) && (v >= movedDown || floater >= movedDown),
  )
  if (partners.length === 0) {
    const met = players.filter(({ id }) => player.opponents.has(id)).map(({ id }) => id)
    return { kind: 'no-opponent', article: '2.1', met }
  }
  const edges = makeBracketEdges(bracket, findOptions(bracket))
  const best = bestSums(edges)!
  const staying = bestSums(
    keepEdges(edges, (u, v) => (u !== floater && v !== floater) || Math.max(u, v) < players.length),
  )
  if (staying === undefined) return { kind: 'completion', article: '2.2.1' }
  const worse = best.findIndex((sum, field) => sum !== staying[field])
  return worse === -1
    ? { kind: 'order', article: '4' }
    : { kind: 'criterion', article: '2.4', criterion: listCriteria(bracket)[worse]! }
}

function findOptions(bracket: Bracket): EdgeOptions {
  const options = { countsUnplayed: false, exchange: undefined, settled: new Map<number, number>() }
  const { mates } = findPerfectMatching(packFields(makeBracketEdges(bracket, options)))!
  return { ...options, countsUnplayed: dropsOnlyTheByesReceiver(bracket, mates) }
}

function keepEdges(edges: FieldEdges, isKept: (u: number, v: number) => boolean): FieldEdges {
  const kept = edges.from.map((_, edge) => edge).filter((edge) => isKept(edges.from[edge]!, edges.to[edge]!))
  return {
    ...edges,
    from: kept.map((edge) => edges.from[edge]!),
    to: kept.map((edge) => edges.to[edge]!),
    values: kept.flatMap((edge) => edges.values.slice(edge * edges.fields, (edge + 1) * edges.fields)),
  }
}

/** The sum of each criterion over a best matching. */
function bestSums(edges: FieldEdges): number[] | undefined {
  const found = findPerfectMatching(packFields(edges))
  if (found === undefined) return undefined
  const sums = new Array<number>(edges.fields).fill(0)
  for (const [edge, u] of edges.from.entries())
    if (found.mates[u] === edges.to[edge])
      for (let field = 0; field < edges.fields; field++)
        sums[field]! += edges.values[edge * edges.fields + field]!
  return sums
}
