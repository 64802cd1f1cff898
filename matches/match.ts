import { readLine } from '#chess/line.ts'
import { parseSan } from '#chess/san.ts'
import type { Color, Fen, Result, San, Uci } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import type { FinishedGame, MatchSettings } from './finished-game.ts'
import type { EndReason } from './ending.ts'
import { judgeInSteps, type JudgeError, type MatchResult } from './judge.ts'
import { lastNamed, LONGEST_LINE, splitOpening, type OpeningNames } from './openings.ts'
import { finish, type Steps } from './steps.ts'

type OpponentType = 'computer' | 'human'

/** A match as lists show it. */
export interface MatchSummary {
  /** The match's in an account; the game's while it is on the device. */
  readonly id: string
  readonly gameId: string
  readonly opponentType: OpponentType
  /** The computer's, against the computer. */
  readonly level: Skill | null
  /** The human's against the computer, the owner's online; nobody's between two people at one screen. */
  readonly humanColor: Color | null
  readonly names: Readonly<Record<Color, string>>
  readonly result: MatchResult
  readonly winner: Color | null
  readonly endReason: EndReason
  readonly durationSeconds: number
  readonly finishedAt: string
  readonly moveCount: number
  readonly finalFen: Fen
  readonly lastMove: Uci
  /** `C50`. */
  readonly eco: string | null
  readonly opening: string | null
  readonly settings: MatchSettings
}

/** All of it. */
export interface Match extends MatchSummary {
  readonly start: Fen
  readonly moves: readonly San[]
  /** Milliseconds that the mover had left after each move; none in a game without a clock. */
  readonly times: readonly number[] | null
  readonly engineVersion: string | null
}

/** What a finished game is worth keeping as, if it holds together. */
export const makeMatch = (game: FinishedGame, names: OpeningNames): Result<Match, JudgeError> =>
  finish(makeMatchInSteps(game, names))

export function* makeMatchInSteps(game: FinishedGame, names: OpeningNames): Steps<Result<Match, JudgeError>> {
  const verdict = yield* judgeInSteps(game)
  if (!verdict.ok) return verdict
  const { result, reason, winner, moves, finalFen, lastMove } = verdict.value
  const isAgainstComputer = game.settings.mode === 'human-vs-ai'
  const match = {
    id: game.gameId,
    gameId: game.gameId,
    opponentType: isAgainstComputer ? 'computer' : 'human',
    level: isAgainstComputer ? game.settings.aiDifficulty : null,
    humanColor: game.settings.mode === 'human-vs-human' ? null : game.playerColor,
    names: isAgainstComputer ? { w: '', b: '' } : game.names,
    result,
    winner: winner ?? null,
    endReason: reason,
    durationSeconds: game.durationSeconds,
    finishedAt: game.finishedAt,
    moveCount: moves.length,
    finalFen,
    lastMove,
    ...openingOf(game.start, moves, names),
    settings: game.settings,
    start: game.start,
    moves,
    times: game.times,
    engineVersion: isAgainstComputer ? game.engineVersion : null,
  } satisfies Match
  return { ok: true, value: match }
}

/** The name of the last position that has one. */
function openingOf(start: Fen, moves: readonly San[], names: OpeningNames): Pick<Match, 'eco' | 'opening'> {
  const line = readLine(start, moves.slice(0, LONGEST_LINE), parseSan)
  const last = line.ok ? lastNamed(names, line.value) : undefined
  if (!last) return { eco: null, opening: null }
  const { eco, name } = splitOpening(last.title)
  return { eco, opening: name }
}

/** What an account knows of a match besides. */
interface InAccount {
  readonly createdAt: string
  /** Opens the match to whoever has the link. */
  readonly shareToken: string | null
}

export interface AccountMatchSummary extends MatchSummary, InAccount {}
export interface AccountMatch extends Match, InAccount {}
