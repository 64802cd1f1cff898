import type { DeclaredEnd } from './ending.ts'
import type { GameRecordText } from './game-record-text.ts'

type EndedGame = Pick<GameRecordText, 'moves' | 'called'>

/** Compares two endings of one game. They differ if the player took moves back and played on. */
export const isSameEnding = (one: EndedGame, other: EndedGame): boolean =>
  one.moves.join(' ') === other.moves.join(' ') && textOf(one.called) === textOf(other.called)

const textOf = (called: DeclaredEnd | null): string =>
  called === null ? '' : called.reason === 'agreement' ? called.reason : `${called.reason} ${called.color}`
