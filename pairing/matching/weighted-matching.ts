import type { WeightedGraph } from './weighted-graph.ts'

/**
 * Maximum-weight perfect matching in a general graph: Edmonds's primal-dual method in the O(n³) form that keeps the best edge
 * between every two blossoms (Galil, "Efficient algorithms for finding maximum matching in graphs", 1986). Weights are vectors in
 * lexicographic order; the method needs only addition, comparison and halving, and halves stay whole because duals start even.
 */
export interface PerfectMatching {
  readonly mates: Int32Array
  /** 1 for the edges, at `u * size + v`, that a matching of the same weight may contain. */
  readonly tight: Uint8Array
  /** Odd sets that each matching of the same weight leaves by exactly one edge. */
  readonly oddSets: readonly (readonly number[])[]
}

export function findPerfectMatching(graph: WeightedGraph): PerfectMatching | undefined {
  if (graph.size % 2 === 1) return undefined
  const solver = new Solver(graph)
  solver.matchGreedily()
  while (solver.unmatched() > 0) if (!solver.augmentOnce()) return undefined
  return solver.result()
}

const NONE = -1
const FREE = -1
/** At an even distance from an unmatched root. */
const EVEN = 0
const ODD = 1
/** Beyond this a dual could lose its last bit. */
const EXACT = 2 ** 52

class Solver {
  private readonly n: number
  private readonly words: number
  /** Ids below `n` are vertices, the others blossoms. */
  private readonly capacity: number
  private ids: number
  private readonly edges: Uint8Array
  /** Four times the weights. */
  private readonly weights: Float64Array
  private readonly duals: Float64Array
  /** The outermost blossom of each id; of an unused blossom, NONE. */
  private readonly tops: Int32Array
  /** The vertex at the far end of the matched edge. */
  private readonly mates: Int32Array
  /** The vertex from which the search reached an odd node. */
  private readonly parents: Int32Array
  private readonly labels: Int8Array
  /** The even vertex whose edge to this node is nearest to being tight. */
  private readonly nearest: Int32Array
  private readonly visited: Int32Array
  private visit = 0
  /** The ends of the best edge between two nodes. */
  private readonly nearEnds: Int32Array
  private readonly farEnds: Int32Array
  private readonly children: number[][]
  /** The child of a blossom that contains a vertex. */
  private readonly childOf: Int32Array
  private queue: number[] = []
  private readonly step: Float64Array

  constructor(graph: WeightedGraph) {
    const { size: n, words } = graph
    this.n = n
    this.words = words
    this.capacity = n + (n >> 1) + 1
    this.ids = n
    this.edges = graph.edges
    this.weights = graph.weights.map((weight) => 4 * weight)
    this.duals = new Float64Array(words * this.capacity)
    this.tops = new Int32Array(this.capacity).fill(NONE)
    this.mates = new Int32Array(this.capacity).fill(NONE)
    this.parents = new Int32Array(this.capacity).fill(NONE)
    this.labels = new Int8Array(this.capacity)
    this.nearest = new Int32Array(this.capacity).fill(NONE)
    this.visited = new Int32Array(this.capacity)
    this.nearEnds = new Int32Array(this.capacity * this.capacity).fill(NONE)
    this.farEnds = new Int32Array(this.capacity * this.capacity).fill(NONE)
    this.children = Array.from({ length: this.capacity }, () => [])
    this.childOf = new Int32Array(this.capacity * n).fill(NONE)
    this.step = new Float64Array(words)
    for (let u = 0; u < n; u++) this.prepareVertex(u, graph)
  }

  /** A dual of twice the vertex's heaviest edge makes every edge feasible. */
  private prepareVertex(u: number, graph: WeightedGraph) {
    const { n, words, capacity } = this
    this.tops[u] = u
    this.childOf[u * n + u] = u
    let best = NONE
    for (let v = 0; v < n; v++) {
      if (this.edges[u * n + v] === 0) continue
      this.nearEnds[u * capacity + v] = u
      this.farEnds[u * capacity + v] = v
      if (best === NONE || this.isHeavier(u, v, best)) best = v
    }
    if (best === NONE) return
    for (let k = 0; k < words; k++)
      this.duals[k * capacity + u] = 2 * graph.weights[k * n * n + u * n + best]!
  }

  private isHeavier(u: number, v: number, than: number): boolean {
    const { n } = this
    for (let k = 0; k < this.words; k++) {
      const row = k * n * n + u * n
      const difference = this.weights[row + v]! - this.weights[row + than]!
      if (difference !== 0) return difference > 0
    }
    return false
  }

