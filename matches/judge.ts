import { makeFen, positionOfFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { makeSan, parseSan } from '#chess/san.ts'
import type { Color, Fen, GameOutcome, Result, San, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { findClockFault, leastSeconds } from './clock-record.ts'
import { endingOf, type Ending, type EndReason } from './ending.ts'
import type { FinishedGame } from './finished-game.ts'
import type { KeptRulesId } from './kept-rules.ts'
import { ownSide } from './opponent.ts'
import { FIRST_DRAW_PLY } from './settings.ts'
import { finish, type Steps } from './steps.ts'

/**
 * Replays a finished game and determines its result. Endings by the rules are proved; declared endings (resignation,
 * agreement, time) must be consistent with the moves and clocks.
 */

export const MATCH_RESULTS = ['win', 'loss', 'draw'] as const
/** From the owner's view; from White's for two people at one screen. */
export type MatchResult = (typeof MATCH_RESULTS)[number]

export type JudgeError =
  | 'ERR_ILLEGAL_MOVE'
  /** There are moves after the end of the game. */
  | 'ERR_MOVE_AFTER_END'
  /** Neither the rules nor a player ended the game. */
  | 'ERR_NOT_FINISHED'
  /** The declared end is impossible: for example, a computer that resigned, or a time-out of the side not to move. */
  | 'ERR_END_CONTRADICTED'
  | 'ERR_CLOCK_CONTRADICTED'
  | 'ERR_DURATION_CONTRADICTED'

export interface Verdict {
  readonly result: MatchResult
  readonly reason: EndReason
  /** Absent when the game is drawn. */
  readonly winner: Color | undefined
  /** In canonical notation. */
  readonly moves: readonly San[]
  readonly finalFen: Fen
  readonly lastMove: Uci
}

interface Replay {
  readonly moves: readonly San[]
  readonly lastMove: Uci
  readonly final: Position
  readonly outcome: GameOutcome | undefined
  /** The side that made the first move. */
  readonly first: Color
}

export const judge = (game: FinishedGame): Result<Verdict, JudgeError> => finish(judgeInSteps(game))

/** For the server, which handles other requests between the steps. */
export function* judgeInSteps(game: FinishedGame): Steps<Result<Verdict, JudgeError>> {
  const replayed = yield* replay(game)
  if (!replayed.ok) return replayed
  const { moves, lastMove, final, outcome, first } = replayed.value
  const end = findEnding(game, final, outcome)
  if (!end.ok) return end
  const clockFault = findClockFault(game, first)
  if (clockFault !== undefined) return { ok: false, error: 'ERR_CLOCK_CONTRADICTED', detail: clockFault }
  if (game.durationSeconds < leastSeconds(game, first))
    return { ok: false, error: 'ERR_DURATION_CONTRADICTED' }
  const { winner, reason } = end.value
  const side = ownSide(game.opponent) ?? 'w'
  const result = winner === undefined ? 'draw' : winner === side ? 'win' : 'loss'
  return { ok: true, value: { result, reason, winner, moves, lastMove, finalFen: makeFen(final) } }
}

/** Replaying by another rule set needs its positions here, and its ends in the verdict. */
const START_POSITIONS: Record<KeptRulesId, (start: Fen) => Position> = { standard: positionOfFen }

/** Half-moves per step; a step takes about 5 ms. */
const STEP_PLIES = 250

function* replay(game: FinishedGame): Steps<Result<Replay, JudgeError>> {
  const position = START_POSITIONS[game.rules](game.start)
  const first = position.turn
  const moves: San[] = []
  let lastMove: Uci = ''
  let outcome = outcomeOf(position)
  for (const [index, text] of game.moves.entries()) {
    if (outcome) return { ok: false, error: 'ERR_MOVE_AFTER_END', detail: String(index + 1) }
    const move = parseSan(position, text)
    if (!move.ok) return { ok: false, error: 'ERR_ILLEGAL_MOVE', detail: String(index + 1) }
    moves.push(makeSan(position, move.value))
    lastMove = makeUci(move.value)
    position.make(move.value)
    outcome = outcomeOf(position)
    if (moves.length % STEP_PLIES === 0) yield
  }
  return { ok: true, value: { moves, lastMove, final: position, outcome, first } }
}

/** Why a declared end is impossible; only logged. */
type EndFault =
  | 'ENDED_BY_RULES'
  | 'DRAW_TOO_EARLY'
  | 'COMPUTER_RESIGNED'
  | 'COMPUTER_LEFT'
  | 'NOT_TO_MOVE'
  | 'NO_CLOCK'

function findEnding(
  game: FinishedGame,
  final: Position,
  outcome: GameOutcome | undefined,
): Result<Ending, JudgeError> {
  const { called, opponent, time } = game
  const contradicted = (detail: EndFault) => ({ ok: false, error: 'ERR_END_CONTRADICTED', detail }) as const
  if (!called) return outcome ? { ok: true, value: outcome } : { ok: false, error: 'ERR_NOT_FINISHED' }
  if (outcome) return contradicted('ENDED_BY_RULES')
  const isAgainstComputer = opponent.type === 'computer'
  if (called.reason === 'agreement') {
    if (isAgainstComputer && game.moves.length < FIRST_DRAW_PLY) return contradicted('DRAW_TOO_EARLY')
  } else if (called.reason === 'resignation') {
    if (isAgainstComputer && called.color !== opponent.seat) return contradicted('COMPUTER_RESIGNED')
  } else if (called.reason === 'abandonment') {
    if (isAgainstComputer) return contradicted('COMPUTER_LEFT')
    if (called.color !== null && called.color !== final.turn) return contradicted('NOT_TO_MOVE')
  } else {
    if (time.untimed) return contradicted('NO_CLOCK')
    if (called.color !== final.turn) return contradicted('NOT_TO_MOVE')
  }
  return { ok: true, value: endingOf(called, final) }
}
