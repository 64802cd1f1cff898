import { longDate, roughDate } from '#app/ui/dates.ts'
import { Flag } from '#app/editorial/flag.tsx'
import type { PlayerLink } from './player-page.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'
import '#app/editorial/rankings/rankings.css'
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
    <main className="page pt-6 sm:pt-8">
      <h1 className="text-3xl sm:text-4xl">{words.playersPage.chessPlayers}</h1>
      <p className="mt-3 max-w-[38rem] text-lg text-muted">
        {richText(words.playersPage.livesStylesAndGames((text) => <a href="/rankings">{text}</a>))}
      </p>
      <section aria-labelledby="current" className="player-section">
        <h2 id="current">{words.playersPage.theTopTwenty}</h2>
        <p className="text-muted">
          {richText(words.playersPage.classicalRatings(<time dateTime={list}>{roughDate(list)}</time>))}
        </p>
        <Cards players={current} isRanked />
      </section>
      <section aria-labelledby="women" className="player-section">
        <h2 id="women">{words.playersPage.womenAtTheTop}</h2>
        <p className="max-w-[44rem] text-muted">{words.playersPage.theWorldChampionAndOthers}</p>
        <Cards players={women} />
      </section>
      <section aria-labelledby="former" className="player-section">
        <h2 id="former">{words.playersPage.alsoProfiled}</h2>
        <p className="max-w-[44rem] text-muted">
          {words.playersPage.inTheTopTwentySince(longDate(FIRST_LIST))}
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
          {isRanked ? (
            <span className="rank-arch" data-rank={index + 1}>
              <span className="sr-only">#</span>
              {index + 1}
            </span>
          ) : (
            <Flag src={flag} className="flag-disc" />
          )}
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <a
                href={path}
                className="stretched-link font-display text-base font-semibold sm:text-[1.125rem]"
              >
                {name}
              </a>
              <span className="text-[1.125rem] font-semibold">{classical}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              {isRanked && <Flag src={flag} className="h-3 w-4" />} {country}
            </span>
            <span className="block text-sm text-muted">
              {lastPlace === undefined ? title : words.playersPage.lastPlaced(roughDate(lastPlace))}
            </span>
          </span>
        </li>
      ))}
    </List>
  )
}
