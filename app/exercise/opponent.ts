import type { Result } from '#chess/types.ts'
import type { LineText } from '#chess/line.ts'
import type { Variation } from '#engine/protocol.ts'

/** The engine as an exercise needs it: what is best here, and what is it worth to the side to move? Handed in. */
export interface Opponent {
  best(line: LineText, signal: AbortSignal): Promise<Result<Variation, string>>
  stop(): void
}
