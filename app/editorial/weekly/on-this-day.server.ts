import { famousGames, historyArticles, playerProfiles, posts } from '#content/library.server.ts'
import { historyPath, playerPath, postPath } from '#content/pages.server.ts'
import { givenNameFirst } from '#app/editorial/boards/game-line.ts'
import { gameOfBlock } from '#app/editorial/boards/game-of-block.ts'

/** A game of the collection that was played on one of a week's days. */
export interface DatedGame {
  /** The day on which it was played. */
  readonly date: string
  readonly white: string
  readonly black: string
  readonly event: string
  /** The page that shows it. */
  readonly path: string
}

/** The games played on these days in any year, the oldest first. Games without a day, or on no page, are left out. */
export function gamesOnDays(days: readonly string[]): readonly DatedGame[] {
  const daysOfYear = new Set(days.map((day) => day.slice(5)))
  return listDated()
    .filter(({ date }) => daysOfYear.has(date.slice(5)))
    .flatMap(({ id, ...game }) => {
      const path = pageOf(id)
      return path === undefined ? [] : [{ ...game, path }]
    })
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

type Dated = Omit<DatedGame, 'path'> & { readonly id: string }

let dated: readonly Dated[] | undefined

/** Every game of the collection with a full date. Read once: the page is rendered on request, and reading takes all PGN texts. */
const listDated = (): readonly Dated[] =>
  (dated ??= [...famousGames().keys()].flatMap((id) => readDated(id) ?? []))

function readDated(id: string): Dated | undefined {
  const game = gameOfBlock({ kind: 'collection', id, caption: '', ply: undefined }, famousGames())
  if (!game.ok) throw new Error(`content/games/${id}.pgn: ${game.detail}`)
  const { White: white, Black: black, Event: event, Date: date = '' } = game.value.line.tags
  if (white === undefined || black === undefined || event === undefined) return undefined
  if (!/^\d{4}\.\d\d\.\d\d$/.test(date)) return undefined
  return {
    id,
    date: date.replaceAll('.', '-'),
    white: givenNameFirst(white),
    black: givenNameFirst(black),
    event,
  }
}

function pageOf(id: string): string | undefined {
  const shows = ({ body }: { readonly body: string }): boolean => body.includes(`\`\`\`game\n${id}\n`)
  const post = posts().find(shows)
  if (post) return postPath(post.data.slug)
  const article = historyArticles().find(shows)
  if (article) return historyPath(article.data.slug)
  const player = playerProfiles().find(({ data }) => data.keyGame === id)
  return player && playerPath(player.data.slug)
}
