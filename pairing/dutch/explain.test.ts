import { expect, it } from 'vitest'
import { lastRound, readTournaments } from '../fixtures/read-tournaments.fixture.ts'
import { cutBefore } from '../rounds.ts'
import { listCriteria, makeBracketEdges, type Bracket } from './bracket-edges.ts'
import { explainFloats, type FloatReason } from './explain.ts'
import type { FieldEdges } from './field-packing.ts'
import { pairRound } from './pair-round.ts'

/** The sums of every perfect matching, by trying all. */
function* allSums(
  edges: FieldEdges,
  open = new Set(Array.from({ length: edges.size }, (_, u) => u)),
): Generator<number[]> {
  const [u] = open
  if (u === undefined) {
    yield new Array<number>(edges.fields).fill(0)
    return
  }
  for (const [edge, from] of edges.from.entries()) {
    const to = edges.to[edge]!
    const other = from === u ? to : to === u ? from : undefined
    if (other === undefined || !open.has(other)) continue
    const left = new Set([...open].filter((each) => each !== u && each !== other))
    for (const sums of allSums(edges, left))
      yield sums.map((sum, field) => sum + edges.values[edge * edges.fields + field]!)
  }
}

function bestOf(edges: FieldEdges, isAllowed: (u: number, v: number) => boolean): number[] | undefined {
  const kept = edges.from
    .map((u, edge) => [u, edges.to[edge]!, edge] as const)
    .filter(([u, v]) => isAllowed(u, v))
  const filtered = {
    ...edges,
    from: kept.map(([u]) => u),
    to: kept.map(([, v]) => v),
    values: kept.flatMap(([, , edge]) => edges.values.slice(edge * edges.fields, (edge + 1) * edges.fields)),
  }
  let best: number[] | undefined
  for (const sums of allSums(filtered)) {
    const place = best === undefined ? 0 : sums.findIndex((sum, field) => sum !== best![field])
    if (best === undefined || (place !== -1 && sums[place]! > best[place]!)) best = sums
  }
  return best
}

function reasonByTrying(bracket: Bracket, floater: number, countsUnplayed: boolean): string {
  const edges = makeBracketEdges(bracket, { countsUnplayed, exchange: undefined, settled: new Map() })
  const staysInside = (u: number, v: number) => Math.max(u, v) < bracket.players.length
  const hasEdge = edges.from.some(
    (u, edge) => (u === floater || edges.to[edge] === floater) && staysInside(u, edges.to[edge]!),
  )
  if (!hasEdge) return 'no-opponent'
  const best = bestOf(edges, () => true)!
  const staying = bestOf(edges, (u, v) => (u !== floater && v !== floater) || staysInside(u, v))
  if (staying === undefined) return 'completion'
  const worse = best.findIndex((sum, field) => sum !== staying[field])
  return worse === -1 ? 'order' : listCriteria(bracket)[worse]!
}

const name = (reason: FloatReason) => (reason.kind === 'criterion' ? reason.criterion : reason.kind)

it('names for each float the reason that trying all pairings finds', () => {
  const seen = new Map<string, number>()
  for (const recorded of readTournaments().filter(({ report }) => report.tournament.players.length <= 7)) {
    const { round: last } = lastRound(recorded)
    for (let round = 1; round <= last; round++) {
      const paired = pairRound(cutBefore(recorded.report.tournament, round))
      if (!paired.ok) continue
      for (const { player, from, reason } of explainFloats(paired.value)) {
        const { bracket } = paired.value.brackets.find(({ score }) => score === from)!
        const floater = bracket.players.indexOf(player)
        const found = [false, true].map((countsUnplayed) => reasonByTrying(bracket, floater, countsUnplayed))
        expect(found, `${recorded.id}, round ${round}, player ${player.id}`).toContain(name(reason))
        seen.set(name(reason), (seen.get(name(reason)) ?? 0) + 1)
      }
    }
  }
  // Each kind of reason occurs.
  for (const kind of ['no-opponent', 'completion', 'C7', 'C12', 'order'])
    expect(seen.get(kind) ?? 0, `${kind} of ${[...seen].join(' ')}`).toBeGreaterThan(0)
})
