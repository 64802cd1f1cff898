import { longDate, roughDate } from '#app/ui/dates.ts'
import { Flag } from '#app/editorial/flag.tsx'
import { initialsOf } from './initials.ts'
import type { PlayerLink } from './player-page.tsx'
import './player.css'

export interface PlayerCard extends PlayerLink {
  readonly title: string
  readonly classical: number
  /** The last list, `2026-02`, that had the player among the top twenty; absent for those in it and for the women. */
  readonly lastPlace: string | undefined
}

interface PlayersPageProps {
  readonly current: readonly PlayerCard[]
  readonly women: readonly PlayerCard[]
  readonly former: readonly PlayerCard[]
  /** The month of the FIDE list, `2026-03`. */
  readonly list: string
}

/** Every profile: the table, the women, then players who were in the table. */
export function PlayersPage({ current, women, former, list }: PlayersPageProps) {
  return (
    <main className="page max-w-[62rem] pt-8 sm:pt-12">
      <h1 className="text-3xl sm:text-4xl">Chess Players</h1>
      <p className="mt-3 max-w-[38rem] text-lg text-muted">
        Lives, styles and games of the strongest players in the world, with a game to play through on most
        pages. Rapid and blitz ratings are in the <a href="/rankings">rankings</a>.
      </p>
      <section aria-labelledby="current" className="player-section">
        <h2 id="current">The top twenty</h2>
        <p className="text-muted">
          Classical ratings from FIDE’s list of <time dateTime={list}>{roughDate(list)}</time>.
        </p>
        <Cards players={current} isRanked />
      </section>
      <section aria-labelledby="women" className="player-section">
        <h2 id="women">Women at the top</h2>
        <p className="text-muted">
          The world champion, her challenger and six who have been near the title, by classical rating on the
          same list.
        </p>
        <Cards players={women} />
      </section>
      <section aria-labelledby="former" className="player-section">
        <h2 id="former">Also profiled</h2>
        <p className="text-muted">
          These players have been in the top twenty since {longDate(FIRST_LIST)}; each card gives the last
          month. A player can drop out without losing: FIDE stops ranking anyone who plays no rated classical
          game for a year.
        </p>
        <Cards players={former} />
      </section>
    </main>
  )
}

/** The first list that this site showed. */
const FIRST_LIST = '2025-08-01'

function Cards({ players, isRanked = false }: { players: readonly PlayerCard[]; isRanked?: boolean }) {
  const List = isRanked ? 'ol' : 'ul'
  return (
    <List className="player-cards">
      {players.map(({ path, name, country, flag, title, classical, lastPlace }, index) => (
        <li key={path}>
          <span aria-hidden="true" className="initials small">
            {initialsOf(name)}
          </span>
          <span className="min-w-0 grow">
            <a href={path} className="stretched-link font-semibold">
              {name}
            </a>
            <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              <Flag src={flag} className="h-3 w-4" /> {country}
            </span>
            <span className="block text-sm text-muted">
              {lastPlace === undefined ? title : `Last placed: ${roughDate(lastPlace)}`}
            </span>
          </span>
          <span className="text-right">
            {isRanked && <span className="block text-sm text-muted">#{index + 1}</span>}
            <span className="font-semibold tabular-nums">{classical}</span>
          </span>
        </li>
      ))}
    </List>
  )
}
