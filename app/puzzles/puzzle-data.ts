/** A puzzle as a page hands it to its script: plain text, since it stands in an attribute. */
export interface PuzzleData {
  /** As the Lichess database names it. */
  readonly id: string
  /** A FEN: before the opponent's move, with which a puzzle begins. */
  readonly start: string
  /** The opponent's first, then the solver's and the opponent's by turns, ending with the solver's: `e2e4`. */
  readonly moves: readonly string[]
  readonly rating: number
  /** In the database's words: `discoveredAttack`, `mateIn2`. */
  readonly themes: readonly string[]
}

/** The puzzle of a day. */
export interface DailyPuzzleData extends PuzzleData {
  /** `2026-11-22`. */
  readonly day: string
}
