import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Duel } from '#app/exercise/duel.ts'
import { isWonByPupil, type TaughtEnding } from './ending-list.ts'

/** The pupil's moves: enough for every one of these wins, and for a defence to have met the attack. */
const WIN_WITHIN = 40
const HOLD_FOR = 15
/** The opponent's first move, if the pupil is not to move in the taught position. */
const FIRST_MOVES: Readonly<Record<string, string>> = { 'knight-pawn-the-back-rank-holds': 'a7g7' }

/** An ending of five men as a duel with the engine. */
export function duelOf(ending: TaughtEnding): Duel {
  const first = FIRST_MOVES[ending.id]
  const given = readLine(ending.fen, first === undefined ? [] : [first], parseUci)
  // A test reads every position and first move.
  if (!given.ok) throw new Error(ending.id)
  return isWonByPupil(ending)
    ? { kind: 'win', within: WIN_WITHIN, given: given.value }
    : { kind: 'draw', within: HOLD_FOR, given: given.value }
}
