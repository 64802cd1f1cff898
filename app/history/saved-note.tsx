import { Link } from 'react-router'
import type { GameRecord } from '#matches/game-record.ts'
import { makeGameRecordText } from '#matches/game-record-text.ts'
import { isSameEnding } from '#matches/same-ending.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { SendAgain } from './send-again.tsx'
import { lastArrivalOf } from './sync/match-sync.ts'
import { useMatchSyncState } from './sync/use-match-sync.ts'
import { refusalText } from './wording.ts'
import { words } from '#words/history'

/** Loaded on demand, since most games end only once. */
const OtherEnding = lazyPart(async () => (await import('./other-ending.tsx')).OtherEnding)

interface SavedNoteProps {
  readonly game: GameRecord
  /** Replaces the saved ending with this one. */
  readonly onReplace: () => void
}

/** Finds out where the game is saved: on the device, in the account, or with another ending. */
function useSaved(game: GameRecord) {
  const { matches, arrived, ...state } = useMatchSyncState()
  const { gameId } = game
  const text = makeGameRecordText(game)
  const stored = matches?.find((match) => match.gameId === gameId)
  const last = lastArrivalOf(arrived, gameId)
  const arrival = !stored && last && isSameEnding(last.game, text) ? last.kept : undefined
  const isOtherStored = stored && !isSameEnding(stored.game, text)
  const other = isOtherStored ? stored.game : arrival?.isOther ? arrival : undefined
  return { ...state, stored, arrival, other, id: stored ? gameId : arrival?.id }
}

/** A link to the review, shown once the game is saved with this ending. */
export function ReviewLink({ game }: { readonly game: GameRecord }) {
  const { id, other } = useSaved(game)
  if (id === undefined || other) return null
  return (
    <LinkButton kind="primary" to={`/review?game=${encodeURIComponent(id)}`}>
      {words.savedNote.review}
    </LinkButton>
  )
}

/** Tells the player in the end dialog where the game was saved. */
export function SavedNote({ game, onReplace }: SavedNoteProps) {
  const { gameId } = game
  const { stored, arrival, other, isSending, isSignedOut, hasFailed } = useSaved(game)
  return (
    <div aria-live="polite" className="grid gap-2 text-sm text-muted [&_a]:underline">
      {other ? <OtherEnding kept={other} onReplace={onReplace} /> : note()}
    </div>
  )

  function note() {
    if (hasFailed && !stored) return words.savedNote.cannotSave
    if (arrival)
      return <p>{richText(words.savedNote.saved((text) => <Link to="/dashboard">{text}</Link>))}</p>
    if (!stored) return null
    if (stored.state === 'refused')
      return (
        <>
          <p>{words.savedNote.refused(refusalText(stored.refusal))}</p>
          <SendAgain match={stored} />
        </>
      )
    if (stored.state === 'kept')
      return (
        <p>
          {richText(
            words.savedNote.keptHere(
              (text) => <Link to="/auth">{text}</Link>,
              (text) => <Link to={`/dashboard?game=${gameId}`}>{text}</Link>,
            ),
          )}
        </p>
      )
    if (isSignedOut)
      return <p>{richText(words.savedNote.signedOut((text) => <Link to="/auth">{text}</Link>))}</p>
    return isSending ? words.savedNote.saving : words.savedNote.waiting
  }
}
