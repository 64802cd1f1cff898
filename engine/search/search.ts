import { generateLegal } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { evaluate } from '#engine/evaluation/evaluate.ts'
import { INFINITE, isMateScore, MAX_PLY } from '#engine/score.ts'
import type { SearchResult, FoundLine, OnIteration } from './found.ts'
import type { Judge, Limits } from './limits.ts'
import { isNoisy, rankMoves, rankQuiets } from './order.ts'
import { byScore, linesOfCut, type RootMove } from './root-moves.ts'
import { PLY, ROOT_REDUCTIONS, selectivityAt } from './selectivity.ts'
import { Tree } from './tree.ts'

const ASPIRATION_DEPTH = 4

/** Iterative deepening: each iteration uses the hash table filled by the previous one. One search at a time. */
export class Searcher {
  private readonly tree: Tree
  /** Counts the searches of one variation each, including re-searches with wider windows. */
  private rootSearch = 0
  private fullJudge: Judge

  /** `fullJudge` evaluates if the limits have no `sight`: centipawns for the side to move. */
  constructor(tableBytes: number, fullJudge: Judge = evaluate) {
    this.fullJudge = fullJudge
    this.tree = new Tree(tableBytes)
  }

  /** Switches to another judge and discards the scores of the previous one. */
  judgeBy(judge: Judge): void {
    this.fullJudge = judge
    this.clear()
  }

  /** Clears all state, so that the next search depends only on its position. */
  clear(): void {
    this.tree.clear()
  }

  get tableFullness(): number {
    return this.tree.table.fullness()
  }

  /** The best moves in `position`, which is left unchanged. */
  search(position: Position, limits: Limits, onIteration?: OnIteration): SearchResult {
    const { tree } = this
    const judge = limits.sight?.judge ?? this.fullJudge
    tree.begin(position, limits, judge)

    const end = generateLegal(position, tree.moves, 0)
    const roots: RootMove[] = []
    for (const move of tree.moves.subarray(0, end) as unknown as Iterable<Move>) {
      if (limits.moves && !limits.moves.includes(move)) continue
      roots.push({ move, score: -INFINITE, effort: 0, moves: [move], provedBy: 0 })
    }
    let found: SearchResult = { depth: 0, seldepth: 0, nodes: 0, lines: [] }
    if (roots.length === 0) return found
    this.orderRoots(position, roots)

    const wanted = Math.min(limits.variations ?? 1, roots.length)
    const effort = limits.effort ?? 0
    const most = effort === 0 ? limits.depth : MAX_PLY
    // The levels use hand-written judges and must not change, because their ratings were measured.
    const isByNet = judge !== evaluate && limits.sight === undefined
    for (let depth = 1; depth < MAX_PLY && (depth <= limits.depth || tree.nodes < effort); depth++) {
      const selectivity = selectivityAt(depth, most, isByNet)
      tree.beginIteration(depth, selectivity)
      const { lines: before } = found
      let variation = 0
      for (; variation < wanted; variation++) {
        this.rootSearch++
        this.searchWithAspiration(position, roots, variation, depth, selectivity.aspirationWindow)
        if (tree.stopped) break
      }
      if (tree.stopped) {
        found = this.report(depth - 1, linesOfCut(roots, variation, before, this.rootSearch).slice(0, wanted))
        break
      }
      if (wanted > 1) roots.unshift(...roots.splice(0, wanted).sort(byScore))
      found = this.report(depth, roots.slice(0, wanted))
      onIteration?.(found)
      if (tree.isToStop()) break
    }
    return found
  }

  private report(depth: number, best: readonly FoundLine[]): SearchResult {
    const lines = best.map(({ score, moves }) => ({ score, moves }))
    return { depth: Math.max(1, depth), seldepth: this.tree.seldepth, nodes: this.tree.nodes, lines }
  }

  private orderRoots(position: Position, roots: RootMove[]): void {
    const { table, moves, ranks, history } = this.tree
    const entry = table.find(position.hashLo, position.hashHi)
    const hashMove = entry < 0 ? 0 : table.move(entry)
    roots.forEach(({ move }, index) => (moves[index] = move))
    rankMoves(position, moves, ranks, 0, roots.length, hashMove, history, 0, 0)
    rankQuiets(position, moves, ranks, 0, roots.length, history, 0, 0)
    const rank = new Map(roots.map(({ move }, index) => [move, ranks[index]!]))
    roots.sort((a, b) => rank.get(b.move)! - rank.get(a.move)!)
  }

  /** Searches a narrow window around the previous score, which cuts more, and widens it if the score is outside. */
  private searchWithAspiration(
    position: Position,
    roots: RootMove[],
    first: number,
    depth: number,
    firstWindow: number,
  ): void {
    const expected = roots[first]!.score
    let window = firstWindow
    let alpha = -INFINITE
    let beta = INFINITE
    if (depth >= ASPIRATION_DEPTH && !isMateScore(expected)) {
      alpha = Math.max(-INFINITE, expected - window)
      beta = Math.min(INFINITE, expected + window)
    }
    for (;;) {
      const score = this.searchRoot(position, roots, first, depth, alpha, beta)
      if (this.tree.stopped) return
      if (score > alpha && score < beta) return
      window *= 3
      if (score <= alpha) alpha = window > 600 ? -INFINITE : Math.max(-INFINITE, score - window)
      else beta = window > 600 ? INFINITE : Math.min(INFINITE, score + window)
    }
  }

  /** Searches all root moves except the first `first`, which are the better variations already found. */
  private searchRoot(
    position: Position,
    roots: RootMove[],
    first: number,
    depth: number,
    alphaAtStart: number,
    beta: number,
  ): number {
    const { tree } = this
    const inCheck = position.isCheck()
    tree.judgeRoot(inCheck)
    let alpha = alphaAtStart
    let best = -INFINITE
    for (let index = first; index < roots.length; index++) {
      const root = roots[index]!
      const before = tree.nodes
      const isFirst = index === first
      tree.makeRoot(root.move)
      let score = alpha + 1
      if (!isFirst) {
        const late = index - first
        const quiet = !isNoisy(root.move) && !inCheck && !position.isCheck()
        const reduction =
          quiet && depth >= 3 && late >= 4
            ? Math.max(0, ROOT_REDUCTIONS[(Math.min(depth, 63) << 6) | Math.min(late, 63)]! / PLY)
            : 0
        score = 0 - tree.node(depth - 1 - reduction, -1 - alpha, 0 - alpha, 1, true)
        if (score > alpha && reduction > 0 && !tree.stopped) {
          score = 0 - tree.node(depth - 1, -1 - alpha, 0 - alpha, 1, true)
        }
      }
      if (score > alpha && !tree.stopped) score = 0 - tree.node(depth - 1, 0 - beta, 0 - alpha, 1, false)
      position.unmake()
      if (tree.stopped) break
      root.effort = tree.nodes - before
      root.score = isFirst || score > alpha ? score : -INFINITE
      if (score > best) {
        best = score
        if (score > alpha || isFirst) {
          if (score > alphaAtStart) root.provedBy = this.rootSearch
          alpha = Math.max(alpha, score)
          const line = [root.move, ...tree.lineFrom(1)]
          // After failing high only the move is known: the previous line is more informative than a line of one move.
          if (score < beta || line.length > root.moves.length) root.moves = line
          roots.splice(index, 1)
          roots.splice(first, 0, root)
        }
        if (score >= beta) break
      }
    }
    if (!tree.stopped && best < beta) {
      const rest = roots.splice(first + 1)
      rest.sort((a, b) => b.effort - a.effort)
      roots.push(...rest)
    }
    return best
  }
}
