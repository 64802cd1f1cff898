import { makeFen, positionOfFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { makeSan, parseSan } from '#chess/san.ts'
import type { Color, Fen, Outcome, Result, San, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { findClockFault, leastSeconds } from './clock-record.ts'
import { endingOf, type Ending, type EndReason } from './ending.ts'
import type { FinishedGame } from './finished-game.ts'
import { FIRST_DRAW_PLY } from './settings.ts'
import { finish, type Steps } from './steps.ts'

/**
 * Replays a finished game by the rules and says how it ended. What the rules can prove is proved; what only the players
 * know (who resigned, that both agreed, that time ran out) must at least fit all the rest.
 */

export const MATCH_RESULTS = ['win', 'loss', 'draw'] as const
/** Of the human against the computer, of the account's owner online, of White between two people at one screen. */
export type MatchResult = (typeof MATCH_RESULTS)[number]

export type JudgeError =
  | 'ERR_ILLEGAL_MOVE'
  /** Somebody went on after the rules had ended the game. */
  | 'ERR_MOVE_AFTER_END'
  /** Neither the rules nor a player has ended it. */
  | 'ERR_NOT_FINISHED'
  /** A call that cannot have been made: a computer that resigned, time that ran out for the side not to move. */
  | 'ERR_END_CONTRADICTED'
  | 'ERR_CLOCK_CONTRADICTED'
  | 'ERR_DURATION_CONTRADICTED'

export interface Verdict {
  readonly result: MatchResult
  readonly reason: EndReason
  /** Absent when the game is drawn. */
  readonly winner: Color | undefined
  /** As they are properly written. */
  readonly moves: readonly San[]
  readonly finalFen: Fen
  readonly lastMove: Uci
}

interface Replay {
  readonly moves: readonly San[]
  readonly lastMove: Uci
  readonly final: Position
  readonly outcome: Outcome | undefined
  /** Who made the first move. */
  readonly first: Color
}

export const judge = (game: FinishedGame): Result<Verdict, JudgeError> => finish(judgeInSteps(game))

/** For a server, which has others to serve between the steps. */
export function* judgeInSteps(game: FinishedGame): Steps<Result<Verdict, JudgeError>> {
  const replayed = yield* replay(game)
  if (!replayed.ok) return replayed
  const { moves, lastMove, final, outcome, first } = replayed.value
  const end = endOf(game, final, outcome)
  if (!end.ok) return end
  const clockFault = findClockFault(game, first)
  if (clockFault !== undefined) return { ok: false, error: 'ERR_CLOCK_CONTRADICTED', detail: clockFault }
  if (game.durationSeconds < leastSeconds(game, first))
    return { ok: false, error: 'ERR_DURATION_CONTRADICTED', detail: 'shorter than its clocks' }
  const { winner, reason } = end.value
  const side = game.settings.mode === 'human-vs-human' ? 'w' : game.playerColor
  const result = winner === undefined ? 'draw' : winner === side ? 'win' : 'loss'
  return { ok: true, value: { result, reason, winner, moves, lastMove, finalFen: makeFen(final) } }
}

/** Of half-moves: a step of so many takes about five milliseconds. */
const STEP = 250

function* replay(game: FinishedGame): Steps<Result<Replay, JudgeError>> {
  const position = positionOfFen(game.start)
  const first = position.turn
  const moves: San[] = []
  let lastMove: Uci = ''
  let outcome = outcomeOf(position)
  for (const [index, text] of game.moves.entries()) {
    if (outcome) return { ok: false, error: 'ERR_MOVE_AFTER_END', detail: `half-move ${index + 1}` }
    const move = parseSan(position, text)
    if (!move.ok) return { ok: false, error: 'ERR_ILLEGAL_MOVE', detail: `half-move ${index + 1}` }
    moves.push(makeSan(position, move.value))
    lastMove = makeUci(move.value)
    position.make(move.value)
    outcome = outcomeOf(position)
    if (moves.length % STEP === 0) yield
  }
  return { ok: true, value: { moves, lastMove, final: position, outcome, first } }
}

function endOf(
  game: FinishedGame,
  final: Position,
  outcome: Outcome | undefined,
): Result<Ending, JudgeError> {
  const { called, settings, playerColor } = game
  const contradicted = (detail: string) => ({ ok: false, error: 'ERR_END_CONTRADICTED', detail }) as const
  if (!called) return outcome ? { ok: true, value: outcome } : { ok: false, error: 'ERR_NOT_FINISHED' }
  if (outcome) return contradicted('the rules had ended it before')
  const isAgainstComputer = settings.mode === 'human-vs-ai'
  if (called.reason === 'agreement') {
    if (isAgainstComputer && game.moves.length < FIRST_DRAW_PLY)
      return contradicted('the computer agrees to no draw so early')
  } else if (called.reason === 'resignation') {
    if (isAgainstComputer && called.color !== playerColor) return contradicted('the computer never resigns')
  } else if (called.reason === 'abandonment') {
    if (isAgainstComputer) return contradicted('the computer never goes away')
    if (called.color !== null && called.color !== final.turn)
      return contradicted('the other side had the move')
  } else {
    if (settings.untimed) return contradicted('there was no clock')
    if (called.color !== final.turn) return contradicted('the clock of the other side was running')
  }
  return { ok: true, value: endingOf(called, final) }
}
