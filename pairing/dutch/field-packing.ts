import { createWeightedGraph, type WeightedGraph } from '../matching/weighted-graph.ts'

/**
 * Edges with small whole numbers, one per criterion, in the order of priority. Packed into the words of a weight so that sums over a
 * whole matching never carry from one criterion into the next.
 */
export interface FieldEdges {
  /** The number of vertices. */
  readonly size: number
  readonly fields: number
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** `fields` values for each edge. */
  readonly values: readonly number[]
}

/** Four times a word, multiplied by the number of vertices, must stay below 2^52. */
const WORD = 2 ** 40

export function packFields(edges: FieldEdges): WeightedGraph {
  const radices = findRadices(edges)
  const places = placeFields(radices)
  const words = places.reduce((most, { word }) => Math.max(most, word + 1), 1)
  const { size, fields, from, to, values } = edges
  const graph = createWeightedGraph(size, words)
  for (const [edge, u] of from.entries()) {
    const v = to[edge]!
    graph.edges[u * size + v] = graph.edges[v * size + u] = 1
    for (let field = 0; field < fields; field++) {
      const value = values[edge * fields + field]!
      if (value === 0) continue
      const { word, factor } = places[field]!
      graph.weights[(word * size + u) * size + v]! += value * factor
      graph.weights[(word * size + v) * size + u]! += value * factor
    }
  }
  return graph
}

/** One more than the difference of the greatest and the smallest sum over a matching, where each vertex begins one edge at most. */
function findRadices({ size, fields, from, values }: FieldEdges): number[] {
  return Array.from({ length: fields }, (_, field) => {
    const most = new Float64Array(size)
    const least = new Float64Array(size)
    for (const [edge, u] of from.entries()) {
      const value = values[edge * fields + field]!
      if (value > most[u]!) most[u] = value
      if (value < least[u]!) least[u] = value
    }
    const range = (sums: Float64Array) => {
      const greatest = sums.reduce((best, value) => Math.max(best, Math.abs(value)), 0)
      const sum = sums.reduce((total, value) => total + Math.abs(value), 0)
      return Math.min(sum, greatest * Math.floor(size / 2))
    }
    return range(most) + range(least) + 1
  })
}

/** A field that is the same for all matchings takes no room. */
function placeFields(radices: readonly number[]): { word: number; factor: number }[] {
  const places: { word: number; factor: number }[] = []
  let word = 0
  let members: number[] = []
  let product = 1
  const close = () => {
    let factor = 1
    for (const field of members.reverse()) {
      places[field] = { word, factor }
      factor *= radices[field]!
    }
  }
  for (const [field, radix] of radices.entries()) {
    if (product * radix > WORD) {
      close()
      word++
      members = []
      product = 1
    }
    members.push(field)
    product *= radix
  }
  close()
  return places
}
