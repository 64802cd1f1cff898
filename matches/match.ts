import { makeFen } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'
import type { Color, Fen, Result, San, Uci } from '#chess/types.ts'
import type { GameRecord } from './game-record.ts'
import type { EndReason } from './ending.ts'
import { judge, resultFor, type JudgeError, type MatchResult } from './judge.ts'
import type { KeptRulesId } from './kept-rules.ts'
import { lastNamed, splitOpening, type OpeningNames } from './openings.ts'
import type { ComputerOpponent, Opponent } from './opponent.ts'
import type { TimeSettings } from './settings.ts'

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

/** Judges a recorded game and computes the match to save; fails if the game contradicts itself. */
export function makeMatch(game: GameRecord, names: OpeningNames): Result<Match, JudgeError> {
  const end = judge(game)
  if (!end.ok) return end
  const { opponent, line } = game
  const match = {
    id: game.gameId,
    gameId: game.gameId,
    rules: line.rules,
    opponent: opponent.type === 'computer' ? { ...opponent, playerName: '' } : opponent,
    time: game.time,
    takebacks: game.takebacks,
    result: resultFor(opponent, end.value),
    winner: end.value.winner ?? null,
    endReason: end.value.reason,
    durationSeconds: game.durationSeconds,
    finishedAt: game.finishedAt,
    moveCount: line.length,
    finalFen: makeFen(line.positionAt()),
    lastMove: line.ucis().at(-1) ?? '',
    ...openingOf(line, names),
    start: line.start,
    moves: line.sans(),
    times: game.times ?? null,
    engineVersion: opponent.type === 'computer' ? (game.engineVersion ?? null) : null,
  } satisfies Match
  return { ok: true, value: match }
}

/** The opening of the last position that has a name. */
function openingOf(line: Line, names: OpeningNames): Pick<Match, 'eco' | 'opening'> {
  const last = lastNamed(names, line)
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
