import { useState } from 'react'
import { useCopying } from '#app/browser/use-copying.ts'
import { Button } from '#app/ui/button.tsx'
import { shareAccountMatch, unshareAccountMatch } from '#app/history/account-matches.ts'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/history'
import { localAddress } from '#words/addresses.ts'

interface ShareMatchProps {
  readonly id: string
  readonly shareToken: string | null
  /** Called after the match was shared or unshared. */
  readonly onChanged: () => void
}

/** Creates and revokes a link that shows this match, and nothing else, to anyone. */
export function ShareMatch({ id, shareToken, onChanged }: ShareMatchProps) {
  const [token, setToken] = useState(shareToken)
  const { told, tell, copy } = useCopying(words.shareMatch.isInTheField)
  const [isBusy, setBusy] = useState(false)

  async function change(work: () => Promise<string | null>, done: string) {
    setBusy(true)
    try {
      setToken(await work())
      tell(done)
      onChanged()
    } catch (error) {
      console.warn('The link was not changed.', error)
      tell(words.shareMatch.failed)
    }
    setBusy(false)
  }

  return (
    <details
      className="rounded-card border border-hairline bg-surface px-5 py-3 text-label"
      open={shareToken !== null}
    >
      <summary className="min-h-8 font-semibold">{words.shareMatch.share}</summary>
      <div className="grid gap-3 py-2">
        <p className="text-sm text-muted">{words.shareMatch.about}</p>
        {token === null ? (
          <Button
            icon="share"
            disabled={isBusy}
            onClick={() => void change(() => shareAccountMatch(id), words.shareMatch.isShared)}
          >
            {words.shareMatch.makeALink}
          </Button>
        ) : (
          <SharedLink
            link={location.origin + localAddress(`/games/${token}`)}
            isBusy={isBusy}
            onCopy={(link) => copy(() => link, words.shareMatch.isCopied)}
            onStop={() =>
              void change(async () => {
                await unshareAccountMatch(id)
                return null
              }, words.shareMatch.isNoLongerShared)
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
        aria-label={words.shareMatch.linkToThisMatch}
        value={link}
        className="min-h-11 w-full rounded-control border border-edge bg-sunken px-3"
        onFocus={(event) => event.target.select()}
      />
      <div className="replay-actions">
        <Button onClick={() => onCopy(link)}>{words.shareMatch.copyLink}</Button>
        <Button disabled={isBusy} onClick={onStop}>
          {words.shareMatch.stopSharing}
        </Button>
      </div>
    </>
  )
}
