import { describe, expect, it } from 'vitest'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { listLessons } from '#content/lessons.server.ts'
import { Searcher } from '#engine/search/search.ts'
import type { SolveTask } from '#app/exercise/solve.ts'
import { playDuel } from '../../../tests/support/play-duel.ts'
import { exerciseOf } from './board-goal.ts'

/** Checks the course’s claims about positions with the engine. */

const boards = listLessons().flatMap((lesson) =>
  lesson.boards.map((board, index) => ({
    name: `${lesson.slug} ${index + 1}`,
    goal: board.goal,
    exercise: exerciseOf(board),
  })),
)
const lines = boards.flatMap(({ name, goal, exercise }) =>
  goal.kind === 'line' && exercise.kind === 'find' ? [[name, exercise.task] as const] : [],
)
const duels = boards.flatMap(({ name, exercise }) =>
  exercise.kind === 'duel' ? [[name, exercise.duel] as const] : [],
)

/** The best move counts as the only good one if the next best is worse by this many centipawns. */
const CLEARLY = 100
/** Nodes for each position: enough for simple positions, and a few seconds in total. */
const LINE_NODES = 15_000
const DUEL_NODES = 4_000

const searcher = new Searcher(8 << 20)
const bestTwo = (position: Position) =>
  searcher.search(position, { depth: 30, nodes: LINE_NODES, variations: 2 }).lines

function isMateBy(position: Position, move: Move): boolean {
  position.make(move)
  const isMate = outcomeOf(position)?.reason === 'checkmate'
  position.unmake()
  return isMate
}

/** The solver's moves that are not best, or not the only good ones. */
function faultsOf({ given, answer }: SolveTask): readonly string[] {
  if (answer.kind !== 'line') return []
  const moves = answer.line.moves.slice(given.length)
  return moves.flatMap((move, index) => {
    if (index % 2 === 1) return []
    const position = answer.line.positionAt(given.length + index)
    // Any mate is accepted as the last move.
    if (index === moves.length - 1 && isMateBy(position, move)) return []
    const [best, second] = bestTwo(position)
    if (best?.moves[0] !== move) return [`${makeUci(move)} is not the best`]
    return second !== undefined && best.score - second.score < CLEARLY
      ? [`${makeUci(move)} is not alone: ${best.score}, ${second.score}`]
      : []
  })
}

describe('every line of the course', () => {
  it.each(lines)('%s is the best, and the only good one', (_, task) => {
    expect(faultsOf(task)).toEqual([])
  })
})

describe('every duel of the course', () => {
  it.each(duels)('%s can be done in so many moves against the engine', (_, duel) => {
    expect(playDuel(duel, DUEL_NODES)).toMatchObject({ phase: 'done' })
  })
})
