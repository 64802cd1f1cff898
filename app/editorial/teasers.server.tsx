import { renderToStaticMarkup } from 'react-dom/server'
import { ratings } from '#content/library.server.ts'
import { listCurrent } from '#content/ratings.ts'
import { playerPath } from '#content/pages.server.ts'
import { flagOf } from './flag.server.ts'
import { listHistoryCards } from '#app/editorial/articles/history.server.ts'
import { latestPosts } from '#app/editorial/articles/post.server.ts'
import { HistoryTeaser, type HistoryPicture } from '#app/editorial/articles/history-teaser.tsx'
import { LatestPosts } from '#app/editorial/articles/latest-posts.tsx'
import { TopThree } from '#app/editorial/rankings/top-three.tsx'

/**
 * What the home page shows of the pages that are read, as HTML: it never changes there and leads to pages without
 * scripts, so its components need not travel with the home page's script. They would weigh 2 kB. The gallery's pictures
 * are handed in: features do not know each other.
 */
export function makeTeasers(pictureOf: HistoryPicture) {
  const top = listCurrent(ratings())
    .slice(0, 3)
    .map(({ slug, name, country, iso2, classical }) => ({
      path: playerPath(slug),
      name,
      country,
      flag: flagOf(iso2),
      rating: classical.value,
    }))
  return {
    top: renderToStaticMarkup(<TopThree players={top} list={ratings().list} />),
    history: renderToStaticMarkup(<HistoryTeaser articles={listHistoryCards()} pictureOf={pictureOf} />),
    latest: renderToStaticMarkup(<LatestPosts posts={latestPosts()} />),
  }
}
