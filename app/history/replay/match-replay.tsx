import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { MatchFacts } from './match-facts.tsx'
import { ReplayView, type ReplayBoardView } from './replay-view.tsx'
import { ShareMatch } from './share-match.tsx'
import { useFoundMatch } from './use-found-match.ts'
import { words } from '#words/history'

interface MatchReplayProps {
  readonly id: string
  readonly user: { readonly id: string; readonly name: string } | undefined
  readonly Board: ReplayBoardView
}

/** The replay of one match, at the dashboard's address with the match's id. */
export function MatchReplay({ id, user, Board }: MatchReplayProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const found = useFoundMatch(id, user?.id)
  const isFound = found.match !== undefined
  // The heading becomes another element once the match is found.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isFound])
  const head = (
    <div className="replay-head">
      <BackToList />
      <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.matchReplay.replay}
      </h1>
    </div>
  )
  if (found.match === undefined)
    return (
      <>
        {head}
        <p role="status" className="py-10 text-center">
          {found.words}
        </p>
      </>
    )
  return (
    <ReplayView
      key={found.match.id}
      match={found.match}
      Board={Board}
      player={user?.name || words.match.you}
      head={head}
      facts={<MatchFacts match={found.match} isOwn />}
      review={`/review?game=${encodeURIComponent(found.match.id)}`}
    >
      {found.saved && (
        <ShareMatch id={found.saved.id} shareToken={found.saved.shareToken} onChanged={() => undefined} />
      )}
    </ReplayView>
  )
}

/** Goes one step back in the browser's history if the visitor came from the list. */
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
      {words.matchReplay.backToDashboard}
    </Button>
  )
}
