/**
 * A link that opens a game on the analysis board. The game is in the URL's fragment, so it never leaves the device. `ply`: the
 * number of moves shown at first. Pure text, so that pages without React can use it.
 */
export const makeAnalysisLink = (pgn: string, ply: number): string =>
  `/analysis#${new URLSearchParams({ pgn, ply: String(ply) }).toString()}`

/** A start position and moves in SAN, with or without move numbers. */
export const plainPgn = (start: string, moves: readonly string[]): string =>
  `[FEN "${start}"]\n${moves.join(' ')}`
