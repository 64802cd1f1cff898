import type { FinishedGame } from '#matches/finished-game.ts'
import { judge } from '#matches/judge.ts'
import { COLOR_NAMES } from '#chess/names.ts'
import { Button } from '#app/ui/button.tsx'
import type { KeptMatch } from './sync/send-matches.ts'
import { movesText, REASON_NAMES } from './wording.ts'

type Ending = Pick<KeptMatch, 'endReason' | 'winner' | 'moveCount'>

interface OtherEndingProps {
  /** On the device, or as the account has told of it. */
  readonly kept: FinishedGame | Ending
  readonly onReplace: () => void
}

/** A game that was taken back and ended otherwise is one match: which ending it keeps, and how to change that. */
export function OtherEnding({ kept, onReplace }: OtherEndingProps) {
  const ending = 'moveCount' in kept ? kept : endingOf(kept)
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
const endingText = (ending: Ending): string =>
  [
    ending.winner === null ? 'a draw' : `${COLOR_NAMES[ending.winner]} won`,
    REASON_NAMES[ending.endReason].toLowerCase(),
    movesText(ending),
  ].join(', ')

function endingOf(game: FinishedGame): Ending | undefined {
  const verdict = judge(game)
  if (!verdict.ok) return undefined
  const { reason, winner, moves } = verdict.value
  return { endReason: reason, winner: winner ?? null, moveCount: moves.length }
}
