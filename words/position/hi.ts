import type { Role } from '#chess/types.ts'
import { list, pieceName, pieceNames } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

/** `राजा e1, हाथी a1 और h1 पर`. */
const groupsOf = (groups: readonly { readonly role: Role; readonly squares: readonly string[] }[]): string =>
  groups.length === 0
    ? 'कोई मोहरा नहीं'
    : `${groups
        .map(
          ({ role, squares }) =>
            `${squares.length === 1 ? pieceName(role) : pieceNames(role)} ${list(squares, 'and')}`,
        )
        .join(', ')} पर`

export const words: typeof en = {
  pieces: 'मोहरे',
  position: (white, black, turn) =>
    `सफ़ेद: ${groupsOf(white)}। काला: ${groupsOf(black)}।${turn === undefined ? '' : turn === 'w' ? ' सफ़ेद की बारी।' : ' काले की बारी।'}`,
}
