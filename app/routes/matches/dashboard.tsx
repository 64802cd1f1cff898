import { useEffect, useMemo } from 'react'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { ownerHere } from '#app/auth/last-owner.ts'
import { makeMissingMeta } from '#app/discovery/page-meta.ts'
import { ReplayBoard } from '#app/line/replay-board.tsx'
import { DashboardPage } from '#app/history/dashboard-page.tsx'
import { useGameOwner, useMatchSyncState } from '#app/history/sync/use-match-sync.ts'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { words } from '#words/routes'
import { TrainingOffer } from '#app/composition/training-offer.tsx'
import { useTrainingOwner } from '#app/composition/use-training-owner.ts'
import { accuracyOfGames } from '#app/composition/accuracy-of-games.ts'
import { useTrainingLog } from '#app/train/log/use-training-log.ts'
import { TrainingFigures } from '#app/train/progress/training-figures.tsx'
import type { TrainingEntry } from '#contract/training.ts'
import type { Route } from './+types/dashboard.ts'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

/** The page is the same for all visitors, so search engines must not index it. */
export const meta = (args: Route.MetaArgs) => makeMissingMeta(args, words.dashboard.title)

export default function Dashboard() {
  const { state, user } = useAuth()
  useGameOwner(state, user?.id)
  useReviewsOfArrivals()
  const { entries } = useTrainingLog()
  const owner = useTrainingOwner()
  const accuracyOf = useMemo(() => accuracyOfGames(entries ?? []), [entries])
  const away = state === 'signed-out' ? ownerAway() : undefined
  return (
    <>
      <NeedsScript>
        <p>
          {richText(words.dashboard.needsScript((text) => <PageAnchor href="/account">{text}</PageAnchor>))}
        </p>
      </NeedsScript>
      <DashboardPage
        state={away ? 'signed-in' : state}
        user={user ?? away}
        Board={ReplayBoard}
        accuracyOf={accuracyOf}
        figures={entries && (hasFigures(entries) ? <TrainingFigures entries={entries} /> : null)}
        progress={<Progress owner={owner} />}
      />
    </>
  )
}

const hasFigures = (entries: readonly TrainingEntry[]): boolean =>
  entries.some(({ kind }) => kind === 'puzzle' || kind === 'review')

/** Sends the reviews of games that this page has sent to the account. */
function useReviewsOfArrivals() {
  const hasArrivals = useMatchSyncState().arrived.length > 0
  useEffect(() => {
    if (!hasArrivals) return
    import('#app/composition/reviews-to-account.ts').catch((error: unknown) =>
      console.warn('The reviews of these games stay on the device.', error),
    )
  }, [hasArrivals])
}

const ProgressPanel = lazyPart(
  async () => (await import('#app/train/progress/progress-panel.tsx')).ProgressPanel,
)

/** Training progress, below the games because most visitors come for the games. */
function Progress({ owner }: { readonly owner: string | null | undefined }) {
  return (
    <>
      <TrainingOffer owner={owner} />
      <ProgressPanel />
    </>
  )
}

/** The last signed-in user when offline, while the session's cookie still exists. */
function ownerAway() {
  const id = ownerHere()
  return id === undefined ? undefined : { id, name: '', email: '' }
}
