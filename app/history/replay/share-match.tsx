import { useState } from 'react'
import { useCopying } from '#app/browser/use-copying.ts'
import { Button } from '#app/ui/button.tsx'
import { shareAccountMatch, unshareAccountMatch } from '#app/history/account-matches.ts'
import { LiveText } from '#app/ui/live-text.tsx'

interface ShareMatchProps {
  readonly id: string
  readonly shareToken: string | null
  /** Called after the match was shared or unshared. */
  readonly onChanged: () => void
}

/** Creates and revokes a link that shows this match, and nothing else, to anyone. */
export function ShareMatch({ id, shareToken, onChanged }: ShareMatchProps) {
  const [token, setToken] = useState(shareToken)
  const { told, tell, copy } = useCopying('The link is in the field above.')
  const [isBusy, setBusy] = useState(false)

  async function change(work: () => Promise<string | null>, done: string) {
    setBusy(true)
    try {
      setToken(await work())
      tell(done)
      onChanged()
    } catch (error) {
      console.warn('The link was not changed.', error)
      tell('That did not work. Please try again.')
    }
    setBusy(false)
  }

  return (
    <details
      className="rounded-card border border-hairline bg-surface px-5 py-3 text-label"
      open={shareToken !== null}
    >
      <summary className="min-h-8 font-semibold">Share</summary>
      <div className="grid gap-3 py-2">
        <p className="text-sm text-muted">
          Anyone with the link sees the moves, the result, the date and the names at the board, including
          yours if your account has one. Your email address is not shown.
        </p>
        {token === null ? (
          <Button
            icon="share"
            disabled={isBusy}
            onClick={() =>
              void change(() => shareAccountMatch(id), 'Anyone with this link can see the match.')
            }
          >
            Make a Link
          </Button>
        ) : (
          <SharedLink
            link={`${location.origin}/games/${token}`}
            isBusy={isBusy}
            onCopy={(link) => copy(() => link, 'The link is copied.')}
            onStop={() =>
              void change(async () => {
                await unshareAccountMatch(id)
                return null
              }, 'The link no longer works.')
            }
          />
        )}
        <LiveText>{told}</LiveText>
      </div>
    </details>
  )
}

interface SharedLinkProps {
  readonly link: string
  readonly isBusy: boolean
  readonly onCopy: (link: string) => void
  readonly onStop: () => void
}

function SharedLink({ link, isBusy, onCopy, onStop }: SharedLinkProps) {
  return (
    <>
      <input
        readOnly
        aria-label="Link to this match"
        value={link}
        className="min-h-11 w-full rounded-control border border-edge bg-sunken px-3"
        onFocus={(event) => event.target.select()}
      />
      <div className="replay-actions">
        <Button onClick={() => onCopy(link)}>Copy Link</Button>
        <Button disabled={isBusy} onClick={onStop}>
          Stop Sharing
        </Button>
      </div>
    </>
  )
}
