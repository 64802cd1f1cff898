/** A puzzle as a page passes it to its script: plain strings, because it is in an attribute. */
export interface PuzzleData {
  /** Its id in the Lichess database. */
  readonly id: string
  /** A FEN, from before the opponent’s move that starts the puzzle. */
  readonly start: string
  /** Moves in UCI: the opponent's first move, then those of solver and opponent in turn, ending with the solver's. */
  readonly moves: readonly string[]
  readonly rating: number
  /** Themes in the database’s words: `discoveredAttack`, `mateIn2`. */
  readonly themes: readonly string[]
}

export interface DailyPuzzleData extends PuzzleData {
  /** `2026-11-22`. */
  readonly day: string
}

/** The content of a diagram before the board is loaded. */
export interface StillPosition {
  /** The first field of a FEN. */
  readonly placement: string
  /** Squares of the opponent’s last move. */
  readonly lastMove: readonly string[]
  /** True if Black is at the bottom. */
  readonly isTurned: boolean
  /** The position in words. */
  readonly label: string
}
