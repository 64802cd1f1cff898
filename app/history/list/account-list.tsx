import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isNarrow, parseFilter } from '#matches/match-filter.ts'
import { statisticsOf, type MatchStatistics } from '#matches/statistics.ts'
import { MOST_MATCHES } from '#matches/settings.ts'
import { useExportAddress } from '#app/browser/use-export-address.ts'
import { Button } from '#app/ui/button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { buttonClass } from '#app/ui/button-style.ts'
import { DeviceOffer } from './device-offer.tsx'
import type { ListedMatch } from '#app/history/listed-match.ts'
import { LoadingMatches } from './loading-matches.tsx'
import { MatchList } from './match-list.tsx'
import { NothingPlayed } from './nothing-played.tsx'
import { matchSync, useMatchSyncState } from '#app/history/sync/use-match-sync.ts'
import { narrow, useDeviceMatches } from '#app/history/use-listed-matches.ts'
import { Overview, type AccuracyOf } from '#app/history/overview/overview.tsx'
import { Tallies } from '#app/history/statistics/statistics-panel.tsx'
import { useMatches, useStatistics, type Loaded } from '#app/history/use-matches.ts'
import { words } from '#words/history'

interface AccountListProps {
  readonly userId: string
  readonly accuracyOf: AccuracyOf
  readonly figures: ReactNode
}

/** The matches of an account, after those on the device that have not been sent yet. */
export function AccountList({ userId, accuracyOf, figures }: AccountListProps) {
  const [params] = useSearchParams()
  const [changes, setChanges] = useState(0)
  const { arrived, isSignedOut } = useMatchSyncState()
  const device = useDeviceMatches(userId)
  const query = listQuery(params)
  const loaded = useMatches(query, `${changes} ${arrived.length}`)
  const after = params.get('after')
  const counted = useStatistics(`${changes} ${arrived.length}`)

  const onTheirWay = after === null ? narrow(device.listed ?? [], parseFilter(params)) : []
  const inAccount =
    loaded.state === 'ready'
      ? loaded.value.matches.map((match): ListedMatch => ({ place: 'account', match }))
      : []
  const isLoading = loaded.state === 'loading'
  const listed = isLoading ? undefined : [...onTheirWay, ...inAccount]
  const statistics = useCounted(counted, device.listed ?? [])
  const isNewest = after === null && !isNarrow(parseFilter(params))
  const [isShown, setShown] = useState(false)
  // Waits for both requests: otherwise the later answer would shift what the earlier one shows.
  if (!isShown && !isLoading && counted.state !== 'loading') setShown(true)
  if (!isShown) return <LoadingMatches />
  const hasWaiting = onTheirWay.some((each) => each.place === 'device' && each.stored.state === 'waiting')
  return (
    <div className="grid gap-5">
      {device.guestGameIds.length > 0 && (
        <DeviceOffer
          count={device.guestGameIds.length}
          onTake={() => matchSync().adopt(device.guestGameIds)}
        />
      )}
      <WaitingNote hasWaiting={hasWaiting} isSignedOut={isSignedOut} />
      {loaded.state === 'failed' && <Failure onRetry={() => setChanges((count) => count + 1)} />}
      {statistics && (
        <Overview
          {...{ statistics, accuracyOf, figures }}
          of={counted.state === 'ready' ? undefined : words.accountList.ofDevice}
          latest={isNewest ? (listed ?? []) : []}
        />
      )}
      <MatchList
        title={words.accountList.matchHistory}
        listed={listed}
        accuracyOf={accuracyOf}
        onChanged={() => setChanges((count) => count + 1)}
        exports={inAccount.length > 0 && <ExportAll />}
        pages={<Pages next={loaded.state === 'ready' ? loaded.value.next : null} isFirst={after === null} />}
        empty={loaded.state === 'failed' ? null : <NothingPlayed />}
      />
      {statistics && <Tallies statistics={statistics} />}
      <p className="text-sm text-muted">{words.accountList.capacity(MOST_MATCHES)}</p>
    </div>
  )
}

function ExportAll() {
  return (
    <a href={useExportAddress()} download className={buttonClass('secondary', 'normal')}>
      {words.accountList.exportAll}
    </a>
  )
}

const Failure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <p role="alert" className="flex flex-wrap items-center gap-3 text-label">
    <span>{words.accountList.couldNotBeLoaded}</span>
    <Button onClick={onRetry}>{words.accountList.tryAgain}</Button>
  </p>
)

interface WaitingNoteProps {
  readonly hasWaiting: boolean
  readonly isSignedOut: boolean
}

function WaitingNote({ hasWaiting, isSignedOut }: WaitingNoteProps) {
  return (
    <div role="status" className="empty:absolute">
      {hasWaiting && (
        <p className="flex flex-wrap items-center gap-3 text-label">
          {isSignedOut ? (
            <span>
              {richText(words.accountList.waitingSignedOut((text) => <Link to="/auth">{text}</Link>))}
            </span>
          ) : (
            <>
              <span>{words.accountList.waiting}</span>
              <Button onClick={() => matchSync().sendNow()}>{words.accountList.tryNow}</Button>
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** Statistics of the account or, if they cannot be loaded, of the matches on this device; undefined while loading. */
function useCounted(
  counted: Loaded<MatchStatistics>,
  onDevice: readonly ListedMatch[],
): MatchStatistics | undefined {
  const [now] = useState(() => new Date())
  if (counted.state === 'loading') return undefined
  if (counted.state === 'ready') return counted.value
  return statisticsOf(
    onDevice.map(({ match }) => match),
    now,
  )
}

function Pages({ next, isFirst }: { readonly next: string | null; readonly isFirst: boolean }) {
  const [params] = useSearchParams()
  const to = (after: string | null) => {
    const changed = new URLSearchParams(params)
    if (after === null) changed.delete('after')
    else changed.set('after', after)
    return `?${changed.toString()}`
  }
  if (isFirst && next === null) return null
  return (
    <nav aria-label={words.accountList.pages} className="flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <Link to={to(null)} className={buttonClass('secondary', 'normal')}>
          {words.accountList.newest}
        </Link>
      )}
      {next !== null && (
        <Link to={to(next)} className={buttonClass('secondary', 'normal')}>
          {words.accountList.older}
        </Link>
      )}
    </nav>
  )
}

/** Picks the parameters of the list from the address. */
function listQuery(params: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of ['result', 'opponent', 'color', 'q', 'after']) {
    const value = params.get(name)
    if (value !== null) query.set(name, value)
  }
  return query.toString()
}
