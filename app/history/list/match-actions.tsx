import { useId } from 'react'
import type { EndReason } from '#matches/ending.ts'
import type { MatchSummary } from '#matches/match.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { words } from '#words/history'

interface MatchActionsProps {
  readonly match: MatchSummary
  /** Identifies the match: `Win, Nov 22, 2026`. */
  readonly about: string
  readonly onReplay: () => void
  readonly onDelete: () => void
}

/** Endings after which the rules allow more moves. For the others, the replay offers earlier positions. */
const PLAYABLE: ReadonlySet<EndReason> = new Set([
  'threefold-repetition',
  'resignation',
  'agreement',
  'timeout',
  'timeout-without-mating-material',
])

/** The actions for a match: in a row if they fit, or in a sheet behind a button. */
export function MatchActions({ match, about, onReplay, onDelete }: MatchActionsProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="match-more"
        popoverTarget={id}
        aria-label={words.matchActions.more(about)}
      >
        <Icon name="more" />
      </button>
      <div id={id} popover="auto" className="match-actions">
        <p className="match-sheet-title">{about}</p>
        <Button onClick={onReplay}>{words.matchActions.replay}</Button>
        <LinkButton to={`/review?game=${encodeURIComponent(match.id)}`}>
          {words.matchActions.review}
        </LinkButton>
        {PLAYABLE.has(match.endReason) && (
          <LinkButton to={`/play?fen=${encodeURIComponent(match.finalFen)}`}>
            {words.matchActions.playFromHere}
          </LinkButton>
        )}
        <button
          type="button"
          className="match-delete"
          aria-label={words.matchActions.deleteMatch(about)}
          title={words.matchActions.delete}
          onClick={onDelete}
        >
          <Icon name="trash" />
          <span className="match-delete-word">{words.matchActions.delete}</span>
        </button>
      </div>
    </>
  )
}
