import { historyArticles, ratings } from '#content/library.server.ts'
import { historyPath, playerPath } from '#content/pages.server.ts'
import { flagOf } from './flag.server.ts'
import type { HistoryCard } from './history-teaser.tsx'
import type { TopPlayer } from './top-three.tsx'

/** What the home page shows of the pages that are read. */
export function makeTeasers(): {
  readonly top: readonly TopPlayer[]
  readonly history: readonly HistoryCard[]
} {
  return {
    top: ratings()
      .players.toSorted((a, b) => b.classical.value - a.classical.value)
      .slice(0, 3)
      .map(({ slug, name, country, iso2, classical }) => ({
        path: playerPath(slug),
        name,
        country,
        flag: flagOf(iso2),
        rating: classical.value,
      })),
    history: historyArticles().map(({ data: { slug, title, excerpt, tags, date } }) => ({
      path: historyPath(slug),
      title,
      excerpt,
      tags,
      date,
    })),
  }
}
