import { augmentFrom, completeMatching, type PlainGraph } from './alternating-path.ts'
import { createWeightedGraph, totalWeight, type WeightedGraph } from './weighted-graph.ts'
import { findPerfectMatching, type PerfectMatching } from './weighted-matching.ts'

/**
 * Moves between matchings of the same, greatest weight. All of them use tight edges only and leave each odd set by one edge
 * (complementary slackness), so a question such as "may these two be paired?" costs one search in a sparse graph instead of another
 * weighted matching. Only a path that breaks an odd set needs the weights again.
 */
export class Rearrangement {
  readonly mates: Int32Array
  private readonly graph: WeightedGraph
  private readonly oddSets: PerfectMatching['oddSets']
  /** The tight edges that are still allowed, among the vertices that are not settled. */
  private readonly open: PlainGraph

  constructor(graph: WeightedGraph, { mates, tight, oddSets }: PerfectMatching) {
    this.graph = graph
    this.mates = mates
    this.oddSets = oddSets
    this.open = { size: graph.size, edges: tight, isAlive: new Uint8Array(graph.size).fill(1) }
  }

  /** Pairs two vertices if an optimal matching allows it. */
  force(u: number, v: number): boolean {
    const { mates } = this
    const { size, edges, isAlive } = this.open
    if (mates[u] === v) return true
    if (edges[u * size + v] === 0) return false
    const before = mates.slice()
    for (const x of [u, v]) mates[mates[x]!] = NONE
    mates[u] = v
    mates[v] = u
    isAlive[u] = isAlive[v] = 0
    const isPossible = this.repair(before)
    isAlive[u] = isAlive[v] = 1
    return isPossible
  }

  /** Allows a vertex only some partners, from now on, if an optimal matching remains. */
  restrict(u: number, isAllowed: (v: number) => boolean): boolean {
    return this.restrictAll((x, y) => (x === u ? isAllowed(y) : y !== u || isAllowed(x)))
  }

  /** Allows only some edges, from now on, if an optimal matching remains. */
  restrictAll(isAllowed: (u: number, v: number) => boolean): boolean {
    const { mates } = this
    const { size, edges, isAlive } = this.open
    const before = mates.slice()
    const edgesBefore = edges.slice()
    for (let u = 0; u < size; u++) {
      if (isAlive[u] === 0) continue
      for (let v = u + 1; v < size; v++) {
        if (edges[u * size + v] === 0 || isAlive[v] === 0 || isAllowed(u, v)) continue
        edges[u * size + v] = edges[v * size + u] = 0
        if (mates[u] === v) mates[u] = mates[v] = NONE
      }
    }
    if (this.repair(before)) return true
    edges.set(edgesBefore)
    return false
  }

  /** Settles a vertex and its partner. */
  settle(u: number) {
    this.open.isAlive[u] = this.open.isAlive[this.mates[u]!] = 0
  }

  /** Completes a matching from which edges were taken, or puts everything back. */
  private repair(before: Int32Array): boolean {
    const { mates, open } = this
    for (let u = 0; u < open.size; u++)
      if (open.isAlive[u] === 1 && mates[u] === NONE && !augmentFrom(open, mates, u)) {
        mates.set(before)
        return false
      }
    if (keepsOddSets(mates, this.oddSets) || this.solveAgain(before)) return true
    mates.set(before)
    return false
  }

  private solveAgain(before: Int32Array): boolean {
    const found = solveSubgraph(this.graph, this.open)
    if (found === undefined) return false
    const changed = this.mates.map((mate, u) => (this.open.isAlive[u] === 1 ? found[u]! : mate))
    const [now, then] = [totalWeight(this.graph, changed), totalWeight(this.graph, before)]
    if (now.some((word, k) => word !== then[k])) return false
    this.mates.set(changed)
    return true
  }
}

const NONE = -1

function keepsOddSets(mates: Int32Array, oddSets: readonly (readonly number[])[]): boolean {
  return oddSets.every((members) => {
    const inside = new Set(members)
    return members.filter((u) => inside.has(mates[u]!)).length === members.length - 1
  })
}

function solveSubgraph(graph: WeightedGraph, plain: PlainGraph): Int32Array | undefined {
  const vertices = Array.from({ length: graph.size }, (_, u) => u).filter((u) => plain.isAlive[u] === 1)
  const size = vertices.length
  const part = createWeightedGraph(size, graph.words)
  for (const [i, u] of vertices.entries())
    for (const [j, v] of vertices.entries()) {
      part.edges[i * size + j] = plain.edges[u * graph.size + v]!
      for (let k = 0; k < graph.words; k++)
        part.weights[(k * size + i) * size + j] = graph.weights[(k * graph.size + u) * graph.size + v]!
    }
  const found = findPerfectMatching(part)
  if (found === undefined) return undefined
  const mates = new Int32Array(graph.size).fill(NONE)
  for (const [i, u] of vertices.entries()) mates[u] = vertices[found.mates[i]!]!
  return mates
}

/** True if the living vertices have a perfect matching. */
export function hasPerfectMatching(graph: PlainGraph): boolean {
  return completeMatching(graph, new Int32Array(graph.size).fill(NONE)) === 0
}
