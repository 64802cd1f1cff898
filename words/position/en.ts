import type { Color, Role } from '#chess/types.ts'
import { list, pieceName } from '../grammar/en.ts'

/** The pieces of one role and colour. */
interface Group {
  readonly role: Role
  readonly squares: readonly string[]
}

const groupsOf = (groups: readonly Group[]): string =>
  groups.length === 0
    ? 'no pieces'
    : groups
        .map(
          ({ role, squares }) =>
            `${pieceName(role)}${squares.length === 1 ? '' : 's'} ${list(squares, 'and')}`,
        )
        .join(', ')

/** A whole position as screen readers say it. */
export const words = {
  /** The heading over the text. */
  pieces: 'Pieces',
  /** `turn` is undefined if the game is over or only one side moves. */
  position: (white: readonly Group[], black: readonly Group[], turn: Color | undefined) =>
    `White: ${groupsOf(white)}. Black: ${groupsOf(black)}.${turn === undefined ? '' : turn === 'w' ? ' White to move.' : ' Black to move.'}`,
}
