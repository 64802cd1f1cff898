import type { Result } from '#chess/types.ts'
import type { LineText } from '#chess/line.ts'
import type { Variation } from '#engine/protocol.ts'

/** The engine as exercises use it: returns the best move and its score for the side to move. Injected. */
export interface ExerciseOpponent {
  best(line: LineText, signal: AbortSignal): Promise<Result<Variation, string>>
  stop(): void
}