  private slackWord(k: number, u: number, v: number): number {
    const duals = k * this.capacity
    return this.duals[duals + u]! + this.duals[duals + v]! - this.weights[(k * this.n + u) * this.n + v]!
  }

  private isTight(u: number, v: number): boolean {
    for (let k = 0; k < this.words; k++) if (this.slackWord(k, u, v) !== 0) return false
    return true
  }

  /** True if the best edge between `a` and `x` is nearer to being tight than that between `b` and `y`. */
  private isNearer(a: number, x: number, b: number, y: number): boolean {
    const first = a * this.capacity + x
    const second = b * this.capacity + y
    const [u, v] = [this.nearEnds[first]!, this.farEnds[first]!]
    const [s, t] = [this.nearEnds[second]!, this.farEnds[second]!]
    for (let k = 0; k < this.words; k++) {
      const difference = this.slackWord(k, u, v) - this.slackWord(k, s, t)
      if (difference !== 0) return difference < 0
    }
    return false
  }

  matchGreedily() {
    const { n } = this
    for (let u = 0; u < n; u++) {
      for (let v = u + 1; this.mates[u] === NONE && v < n; v++) {
        if (this.mates[v] !== NONE || this.edges[u * n + v] === 0 || !this.isTight(u, v)) continue
        this.mates[u] = v
        this.mates[v] = u
      }
    }
  }

  unmatched(): number {
    let count = 0
    for (let u = 0; u < this.n; u++) if (this.mates[u] === NONE) count++
    return count
  }

  /** Grows trees from all unmatched nodes until two of them meet. */
  augmentOnce(): boolean {
    this.labels.fill(FREE)
    this.nearest.fill(NONE)
    this.queue = []
    for (let x = 0; x < this.ids; x++) {
      if (this.tops[x] !== x || this.mates[x] !== NONE) continue
      this.parents[x] = NONE
      this.labels[x] = EVEN
      this.enqueue(x)
    }
    for (;;) {
      if (this.scanQueue()) return true
      if (!this.findStep()) return false
      this.applyStep()
      if (this.followTightEdges()) return true
      this.expandEmptyBlossoms()
    }
  }

  private scanQueue(): boolean {
    const { n } = this
    for (let u = this.queue.pop(); u !== undefined; u = this.queue.pop()) {
      if (this.labels[this.tops[u]!] === ODD) continue
      for (let v = 0; v < n; v++) {
        if (this.edges[u * n + v] === 0 || this.tops[u] === this.tops[v]) continue
        if (!this.isTight(u, v)) this.offerNearest(u, this.tops[v]!)
        else if (this.follow(u, v)) return true
      }
    }
    return false
  }

  private offerNearest(u: number, x: number) {
    const held = this.nearest[x]!
    if (held === NONE || this.isNearer(u, x, held, x)) this.nearest[x] = u
  }

  private findNearest(x: number) {
    this.nearest[x] = NONE
    for (let u = 0; u < this.n; u++) {
      if (this.nearEnds[u * this.capacity + x] === NONE || this.tops[u] === x) continue
      if (this.labels[this.tops[u]!] === EVEN) this.offerNearest(u, x)
    }
  }

  /** The largest change of the duals that keeps them feasible, in `step`; false if nothing limits it: no perfect matching. */
  private findStep(): boolean {
    let isLimited = false
    const twice = new Float64Array(this.words)
    for (let x = 0; x < this.ids; x++) {
      if (this.tops[x] !== x) continue
      const label = this.labels[x]!
      if (label === ODD) {
        if (x >= this.n)
          isLimited = this.limitStep(twice, isLimited, (k) => this.duals[k * this.capacity + x]!)
        continue
      }
      const near = this.nearest[x]!
      if (near === NONE) continue
      const edge = near * this.capacity + x
      const [u, v] = [this.nearEnds[edge]!, this.farEnds[edge]!]
      const factor = label === FREE ? 2 : 1
      isLimited = this.limitStep(twice, isLimited, (k) => factor * this.slackWord(k, u, v))
    }
    for (let k = 0; k < this.words; k++) this.step[k] = twice[k]! / 2
    return isLimited
  }

  private limitStep(twice: Float64Array, isLimited: boolean, word: (k: number) => number): true {
    let isSmaller = !isLimited
    for (let k = 0; k < this.words; k++) {
      const value = word(k)
      if (!isSmaller && value > twice[k]!) break
      if (value < twice[k]!) isSmaller = true
      if (isSmaller) twice[k] = value
    }
    return true
  }

