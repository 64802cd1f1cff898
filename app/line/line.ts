import { positionOfFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Fen, type Move, type Outcome } from '#chess/types.ts'

/** A start position and the moves from it: all that a position depends on. */
export interface GameLine {
  readonly start: Fen
  readonly moves: readonly Move[]
}

/**
 * One turn of the screen asks for the same two or three positions some thirty times. They are remembered as long as the
 * list of moves lives, which never changes: a move played makes another list. A position costs about 5 kB.
 */
interface Remembered {
  readonly start: Fen
  readonly positions: Map<number, Position>
  outcome?: { readonly value: Outcome | undefined }
}

const remembered = new WeakMap<readonly Move[], Remembered>()
/** As many as the visitor has started games from: one, and now and then a few more. */
const starts = new Map<Fen, Position>()

/** The position after the first `ply` moves, a copy to do with as one likes. */
export const positionAt = (line: GameLine, ply: number): Position => positionAfter(line, ply).clone()

/** How the rules alone end the line, looked at after its last move. */
export function outcomeAfter(line: GameLine): Outcome | undefined {
  const known = recall(line)
  known.outcome ??= { value: outcomeOf(positionAfter(line, line.moves.length)) }
  return known.outcome.value
}

export function turnAfter({ start }: Pick<GameLine, 'start'>, ply: number): Color {
  const first = startPosition(start).turn
  return ply % 2 === 0 ? first : opposite(first)
}

function recall({ start, moves }: GameLine): Remembered {
  const known = remembered.get(moves)
  if (known?.start === start) return known
  const fresh = { start, positions: new Map<number, Position>() }
  remembered.set(moves, fresh)
  return fresh
}

/** Replaying a long game costs some tens of microseconds. */
function positionAfter(line: GameLine, ply: number): Position {
  const { positions } = recall(line)
  let position = positions.get(ply)
  if (!position) {
    position = startPosition(line.start).clone()
    for (const move of line.moves.slice(0, ply)) position.make(move)
    positions.set(ply, position)
  }
  return position
}

function startPosition(start: Fen): Position {
  let position = starts.get(start)
  if (!position) {
    position = positionOfFen(start)
    starts.set(start, position)
  }
  return position
}
