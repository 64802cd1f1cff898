import type { FenFault } from './fen.ts'
import type { SanError } from './san.ts'
import type { PositionFault } from './setup.ts'
import type { Color } from './types.ts'

/**
 * A fault costs as little of a PGN as possible: faults of a game that can be read in part are notes beside it, and only a text
 * without any game is refused.
 */
export type PgnFault =
  | { readonly error: 'ERR_PGN_EMPTY' }
  /** The game is left out. */
  | {
      readonly error: 'ERR_PGN_START'
      readonly game: GameNumber
      readonly name: string | undefined
      readonly fault: FenFault | PositionFault
    }
  /** The game is left out. */
  | {
      readonly error: 'ERR_PGN_VARIANT'
      readonly game: GameNumber
      readonly name: string | undefined
      readonly variant: string
    }
  /** The rest of the game or of the variation is left out. */
  | {
      readonly error: 'ERR_PGN_MOVE'
      readonly place: PgnPlace
      readonly text: string
      readonly reason: PgnMoveError
      readonly isVariation: boolean
    }
  /** `near`: the start of what was skipped, such as a tag without quotes or a word without a meaning. */
  | { readonly error: 'ERR_PGN_TAG' | 'ERR_PGN_WORD'; readonly place: PgnPlace; readonly near: string }
  /** The comment was read up to the next game. */
  | { readonly error: 'ERR_PGN_COMMENT'; readonly place: PgnPlace; readonly near: string }
  /** The bracket that is missing. */
  | { readonly error: 'ERR_PGN_VARIATION'; readonly place: PgnPlace; readonly missing: 'start' | 'end' }
  /** The variation is left out: it replaces no move, or it is nested too deep. */
  | {
      readonly error: 'ERR_PGN_VARIATION_PLACE' | 'ERR_PGN_VARIATION_DEPTH'
      readonly place: PgnPlace
    }
  /** The text after these games was not read. */
  | { readonly error: 'ERR_PGN_MORE'; readonly games: number }

export type PgnMoveError = SanError | 'ERR_NULL_MOVE'

/** Counted from 1; undefined for the only game of a text. */
export type GameNumber = number | undefined

/** The place of a fault: the game, and the move expected there. */
export interface PgnPlace {
  readonly game: GameNumber
  readonly move: number
  readonly turn: Color
}

/** The games with notes of everything that was not read; or the reason why no game could be read. */
export type PgnReading<Game> =
  | { readonly ok: true; readonly value: Game[]; readonly notes: readonly PgnFault[] }
  | ({ readonly ok: false } & PgnFault)