  private applyStep() {
    const { capacity, n } = this
    for (let x = 0; x < this.ids; x++) {
      if (x >= n && this.tops[x] !== x) continue
      const label = this.labels[this.tops[x]!]!
      if (label === FREE) continue
      const factor = (label === EVEN ? -1 : 1) * (x < n ? 1 : -2)
      for (let k = 0; k < this.words; k++) {
        const dual = this.duals[k * capacity + x]! + factor * this.step[k]!
        if (Math.abs(dual) > EXACT) throw new Error('A weight is too large to be exact.')
        this.duals[k * capacity + x] = dual
      }
    }
  }

  private followTightEdges(): boolean {
    for (let x = 0; x < this.ids; x++) {
      const near = this.nearest[x]!
      if (this.tops[x] !== x || near === NONE || this.tops[near] === x) continue
      if (this.labels[x] === ODD) continue
      const edge = near * this.capacity + x
      const [u, v] = [this.nearEnds[edge]!, this.farEnds[edge]!]
      if (this.isTight(u, v) && this.follow(u, v)) return true
    }
    return false
  }

  private expandEmptyBlossoms() {
    for (let b = this.n; b < this.ids; b++) {
      if (this.tops[b] !== b || this.labels[b] !== ODD) continue
      if (this.hasDual(b)) continue
      this.expand(b)
    }
  }

  private hasDual(b: number): boolean {
    for (let k = 0; k < this.words; k++) if (this.duals[k * this.capacity + b] !== 0) return true
    return false
  }

  /** Adds a tight edge from an even vertex to the forest. True if it joined two trees and the matching has grown. */
  private follow(from: number, to: number): boolean {
    const u = this.tops[from]!
    const v = this.tops[to]!
    if (this.labels[v] === FREE) {
      this.parents[v] = from
      this.labels[v] = ODD
      const next = this.tops[this.mates[v]!]!
      this.nearest[v] = NONE
      this.nearest[next] = NONE
      this.labels[next] = EVEN
      this.enqueue(next)
    } else if (this.labels[v] === EVEN) {
      const ancestor = this.commonAncestor(u, v)
      if (ancestor === NONE) {
        this.augment(u, v)
        this.augment(v, u)
        return true
      }
      this.shrink(u, ancestor, v)
    }
    return false
  }

  private enqueue(x: number) {
    if (x < this.n) this.queue.push(x)
    else for (const child of this.children[x]!) this.enqueue(child)
  }

  private commonAncestor(u: number, v: number): number {
    this.visit++
    let [x, y] = [u, v]
    while (x !== NONE || y !== NONE) {
      if (x !== NONE) {
        if (this.visited[x] === this.visit) return x
        this.visited[x] = this.visit
        const mate = this.mates[x]!
        x = mate === NONE ? NONE : this.tops[this.parents[this.tops[mate]!]!]!
      }
      ;[x, y] = [y, x]
    }
    return NONE
  }

  private setTop(x: number, top: number) {
    this.tops[x] = top
    if (x >= this.n) for (const child of this.children[x]!) this.setTop(child, top)
  }

  private shrink(u: number, ancestor: number, v: number) {
    let b = this.n
    while (b < this.ids && this.tops[b] !== NONE) b++
    if (b === this.ids) this.ids++
    for (let k = 0; k < this.words; k++) this.duals[k * this.capacity + b] = 0
    this.labels[b] = EVEN
    this.mates[b] = this.mates[ancestor]!
    this.children[b] = [
      ancestor,
      ...this.pathToAncestor(u, ancestor).reverse(),
      ...this.pathToAncestor(v, ancestor),
    ]
    this.setTop(b, b)
    this.collectEdges(b)
    this.findNearest(b)
  }

  private pathToAncestor(from: number, ancestor: number): number[] {
    const path: number[] = []
    for (let x = from; x !== ancestor;) {
      const odd = this.tops[this.mates[x]!]!
      path.push(x, odd)
      this.enqueue(odd)
      x = this.tops[this.parents[odd]!]!
    }
    return path
  }

