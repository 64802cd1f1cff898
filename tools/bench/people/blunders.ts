import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { winChanceOf } from '#coach/judging/win-chance.ts'
import { makeScore } from '#engine/score.ts'
import { Searcher } from '#engine/search/search.ts'
import { judgeByNet, SHIPPED_NET } from '../engine/judge-by-net.ts'

/** Loss in points of winning chances from which a move is a blunder. */
const BLUNDER = 20
const NODES = 20_000
const TABLE_BYTES = 16 << 20

/** Finds blunders with our own search and the shipped net. Each move in a position is judged only once. */
export class BlunderJudge {
  private readonly searcher = new Searcher(TABLE_BYTES, judgeByNet(SHIPPED_NET))
  private readonly known = new Map<string, boolean>()

  /** `name` identifies the position. */
  isBlunder(name: string, position: Position, move: Move): boolean {
    const key = `${name} ${move}`
    const before = this.known.get(key)
    if (before !== undefined) return before
    const loss = this.chanceOf(position) - this.chanceOf(position, move)
    const found = loss >= BLUNDER
    this.known.set(key, found)
    return found
  }

  /** The winning chance of the side to move, in points, with best play or after one move. */
  private chanceOf(position: Position, move?: Move): number {
    this.searcher.clear()
    const limits = { depth: 64, nodes: NODES, drawnTime: 3 } as const
    const { lines } = this.searcher.search(
      position,
      move === undefined ? limits : { ...limits, moves: [move] },
    )
    return winChanceOf(makeScore(lines[0]!.score))
  }
}
