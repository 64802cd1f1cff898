/**
 * A graph whose edges weigh several words, compared from the first word to the last. Words are added without a carry, so each
 * is exact while its sums stay below 2^53: no BigInt is needed.
 */
export interface WeightedGraph {
  /** The number of vertices. */
  readonly size: number
  /** The number of words per weight. */
  readonly words: number
  /** 1 for each edge, at `u * size + v` and `v * size + u`. */
  readonly edges: Uint8Array
  /** Word `k` of an edge, at `k * size * size + u * size + v`. */
  readonly weights: Float64Array
}

export function createWeightedGraph(size: number, words: number): WeightedGraph {
  return {
    size,
    words,
    edges: new Uint8Array(size * size),
    weights: new Float64Array(words * size * size),
  }
}

/** The sum over a matching, one figure per word. */
export function totalWeight({ size, words, weights }: WeightedGraph, mates: Int32Array): number[] {
  return Array.from({ length: words }, (_, k) => {
    let sum = 0
    for (let u = 0; u < size; u++) if (mates[u]! > u) sum += weights[(k * size + u) * size + mates[u]!]!
    return sum
  })
}
