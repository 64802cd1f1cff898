import type { GameOutcome, Result } from '#chess/types.ts'
import { findClockFault, leastSeconds } from './clock-record.ts'
import { endingOf, type Ending } from './ending.ts'
import type { GameRecord } from './game-record.ts'
import { ownSide, type Opponent } from './opponent.ts'
import { FIRST_DRAW_PLY } from './settings.ts'

/**
 * Determines the end of a recorded game. Endings by the rules are proved; declared endings (resignation, agreement, time) must
 * be consistent with the moves and clocks.
 */

export const MATCH_RESULTS = ['win', 'loss', 'draw'] as const
/** From the owner's view; from White's for two people at one screen. */
export type MatchResult = (typeof MATCH_RESULTS)[number]

export function resultFor(opponent: Opponent, { winner }: Pick<Ending, 'winner'>): MatchResult {
  if (winner === undefined) return 'draw'
  return winner === (ownSide(opponent) ?? 'w') ? 'win' : 'loss'
}

export type JudgeError =
  /** Neither the rules nor a player ended the game. */
  | 'ERR_NOT_FINISHED'
  /** The declared end is impossible: for example, a computer that resigned, or a time-out of the side not to move. */
  | 'ERR_END_CONTRADICTED'
  | 'ERR_CLOCK_CONTRADICTED'
  | 'ERR_DURATION_CONTRADICTED'

/** Does not replay the moves, which are legal in any line. Costs one move generation. */
export function judge(game: GameRecord): Result<Ending, JudgeError> {
  const end = findEnding(game, game.line.outcome())
  if (!end.ok) return end
  const clockFault = findClockFault(game)
  if (clockFault !== undefined) return { ok: false, error: 'ERR_CLOCK_CONTRADICTED', detail: clockFault }
  if (game.durationSeconds < leastSeconds(game)) return { ok: false, error: 'ERR_DURATION_CONTRADICTED' }
  return end
}

/** Why a declared end is impossible; only logged. */
type EndFault =
  | 'ENDED_BY_RULES'
  | 'DRAW_TOO_EARLY'
  | 'COMPUTER_RESIGNED'
  | 'COMPUTER_LEFT'
  | 'NOT_TO_MOVE'
  | 'NO_CLOCK'

function findEnding(game: GameRecord, outcome: GameOutcome | undefined): Result<Ending, JudgeError> {
  const { called, opponent, time, line } = game
  const contradicted = (detail: EndFault) => ({ ok: false, error: 'ERR_END_CONTRADICTED', detail }) as const
  if (!called) return outcome ? { ok: true, value: outcome } : { ok: false, error: 'ERR_NOT_FINISHED' }
  if (outcome) return contradicted('ENDED_BY_RULES')
  const isAgainstComputer = opponent.type === 'computer'
  if (called.reason === 'agreement') {
    if (isAgainstComputer && line.length < FIRST_DRAW_PLY) return contradicted('DRAW_TOO_EARLY')
  } else if (called.reason === 'resignation') {
    if (isAgainstComputer && called.color !== opponent.seat) return contradicted('COMPUTER_RESIGNED')
  } else if (called.reason === 'abandonment') {
    if (isAgainstComputer) return contradicted('COMPUTER_LEFT')
    if (called.color !== null && called.color !== line.sideToMoveAt()) return contradicted('NOT_TO_MOVE')
  } else {
    if (time.untimed) return contradicted('NO_CLOCK')
    if (called.color !== line.sideToMoveAt()) return contradicted('NOT_TO_MOVE')
  }
  return { ok: true, value: endingOf(called, line.positionAt()) }
}
