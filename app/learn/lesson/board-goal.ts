import { knownFen } from '#chess/fen.ts'
import type { Fen, Move } from '#chess/types.ts'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import type { Duel } from '#app/exercise/duel.ts'
import { readMoves, type Task } from '../find/find.ts'
import { makeWalk, type Walk } from '../walk/walk.ts'

/** A playable board of a lesson. */
export type Exercise =
  | { readonly kind: 'walk'; readonly walk: Walk }
  | { readonly kind: 'find'; readonly task: Task }
  | { readonly kind: 'duel'; readonly duel: Duel }

/** Throws if a board of the course is invalid; a test checks all of them. */
export function exerciseOf({ fen, given = '', goal }: LessonBoard): Exercise {
  if (goal.kind === 'collect' || goal.kind === 'capture') return { kind: 'walk', walk: makeWalk(fen, goal) }
  const start = knownFen(fen)
  const before = readMoves(start, [], given)
  switch (goal.kind) {
    case 'find':
      return find(start, before, { kind: 'quality', quality: goal.quality })
    case 'line':
    case 'play':
    case 'drill': {
      const moves = readMoves(start, before, goal.moves)
      return find(start, before, { kind: 'line', moves, anyMate: goal.kind === 'line' })
    }
    case 'mate':
    case 'win':
    case 'draw':
      return { kind: 'duel', duel: { kind: goal.kind, within: goal.within, start, given: before } }
  }
}

const find = (start: Fen, given: readonly Move[], answer: Task['answer']): Exercise => ({
  kind: 'find',
  task: { start, given, answer },
})
