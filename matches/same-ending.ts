import type { DeclaredEnd } from './ending.ts'
import type { FinishedGame } from './finished-game.ts'

/** Whether a game that was handed over twice came to the same end: it may have been taken back and gone on with. */
export const isSameEnding = (one: FinishedGame, other: FinishedGame): boolean =>
  one.moves.join(' ') === other.moves.join(' ') && textOf(one.called) === textOf(other.called)

const textOf = (called: DeclaredEnd | null): string =>
  called === null ? '' : called.reason === 'agreement' ? called.reason : `${called.reason} ${called.color}`
