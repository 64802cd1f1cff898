import type { Move } from '#chess/types.ts'

export interface FoundLine {
  readonly score: number
  readonly moves: readonly Move[]
}

export interface SearchResult {
  readonly depth: number
  readonly seldepth: number
  readonly nodes: number
  /** Best first; empty without legal moves. */
  readonly lines: readonly FoundLine[]
}

/** Called after each iteration. */
export type OnIteration = (found: SearchResult) => void
