import type { FirstName } from '../first-names.ts'

/** The parts of the course, in order. */
export const PARTS = ['pieces', 'rules', 'ideas', 'endings', 'tactics', 'openings'] as const
export type Part = (typeof PARTS)[number]

/** The effect that a move must have; any move with it is right. */
export type Quality = 'check' | 'mate' | 'stalemate' | 'castling' | 'en-passant' | 'promotion'

/** The kinds of task that a board can set. */
type Goal =
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

export interface LessonBoard {
  /** If only White moves, only the first field of the FEN. */
  readonly fen: string
  /** The other side's moves before the board is shown, in SAN. */
  readonly given?: string
  /** The task in a sentence or two. */
  readonly ask: string
  readonly goal: Goal
  /** The lesson of the board, shown when it is solved. */
  readonly learnt?: string
  /** The board's id in the Lichess puzzle database. */
  readonly puzzle?: string
}

export interface BoardLesson {
  readonly slug: string
  readonly part: Part
  readonly title: string
  /** A sentence for lists, search engines and the top of the page. */
  readonly summary: string
  /** Paragraphs to read before the first board. */
  readonly text: readonly string[]
  /** The piece that the lesson teaches. */
  readonly piece?: FirstName['role']
  /** Paths of articles for further reading. */
  readonly more?: readonly { readonly to: string; readonly label: string }[]
  readonly boards: readonly LessonBoard[]
}

/** Reading speed, and the estimated minutes per board by its task. */
const WORDS_A_MINUTE = 180
const BOARD_MINUTES: Record<Goal['kind'], number> = {
  collect: 0.3,
  capture: 0.4,
  find: 0.4,
  line: 0.7,
  play: 0.3,
  drill: 1.5,
  mate: 2,
  win: 2,
  draw: 2,
}

/** How long a lesson takes, in whole minutes: an estimate from its words and boards. */
export function lessonMinutes({ text, boards }: Pick<BoardLesson, 'text' | 'boards'>): number {
  const words = text.join(' ').split(/\s+/).length
  const playing = boards.reduce((sum, { goal }) => sum + BOARD_MINUTES[goal.kind], 0)
  return Math.max(2, Math.round(words / WORDS_A_MINUTE + playing))
}

/** Parts by their headings. */
export const PART_WORDS: Record<Part, { readonly title: string; readonly words: string }> = {
  pieces: {
    title: 'The pieces',
    words: 'How each of the six moves. You can begin here without knowing anything.',
  },
  rules: {
    title: 'The rules',
    words: 'From setting up the board to a whole game, with the rules that surprise everyone once.',
  },
  ideas: { title: 'First ideas', words: 'What pieces are worth, and how to begin a game.' },
  endings: { title: 'Winning a won game', words: 'Against our engine, which defends as long as it can.' },
  tactics: { title: 'Ten tactical motifs', words: 'Each with five positions from games between people.' },
  openings: {
    title: 'Openings by memory',
    words: 'A small repertoire. Wrong moves are shown with what they cost.',
  },
}
