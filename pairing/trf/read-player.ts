import type { Participant, RoundRecord, Tenths } from '../tournament.ts'
import type { TrfLine } from './trf-error.ts'

/** A player with the line that describes it, for messages about the place. */
export interface ReadPlayer {
  readonly line: TrfLine
  readonly player: Participant
  /** The player's own list, to which announced byes are added. */
  readonly records: (RoundRecord | undefined)[]
  readonly points: Tenths | undefined
}