  private collectEdges(b: number) {
    const { capacity, n } = this
    for (let x = 0; x < this.ids; x++) {
      this.nearEnds[b * capacity + x] = NONE
      this.nearEnds[x * capacity + b] = NONE
    }
    this.childOf.fill(NONE, b * n, (b + 1) * n)
    for (const child of this.children[b]!) {
      for (let x = 0; x < this.ids; x++) {
        if (this.nearEnds[child * capacity + x] === NONE || this.tops[x] === b || this.tops[x] === NONE)
          continue
        if (this.nearEnds[b * capacity + x] !== NONE && !this.isNearer(child, x, b, x)) continue
        this.copyEdge(child, x, b, x)
        this.copyEdge(x, child, x, b)
      }
      for (let u = 0; u < n; u++) if (this.childOf[child * n + u] !== NONE) this.childOf[b * n + u] = child
    }
  }

  private copyEdge(a: number, x: number, b: number, y: number) {
    this.nearEnds[b * this.capacity + y] = this.nearEnds[a * this.capacity + x]!
    this.farEnds[b * this.capacity + y] = this.farEnds[a * this.capacity + x]!
  }

  private expand(b: number) {
    const children = this.children[b]!
    for (const child of children) this.setTop(child, child)
    const entry = this.childOf[b * this.n + this.nearEnds[b * this.capacity + this.parents[b]!]!]!
    const place = this.placeFromBase(b, entry)
    for (let i = 0; i < place; i += 2) {
      const odd = children[i]!
      const even = children[i + 1]!
      this.parents[odd] = this.nearEnds[even * this.capacity + odd]!
      this.labels[odd] = ODD
      this.labels[even] = EVEN
      this.nearest[odd] = NONE
      this.findNearest(even)
      this.enqueue(even)
    }
    this.labels[entry] = ODD
    this.parents[entry] = this.parents[b]!
    for (let i = place + 1; i < children.length; i++) {
      this.labels[children[i]!] = FREE
      this.findNearest(children[i]!)
    }
    this.tops[b] = NONE
  }

  /** Turns the cycle so that the child is an even number of steps from the base, and returns that number. */
  private placeFromBase(b: number, child: number): number {
    const children = this.children[b]!
    const place = children.indexOf(child)
    if (place % 2 === 0) return place
    const [base, ...others] = children
    children.splice(0, children.length, base!, ...others.reverse())
    return children.length - place
  }

  private match(x: number, y: number) {
    const edge = x * this.capacity + y
    this.mates[x] = this.farEnds[edge]!
    if (x < this.n) return
    const entry = this.childOf[x * this.n + this.nearEnds[edge]!]!
    const place = this.placeFromBase(x, entry)
    const children = this.children[x]!
    for (let i = 0; i < place; i++) this.match(children[i]!, children[i ^ 1]!)
    this.match(entry, y)
    this.children[x] = [...children.slice(place), ...children.slice(0, place)]
  }

  private augment(u: number, v: number) {
    for (let [x, y] = [u, v]; ;) {
      const mate = this.mates[x]!
      const odd = mate === NONE ? NONE : this.tops[mate]!
      this.match(x, y)
      if (odd === NONE) return
      const next = this.tops[this.parents[odd]!]!
      this.match(odd, next)
      ;[x, y] = [next, odd]
    }
  }

  result(): PerfectMatching {
    const { n } = this
    const tight = new Uint8Array(n * n)
    for (let u = 0; u < n; u++)
      for (let v = u + 1; v < n; v++)
        if (this.edges[u * n + v] !== 0 && this.isTightAtLast(u, v)) tight[u * n + v] = tight[v * n + u] = 1
    const oddSets: number[][] = []
    for (let b = n; b < this.ids; b++) if (this.tops[b] === b) this.collectOddSets(b, oddSets)
    return { mates: this.mates.slice(0, n), tight, oddSets }
  }

  /** An edge inside blossoms also gains their duals. */
  private isTightAtLast(u: number, v: number): boolean {
    for (let k = 0; k < this.words; k++) {
      let slack = this.slackWord(k, u, v)
      if (this.tops[u] === this.tops[v]) {
        let b = this.tops[u]!
        while (b >= this.n) {
          slack += this.duals[k * this.capacity + b]!
          const child = this.childOf[b * this.n + u]!
          if (child !== this.childOf[b * this.n + v]!) break
          b = child
        }
      }
      if (slack !== 0) return false
    }
    return true
  }

  private collectOddSets(b: number, oddSets: number[][]) {
    if (this.hasDual(b)) {
      const members: number[] = []
      for (let u = 0; u < this.n; u++) if (this.childOf[b * this.n + u] !== NONE) members.push(u)
      oddSets.push(members)
    }
    for (const child of this.children[b]!) if (child >= this.n) this.collectOddSets(child, oddSets)
  }
}
