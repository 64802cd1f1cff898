import type { FirstName } from '../first-names.ts'

/** The parts of the course, in the order in which they are gone through. */
export const PARTS = ['pieces', 'rules', 'ideas', 'endings', 'tactics', 'openings'] as const
export type Part = (typeof PARTS)[number]

/** What a move that is asked for does; whichever move does it is right. */
export type Quality = 'check' | 'mate' | 'stalemate' | 'castling' | 'en-passant' | 'promotion'

/** What is to be done on a board. */
type Goal =
  /** Land on every star. Only White moves; `fewest` is how many moves it takes. */
  | { readonly kind: 'collect'; readonly stars: readonly string[]; readonly fewest: number }
  /** Take all of Black, who stands still. */
  | { readonly kind: 'capture'; readonly fewest: number }
  /** Any move of this quality. */
  | { readonly kind: 'find'; readonly quality: Quality }
  /** The best line, in SAN; each move of the solver's is the only good one, but for another mate at the end. */
  | { readonly kind: 'line'; readonly moves: string }
  /** The moves that the words name: to be written down and played, good or not. */
  | { readonly kind: 'play'; readonly moves: string }
  /** A line of an opening, by memory; what is played beside it is judged. */
  | { readonly kind: 'drill'; readonly moves: string }
  /** Against the engine, in at most so many own moves. */
  | { readonly kind: DuelKind; readonly within: number }

/** Mate; reach what wins by itself; or lose nothing for so many moves. */
type DuelKind = 'mate' | 'win' | 'draw'

export interface LessonBoard {
  /** Of a board on which only White moves, the first field alone. */
  readonly fen: string
  /** Moves that have been made when the board is shown, in SAN: what the other side has just done. */
  readonly given?: string
  /** What is asked, in a sentence or two. */
  readonly ask: string
  readonly goal: Goal
  /** What there is to learn from it, said when it is done. */
  readonly learnt?: string
  /** Its id in the Lichess puzzle database. */
  readonly puzzle?: string
}

export interface Lesson {
  readonly slug: string
  readonly part: Part
  readonly title: string
  /** A sentence for lists, search engines and the top of the page. */
  readonly summary: string
  /** Paragraphs to read before the first board. */
  readonly text: readonly string[]
  /** The piece it is about. */
  readonly piece?: FirstName['role']
  /** Articles to read on, by their paths. */
  readonly more?: readonly { readonly to: string; readonly label: string }[]
  readonly boards: readonly LessonBoard[]
}

/** Words read in a minute, and minutes for a board by what it asks. */
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
export function lessonMinutes({ text, boards }: Pick<Lesson, 'text' | 'boards'>): number {
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
