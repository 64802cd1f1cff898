import { useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { parseFilter } from '#matches/match-filter.ts'
import { makeMatchPgn } from '#matches/match-pgn.ts'
import { Button } from '#app/ui/button.tsx'
import type { ListedMatch } from '#app/history/listed-match.ts'
import { statisticsOf } from '#matches/statistics.ts'
import { Overview, type AccuracyOf } from '#app/history/overview/overview.tsx'
import { Tallies } from '#app/history/statistics/statistics-panel.tsx'
import { LoadingMatches } from './loading-matches.tsx'
import { MatchList } from './match-list.tsx'
import { NothingPlayed } from './nothing-played.tsx'
import { narrow, useDeviceMatches } from '#app/history/use-listed-matches.ts'
import { words } from '#words/history'

const PAGE = 20

interface GuestListProps {
  readonly accuracyOf: AccuracyOf
  readonly figures: ReactNode
}

/** The matches of guests on this device. */
export function GuestList({ accuracyOf, figures }: GuestListProps) {
  const [params] = useSearchParams()
  const [most, setMost] = useState(PAGE)
  const { listed } = useDeviceMatches(undefined)
  const narrowed = listed && narrow(listed, parseFilter(params))
  const [now] = useState(() => new Date())
  const statistics = useMemo(
    () =>
      listed &&
      statisticsOf(
        listed.map(({ match }) => match),
        now,
      ),
    [listed, now],
  )
  if (statistics === undefined) return <LoadingMatches />
  return (
    <>
      <Overview {...{ statistics, accuracyOf, figures }} latest={listed ?? []} />
      <MatchList
        title={words.guestList.title}
        listed={narrowed?.slice(0, most)}
        accuracyOf={accuracyOf}
        onChanged={() => undefined}
        exports={
          listed !== undefined &&
          listed.length > 0 && <Button onClick={() => download(listed)}>{words.guestList.exportAll}</Button>
        }
        pages={
          narrowed !== undefined &&
          narrowed.length > most && (
            <Button className="justify-self-center" onClick={() => setMost((shown) => shown + PAGE)}>
              {words.guestList.older}
            </Button>
          )
        }
        empty={<NothingPlayed />}
      />
      <Tallies statistics={statistics} />
    </>
  )
}

function download(listed: readonly ListedMatch[]) {
  const as = { player: words.match.you, site: location.origin }
  const games = listed.flatMap((each) => (each.place === 'device' ? [makeMatchPgn(each.match, as)] : []))
  const url = URL.createObjectURL(new Blob([games.join('\n')], { type: 'application/x-chess-pgn' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'rook-and-rajah-games.pgn'
  link.click()
  URL.revokeObjectURL(url)
}
