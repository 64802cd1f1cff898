import { readLine } from '#chess/line.ts'
import { parseSan } from '#chess/san.ts'
import type { Color, Fen, Result, San, Uci } from '#chess/types.ts'
import type { FinishedGame } from './finished-game.ts'
import type { EndReason } from './ending.ts'
import { judgeInSteps, type JudgeError, type MatchResult } from './judge.ts'
import type { KeptRulesId } from './kept-rules.ts'
import { lastNamed, LONGEST_LINE, splitOpening, type OpeningNames } from './openings.ts'
import type { ComputerOpponent, Opponent } from './opponent.ts'
import type { TimeSettings } from './settings.ts'
import { finish, type Steps } from './steps.ts'

/** The opponent in a saved match. */
export type MatchOpponent = MatchAgainstComputer | Exclude<Opponent, ComputerOpponent>

interface MatchAgainstComputer extends ComputerOpponent {
  /** The account's name when the match was saved; empty on a device. */
  readonly playerName: string
}

/** A match as shown in lists. */
export interface MatchSummary {
  /** The id of the match in an account, and of its game on a device. */
  readonly id: string
  readonly gameId: string
  readonly rules: KeptRulesId
  readonly opponent: MatchOpponent
  readonly time: TimeSettings
  readonly takebacks: number
  readonly result: MatchResult
  readonly winner: Color | null
  readonly endReason: EndReason
  readonly durationSeconds: number
  readonly finishedAt: string
  readonly moveCount: number
  readonly finalFen: Fen
  readonly lastMove: Uci
  /** The opening's ECO code, such as `C50`. */
  readonly eco: string | null
  readonly opening: string | null
}

export interface Match extends MatchSummary {
  readonly start: Fen
  readonly moves: readonly San[]
  /** The mover's remaining milliseconds after each move; `null` in a game without a clock. */
  readonly times: readonly number[] | null
  readonly engineVersion: string | null
}

/** Judges a finished game and creates the match to save; fails if the game contradicts itself. */
export const makeMatch = (game: FinishedGame, names: OpeningNames): Result<Match, JudgeError> =>
  finish(makeMatchInSteps(game, names))

export function* makeMatchInSteps(game: FinishedGame, names: OpeningNames): Steps<Result<Match, JudgeError>> {
  const verdict = yield* judgeInSteps(game)
  if (!verdict.ok) return verdict
  const { result, reason, winner, moves, finalFen, lastMove } = verdict.value
  const { opponent } = game
  const match = {
    id: game.gameId,
    gameId: game.gameId,
    rules: game.rules,
    opponent: opponent.type === 'computer' ? { ...opponent, playerName: '' } : opponent,
    time: game.time,
    takebacks: game.takebacks,
    result,
    winner: winner ?? null,
    endReason: reason,
    durationSeconds: game.durationSeconds,
    finishedAt: game.finishedAt,
    moveCount: moves.length,
    finalFen,
    lastMove,
    ...openingOf(game.start, moves, names),
    start: game.start,
    moves,
    times: game.times,
    engineVersion: opponent.type === 'computer' ? game.engineVersion : null,
  } satisfies Match
  return { ok: true, value: match }
}

/** The opening of the last position that has a name. */
function openingOf(start: Fen, moves: readonly San[], names: OpeningNames): Pick<Match, 'eco' | 'opening'> {
  const line = readLine(start, moves.slice(0, LONGEST_LINE), parseSan)
  const last = line.ok ? lastNamed(names, line.value) : undefined
  if (!last) return { eco: null, opening: null }
  const { eco, name } = splitOpening(last.title)
  return { eco, opening: name }
}

interface AccountFields {
  readonly createdAt: string
  /** Part of the public link to the match; `null` if it is not shared. */
  readonly shareToken: string | null
}

export interface AccountMatchSummary extends MatchSummary, AccountFields {}
export interface AccountMatch extends Match, AccountFields {}
