/**
 * Where a game can be analysed: the whole of it in the address, behind the `#`, so that it stays on the device. `ply` is
 * how many of its own moves are shown at first. Plain text work, so that the script of a page can share it.
 */
export const makeAnalysisLink = (pgn: string, ply: number): string =>
  `/analysis#${new URLSearchParams({ pgn, ply: String(ply) }).toString()}`

/** A game as the link needs it: its start, and its moves as people write them, with numbers or without. */
export const plainPgn = (start: string, moves: readonly string[]): string =>
  `[FEN "${start}"]\n${moves.join(' ')}`
