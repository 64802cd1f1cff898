import type { Rating, RatingKind } from '#content/ratings.ts'
import '#app/editorial/article.css'
import { BackLink } from '#app/editorial/back-link.tsx'
import type { DrawnBoard } from '#app/editorial/boards/board-svg.ts'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { Thumbnail } from '#app/editorial/boards/thumbnail.tsx'
import { roughDate } from '#app/ui/dates.ts'
import { Flag } from '#app/editorial/flag.tsx'
import { Html } from '#app/editorial/html.tsx'
import './player.css'
import { SHOWN_RATING_KINDS, ratingLabel } from '#app/editorial/rankings/rating-labels.ts'
import { listNotes } from '#app/editorial/rankings/rating-note.ts'
import { RatingNotes, RatingValue } from '#app/editorial/rankings/rating-value.tsx'
import { ReplayScript } from '#app/editorial/replay-script.tsx'
import { NextStep } from '#app/editorial/next-step.tsx'
import type { NextStepLink as Step } from '#content/next-steps.ts'
import { Sources } from '#app/editorial/sources.tsx'
import { Niche } from '#app/ui/ornament/niche.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

export interface PlayerLink {
  readonly path: string
  readonly name: string
  readonly country: string
  readonly flag: string
}

export interface Player {
  readonly name: string
  readonly title: string
  readonly born: string
  readonly birthplace?: string | undefined
  readonly country: string
  readonly flag: string
  readonly ratings: Record<RatingKind, Rating | undefined>
  /** The month of the FIDE list, `2025-08`. */
  readonly list: string
  /** The month of the last list with the player in the top twenty; absent for players who are in it. */
  readonly lastPlace: string | undefined
  readonly biography: string
  readonly playingStyle: string
  readonly recentUpdates: readonly { readonly date: string; readonly text: string }[]
  readonly keyMatches: readonly {
    readonly opponent: string
    readonly event: string
    readonly date: string
    readonly result: string
  }[]
  readonly keyGame: string | undefined
  /** A position of the key game. */
  readonly emblem: DrawnBoard | undefined
  readonly next: Step
  readonly sources: readonly { readonly title: string; readonly url?: string | undefined }[]
  readonly also: readonly PlayerLink[]
}

export function PlayerPage({ player }: { readonly player: Player }) {
  return (
    <main className="page pt-4 sm:pt-8">
      {player.keyGame !== undefined && <BoardSymbols />}
      <BackLink to="/rankings">{words.playerPage.backToRankings}</BackLink>
      <PlayerHeader player={player} />
      <div className="player-intro">
        <CurrentRatings {...player} />
        <section className="player-section">
          <h2>{words.playerPage.biography}</h2>
          <Html html={player.biography} className="prose" />
        </section>
        <section className="player-section">
          <h2>{words.playerPage.playingStyle}</h2>
          <p className="prose">{player.playingStyle}</p>
        </section>
      </div>
      {player.keyGame !== undefined && (
        <section className="player-section">
          <h2 id="key-game">{words.playerPage.keyGame}</h2>
          <Html html={player.keyGame} className="prose" />
          <ReplayScript />
        </section>
      )}
      <section className="player-section">
        <h2>{words.playerPage.recentUpdates}</h2>
        <dl className="updates">
          {player.recentUpdates.map(({ date, text }) => (
            <div key={date + text}>
              <dt>
                <time dateTime={date}>{roughDate(date)}</time>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="player-section">
        <h2>{words.playerPage.keyMatches}</h2>
        <KeyMatches matches={player.keyMatches} />
      </section>
      <NextStep step={player.next} />
      <div className="player-sources">
        <Sources sources={player.sources} />
      </div>
      <AlsoLike players={player.also} />
    </main>
  )
}

function PlayerHeader({ player }: { readonly player: Player }) {
  const { name, title, born, birthplace, country, flag, emblem } = player
  return (
    <header className="player-header">
      <Flag src={flag} className="flag-disc" />
      <div>
        <h1 className="text-2xl sm:text-4xl">{name}</h1>
        <p className="mt-2 text-label sm:text-base">{country}</p>
        <p className="mt-1 text-label text-muted">
          {birthplace === undefined
            ? words.playerPage.born(title, roughDate(born))
            : words.playerPage.bornIn(title, roughDate(born), birthplace)}
        </p>
      </div>
      {emblem && (
        <a href="#key-game" className="player-board">
          <Niche>
            <Thumbnail view={emblem} />
          </Niche>
          {words.playerPage.keyGame}
        </a>
      )}
    </header>
  )
}

function CurrentRatings({ ratings, list, lastPlace }: Pick<Player, 'ratings' | 'list' | 'lastPlace'>) {
  const notes = listNotes(SHOWN_RATING_KINDS.map((kind) => ratings[kind]))
  return (
    <section className="player-section current-ratings">
      <h2>{words.playerPage.currentRatings}</h2>
      <dl className="ratings">
        {SHOWN_RATING_KINDS.map((kind) => (
          <div key={kind}>
            <dt>{ratingLabel(kind)}</dt>
            <dd>
              <RatingValue rating={ratings[kind]} notes={notes} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {notes.length > 0
          ? words.playerPage.listOfUnmarked(roughDate(list))
          : words.playerPage.list(roughDate(list))}
        {lastPlace !== undefined && (
          <>
            {' '}
            {richText(
              words.playerPage.lastInTheTopTwenty(
                (text) => <a href="/players">{text}</a>,
                roughDate(lastPlace),
              ),
            )}
          </>
        )}
      </p>
      <RatingNotes notes={notes} />
    </section>
  )
}

function KeyMatches({ matches }: { readonly matches: Player['keyMatches'] }) {
  return (
    <ul className="matches">
      {matches.map(({ opponent, event, date, result }) => (
        <li key={event + date + opponent}>
          <p className="font-semibold">{opponent}</p>
          <p className="text-label text-muted">
            {event}, <time dateTime={date}>{roughDate(date)}</time>
          </p>
          <p>{result}</p>
        </li>
      ))}
    </ul>
  )
}

function AlsoLike({ players }: { readonly players: readonly PlayerLink[] }) {
  return (
    <nav aria-labelledby="also" className="player-section">
      <h2 id="also">{words.playerPage.youMightAlsoLike}</h2>
      <ul className="also">
        {players.map(({ path, name, country, flag }) => (
          <li key={path}>
            <Flag src={flag} className="flag-disc" />
            <span>
              <a href={path} className="stretched-link font-semibold">
                {name}
              </a>
              <span className="mt-0.5 block text-sm text-muted">{country}</span>
            </span>
          </li>
        ))}
        <li>
          <a href="/rankings" className="stretched-link font-semibold text-green">
            {words.playerPage.allRankings}
          </a>
        </li>
      </ul>
    </nav>
  )
}
