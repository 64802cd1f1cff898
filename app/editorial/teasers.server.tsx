import { renderToStaticMarkup } from 'react-dom/server'
import { allPosts, postsDay, ratings } from '#content/library.server.ts'
import { daysToCome } from '#content/posts.ts'
import { listCurrent } from '#content/ratings.ts'
import { playerPath } from '#content/pages.server.ts'
import { flagOf } from './flag.server.ts'
import { listHistoryCards } from '#app/editorial/articles/history.server.ts'
import { latestPosts } from '#app/editorial/articles/post.server.ts'
import { HistoryTeaser, type HistoryPicture } from '#app/editorial/articles/history-teaser.tsx'
import { LatestPosts } from '#app/editorial/articles/latest-posts.tsx'
import { words } from '#words/labels'
import { words as locale } from '#words/locale'
import { TopThree } from '#app/editorial/rankings/top-three.tsx'

interface DatedHtml {
  /** The first day on which it is shown, such as `2026-12-01`. */
  readonly from: string
  readonly html: string
}

/**
 * Parts of the home page that show articles and players, as HTML, so that their components stay out of the home page's script,
 * where they would weigh 2 kB. The caller passes the gallery's pictures, because features do not import each other.
 */
export function makeTeasers(pictureOf: HistoryPicture) {
  const top = listCurrent(ratings())
    .slice(0, 3)
    .map(({ slug, name, country, iso2, classical }) => ({
      path: playerPath(slug),
      name: words.playerName(slug, name),
      country: words.country(country),
      flag: flagOf(iso2),
      rating: classical.value,
    }))
  return {
    top: renderToStaticMarkup(<TopThree players={top} list={ratings().list} />),
    history: renderToStaticMarkup(<HistoryTeaser articles={listHistoryCards()} pictureOf={pictureOf} />),
    latest: [postsDay(), ...daysToCome(allPosts(locale.language), postsDay())].map((from): DatedHtml => ({
      from,
      html: renderToStaticMarkup(<LatestPosts posts={latestPosts(from)} />),
    })),
  }
}

/** The part that is shown on a day. */
export const partOfDay = (parts: readonly DatedHtml[], day: string): string =>
  (parts.findLast(({ from }) => from <= day) ?? parts[0])?.html ?? ''
