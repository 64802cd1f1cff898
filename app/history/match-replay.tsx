import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { MatchFacts } from './match-facts.tsx'
import { ReplayView, type ReplayBoard } from './replay-view.tsx'
import { ShareMatch } from './share-match.tsx'
import { useDeviceMatches } from './use-listed-matches.ts'
import { useMatch } from './use-matches.ts'

interface MatchReplayProps {
  readonly id: string
  readonly user: { readonly id: string; readonly name: string } | undefined
  readonly Board: ReplayBoard
}

/** One match, played back in the dashboard. Its address is the dashboard's with the match's id. */
export function MatchReplay({ id, user, Board }: MatchReplayProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { listed } = useDeviceMatches(user?.id)
  const onDevice = listed?.find(({ match }) => match.id === id)
  const isAsked = listed !== undefined && !onDevice && user !== undefined
  const loaded = useMatch(isAsked ? id : undefined)
  const saved = loaded.state === 'ready' ? loaded.value : undefined
  const match = onDevice?.place === 'device' ? onDevice.match : saved
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <BackToList />
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Replay
        </h1>
      </div>
      {match === undefined ? (
        <p role="status" className="py-10 text-center">
          {words()}
        </p>
      ) : (
        <ReplayView
          key={match.id}
          match={match}
          Board={Board}
          player={user?.name || 'You'}
          facts={<MatchFacts match={match} isOwn />}
        >
          {saved && match === saved && (
            <ShareMatch id={saved.id} shareToken={saved.shareToken} onChanged={() => undefined} />
          )}
        </ReplayView>
      )}
    </div>
  )

  function words(): string {
    if (listed === undefined || (isAsked && loaded.state === 'loading')) return 'Loading...'
    if (loaded.state === 'failed') return 'This match could not be fetched. Please try again.'
    return user === undefined
      ? 'This match is not on this device. If it is in your account, please sign in.'
      : 'There is no such match in your account.'
  }
}

/** Where somebody came from the list, it is one step back, as they left it. */
function BackToList() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [, setParams] = useSearchParams()
  const isFromList = typeof state === 'object' && state !== null && 'isFromList' in state
  return (
    <Button
      icon="previous"
      onClick={() => {
        if (isFromList) void navigate(-1)
        else
          setParams((before) => {
            const next = new URLSearchParams(before)
            next.delete('game')
            return next
          })
      }}
    >
      Back to Dashboard
    </Button>
  )
}
