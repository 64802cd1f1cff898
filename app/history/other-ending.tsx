import { readGameRecord, type GameRecordText } from '#matches/game-record-text.ts'
import { judge } from '#matches/judge.ts'
import { Button } from '#app/ui/button.tsx'
import type { KeptMatch } from './sync/send-matches.ts'
import { fullMoves } from './wording.ts'
import { words } from '#words/history'

type SavedEnding = Pick<KeptMatch, 'endReason' | 'winner' | 'moveCount'>

interface OtherEndingProps {
  /** The game on the device, or the ending that the account reported. */
  readonly kept: GameRecordText | SavedEnding
  readonly onReplace: () => void
}

/** Shown if moves were taken back and the game ended differently: says which ending is saved, with a button to replace it. */
export function OtherEnding({ kept, onReplace }: OtherEndingProps) {
  const ending = 'moveCount' in kept ? kept : judgeEnding(kept)
  return (
    <>
      <p>
        {ending
          ? words.otherEnding.keptEnding(ending.winner, ending.endReason, fullMoves(ending))
          : words.otherEnding.kept}
      </p>
      <Button onClick={onReplace}>{words.otherEnding.saveThisEnding}</Button>
    </>
  )
}

function judgeEnding(text: GameRecordText): SavedEnding | undefined {
  const game = readGameRecord(text)
  const end = game.ok ? judge(game.value) : game
  if (!game.ok || !end.ok) return undefined
  const { reason, winner } = end.value
  return { endReason: reason, winner: winner ?? null, moveCount: game.value.line.length }
}
