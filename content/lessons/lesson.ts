import type { FirstName } from '../first-names.ts'

/** The parts of the course, in order. */
export const PARTS = ['pieces', 'rules', 'ideas', 'endings', 'tactics', 'openings'] as const
type Part = (typeof PARTS)[number]

/** The effect that a move must have; any move with it is right. */
export type Quality = 'check' | 'mate' | 'stalemate' | 'castling' | 'en-passant' | 'promotion'

/** The kinds of task that a board can set. */
export type Goal =
  /** Land on every star. Only White moves; `fewest` is the smallest number of moves. */
  | { readonly kind: 'collect'; readonly stars: readonly string[]; readonly fewest: number }
  /** Capture all black pieces, which do not move. */
  | { readonly kind: 'capture'; readonly fewest: number }
  /** Any move of this quality. */
  | { readonly kind: 'find'; readonly quality: Quality }
  /**
   * The best line in SAN. Each of the solver's moves is the only good one, except that another mate may end the line.
   */
  | { readonly kind: 'line'; readonly moves: string }
  /** Moves to be played as named in the text. */
  | { readonly kind: 'play'; readonly moves: string }
  /** An opening line to play from memory; other moves are evaluated. */
  | { readonly kind: 'drill'; readonly moves: string }
  /** Play against the computer, with a limit on the player's moves. */
  | { readonly kind: DuelKind; readonly within: number }

/** Give mate, reach a won position, or hold out for the given number of moves. */
type DuelKind = 'mate' | 'win' | 'draw'

/** A board of a lesson. Its texts are in words/lessons. */
export interface LessonBoard {
  /** If only White moves, only the first field of the FEN. */
  readonly fen: string
  /** The other side's moves before the board is shown, in SAN. */
  readonly given?: string
  readonly goal: Goal
  /** The board's id in the Lichess puzzle database. */
  readonly puzzle?: string
}

export interface BoardLesson {
  readonly slug: string
  readonly part: Part
  /** The piece that the lesson teaches. */
  readonly piece?: FirstName['role']
  /** Paths of articles for further reading. */
  readonly more?: readonly string[]
  readonly boards: readonly LessonBoard[]
}
