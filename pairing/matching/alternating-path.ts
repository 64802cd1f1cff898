/**
 * Finds an augmenting path by Edmonds's blossom shrinking, in a graph without weights. `edges` is a matrix of `size` rows; vertices
 * with `isAlive` 0 are left out. The search is complete: without a path, no matching that covers more vertices exists.
 */
export interface PlainGraph {
  readonly size: number
  readonly edges: Uint8Array
  readonly isAlive: Uint8Array
}

const NONE = -1

/** Extends the matching by one edge from an unmatched vertex. Changes `mates`. */
export function augmentFrom(graph: PlainGraph, mates: Int32Array, root: number): boolean {
  const search = new Search(graph, mates)
  const end = search.findEnd(root)
  if (end === NONE) return false
  search.flip(end)
  return true
}

/** A largest matching that contains the given one's vertices; the number of vertices it leaves unmatched. */
export function completeMatching(graph: PlainGraph, mates: Int32Array): number {
  let left = 0
  for (let u = 0; u < graph.size; u++) {
    if (graph.isAlive[u] === 0 || mates[u] !== NONE) continue
    if (!matchDirectly(graph, mates, u) && !augmentFrom(graph, mates, u)) left++
  }
  return left
}

function matchDirectly({ size, edges, isAlive }: PlainGraph, mates: Int32Array, u: number): boolean {
  for (let v = 0; v < size; v++) {
    if (edges[u * size + v] === 0 || isAlive[v] === 0 || mates[v] !== NONE) continue
    mates[u] = v
    mates[v] = u
    return true
  }
  return false
}

class Search {
  private readonly parents: Int32Array
  private readonly bases: Int32Array
  private readonly isQueued: Uint8Array
  private readonly queue: number[] = []
  private readonly graph: PlainGraph
  private readonly mates: Int32Array

  constructor(graph: PlainGraph, mates: Int32Array) {
    this.graph = graph
    this.mates = mates
    this.parents = new Int32Array(graph.size).fill(NONE)
    this.bases = Int32Array.from({ length: graph.size }, (_, u) => u)
    this.isQueued = new Uint8Array(graph.size)
  }

  findEnd(root: number): number {
    const { size, edges, isAlive } = this.graph
    this.isQueued[root] = 1
    this.queue.push(root)
    for (let head = 0; head < this.queue.length; head++) {
      const u = this.queue[head]!
      for (let v = 0; v < size; v++) {
        if (edges[u * size + v] === 0 || isAlive[v] === 0) continue
        if (this.bases[u] === this.bases[v] || this.mates[u] === v) continue
        const mate = this.mates[v]!
        if (v === root || (mate !== NONE && this.parents[mate] !== NONE)) this.shrink(u, v)
        else if (this.parents[v] === NONE) {
          this.parents[v] = u
          if (mate === NONE) return v
          this.isQueued[mate] = 1
          this.queue.push(mate)
        }
      }
    }
    return NONE
  }

  flip(end: number) {
    for (let v = end; v !== NONE;) {
      const u = this.parents[v]!
      const next = this.mates[u]!
      this.mates[v] = u
      this.mates[u] = v
      v = next
    }
  }

  private shrink(u: number, v: number) {
    const base = this.commonBase(u, v)
    const inBlossom = new Uint8Array(this.graph.size)
    this.markPath(u, base, v, inBlossom)
    this.markPath(v, base, u, inBlossom)
    for (let x = 0; x < this.graph.size; x++) {
      if (inBlossom[this.bases[x]!] === 0) continue
      this.bases[x] = base
      if (this.isQueued[x] === 1) continue
      this.isQueued[x] = 1
      this.queue.push(x)
    }
  }

  private commonBase(u: number, v: number): number {
    const onPath = new Uint8Array(this.graph.size)
    for (let x = u; ;) {
      x = this.bases[x]!
      onPath[x] = 1
      if (this.mates[x] === NONE) break
      x = this.parents[this.mates[x]!]!
    }
    for (let x = v; ;) {
      x = this.bases[x]!
      if (onPath[x] === 1) return x
      x = this.parents[this.mates[x]!]!
    }
  }

  private markPath(from: number, base: number, child: number, inBlossom: Uint8Array) {
    let below = child
    for (let x = from; this.bases[x] !== base;) {
      const mate = this.mates[x]!
      inBlossom[this.bases[x]!] = 1
      inBlossom[this.bases[mate]!] = 1
      this.parents[x] = below
      below = mate
      x = this.parents[mate]!
    }
  }
}
