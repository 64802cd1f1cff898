import type { Fen } from '#chess/types.ts'
import { makeMatchPgn } from '#matches/match-pgn.ts'
import type { Match } from '#matches/match.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { useCopying } from '#app/browser/use-copying.ts'
import { leaveAt } from '#app/browser/left-at.ts'
import { makeAnalysisLink, plainPgn } from '#app/line/analysis-link.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/history'

interface ReplayActionsProps {
  readonly match: Match
  readonly ply: number
  /** The shown position; undefined if the game is over in it. */
  readonly fen: Fen | undefined
  /** The player's name in the PGN. */
  readonly player: string
  /** The address of the match's review. */
  readonly review: string
  readonly onFlip: () => void
}

export function ReplayActions({ match, ply, fen, player, review, onFlip }: ReplayActionsProps) {
  const { told, copy } = useCopying()
  const pgn = () => makeMatchPgn(match, { player, site: location.origin })

  return (
    <>
      <div className="replay-actions">
        <LinkButton to={review} kind="primary" className="col-span-2">
          {words.replayActions.review}
        </LinkButton>
        <Button icon="flip" onClick={onFlip}>
          {words.replayActions.flipBoard}
        </Button>
        <BoardButton />
        <Button onClick={() => copy(pgn, words.replayActions.thePgnIsCopied)}>
          {words.replayActions.copyPgn}
        </Button>
        <LinkButton
          to={makeAnalysisLink(plainPgn(match.start, match.moves), ply)}
          onClick={() => leaveAt(match.id, ply)}
        >
          {words.replayActions.analyseFromHere}
        </LinkButton>
        {fen !== undefined && (
          <LinkButton
            to={`/play?fen=${encodeURIComponent(fen)}`}
            onClick={() => leaveAt(match.id, ply)}
            className="col-span-2"
          >
            {words.replayActions.playFromHere}
          </LinkButton>
        )}
      </div>
      <LiveText>{told}</LiveText>
    </>
  )
}
