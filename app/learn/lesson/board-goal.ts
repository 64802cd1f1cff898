import { readLine, type Line } from '#chess/line.ts'
import { parseSan } from '#chess/san.ts'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import type { Duel } from '#app/exercise/duel.ts'
import type { SolveAnswer, SolveTask } from '#app/exercise/solve.ts'
import { HAS_QUALITY } from '../find/qualities.ts'
import { makeWalk, type Walk } from '../walk/walk.ts'

/** A playable board of a lesson. */
export type Exercise =
  | { readonly kind: 'walk'; readonly walk: Walk }
  | { readonly kind: 'find'; readonly task: SolveTask }
  | { readonly kind: 'duel'; readonly duel: Duel }

/** Throws if a board of the course is invalid; a test checks all of them. */
export function exerciseOf({ fen, given = '', goal }: LessonBoard): Exercise {
  if (goal.kind === 'collect' || goal.kind === 'capture') return { kind: 'walk', walk: makeWalk(fen, goal) }
  const before = lineFrom(fen, given)
  switch (goal.kind) {
    case 'find':
      return find(before, { kind: 'quality', hasQuality: HAS_QUALITY[goal.quality] })
    case 'line':
    case 'play':
    case 'drill': {
      const line = lineFrom(fen, `${given} ${goal.moves}`)
      return find(before, { kind: 'line', line, anyMate: goal.kind === 'line' })
    }
    case 'mate':
    case 'win':
    case 'draw':
      return { kind: 'duel', duel: { kind: goal.kind, within: goal.within, given: before } }
  }
}

const find = (given: Line, answer: SolveAnswer): Exercise => ({ kind: 'find', task: { given, answer } })

/** Throws if a text of the course is not a line of moves in SAN. */
function lineFrom(fen: string, moves: string): Line {
  const sans = moves.split(' ').filter((san) => san !== '')
  const line = readLine(fen, sans, parseSan)
  if (!line.ok) throw new Error(`${line.error}: ${line.detail} in ${fen}`)
  return line.value
}
