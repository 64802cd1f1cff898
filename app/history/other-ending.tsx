import { readFinishedGameRecord, type FinishedGameRecord } from '#matches/finished-game.ts'
import { judge } from '#matches/judge.ts'
import { COLOR_NAMES } from '#chess/names.ts'
import { Button } from '#app/ui/button.tsx'
import type { KeptMatch } from './sync/send-matches.ts'
import { movesText, REASON_NAMES } from './wording.ts'

type SavedEnding = Pick<KeptMatch, 'endReason' | 'winner' | 'moveCount'>

interface OtherEndingProps {
  /** The game on the device, or the ending that the account reported. */
  readonly kept: FinishedGameRecord | SavedEnding
  readonly onReplace: () => void
}

/** Shown if a game was taken back and ended differently: which ending is saved, and a button to replace it. */
export function OtherEnding({ kept, onReplace }: OtherEndingProps) {
  const ending = 'moveCount' in kept ? kept : judgeEnding(kept)
  return (
    <>
      <p>
        Your history keeps how this game ended before
        {ending && `: ${endingText(ending)}`}.
      </p>
      <Button onClick={onReplace}>Save This Ending Instead</Button>
    </>
  )
}

/** `Black won, resignation, 14 moves`. */
const endingText = (ending: SavedEnding): string =>
  [
    ending.winner === null ? 'a draw' : `${COLOR_NAMES[ending.winner]} won`,
    REASON_NAMES[ending.endReason].toLowerCase(),
    movesText(ending),
  ].join(', ')

function judgeEnding(game: FinishedGameRecord): SavedEnding | undefined {
  const verdict = judge(readFinishedGameRecord(game))
  if (!verdict.ok) return undefined
  const { reason, winner, moves } = verdict.value
  return { endReason: reason, winner: winner ?? null, moveCount: moves.length }
}
