import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { legalMoves } from '#chess/moves.ts'
import { listLessons } from '#content/lessons.server.ts'
import { PARTS } from '#content/lessons/lesson.ts'
import { exerciseOf, type Exercise } from './board-goal.ts'
import { openLesson } from './lesson.server.ts'
import { helpCount, reduceSolve, startSolving, wantedMove } from '#app/exercise/solve.ts'
import { beginWalk, isWalked, reduceWalk, targetsIn, type Walk, type WalkState } from '../walk/walk.ts'

const boards = listLessons().flatMap((lesson) =>
  lesson.boards.map((board, index) => ({ name: `${lesson.slug} ${index + 1}`, lesson, board })),
)
const boardsOf = <K extends Exercise['kind']>(kind: K) =>
  boards.flatMap(({ name, board }) => {
    const exercise = exerciseOf(board)
    return exercise.kind === kind
      ? [{ name, board, exercise: exercise as Extract<Exercise, { kind: K }> }]
      : []
  })

/** The smallest number of steps, by breadth-first search. */
function fewestSteps(walk: Walk): number {
  let states: readonly WalkState[] = [beginWalk(walk)]
  const seen = new Set<string>()
  for (let steps = 0; steps < 12; steps++) {
    if (states.some(isWalked)) return steps
    states = states.flatMap((state) =>
      state.pieces
        .filter(({ piece }) => piece.color === 'w')
        .flatMap(({ square: from }) => targetsIn(state, from).map((to) => ({ from, to })))
        .map((step) => reduceWalk(walk, state, { type: 'step', step }))
        .filter((next) => {
          const key = JSON.stringify([
            next.pieces.map(({ square, piece }) => [square, piece.role, piece.color]),
            next.stars,
          ])
          if (seen.has(key)) return false
          seen.add(key)
          return true
        }),
    )
  }
  throw new Error('There is no way')
}

describe('the course', () => {
  it('has lessons of every part in order, each with boards, without duplicates', () => {
    const lessons = listLessons()
    const order = lessons.map(({ part }) => PARTS.indexOf(part))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(lessons.map(({ slug }) => slug)).size).toBe(lessons.length)
    for (const { slug, boards } of lessons) expect(boards.length, slug).toBeGreaterThanOrEqual(2)
    const motifs = lessons.filter(({ part }) => part === 'tactics')
    expect(motifs).toHaveLength(10)
    for (const { slug, boards } of motifs) expect(boards, slug).toHaveLength(5)
  })

  it.each(boardsOf('walk').map(({ name, exercise }) => [name, exercise.walk] as const))(
    '%s takes exactly as many moves as it says',
    (_, walk) => {
      expect(fewestSteps(walk)).toBe(walk.fewest)
    },
  )

  it.each(boardsOf('find').map(({ name, exercise, board }) => [name, exercise.task, board] as const))(
    '%s can be solved by the moves it wants, and other rules agree',
    (_, task, { fen, given, goal }) => {
      let state = startSolving(task)
      for (let turn = 0; turn < 30 && state.phase !== 'solved'; turn++) {
        const move = wantedMove(task, state)
        state = reduceSolve(task, state, move === undefined ? { type: 'tick' } : { type: 'try', move })
      }
      expect([state.phase, helpCount(state)]).toEqual(['solved', 0])
      const chess = new Chess(fen)
      const sans = [given ?? '', 'moves' in goal ? goal.moves : ''].join(' ').split(' ').filter(Boolean)
      for (const san of sans) chess.move(san)
      expect(chess.history()).toEqual(sans)
    },
  )

  it.each(boardsOf('find').map(({ name, exercise }) => [name, exercise.task] as const))(
    '%s can be got wrong',
    (_, task) => {
      const state = startSolving(task)
      const moves = legalMoves(state.line.positionAt())
      const wrong = moves.filter((move) => reduceSolve(task, state, { type: 'try', move }).phase === 'wrong')
      // With a single legal move a wrong one does not exist.
      expect(wrong.length > 0 || moves.length === 1).toBe(true)
    },
  )

  it.each([
    ['italian-game', 'C54 Italian Game: Classical Variation, Giuoco Pianissimo'],
    ['london-system', "D02 Queen's Pawn Game: London System"],
    ['caro-kann', 'B15 Caro-Kann Defense: Tartakower Variation'],
    ['queens-gambit-declined', "D67 Queen's Gambit Declined: Orthodox Defense, Capablanca System"],
    ['accelerated-dragon', 'B34 Sicilian Defense: Accelerated Dragon, Modern Variation'],
  ])('%s has the names of the opening book', (slug, expected) => {
    const names = openLesson(slug)?.data.boards[0]?.names ?? []
    expect(names[0]).toBe('')
    expect(names.at(-1)).toBe(expected)
  })
})
