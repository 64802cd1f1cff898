import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWeightedGraph, totalWeight, type WeightedGraph } from './weighted-graph.ts'
import { findPerfectMatching } from './weighted-matching.ts'

/** Every perfect matching of the graph, as lists of mates. */
function* perfectMatchings(
  graph: WeightedGraph,
  mates = new Int32Array(graph.size).fill(-1),
): Generator<Int32Array> {
  const u = mates.indexOf(-1)
  if (u === -1) {
    yield mates.slice()
    return
  }
  for (let v = u + 1; v < graph.size; v++) {
    if (mates[v] !== -1 || graph.edges[u * graph.size + v] === 0) continue
    mates[u] = v
    mates[v] = u
    yield* perfectMatchings(graph, mates)
    mates[u] = mates[v] = -1
  }
}

function compareWeights(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((word, k) => word !== b[k])
  return place === -1 ? 0 : a[place]! - b[place]!
}

const graphs = fc
  .record({
    half: fc.integer({ min: 1, max: 4 }),
    values: fc.array(fc.integer({ min: -3, max: 5 }), { minLength: 56, maxLength: 56 }),
  })
  .map(({ half, values }) => {
    const size = 2 * half
    const graph = createWeightedGraph(size, 2)
    let next = 0
    for (let u = 0; u < size; u++)
      for (let v = u + 1; v < size; v++) {
        const [first, second] = [values[next++]!, values[next++]!]
        if (first === 5) continue
        graph.edges[u * size + v] = graph.edges[v * size + u] = 1
        for (const [k, word] of [first, second].entries())
          graph.weights[(k * size + u) * size + v] = graph.weights[(k * size + v) * size + u] = word
      }
    return graph
  })

it('finds the greatest weight of all perfect matchings, and which edges can reach it', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const all = [...perfectMatchings(graph)].map((mates) => ({ mates, weight: totalWeight(graph, mates) }))
      const found = findPerfectMatching(graph)
      if (all.length === 0) {
        expect(found).toBeUndefined()
        return
      }
      const best = all.map(({ weight }) => weight).reduce((a, b) => (compareWeights(a, b) >= 0 ? a : b))
      expect(totalWeight(graph, found!.mates)).toEqual(best)
      for (const { mates, weight } of all) {
        const isTight = mates.every((v, u) => found!.tight[u * graph.size + v] === 1)
        const keepsSets = found!.oddSets.every(
          (set) => set.filter((u) => set.includes(mates[u]!)).length === set.length - 1,
        )
        expect(isTight && keepsSets).toBe(compareWeights(weight, best) === 0)
      }
    }),
    { numRuns: 400 },
  )
})
