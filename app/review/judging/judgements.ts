import type { Line } from '#chess/line.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import type { Judgement } from '#coach/judging/judgement.ts'

export interface PositionJudgement extends Judgement {
  /** Version of the net that judged, 0 for none. */
  readonly net: number
}

/** One for each position of a game in order, undefined for positions that are not judged yet. */
export type Judgements = readonly (PositionJudgement | undefined)[]

export const newestNet = (judgements: Judgements): number =>
  Math.max(0, ...judgements.map((each) => each?.net ?? 0))

/** Identifies the review of a line in storage. */
export const reviewKey = (line: Line): string => `${line.start} ${line.ucis().join(' ')}`

/** How many moves two games have in common, or -1 if they start from different positions. */
export function commonPlies(line: Line, other: Line | undefined): number {
  if (other?.start !== line.start) return -1
  const different = line.moves.findIndex((move, index) => move !== other.moves[index])
  return different < 0 ? line.length : different
}

/**
 * True if every variation is legal after `ply` moves. Only the end of a finished game has none. The review page would throw on
 * an illegal variation, and stored reviews may contain anything.
 */
export function isPlayable(line: Line, ply: number, { variations }: PositionJudgement): boolean {
  if (variations.length === 0) return ply === line.length && line.outcome() !== undefined
  return variations.every(({ moves }) => canBePlayed(line, ply, moves))
}

function canBePlayed(line: Line, ply: number, moves: readonly string[]): boolean {
  const position = line.positionAt(ply)
  return moves.every((text) => {
    const move = parseUci(position, text)
    if (!move.ok || makeUci(move.value) !== text) return false
    position.make(move.value)
    return true
  })
}

/** True if these judgements are a whole review of the line. Costs about as much as playing the game once for each position. */
export const isWholeReview = (
  line: Line,
  judgements: Judgements,
): judgements is readonly PositionJudgement[] =>
  judgements.length === line.length + 1 &&
  judgements.every((each, ply) => each !== undefined && isPlayable(line, ply, each))
